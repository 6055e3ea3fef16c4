/** Slice: the games of the library. */
import { promised } from '../base/features.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Slice } from './state.ts';

export interface ManagedGames {
  /** Does a place, read again, have the game on the table as it is now? Null without one. */
  isKept(): Promise<boolean | null>;
  /** All games and all progress, as the text of a file. */
  archive(): Promise<string>;
  rename(saved: SavedGame, name: string): Promise<void>;
  duplicate(saved: SavedGame): Promise<void>;
  /** Deletes a game of the library; the notice offers to restore it. */
  discard(saved: SavedGame): Promise<void>;
  restore(): Promise<void>;
}

export interface Library extends ManagedGames {
  /** All games of the library, once it was opened. */
  readonly library: readonly SavedGame[] | null;
  /** Has the browser promised to keep what is stored? Null until it has said so. */
  readonly persisted: boolean | null;
  /** The game of the library that was deleted last. */
  readonly discarded: SavedGame | null;
  browse(): Promise<void>;
  /** Does the current game of a variant go on, with something played in it? */
  hasBegun(variant: string): Promise<boolean>;
  /** Makes this the current game of its variant. */
  resume(saved: SavedGame): void;
}

export const createLibrary: Slice<Library> = (access) => {
  const { set, saves, services } = access;
  const fetched = async () => (await import('./manage-games.ts')).managerOf(access);
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
    isKept: async () => (await fetched()).isKept(),
    archive: async () => (await fetched()).archive(),
    rename: async (saved, name) => (await fetched()).rename(saved, name),
    duplicate: async (saved) => (await fetched()).duplicate(saved),
    discard: async (saved) => (await fetched()).discard(saved),
    restore: async () => (await fetched()).restore(),
  };
};
