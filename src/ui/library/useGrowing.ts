import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

/** How many items join the page at once. */
const PIECE = 12;

/**
 * How many of these are in the page: a few at first, and more while the page is idle, until all are. So the
 * whole list can be searched, tabbed through and read aloud, but no frame waits for it.
 */
export const useGrowing = (all: number): number => {
  const [shown, setShown] = useState(PIECE);
  useEffect(() => {
    if (shown < all) whenIdle(() => setShown(shown + PIECE));
  }, [shown, all]);
  return Math.min(shown, all);
};
