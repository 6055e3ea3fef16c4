import { createContext, useContext, useSyncExternalStore } from 'react';
import { NOWHERE } from '../../app/apart.ts';
import { type ProgressKeeper, progressKeeper } from '../../app/learning/progress.ts';

/** Keeps what is learned while the page is open. */
const FLEETING = progressKeeper({ shelf: NOWHERE, now: () => '' });

/** What keeps the progress; a page without a storage keeps it nowhere. */
export const ProgressContext = createContext<ProgressKeeper>(FLEETING);

export const useProgress = (): ProgressKeeper => useContext(ProgressContext);

/** What has been learned of a game. */
export const useLearned = (game: string): ReadonlySet<string> => {
  const progress = useProgress();
  return useSyncExternalStore(progress.subscribe, () => progress.of(game));
};
