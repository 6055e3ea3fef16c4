/** Takes the games and the progress of a file in: what is here stays, and what is new is added. */
import type { Errand } from '../errands.ts';
import type { Archive } from '../formats/archive.ts';
import type { SavedGame } from '../formats/saved.ts';
import { READING } from '../formats/words.ts';
import type { StoreAccess } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import { isExtended, sumOf } from './record.ts';

/** A name for other moves under an id that is taken: the same whenever the same file is opened. */
const copyOf = (saved: SavedGame): SavedGame => ({
  ...saved,
  id: `${saved.id}-${sumOf(JSON.stringify(saved.nodes)).replace('.', '-')}`,
});

/** Adds what a file holds; says how many games are new, and what could not be kept. */
export const importGames = async (
  { games, progress }: Archive,
  { until }: Errand,
  { get, set, saves, world }: StoreAccess,
): Promise<void> => {
  const find = async (id: string) => (await until(saves.read(id))).games[0];
  let added = 0;
  let wrong: string | null = null;
  for (const saved of games) {
    const here = await find(saved.id);
    if (here && isExtended(saved, here)) continue;
    const goesOn = !here || (isExtended(here, saved) && saved.id !== get().heading?.id);
    const taken = goesOn ? saved : copyOf(saved);
    if (!goesOn && (await find(taken.id))) continue;
    const refused = await until(saves.put(taken));
    if (refused) wrong ??= refused.text;
    else added++;
  }
  world.progress?.join(progress);
  const news = READING.takenIn(games.length, added);
  set({
    notice: {
      text: wrong === null ? news : `${news} ${NEWS.notTaken(wrong)}`,
      ...(wrong === null && { passes: 'soon' }),
    },
  });
};
