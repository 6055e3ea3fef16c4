/** The game of a variant that is continued when it is opened: its saved game, a bare position, or a new game. */

import type { Game, SetupOptions } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import type { Problem } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask } from '../base/tasks.ts';
import { openingOf } from '../formats/opening.ts';
import { headingOf, readAs, type SavedGame } from '../formats/saved.ts';
import { ENDED } from '../learning/marks.ts';
import { ALL_KNOWN, type LazyReplay } from '../model/lazy-replay.ts';
import { tableOf } from '../model/playing.ts';
import { freshTable } from '../model/table.ts';
import { disown } from '../saves/local.ts';
import type { FoundSaves } from '../saves/read.ts';
import type { Saves } from '../saves/saves.ts';
import { freshHeading, withPlayers } from '../seats/heading.ts';
import type { Sitting } from './open-game.ts';
import type { Services } from './services.ts';
import type { StoreAccess } from './state.ts';

type Access = Pick<StoreAccess, 'services' | 'positions'>;

/** A game to continue, what is still to be replayed of it, and why it is not the expected one. */
interface Continued {
  readonly sitting: Sitting;
  readonly recall: LazyReplay;
  readonly wrong: Problem | null;
}

/** The saved game of a variant; null while `claim` refuses it to this tab, since another one has it. */
export const foundOf = async (
  saves: Saves,
  variant: string,
  claim: (id: string) => Promise<boolean>,
  { until }: LongTask,
): Promise<FoundSaves | null> => {
  let said: Problem | null = null;
  // A page that is left meanwhile claims nothing.
  for (const id of await until(saves.current(variant))) {
    if (!(await claim(id))) return null;
    const { saved, wrong } = await saves.read(id);
    said = wrong ?? said;
    if (saved?.game === variant) return { saved, wrong: said };
  }
  return { saved: null, wrong: said };
};

/** The cached position alone: all that is left of a game without a readable save. */
const positionAlone = ({ services, positions }: Access, game: Game): Continued | null => {
  const last = positions.last(game.id);
  if (!last || last.length === 0) return null;
  const table = tableOf(game, recordOf(game, services.seed(), {}, game.write(last.position)));
  if (!table.ok) return null;
  const sitting = { table: table.value, heading: freshHeading(services), flipped: false };
  return { sitting, recall: ALL_KNOWN, wrong: { text: READING.positionAlone(game.title) } };
};

/** A new game has fewer rules, where its variant has such, until one was played to its end here. */
const firstOptions = ({ progress }: Services, { id, first }: Game): SetupOptions =>
  first && progress && !progress.of(id).has(ENDED) ? first.options : {};

/** A new game with the last players. */
const newGame = async (
  { services }: Access,
  game: Game,
  wrong: Problem | null,
  { until }: LongTask,
): Promise<Continued> => {
  const { peopleIn } = await until(import('../saves/read.ts'));
  const { value: people, wrong: damaged } = peopleIn(services);
  const table = freshTable(game, services.seed(), firstOptions(services, game));
  const sitting = { table, heading: withPlayers(people, freshHeading(services)), flipped: false };
  return { sitting, recall: ALL_KNOWN, wrong: wrong ?? damaged };
};

/** A saved game on the table; a new one beside it where it cannot be played. */
const savedGame = async (
  access: Access,
  game: Game,
  saved: SavedGame,
  said: Problem | null,
  task: LongTask,
): Promise<Continued> => {
  const { services, positions } = access;
  const cached = services.spare ? positions.find(saved) : null;
  const there = await task.finish(await task.until(openingOf(game, saved, cached)));
  const cannotOpen = (why: string): Problem => ({ text: READING.cannotOpen(game.title, why) });
  if (!there.ok) {
    const why = `${there.error.text} ${disown(services, saved)}`.trim();
    return newGame(access, game, cannotOpen(why), task);
  }
  const { table, changed, recall } = there.value;
  // A game that continues from its last position is a new game: the old one stays as it was.
  const heading = changed ? { ...headingOf(saved), id: services.newId() } : headingOf(saved);
  if (recall !== ALL_KNOWN) readAs(table, heading, saved);
  const wrong = changed ? cannotOpen(changed.text) : said;
  return { sitting: { table, heading, flipped: saved.flipped }, recall, wrong };
};

/** Continues what was found of a game. */
export const continueGame = async (
  access: Access,
  game: Game,
  { saved, wrong }: FoundSaves,
  task: LongTask,
): Promise<Continued> => {
  if (saved) return savedGame(access, game, saved, wrong, task);
  const unread = wrong && { text: READING.cannotOpen(game.title, wrong.text) };
  return positionAlone(access, game) ?? newGame(access, game, unread, task);
};
