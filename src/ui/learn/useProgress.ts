import { createContext, useContext, useSyncExternalStore } from 'react';
import { NO_STORAGE } from '../../app/boards/scratch-store.ts';
import { createProgressKeeper, type ProgressKeeper } from '../../app/saves/progress.ts';

const UNSAVED_PROGRESS = createProgressKeeper({ storage: NO_STORAGE, now: () => '' });

/** The keeper of what was learned. The default, for pages without storage, saves nothing. */
export const ProgressContext = createContext<ProgressKeeper>(UNSAVED_PROGRESS);

export const useProgress = (): ProgressKeeper => useContext(ProgressContext);

/** Returns what was learned in a game, as ids of lessons and clauses. */
export const useLearned = (game: string): ReadonlySet<string> => {
  const progress = useProgress();
  return useSyncExternalStore(progress.subscribe, () => progress.of(game));
};
