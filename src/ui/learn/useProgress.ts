import { useContext, useMemo } from 'react';
import { NOWHERE } from '../../app/apart.ts';
import { type ProgressKeeper, progressKeeper } from '../../app/learning/progress.ts';
import { ShelfContext } from './shelf.ts';

/** What has been learned in this browser. */
export const useProgress = (): ProgressKeeper => {
  const shelf = useContext(ShelfContext);
  return useMemo(() => progressKeeper(shelf ?? NOWHERE, () => new Date().toISOString()), [shelf]);
};
