/** Slice: the games of the library. */
import { promised } from '../base/features.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Slice } from './state.ts';

export interface Library {
  /** All games of the library, once it was opened. */
  readonly library: readonly SavedGame[] | null;
  /** Has the browser promised to keep what is stored? Null until it has said so. */
  readonly persisted: boolean | null;
  /** The game of the library that was deleted last. */
  readonly discarded: SavedGame | null;
  /** Loads the list of the library's games. */
  browse(): Promise<void>;
  /** Does the current game of a variant go on, with something played in it? */
  hasBegun(variant: string): Promise<boolean>;
  /** Does a place, read again, have the game on the table as it is now? Null without one. */
  isKept(): Promise<boolean | null>;
  /** Makes this the current game of its variant. */
  resume(saved: SavedGame): void;
  /** All games and all progress, as a file. */
  archive(): Promise<string>;
  rename(saved: SavedGame, name: string): Promise<void>;
  duplicate(saved: SavedGame): Promise<void>;
  /** Deletes a game of the library; the notice offers to restore it. */
  discard(saved: SavedGame): Promise<void>;
  restore(): Promise<void>;
}

/** Changes of the library's games, fetched when one is made: no page begins with one. */
const managing = () => import('./manage-games.ts');

export const createLibrary: Slice<Library> = (access) => {
  const { set, saves, services } = access;
  return {
    library: null,
    persisted: null,
    discarded: null,
    async browse() {
      const { games, wrong } = await saves.list();
      if (wrong) set({ notice: wrong });
      set({ library: games });
      set({ persisted: await promised(() => services.persistence?.persisted()) });
    },
    hasBegun: (variant) => saves.hasBegun(variant),
    resume: (saved) => saves.resume(saved),
    isKept: async () => (await managing()).isKept(access),
    archive: async () => (await managing()).archive(access),
    rename: async (saved, name) => (await managing()).rename(access, saved, name),
    duplicate: async (saved) => (await managing()).duplicate(access, saved),
    discard: async (saved) => (await managing()).discard(access, saved),
    restore: async () => (await managing()).restore(access),
  };
};
