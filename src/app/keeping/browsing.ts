/** What can be done with the games of the library, while none of them is on the table. */

import type { Actions, Hands, World } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import { setCurrent } from './journal.ts';
import type { Keeper } from './keeper.ts';
import type { SavedGame } from './saved.ts';

type BrowsingActions = Pick<Actions, 'browse' | 'resume' | 'rename' | 'duplicate' | 'discard' | 'restore'>;

export const browsingActions = ({ get, set }: Hands, { shelf, tab, newId, now }: World, keeper: Keeper): BrowsingActions => {
  const browse = async () => {
    const { games, problem } = await keeper.list();
    set({ library: games });
    if (problem) set({ notice: { text: NEWS.noLibrary(problem.text) } });
  };

  /** Writes a game, and shows the list again. */
  const put = async (saved: SavedGame) => {
    const problem = await keeper.put(saved);
    if (problem) set({ notice: { text: NEWS.notTaken(problem.text) } });
    await browse();
  };

  return {
    browse,
    resume(saved) {
      setCurrent(shelf, saved);
      if (tab) setCurrent(tab, saved);
    },
    rename: (saved, name) => put({ ...saved, name }),
    duplicate: (saved) => put({ ...saved, id: newId(), created: now(), changed: now(), name: `${saved.name} (copy)`.trim() }),
    async discard(saved) {
      const problem = await keeper.remove(saved);
      set({
        discarded: saved,
        notice: problem ? { text: NEWS.notGiven(problem.text) } : { text: NEWS.gameDeleted, offer: 'restore' },
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
