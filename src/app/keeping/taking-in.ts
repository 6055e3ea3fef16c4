/** Takes the games and the progress of a file in: what is here stays, and what is new is added. */
import { same } from '../../kernel/same.ts';
import type { Errand } from '../errands.ts';
import type { StoreAccess } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import type { Archive } from './formats/archive.ts';
import type { SavedGame } from './formats/saved.ts';
import { READING } from './formats/words.ts';
import { sumOf } from './places/sum.ts';

/** Has a game every action of another one? */
const holds = ({ nodes }: SavedGame, other: SavedGame): boolean => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return other.nodes.every((node) => same(known.get(node.id), node));
};

/** A name for other moves under an id that is taken: the same whenever the same file is opened. */
const copyOf = (saved: SavedGame): SavedGame => ({
  ...saved,
  id: `${saved.id}-${sumOf(JSON.stringify(saved.nodes)).replace('.', '-')}`,
});

/** Adds what a file holds; says how many games are new, and what could not be kept. */
export const takeIn = async (
  { games, progress }: Archive,
  { until }: Errand,
  { get, set, keeper, world }: StoreAccess,
): Promise<void> => {
  const find = async (id: string) => {
    const found = await until(keeper.find(id));
    return found.ok ? found.value : null;
  };
  let added = 0;
  let wrong: string | null = null;
  for (const saved of games) {
    const here = await find(saved.id);
    if (here && holds(here, saved)) continue;
    const goesOn = !here || (holds(saved, here) && saved.id !== get().heading?.id);
    const taken = goesOn ? saved : copyOf(saved);
    if (!goesOn && (await find(taken.id))) continue;
    const refused = await until(keeper.put(taken));
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
