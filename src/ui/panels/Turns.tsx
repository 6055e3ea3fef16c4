import { memo, useEffect, useRef, useState } from 'react';
import { selectRecalling, selectTable } from '../../app/slices.ts';
import type { Table } from '../../app/table/table.ts';
import { childrenOf, ROOT } from '../../app/table/tree.ts';
import { type LoggedAction, type LoggedTurn, turnsOf } from '../../app/telling/log.ts';
import { selectStory } from '../game/Telling.tsx';
import { useActions, useRoom } from '../room.ts';
import { turnName, WORDS } from '../words.ts';
import { Clause } from './Clause.tsx';
import { Place } from './Place.tsx';
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

/** So many actions on both sides of where one stands are told at once; the others follow, a few at a time, while nothing else is done. */
const NEAR = 30;

/** How far from here the turns are told by now, on their way to so many actions. */
const useReach = (all: number): number => {
  const [reach, setReach] = useState(NEAR);
  useEffect(() => {
    if (reach >= all) return;
    const timer = setTimeout(() => setReach(reach + NEAR / 2), 80);
    return () => clearTimeout(timer);
  }, [reach, all]);
  return reach;
};

/** What has been played: turns, their actions, and each action's steps in words with their clauses. */
export const Turns = () => {
  const table = useRoom(selectTable);
  const isTold = useRoom(selectStory) !== null;
  const isKnown = useRoom(selectRecalling) === null;
  const { goTo } = useActions();
  const list = useRef<HTMLOListElement>(null);
  const cursor = table?.cursor ?? 0;
  useEffect(() => {
    // After the answer is painted: scrolling must lay the page out first.
    const timer = setTimeout(() => {
      if (isKnown && cursor > 0) list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
    }, 60);
    return () => clearTimeout(timer);
  }, [cursor, isKnown]);
  const reach = useReach(table && isKnown ? Math.max(cursor, table.line.length - cursor) : 0);
  if (!table) return null;
  return (
    <ol className={styles.turns} ref={list}>
      <li>
        <button type="button" className={styles.notation} aria-current={cursor === 0 ? 'step' : undefined} onClick={() => goTo(0)}>
          {WORDS.beginning}
        </button>
        {table.tree.nodes.length === 0 && <p className={styles.hint}>{WORDS.noTurns}</p>}
        {hasMore(table, 0) && <Place table={table} cursor={0} />}
      </li>
      {(isKnown ? turnsOf(table, cursor - reach, cursor + reach) : []).map((turn) => (
        <Turn key={turn.from} turn={turn}>
          {turn.actions.map((action) => (
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
          ))}
        </Turn>
      ))}
    </ol>
  );
};
