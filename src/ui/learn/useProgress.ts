import { createContext, useContext, useSyncExternalStore } from 'react';
import { NOWHERE } from '../../app/boards/scratch-store.ts';
import { type ProgressKeeper, progressKeeper } from '../../app/saves/progress.ts';

/** Keeps progress only while the page is open. */
const FLEETING = progressKeeper({ storage: NOWHERE, now: () => '' });

/** The keeper of progress; on a page without storage, the fleeting one. */
export const ProgressContext = createContext<ProgressKeeper>(FLEETING);

export const useProgress = (): ProgressKeeper => useContext(ProgressContext);

/** The ids of lessons and clauses learned in a game, and its marks. */
export const useLearned = (game: string): ReadonlySet<string> => {
  const progress = useProgress();
  return useSyncExternalStore(progress.subscribe, () => progress.of(game));
};
