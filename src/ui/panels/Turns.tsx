import { memo, useEffect, useRef, useState } from 'react';
import { selectPlayers } from '../../app/slices.ts';
import type { Table } from '../../app/table/table.ts';
import { childrenOf, ROOT } from '../../app/table/tree.ts';
import { type LoggedAction, type LoggedTurn, loggedAt, turnsOf } from '../../app/telling/log.ts';
import type { Game } from '../../kernel/game.ts';
import { fetchLater } from '../fetched.tsx';
import { selectStory } from '../game/Telling.tsx';
import { inSpareTime } from '../leisure.ts';
import { OpenToll } from '../pieces/Toll.tsx';
import { useActions, useField, useRoom } from '../room.ts';
import { useNamed } from '../seats/useNamed.ts';
import { earlierActions, laterActions, turnName, turnsFound, WORDS } from '../words.ts';
import { Changes } from './Changes.tsx';
import { Clause } from './Clause.tsx';
import { Place } from './Place.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './Turns.module.css';

/** Shown to whoever has never played the game. */
const FirstPrimer = fetchLater(async () => (await import('../learn/FirstPrimer.tsx')).FirstPrimer);

interface ActionProps {
  readonly game: Game;
  readonly action: LoggedAction;
  readonly now: boolean;
  readonly ahead: boolean;
  /** Is it being narrated step by step? Then the log does not give the end away. */
  readonly untold: boolean;
  onGo(cursor: number): void;
  /** Further lines of this place. */
  readonly children: React.ReactNode;
}

/** Replays the current action. */
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

/** Compares a place with the one that is shown, while places are compared. */
const Since = ({ cursor }: { readonly cursor: number }) => {
  const { compare } = useActions();
  const since = useField('comparing')?.since ?? null;
  return since === null ? null : (
    <span className={styles.again}>
      <button type="button" aria-pressed={since === cursor} onClick={() => compare(cursor)}>
        {WORDS.sinceHere}
      </button>
    </span>
  );
};

const Action = memo(({ game, action, now, ahead, untold, onGo, children }: ActionProps) => {
  const named = useNamed();
  return (
    <li className={styles.action} data-now={now || undefined} data-ahead={ahead || undefined}>
      <button
        type="button"
        className={styles.notation}
        aria-current={now ? 'step' : undefined}
        onClick={() => onGo(action.cursor)}
      >
        {named(action.notation)}
        {ahead && <span className="visuallyHidden"> {WORDS.ahead}</span>}
      </button>
      {now && !untold && <Again cursor={action.cursor} />}
      {!now && <Since cursor={action.cursor} />}
      <ul className={styles.lines}>
        {(untold ? [] : action.lines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a played action never change
          <li key={index}>
            {line.text !== action.notation && named(line.text)} <Clause game={game.id} rule={line.rule} />{' '}
            <OpenToll game={game} line={line} />
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
});

const Turn = ({ turn, children }: { readonly turn: LoggedTurn; readonly children: React.ReactNode }) => {
  const name = useRoom(selectPlayers)?.[turn.side];
  return (
    <li>
      <h2 className={styles.title} data-side={turn.side}>
        {turnName(turn.number, turn.side, name)}
      </h2>
      <ol>{children}</ol>
    </li>
  );
};

/** Has a place more than its action: the cursor, a note, or other lines? */
const hasMore = ({ cursor, line, tree }: Table, at: number): boolean => {
  const node = line[at - 1];
  return (
    at === cursor || !!tree.notes[node?.id ?? ROOT] || (!!node && childrenOf(tree, node.parent).length > 1)
  );
};

/**
 * This many actions on both sides of the cursor are in the page: a long game stays as quick as a short one.
 */
const NEAR = 20;
/** This many more are unfolded at once. */
const MORE = 40;
/** At most this many results are found: nobody reads more. */
const MOST_FOUND = 60;

interface Found {
  readonly actions: readonly LoggedAction[];
  /** How many actions of the line have been searched. */
  readonly seen: number;
}

const NOTHING: Found = { actions: [], seen: 0 };

const speaksOf = ({ notation, lines }: LoggedAction, words: string): boolean =>
  `${notation} ${lines.map(({ text, rule }) => `${text} ${rule}`).join(' ')}`.toLowerCase().includes(words);

/** The actions whose log contains these words, searched from the first one in idle time. */
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

/** Actions further away, folded behind a button. */
const Fold = ({ words, count, onMore }: FoldProps) =>
  count > 0 && (
    <li>
      <button type="button" className={styles.fold} onClick={onMore}>
        {words(count)}
      </button>
    </li>
  );

/** The turns panel: turns, their actions, and each action's steps in words with their clauses. */
export const Turns = () => {
  const table = useField('table');
  const isTold = useRoom(selectStory) !== null;
  const isKnown = useField('recalling') === null;
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
      if (isKnown && cursor > 0)
        list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
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
  const drawAction = (action: LoggedAction) => (
    <Action
      key={action.cursor}
      game={table.game}
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
      {length > 0 && <Changes />}
      {length > 2 * NEAR && <SearchField label={WORDS.findTurns} words={words} onWords={setWords} />}
      {sought !== '' && (
        <p role="status" className={styles.found}>
          {turnsFound(found.actions.length, found.seen, length, found.actions.length >= MOST_FOUND)}
        </p>
      )}
      <ol className={styles.turns} ref={list}>
        {sought === '' && (
          <li>
            <button
              type="button"
              className={styles.notation}
              aria-current={cursor === 0 ? 'step' : undefined}
              onClick={() => goTo(0)}
            >
              {WORDS.beginning}
            </button>
            {table.tree.nodes.length === 0 && <p className={styles.hint}>{WORDS.noTurns}</p>}
            {table.tree.nodes.length === 0 && <FirstPrimer game={table.game} />}
            {hasMore(table, 0) && <Place table={table} cursor={0} />}
          </li>
        )}
        <Fold
          words={earlierActions}
          count={from}
          onMore={() => setMore({ ...more, earlier: more.earlier + MORE })}
        />
        {turns.map((turn) => (
          <Turn key={turn.from} turn={turn}>
            {turn.actions.map(drawAction)}
          </Turn>
        ))}
        {sought !== '' && found.actions.map(drawAction)}
        <Fold
          words={laterActions}
          count={length - to}
          onMore={() => setMore({ ...more, later: more.later + MORE })}
        />
      </ol>
    </>
  );
};
