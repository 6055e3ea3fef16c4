/** Searches for actions in the background, a few milliseconds at a time, so that no frame waits. */
import { useEffect, useReducer } from 'react';
import type { Hauled } from '../../../app/table/trawl.ts';

const SLICE = 6;

/**
 * Searches these in turn until `isEnough`, and redraws as more is found. Returns whether the search is
 * unfinished.
 */
export const useHaul = (trawls: readonly Hauled[], isEnough: () => boolean): boolean => {
  const [, grown] = useReducer((count: number) => count + 1, 0);
  const open = trawls.find((each) => !each.isDone());
  const wants = !!open && !isEnough();
  useEffect(() => {
    if (!wants || !open) return;
    const timer = setTimeout(() => {
      const until = performance.now() + SLICE;
      open.haul(() => performance.now() < until);
      grown();
    });
    return () => clearTimeout(timer);
  });
  return !!open;
};
