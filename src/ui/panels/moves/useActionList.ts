/** Searches for actions in the background, a few milliseconds at a time, so that no frame waits. */
import { useEffect, useReducer } from 'react';
import type { Unfinished } from '../../../app/table/listing.ts';

const SLICE = 6;

/**
 * Searches these in turn until `isEnough`, and redraws as more is found. Returns whether the search is
 * unfinished.
 */
export const useActionList = (lists: readonly Unfinished[], isEnough: () => boolean): boolean => {
  const [, grown] = useReducer((count: number) => count + 1, 0);
  const open = lists.find((each) => !each.isDone());
  const wants = !!open && !isEnough();
  useEffect(() => {
    if (!wants || !open) return;
    const timer = setTimeout(() => {
      const until = performance.now() + SLICE;
      open.goOn(() => performance.now() < until);
      grown();
    });
    return () => clearTimeout(timer);
  });
  return !!open;
};
