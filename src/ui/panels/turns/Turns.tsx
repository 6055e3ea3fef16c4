import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { had } from '../../../app/base/browser.ts';
import { nodeAt, type Table } from '../../../app/model/table.ts';
import { leftOf } from '../../../app/model/travel.ts';
import type { NodeId, TreeNode } from '../../../app/model/tree.ts';
import { rowStart, type ShortRow } from '../../../app/narration/short.ts';
import { isOver } from '../../../app/session/mode.ts';
import { selectLookBack } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectPlayers } from '../../../app/store/state-selectors.ts';
import { SIDES, sideName } from '../../../kernel/side.ts';
import { SearchField } from '../../controls/fields.tsx';
import { fetchLater } from '../../fetched.tsx';
import { selectStory } from '../../game/telling/Narration.tsx';
import { useMedia } from '../../media.ts';
import { ReviewContext } from '../../review/context.ts';
import { useApp, useField } from '../../store.ts';
import { WORDS } from '../../words.ts';
import { Found } from './LoggedAction.tsx';
import { BLOCK, TurnBlock } from './TurnBlock.tsx';
import { hasMore, type OnLine, TurnRow } from './TurnRow.tsx';
import styles from './Turns.module.css';
import { Place, TriedContext } from './Ways.tsx';

const Annotations = fetchLater(async () => (await import('./Annotations.tsx')).Annotations);
const Changes = fetchLater(async () => (await import('./Annotations.tsx')).Changes);

const LONG = 40;

/** Whether the game is over or a past position shown; the fields for annotations are then open. */
const selectIsReviewed = (state: AppState): boolean => selectLookBack(state) !== null || isOver(state);

const useOpened = () => {
  const [opened, setOpened] = useState<ReadonlySet<TreeNode | undefined>>(new Set());
  const toggle = (node: TreeNode | undefined) =>
    setOpened((was) => new Set(was.has(node) ? [...was].filter((each) => each !== node) : [...was, node]));
  return { opened, toggle };
};

/** Keeps the current action in view, also when a block at or beside its own is described. */
const useNowInView = (cursor: number, isKnown: boolean) => {
  const [told, setTold] = useState(0);
  const onDue = useCallback(() => setTold((times) => times + 1), []);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told rows move the others
  useEffect(() => {
    if (!isKnown || cursor === 0) return;
    const show = () => list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
    const panel = list.current?.closest('[role="tabpanel"]');
    const observer = had(() => new ResizeObserver(show));
    // After the reply is painted, since scrolling forces a layout; again when the card or footer grows.
    const timer = setTimeout(() => {
      show();
      for (const each of [panel, list.current?.nextElementSibling])
        if (each) observer?.observe(each, { box: 'border-box' });
    }, 60);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [cursor, isKnown, told]);
  return { list, onDue };
};

interface ListProps {
  readonly table: Table;
  /** The line has been replayed, so its actions can be described. */
  readonly isKnown: boolean;
  readonly isTold: boolean;
}

type PlayedProps = ListProps & Pick<ReturnType<typeof useOpened>, 'opened' | 'toggle'> & { onNote(): void };

/** The rows of a line from `from` on. `here` is the block of the current action, or of the last one. */
const Rows = ({
  table,
  from,
  at,
  onDue,
  children,
}: Pick<ListProps, 'table'> & {
  readonly from: number;
  readonly at: number;
  onDue(): void;
  children(row: ShortRow): ReactNode;
}) => {
  const isPaper = useMedia('print');
  const here = Math.floor(Math.max(0, at - from - 1) / BLOCK);
  return Array.from({ length: Math.ceil((table.line.length - from) / BLOCK) }, (_, block) => (
    <TurnBlock
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the line
      key={block}
      table={table}
      first={from + block * BLOCK}
      isPaper={isPaper}
      onDue={Math.abs(block - here) <= 1 ? onDue : null}
    >
      {children}
    </TurnBlock>
  ));
};

const Played = ({ table: current, isKnown, isTold, opened, toggle, onNote }: PlayedProps) => {
  const players = useApp(selectPlayers);
  const { cursor } = current;
  const { list, onDue } = useNowInView(cursor, isKnown);
  const left = isKnown ? leftOf(current) : null;
  const fork = left?.fork ?? 0;
  const drawRow = (table: Table, row: ShortRow, onLine: OnLine) => {
    const first = table.line[Math.max(row[0]?.from ?? 0, table === current ? fork : 0)];
    return (
      <TurnRow
        key={first?.id}
        {...{ table, players, isTold, row, onNote, ...onLine }}
        isOpen={opened.has(first)}
        onOpen={() => toggle(first)}
      />
    );
  };
  const whole = { shared: Number.POSITIVE_INFINITY, now: cursor };
  const shared = { shared: fork, now: cursor > fork ? null : cursor };
  const table = left?.game ?? current;
  const tried = left && {
    at: fork,
    node: current.line[fork]?.id,
    rows: (
      <TriedContext value={{ at: fork, node: undefined, rows: null }}>
        <ol className={styles.turns}>
          <Rows table={current} from={rowStart(current, fork)} at={cursor} onDue={onDue}>
            {(row) =>
              drawRow(
                current,
                row.filter(({ to }) => to > fork),
                whole,
              )
            }
          </Rows>
        </ol>
      </TriedContext>
    ),
  };
  return (
    <TriedContext value={tried}>
      {table.line.length > 0 && (
        <div className={`small ${styles.sides}`}>
          {SIDES.map((side) => (
            <span key={side} className="cut" data-side={side}>
              <i className="disc" />
              {players?.[side] || sideName(side)}
            </span>
          ))}
        </div>
      )}
      {hasMore(table, 0) && <Place table={table} cursor={0} />}
      <ol className={styles.turns} ref={list}>
        {isKnown && (
          <Rows table={table} from={0} at={table.cursor} onDue={onDue}>
            {(row) => drawRow(table, row, left ? shared : whole)}
          </Rows>
        )}
      </ol>
    </TriedContext>
  );
};

/** The history with a full turn a row; below it annotations or a comparison. */
export const Turns = () => {
  const table = useField('table');
  const isTold = useApp(selectStory) !== null;
  // A review takes the space of the annotations.
  const isReviewing = useContext(ReviewContext).review !== null;
  const isReviewed = useApp(selectIsReviewed) && !isReviewing;
  const isComparing = useField('comparing') !== null;
  const isKnown = useField('replaying') === null;
  const opened = useOpened();
  /** The node for which a note was requested, and how often. */
  const [asked, setAsked] = useState<{ readonly node: NodeId | null; readonly times: number }>({
    node: null,
    times: 0,
  });
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  if (!table) return null;
  const { length } = table.line;
  const node = nodeAt(table);
  const isAsked = asked.node === node && length > 0;
  // A custom position may have its task as a note.
  const isSetUp = length === 0 && table.tree.beginning.start !== undefined;
  const list = { table, isKnown, isTold };
  return (
    <>
      {length > LONG && <SearchField label={WORDS.findTurns} words={words} onWords={setWords} />}
      {sought ? (
        <Found {...list} words={sought} />
      ) : (
        <Played {...list} {...opened} onNote={() => setAsked(({ times }) => ({ node, times: times + 1 }))} />
      )}
      <div className={styles.foot} data-screen>
        {isComparing && <Changes />}
        {(isReviewed || isAsked || isSetUp) && (
          <Annotations key={`${node} ${asked.times}`} table={table} isWriting={isAsked} />
        )}
      </div>
    </>
  );
};
