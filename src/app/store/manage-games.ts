/** Games of the library are renamed, duplicated, deleted, brought back, read again, and written to one file. */
import { plainTitle } from '../../kernel/editing/names.ts';
import { READING } from '../base/reading-words.ts';
import { isUnchanged, type SavedGame } from '../formats/saved.ts';
import { dropPositions } from '../saves/position-cache.ts';
import type { StoreAccess } from './state.ts';

/** Writes a game, and refreshes the list. */
const put = async ({ get, set, saves }: StoreAccess, saved: SavedGame): Promise<void> => {
  const problem = await saves.put(saved);
  await get().browse();
  if (problem) set({ notice: { text: READING.notTaken(problem.text) } });
};

export const rename = (access: StoreAccess, saved: SavedGame, name: string): Promise<void> =>
  put(access, { ...saved, name: plainTitle(name) });

export const duplicate = (access: StoreAccess, saved: SavedGame): Promise<void> => {
  const { newId, now } = access.services;
  const name = `${saved.name} (copy)`.trim();
  return put(access, { ...saved, id: newId(), created: now(), changed: now(), name });
};

export const discard = async (
  { get, set, saves, services }: StoreAccess,
  saved: SavedGame,
): Promise<void> => {
  const problem = await saves.remove(saved);
  dropPositions(services.storage);
  await get().browse();
  set({
    discarded: saved,
    notice: problem
      ? { text: READING.notGiven(problem.text) }
      : { text: READING.gameDeleted, offer: 'restore' },
  });
};

export const restore = async (access: StoreAccess): Promise<void> => {
  const { discarded } = access.get();
  if (!discarded) return;
  access.set({ discarded: null, notice: null });
  await put(access, discarded);
};

/** Does a place, read again, have the game on the table as it is now? Null without one. */
export const isKept = async ({ get, set, saves }: StoreAccess): Promise<boolean | null> => {
  const saved = get().saved();
  if (!saved) return null;
  const there = await saves.read(saved.id);
  if (there.wrong) set({ notice: there.wrong });
  return there.saved !== null && isUnchanged(there.saved, saved);
};

/** All games and all progress, as the text of a file. */
export const archive = async ({ set, saves, services }: StoreAccess): Promise<string> => {
  const [{ archiveText }, { games, wrong }] = await Promise.all([
    import('../formats/archive.ts'),
    saves.list(),
  ]);
  if (wrong) set({ notice: wrong });
  return archiveText(games, services.progress?.all() ?? {});
};
