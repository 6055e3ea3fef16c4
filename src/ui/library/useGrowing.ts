import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

/** Items added at once. */
const PIECE = 12;

/** The number of items to render: more whenever the browser is idle, so that no frame is late. */
export const useGrowing = (all: number): number => {
  const [shown, setShown] = useState(PIECE);
  useEffect(() => {
    if (shown < all) whenIdle(() => setShown(shown + PIECE));
  }, [shown, all]);
  return Math.min(shown, all);
};
