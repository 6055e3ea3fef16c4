import { memo, useEffect, useRef, useState } from 'react';
import { selectRecalling, selectTable } from '../../app/slices.ts';
import type { Table } from '../../app/table/table.ts';
import { childrenOf, ROOT } from '../../app/table/tree.ts';
import { type LoggedAction, type LoggedTurn, loggedAt, turnsOf } from '../../app/telling/log.ts';
import { selectStory } from '../game/Telling.tsx';
import { inSpareTime } from '../leisure.ts';
import { useActions, useRoom } from '../room.ts';
import { earlierActions, laterActions, turnName, turnsFound, WORDS } from '../words.ts';
import { Clause } from './Clause.tsx';
import { Place } from './Place.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './Turns.module.css';

interface ActionProps {
  readonly game: string;
  readonly action: LoggedAction;
  readonly now: boolean;
  readonly ahead: boolean;
  /** Is it being told step by step at the moment? Then the end is not given away here. */
  readonly untold: boolean;
  onGo(cursor: number): void;
  /** What else there is to say of this place. */
  readonly children: React.ReactNode;
}

/** The action one stands at, once more. */
const Again = ({ cursor }: { readonly cursor: number }) => {
  const { replay } = useActions();
  return (
    <span className={styles.again}>
      <button type="button" onClick={() => replay(cursor, false)}>
        {WORDS.slowly}
      </button>
      <button type="button" onClick={() => replay(cursor, true)}>
        {WORDS.stepwise} <kbd>.</kbd>
      </button>
    </span>
  );
};

