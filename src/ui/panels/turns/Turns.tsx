import { useCallback, useEffect, useRef, useState } from 'react';
import { selectPlayers } from '../../../app/slices.ts';
import { nodeAt, type Table } from '../../../app/table/table.ts';
import type { NodeId } from '../../../app/table/tree.ts';
import type { LoggedAction as Logged } from '../../../app/telling/log.ts';
import type { ShortTurn } from '../../../app/telling/short.ts';
import { selectStory } from '../../game/telling/Telling.tsx';
import { useActions, useField, useRoom } from '../../room.ts';
import { turnsFound, WORDS } from '../../words.ts';
import { Changes } from '../look/Changes.tsx';
import { Place } from '../look/Place.tsx';
import { MOST_FOUND, useFound } from '../moves/useFound.ts';
import { SearchField } from '../SearchField.tsx';
import { LoggedAction } from './LoggedAction.tsx';
import { BLOCK, TurnBlock } from './TurnBlock.tsx';
import { hasMore, TurnRow } from './TurnRow.tsx';
import styles from './Turns.module.css';

/** A game of more actions can be searched. */
const LONG = 40;

/** Does the current action belong to this turn? Before the first action it is the first turn. */
const isCurrent = ({ from, to }: ShortTurn, cursor: number): boolean =>
  cursor === 0 ? false : from < cursor && cursor <= to;

/** The beginning of the game, and what is written there. */
const Beginning = ({ table }: { readonly table: Table }) => {
  const { goTo } = useActions();
  return (
    <li>
      <button
        type="button"
        className={styles.notation}
        aria-current={table.cursor === 0 ? 'step' : undefined}
        onClick={() => goTo(0)}
      >
        {WORDS.beginning}
      </button>
      {hasMore(table, 0) && <Place table={table} cursor={0} />}
    </li>
  );
};

/** Turns that were opened or closed by hand, by the node they begin with. */
const useToggled = () => {
  const [toggled, setToggled] = useState<ReadonlySet<NodeId>>(new Set());
  const toggle = useCallback(
    (node: NodeId) =>
      setToggled((was) => new Set(was.has(node) ? [...was].filter((each) => each !== node) : [...was, node])),
    [],
  );
  return { toggled, toggle };
};

/**
 * The turns panel: one line a turn; the current one is open with each action's steps in words and their
 * clauses, others by a press.
 */
export const Turns = () => {
  const table = useField('table');
  const isTold = useRoom(selectStory) !== null;
  const players = useRoom(selectPlayers);
  const isComparing = useField('comparing') !== null;
  const isKnown = useField('recalling') === null;
  const { goTo } = useActions();
  const { toggled, toggle } = useToggled();
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const cursor = table?.cursor ?? 0;
  const sought = words.trim().toLowerCase();
  const isSought = sought !== '';
  const found = useFound(isKnown ? table : null, sought);
  useEffect(() => {
    // After the answer is painted: scrolling must lay the page out first.
    const timer = setTimeout(() => {
      if (isKnown && !isSought && cursor > 0)
        list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
    }, 60);
    return () => clearTimeout(timer);
  }, [cursor, isKnown, isSought]);
  if (!table) return null;
  const { length } = table.line;
  const blocks = isKnown && sought === '' ? Math.ceil(length / BLOCK) : 0;
  const here = Math.floor(Math.max(0, cursor - 1) / BLOCK);
  const drawTurn = (turn: ShortTurn) => {
    const node = nodeAt(table, turn.from + 1);
    return (
      <TurnRow
        key={turn.from}
        table={table}
        players={players}
        isComparing={isComparing}
        turn={turn}
        isOpen={isCurrent(turn, cursor) !== toggled.has(node)}
        isTold={isTold}
        onOpen={() => toggle(node)}
      />
    );
  };
  const drawFound = (action: Logged) => (
    <LoggedAction
      key={action.cursor}
      game={table.game}
      action={action}
      now={action.cursor === cursor}
      ahead={action.cursor > cursor}
      untold={isTold && action.cursor === cursor}
      sign={null}
      onGo={goTo}
    >
      {hasMore(table, action.cursor) && <Place table={table} cursor={action.cursor} />}
    </LoggedAction>
  );
  return (
    <>
      {length > 0 && <Changes />}
      {length > LONG && <SearchField label={WORDS.findTurns} words={words} onWords={setWords} />}
      {sought !== '' && (
        <p role="status" className={styles.found}>
          {turnsFound(found.actions.length, found.seen, length, found.actions.length >= MOST_FOUND)}
        </p>
      )}
      <ol className={styles.turns} ref={list}>
        {sought === '' && <Beginning table={table} />}
        {Array.from({ length: blocks }, (_, block) => (
          <TurnBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the line
            key={block}
            table={table}
            first={block * BLOCK}
            isDue={Math.abs(block - here) <= 1}
          >
            {drawTurn}
          </TurnBlock>
        ))}
        {sought !== '' && found.actions.map(drawFound)}
      </ol>
    </>
  );
};
