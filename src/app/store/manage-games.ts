/** Archives, renames, copies, deletes and restores games. Loaded on first use, since no page needs it at once. */
import { plainTitle } from '../../kernel/editing/names.ts';
import { READING } from '../base/reading-words.ts';
import { isUnchanged, type SavedGame } from '../formats/saved.ts';
import { dropPositions } from '../saves/position-cache.ts';
import type { ManagedGames } from './library.ts';
import type { StoreAccess } from './state.ts';

export const createGameManager = ({ get, set, saves, services }: StoreAccess): ManagedGames => {
  const { newId, now, storage } = services;
  const put = async (saved: SavedGame): Promise<void> => {
    const problem = await saves.put(saved);
    await get().browse();
    if (problem) set({ notice: { text: READING.notTaken(problem.text) } });
  };
  return {
    async isKept() {
      const saved = get().saved();
      if (!saved) return null;
      const there = await saves.read(saved.id);
      if (there.wrong) set({ notice: there.wrong });
      return there.saved !== null && isUnchanged(there.saved, saved);
    },
    async archive() {
      const fetching = import('../formats/archive.ts');
      const [{ archiveText }, { games, wrong }] = await Promise.all([fetching, saves.list()]);
      if (wrong) set({ notice: wrong });
      return archiveText(games, services.progress?.all() ?? {});
    },
    rename: (saved, name) => put({ ...saved, name: plainTitle(name) }),
    duplicate: (saved) =>
      put({ ...saved, id: newId(), created: now(), changed: now(), name: `${saved.name} (copy)`.trim() }),
    async discard(saved) {
      const problem = await saves.remove(saved);
      dropPositions(storage);
      await get().browse();
      const refused = problem && { text: READING.notGiven(problem.text) };
      set({ discarded: saved, notice: refused ?? { text: READING.gameDeleted, offer: 'restore' } });
    },
    async restore() {
      const { discarded } = get();
      if (!discarded) return;
      set({ discarded: null, notice: null });
      await put(discarded);
    },
  };
};
