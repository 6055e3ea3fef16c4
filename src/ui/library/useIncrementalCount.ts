import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

/** Items added at once. */
const BATCH = 12;

/** The number of items to render: more whenever the browser is idle, so that no frame is late. */
export const useIncrementalCount = (all: number): number => {
  const [shown, setShown] = useState(BATCH);
  useEffect(() => {
    if (shown < all) whenIdle(() => setShown(shown + BATCH));
  }, [shown, all]);
  return Math.min(shown, all);
};
