/** Slice: the games of the library. */

import type { Actions, StoreAccess } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import type { SavedGame } from './formats/saved.ts';
import { dropStands } from './places/stands.ts';

type BrowsingActions = Pick<
  Actions,
  'browse' | 'stageOf' | 'resume' | 'archive' | 'rename' | 'duplicate' | 'discard' | 'restore'
>;

export const browsingActions = ({
  get,
  set,
  keeper,
  world: { shelf, newId, now, progress },
}: StoreAccess): BrowsingActions => {
  const browse = async () => {
    const { games, problem } = await keeper.list();
    set({ library: games });
    if (problem) set({ notice: problem });
  };

  /** Writes a game, and refreshes the list. */
  const put = async (saved: SavedGame) => {
    const problem = await keeper.put(saved);
    await browse();
    if (problem) set({ notice: { text: NEWS.notTaken(problem.text) } });
  };

  return {
    browse,
    stageOf: keeper.stageOf,
    resume: keeper.resume,
    async archive() {
      const { games, problem } = await keeper.list();
      if (problem) set({ notice: problem });
      const { archiveText } = await import('./formats/archive.ts');
      return archiveText({ games, progress: progress?.all() ?? {} });
    },
    rename: (saved, name) => put({ ...saved, name }),
    duplicate: (saved) =>
      put({ ...saved, id: newId(), created: now(), changed: now(), name: `${saved.name} (copy)`.trim() }),
    async discard(saved) {
      const problem = await keeper.remove(saved);
      dropStands(shelf);
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
