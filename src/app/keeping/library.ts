/** Slice: the games of the library. */
import { plainTitle } from '../../kernel/editing/names.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Actions, StoreAccess } from '../room.ts';
import { NEWS } from '../telling/words.ts';
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
  const browse = async () => {
    const { games, wrong } = await saves.list();
    const persisted = (await storage?.persisted().catch(() => null)) ?? null;
    set({ library: games, persisted });
    if (wrong) set({ notice: wrong });
  };

  /** Writes a game, and refreshes the list. */
  const put = async (saved: SavedGame) => {
    const problem = await saves.put(saved);
    await browse();
    if (problem) set({ notice: { text: NEWS.notTaken(problem.text) } });
  };

  return {
    browse,
    hasBegun: saves.hasBegun,
    resume: saves.resume,
    async archive() {
      const { games, wrong } = await saves.list();
      if (wrong) set({ notice: wrong });
      const { archiveText } = await import('../formats/archive.ts');
      return archiveText({ games, progress: progress?.all() ?? {} });
    },
    rename: (saved, name) => put({ ...saved, name: plainTitle(name) }),
    duplicate: (saved) =>
      put({ ...saved, id: newId(), created: now(), changed: now(), name: `${saved.name} (copy)`.trim() }),
    async discard(saved) {
      const problem = await saves.remove(saved);
      dropPositions(shelf);
      set({
        discarded: saved,
        notice: problem
          ? { text: NEWS.notGiven(problem.text) }
          : { text: NEWS.gameDeleted, offer: 'restore' },
      });
      await browse();
    },
    async restore() {
      const { discarded } = get();
      if (!discarded) return;
      set({ discarded: null, notice: null });
      await put(discarded);
    },
  };
};