const Action = memo(({ game, action, now, ahead, untold, onGo, children }: ActionProps) => (
  <li className={styles.action} data-now={now || undefined} data-ahead={ahead || undefined}>
    <button type="button" className={styles.notation} aria-current={now ? 'step' : undefined} onClick={() => onGo(action.cursor)}>
      {action.notation}
      {ahead && <span className="visuallyHidden"> {WORDS.gone}</span>}
    </button>
    {now && !untold && <Again cursor={action.cursor} />}
    <ul className={styles.lines}>
      {(untold ? [] : action.lines).map(({ text, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a played action never change
        <li key={index}>
          {text} <Clause game={game} rule={rule} />
        </li>
      ))}
    </ul>
    {children}
  </li>
));

const Turn = ({ turn, children }: { readonly turn: LoggedTurn; readonly children: React.ReactNode }) => (
  <li>
    <h2 className={styles.title} data-side={turn.side}>
      {turnName(turn.number, turn.side)}
    </h2>
    <ol>{children}</ol>
  </li>
);

/** Is there more to say of a place than what was played: does one stand there, is something written, did other lines begin? */
const hasMore = ({ cursor, line, tree }: Table, at: number): boolean => {
  const node = line[at - 1];
  return at === cursor || !!tree.notes[node?.id ?? ROOT] || (!!node && childrenOf(tree, node.parent).length > 1);
};

/** So many actions on both sides of where one stands are in the page: it stays as quick as at the start, however long the game grows. */
const NEAR = 20;
/** So many more are unfolded at once. */
const MORE = 40;
/** More than these are not looked through by eye. */
const MOST_FOUND = 60;

interface Found {
  readonly actions: readonly LoggedAction[];
  /** So many of the line have been looked through by now. */
  readonly seen: number;
}

const NOTHING: Found = { actions: [], seen: 0 };

const speaksOf = ({ notation, lines }: LoggedAction, words: string): boolean =>
  `${notation} ${lines.map(({ text, rule }) => `${text} ${rule}`).join(' ')}`.toLowerCase().includes(words);

/** The actions of the line that speak of this, from the first on, found while nothing else is done. */
const useFound = (table: Table | null, words: string): Found => {
  const [found, setFound] = useState(NOTHING);
  const line = table?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a line says changes with the line alone
  useEffect(() => {
    setFound(NOTHING);
    if (!table || words === '') return;
    let isWanted = true;
    const actions: LoggedAction[] = [];
    let seen = 0;
    const goOn = (mayGoOn: () => boolean) => {
      if (!isWanted) return;
      do {
        const action = seen < table.line.length ? loggedAt(table, seen++) : null;
        if (action && speaksOf(action, words)) actions.push(action);
      } while (seen < table.line.length && actions.length < MOST_FOUND && mayGoOn());
      setFound({ actions: [...actions], seen });
      if (seen < table.line.length && actions.length < MOST_FOUND) inSpareTime(goOn);
    };
    inSpareTime(goOn);
    return () => {
      isWanted = false;
    };
  }, [line, words]);
  return found;
};

interface FoldProps {
  readonly words: (count: number) => string;
  readonly count: number;
  onMore(): void;
}

/** What is further away, folded behind a button. */
const Fold = ({ words, count, onMore }: FoldProps) =>
  count > 0 && (
    <li>
      <button type="button" className={styles.fold} onClick={onMore}>
        {words(count)}
      </button>
    </li>
  );

/** What has been played: turns, their actions, and each action's steps in words with their clauses. */
export const Turns = () => {
  const table = useRoom(selectTable);
  const isTold = useRoom(selectStory) !== null;
  const isKnown = useRoom(selectRecalling) === null;
  const { goTo } = useActions();
  const [more, setMore] = useState({ earlier: 0, later: 0 });
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const cursor = table?.cursor ?? 0;
  const sought = words.trim().toLowerCase();
  const found = useFound(isKnown ? table : null, sought);
  useEffect(() => {
    // After the answer is painted: scrolling must lay the page out first.
    const timer = setTimeout(() => {
      if (isKnown && cursor > 0) list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
    }, 60);
    return () => clearTimeout(timer);
  }, [cursor, isKnown]);
  if (!table) return null;
  const { length } = table.line;
  const first = Math.max(0, cursor - NEAR - more.earlier);
  const last = Math.min(length, cursor + NEAR + more.later);
  const turns = isKnown && sought === '' ? turnsOf(table, first, last) : [];
  const from = turns[0]?.from ?? 0;
  const to = turns.at(-1)?.actions.at(-1)?.cursor ?? length;
  const drawn = (action: LoggedAction) => (
    <Action
      key={action.cursor}
      game={table.game.id}
      action={action}
      now={action.cursor === cursor}
      ahead={action.cursor > cursor}
      untold={isTold && action.cursor === cursor}
      onGo={goTo}
    >
      {hasMore(table, action.cursor) && <Place table={table} cursor={action.cursor} />}
    </Action>
  );
  return (
    <>
      {length > 2 * NEAR && <SearchField label={WORDS.findTurns} words={words} onWords={setWords} />}
      {sought !== '' && (
        <p role="status" className={styles.found}>
          {turnsFound(found.actions.length, found.seen, length, found.actions.length >= MOST_FOUND)}
        </p>
      )}
      <ol className={styles.turns} ref={list}>
        {sought === '' && (
          <li>
            <button type="button" className={styles.notation} aria-current={cursor === 0 ? 'step' : undefined} onClick={() => goTo(0)}>
              {WORDS.beginning}
            </button>
            {table.tree.nodes.length === 0 && <p className={styles.hint}>{WORDS.noTurns}</p>}
            {hasMore(table, 0) && <Place table={table} cursor={0} />}
          </li>
        )}
        <Fold words={earlierActions} count={from} onMore={() => setMore({ ...more, earlier: more.earlier + MORE })} />
        {turns.map((turn) => (
          <Turn key={turn.from} turn={turn}>
            {turn.actions.map(drawn)}
          </Turn>
        ))}
        {sought !== '' && found.actions.map(drawn)}
        <Fold words={laterActions} count={length - to} onMore={() => setMore({ ...more, later: more.later + MORE })} />
      </ol>
    </>
  );
};
