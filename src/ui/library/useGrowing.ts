import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

/** How many items join the page at once. */
const PIECE = 12;

/** How many of these are in the page: more whenever it is idle, until all are, so that no frame waits for them. */
export const useGrowing = (all: number): number => {
  const [shown, setShown] = useState(PIECE);
  useEffect(() => {
    if (shown < all) whenIdle(() => setShown(shown + PIECE));
  }, [shown, all]);
  return Math.min(shown, all);
};
