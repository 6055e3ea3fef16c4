import { createContext, useContext, useSyncExternalStore } from 'react';
import { NOWHERE } from '../../app/boards/scratch-store.ts';
import { type ProgressKeeper, progressKeeper } from '../../app/saves/progress.ts';

/** Stores progress only while the page is open. */
const FLEETING = progressKeeper({ storage: NOWHERE, now: () => '' });

/** The store of progress; without storage, `FLEETING`. */
export const ProgressContext = createContext<ProgressKeeper>(FLEETING);

export const useProgress = (): ProgressKeeper => useContext(ProgressContext);

/** The ids of lessons and clauses learned in a game, with its other marks such as `PLAYED`. */
export const useLearned = (game: string): ReadonlySet<string> => {
  const progress = useProgress();
  return useSyncExternalStore(progress.subscribe, () => progress.of(game));
};
