import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

const BATCH = 12;

/** Returns how many items to render: a few at first, then more and more whenever the browser is idle. */
export const useIncrementalCount = (all: number): number => {
  const [shown, setShown] = useState(BATCH);
  useEffect(() => {
    if (shown < all) whenIdle(() => setShown(shown + BATCH));
  }, [shown, all]);
  return Math.min(shown, all);
};
