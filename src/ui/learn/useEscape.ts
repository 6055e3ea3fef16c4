/** Refutations of wrong turns in puzzles: searched in the engine, then played on the board. */
import { useContext, useEffect, useState } from 'react';
import { isAnswering, turnsPlayed } from '../../app/learning/lesson.ts';
import { positionAt, type Table } from '../../app/model/table.ts';
import type { OddboardStore } from '../../app/store/state.ts';
import type { Target } from '../../kernel/asking/target.ts';
import type { Position } from '../../kernel/game.ts';
import type { Lesson } from '../../kernel/learning/lesson.ts';
import { turnBegan } from '../../kernel/record.ts';
import type { Answer } from '../../opponent/escape.ts';
import { useMoving } from '../media.ts';
import { OpponentContext } from '../opponent/context.ts';
import { useField, useStoreHere } from '../store.ts';

/** Milliseconds before the other side answers, and between moves of a solution. */
const PAUSE = 700;

/** Plays an action by all its picks, confirming a warning. */
export const enactAll = (store: OddboardStore, picks: readonly Target[]): void => {
  const { table } = store.getState();
  store.getState().enact(picks);
  if (store.getState().table?.armed && store.getState().table?.cursor === table?.cursor)
    store.getState().enact(picks);
};

/** Calls back shortly after the last action is on the screen; at once without animation. */
export const useSoon = (isWanted: boolean, then: () => void): void => {
  const moving = useMoving();
  const playback = useField('playback');
  const isAsking = useField('isAsking');
  const table = useField('table');
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at every place of the lesson
  useEffect(() => {
    if (!isWanted || playback || isAsking) return;
    const timer = setTimeout(then, moving ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [isWanted, playback, isAsking, table, moving]);
};

/** The state of the search for a refutation; null if there is none to show. */
export type Escape = 'looking' | 'unfound' | null;

interface Found {
  readonly tried: Position;
  /** Null if none was found. */
  readonly answer: Answer | null;
}

/** Searches and plays the refutation once the lesson is missed. */
export const useEscape = ({ isOnly, goal, within }: Lesson, isMissed: boolean): Escape => {
  const store = useStoreHere();
  const supply = useContext(OpponentContext);
  const table = useField('table') as Table;
  const [found, setFound] = useState<Found | null>(null);
  const from = turnBegan(table.replayed, table.cursor);
  const isWanted = isMissed && isOnly && goal.kind === 'won' && supply && isAnswering(table);
  /** The position after the wrong turn, until it is answered. */
  const tried = isWanted ? positionAt(table, from) : null;
  const turns = within - turnsPlayed(table);
  const { id } = table.game;
  useEffect(() => {
    if (!tried || !supply) return;
    const stopper = new AbortController();
    const tell = (answer: Answer | null) => !stopper.signal.aborted && setFound({ tried, answer });
    supply()
      .then((opponent) => opponent.escape({ game: id, position: tried, turns }, stopper.signal))
      .then(tell, () => tell(null));
    return () => stopper.abort();
  }, [tried, supply, id, turns]);
  const answer = found?.tried === tried ? found?.answer : undefined;
  const next = answer?.[table.cursor - from];
  useSoon(!!next, () => next && enactAll(store, next));
  if (!tried) return null;
  return answer === null ? 'unfound' : 'looking';
};
