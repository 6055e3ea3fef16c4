import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

const BATCH = 12;

/** How many of `all` items to render. The number grows whenever the browser is idle, so that no frame is late. */
export const useIncrementalCount = (all: number): number => {
  const [shown, setShown] = useState(BATCH);
  useEffect(() => {
    if (shown < all) whenIdle(() => setShown(shown + BATCH));
  }, [shown, all]);
  return Math.min(shown, all);
};
