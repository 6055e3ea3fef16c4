import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { tryOrNull } from '../../../app/base/browser.ts';
import { nodeAt, type Table } from '../../../app/model/table.ts';
import { leftLineOf } from '../../../app/model/travel.ts';
import type { NodeId, TreeNode } from '../../../app/model/tree.ts';
import { rowStart, type ShortRow } from '../../../app/narration/short.ts';
import { isOver } from '../../../app/session/mode.ts';
import { selectLookBack } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectPlayers } from '../../../app/store/state-selectors.ts';
import { SIDES, sideName } from '../../../kernel/side.ts';
import { SearchField } from '../../controls/fields.tsx';
import { selectStory } from '../../game/telling/Narration.tsx';
import { lazyComponent } from '../../lazyComponent.tsx';
import { useMedia } from '../../media.ts';
import { ReviewContext } from '../../review/context.ts';
import { useApp, useField } from '../../store.ts';
import { WORDS } from '../../words.ts';
import { FoundTurns } from './LoggedAction.tsx';
import { BLOCK, TurnBlock } from './TurnBlock.tsx';
import { hasAnnotations, type OnLine, TurnRow } from './TurnRow.tsx';
import styles from './Turns.module.css';
import { CurrentVariationContext, PlaceAnnotations } from './Variations.tsx';

const Annotations = lazyComponent(async () => (await import('./Annotations.tsx')).Annotations);
const Changes = lazyComponent(async () => (await import('./Annotations.tsx')).Changes);

const MIN_SEARCHABLE = 40;

/** Whether the game is over or the board shows a past position. The fields for annotations are then open. */
const selectIsLookingBack = (state: AppState): boolean => selectLookBack(state) !== null || isOver(state);

const useOpenRows = () => {
  const [opened, setOpened] = useState<ReadonlySet<TreeNode | undefined>>(new Set());
  const toggle = (node: TreeNode | undefined) =>
    setOpened((was) => new Set(was.has(node) ? [...was].filter((each) => each !== node) : [...was, node]));
  return { opened, toggle };
};

/** Keeps the current action in view, also after each description, because descriptions change the rows' height. */
const useScrollToCurrent = (cursor: number, isKnown: boolean) => {
  const [describedCount, setDescribedCount] = useState(0);
  const onDescribed = useCallback(() => setDescribedCount((times) => times + 1), []);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: described rows move the others
  useEffect(() => {
    if (!isKnown || cursor === 0) return;
    const show = () => list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
    const panel = list.current?.closest('[role="tabpanel"]');
    const observer = tryOrNull(() => new ResizeObserver(show));
    // Waits until the reply is painted, since scrolling forces a layout. Scrolls again when the card or footer grows.
    const timer = setTimeout(() => {
      show();
      for (const each of [panel, list.current?.nextElementSibling])
        if (each) observer?.observe(each, { box: 'border-box' });
    }, 60);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [cursor, isKnown, describedCount]);
  return { list, onDescribed };
};

interface ListProps {
  readonly table: Table;
  /** Whether the line's positions are known, because the line was replayed. */
  readonly isKnown: boolean;
  readonly isNarrating: boolean;
}

type PlayedProps = ListProps & Pick<ReturnType<typeof useOpenRows>, 'opened' | 'toggle'> & { onNote(): void };

const Rows = ({
  table,
  from,
  at,
  onDescribed,
  children,
}: Pick<ListProps, 'table'> & {
  readonly from: number;
  readonly at: number;
  onDescribed(): void;
  children(row: ShortRow): ReactNode;
}) => {
  const isPaper = useMedia('print');
  const here = Math.floor(Math.max(0, at - from - 1) / BLOCK);
  return Array.from({ length: Math.ceil((table.line.length - from) / BLOCK) }, (_, block) => (
    <TurnBlock
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index in the line
      key={block}
      table={table}
      first={from + block * BLOCK}
      isPaper={isPaper}
      onDescribed={Math.abs(block - here) <= 1 ? onDescribed : null}
    >
      {children}
    </TurnBlock>
  ));
};

const TurnList = ({ table: current, isKnown, isNarrating, opened, toggle, onNote }: PlayedProps) => {
  const players = useApp(selectPlayers);
  const { cursor } = current;
  const { list, onDescribed } = useScrollToCurrent(cursor, isKnown);
  const left = isKnown ? leftLineOf(current) : null;
  const fork = left?.fork ?? 0;
  const drawRow = (table: Table, row: ShortRow, onLine: OnLine) => {
    const first = table.line[Math.max(row[0]?.from ?? 0, table === current ? fork : 0)];
    return (
      <TurnRow
        key={first?.id}
        {...{ table, players, isNarrating, row, onNote, ...onLine }}
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
      <CurrentVariationContext value={{ at: fork, node: undefined, rows: null }}>
        <ol className={styles.turns}>
          <Rows table={current} from={rowStart(current, fork)} at={cursor} onDescribed={onDescribed}>
            {(row) =>
              drawRow(
                current,
                row.filter(({ to }) => to > fork),
                whole,
              )
            }
          </Rows>
        </ol>
      </CurrentVariationContext>
    ),
  };
  return (
    <CurrentVariationContext value={tried}>
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
      {hasAnnotations(table, 0) && <PlaceAnnotations table={table} cursor={0} />}
      <ol className={styles.turns} ref={list}>
        {isKnown && (
          <Rows table={table} from={0} at={table.cursor} onDescribed={onDescribed}>
            {(row) => drawRow(table, row, left ? shared : whole)}
          </Rows>
        )}
      </ol>
    </CurrentVariationContext>
  );
};

export const Turns = () => {
  const table = useField('table');
  const isNarrating = useApp(selectStory) !== null;
  // A review takes the space of the annotations.
  const isReviewing = useContext(ReviewContext).review !== null;
  const isReviewed = useApp(selectIsLookingBack) && !isReviewing;
  const isComparing = useField('comparing') !== null;
  const isKnown = useField('replaying') === null;
  const opened = useOpenRows();
  /** The node for which the player asked to write a note, and how often. Asking again opens a closed field. */
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
  const list = { table, isKnown, isNarrating };
  return (
    <>
      {length > MIN_SEARCHABLE && <SearchField label={WORDS.findTurns} words={words} onWords={setWords} />}
      {sought ? (
        <FoundTurns {...list} words={sought} />
      ) : (
        <TurnList {...list} {...opened} onNote={() => setAsked(({ times }) => ({ node, times: times + 1 }))} />
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
