import { awaitOrNull } from '../base/browser.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Slice } from './state.ts';

export interface ManagedGames {
  /** Whether storage has the current state of the game on the table, checked by loading; null without a game. */
  isKept(): Promise<boolean | null>;
  archive(): Promise<string>;
  rename(saved: SavedGame, name: string): Promise<void>;
  duplicate(saved: SavedGame): Promise<void>;
  discard(saved: SavedGame): Promise<void>;
  restore(): Promise<void>;
}

export interface Library extends ManagedGames {
  readonly library: readonly SavedGame[] | null;
  /** Whether the browser promises to keep storage; null until it answers. */
  readonly persisted: boolean | null;
  readonly discarded: SavedGame | null;
  browse(): Promise<void>;
  hasBegun(variant: string): Promise<boolean>;
  resume(saved: SavedGame): void;
}

export const createLibrary: Slice<Library> = (access) => {
  const { set, saves, services } = access;
  const loadManager = async () => (await import('./manage-games.ts')).createGameManager(access);
  return {
    library: null,
    persisted: null,
    discarded: null,
    async browse() {
      const { games, wrong } = await saves.list();
      if (wrong) set({ notice: wrong });
      set({ library: games });
      set({ persisted: await awaitOrNull(() => services.persistence?.persisted()) });
    },
    hasBegun: (variant) => saves.hasBegun(variant),
    resume: (saved) => saves.resume(saved),
    isKept: async () => (await loadManager()).isKept(),
    archive: async () => (await loadManager()).archive(),
    rename: async (saved, name) => (await loadManager()).rename(saved, name),
    duplicate: async (saved) => (await loadManager()).duplicate(saved),
    discard: async (saved) => (await loadManager()).discard(saved),
    restore: async () => (await loadManager()).restore(),
  };
};
