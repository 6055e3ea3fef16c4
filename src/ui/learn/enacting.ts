/** Actions of a lesson that the page plays by itself. */
import { useEffect } from 'react';
import type { OddboardStore } from '../../app/state.ts';
import type { Target } from '../../kernel/asking/target.ts';
import { useMoving } from '../media.ts';
import { useField } from '../store.ts';

/** Milliseconds before the other side answers, and before the next move of a solution. */
const PAUSE = 700;

/** Plays an action by all its picks, past a warning. */
export const enactAll = (store: OddboardStore, picks: readonly Target[]): void => {
  const { table } = store.getState();
  store.getState().enact(picks);
  if (store.getState().table?.armed && store.getState().table?.cursor === table?.cursor)
    store.getState().enact(picks);
};

/** Calls back a moment after the last action is on the screen; at once without animation. */
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
