/** Slice: the games of the library. */
import { plainTitle } from '../../kernel/editing/names.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Actions, StoreAccess } from '../state.ts';
import { MESSAGES } from '../telling/words.ts';
import { dropPositions } from './position-cache.ts';

type LibraryActions = Pick<
  Actions,
  'browse' | 'hasBegun' | 'resume' | 'archive' | 'rename' | 'duplicate' | 'discard' | 'restore'
>;

export const libraryActions = ({
  get,
  set,
  saves,
  world: { shelf, newId, now, progress, storage },
}: StoreAccess): LibraryActions => {
  /** All games; tells why some may be missing. */
  const list = async () => {
    const { games, wrong } = await saves.list();
    if (wrong) set({ notice: wrong });
    return games;
  };

  const browse = async () =>
    set({ library: await list(), persisted: (await storage?.persisted().catch(() => null)) ?? null });

  /** Writes a game, and refreshes the list. */
  const put = async (saved: SavedGame) => {
    const problem = await saves.put(saved);
    await browse();
    if (problem) set({ notice: { text: MESSAGES.notTaken(problem.text) } });
  };

  return {
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
      dropPositions(shelf);
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
