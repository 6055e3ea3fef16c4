/** Slice: the games of the library. */
import { plainTitle } from '../../kernel/editing/names.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Slice } from '../state.ts';
import { MESSAGES } from '../telling/words.ts';
import { dropPositions } from './position-cache.ts';

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

export const createLibrary: Slice<Library> = ({ get, set, saves, services }) => {
  const { storage, newId, now, progress, persistence } = services;
  /** All games; tells why some may be missing. */
  const list = async () => {
    const { games, wrong } = await saves.list();
    if (wrong) set({ notice: wrong });
    return games;
  };

  const browse = async () =>
    set({ library: await list(), persisted: (await persistence?.persisted().catch(() => null)) ?? null });

  /** Writes a game, and refreshes the list. */
  const put = async (saved: SavedGame) => {
    const problem = await saves.put(saved);
    await browse();
    if (problem) set({ notice: { text: MESSAGES.notTaken(problem.text) } });
  };

  return {
    library: null,
    persisted: null,
    discarded: null,
    browse,
    hasBegun: saves.hasBegun,
    resume: saves.resume,
    async archive() {
      const { archiveText } = await import('../formats/archive.ts');
      return archiveText({ games: await list(), progress: progress?.all() ?? {} });
    },
    rename: (saved, name) => put({ ...saved, name: plainTitle(name) }),
    duplicate: (saved) =>
      put({ ...saved, id: newId(), created: now(), changed: now(), name: `${saved.name} (copy)`.trim() }),
    async discard(saved) {
      const problem = await saves.remove(saved);
      dropPositions(storage);
      await browse();
      set({
        discarded: saved,
        notice: problem
          ? { text: MESSAGES.notGiven(problem.text) }
          : { text: MESSAGES.gameDeleted, offer: 'restore' },
      });
    },
    async restore() {
      const { discarded } = get();
      if (!discarded) return;
      set({ discarded: null, notice: null });
      await put(discarded);
    },
  };
};
