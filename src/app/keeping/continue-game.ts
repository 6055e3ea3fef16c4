/**
 * Which game of a variant is continued when it is opened: the newest playable save, a bare position, or a new
 * game.
 */
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Errand } from '../errands.ts';
import { type GameHeading, headingOf, readAs, type SavedGame } from '../formats/saved.ts';
import { ENDED } from '../learning/progress.ts';
import type { Sitting, StoreAccess, World } from '../room.ts';
import { tableOf } from '../table/playing.ts';
import { ALL_KNOWN, type Recall } from '../table/recall.ts';
import { freshTable } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { disown } from './local.ts';
import { openingOf } from './opening.ts';
import type { Found, Saves } from './save.ts';

type Access = Pick<StoreAccess, 'world' | 'saves' | 'positions'>;

/** A game to continue, what is still to be replayed of it, and why it is not the expected one. */
interface Continued {
  readonly sitting: Sitting;
  readonly recall: Recall;
  readonly wrong: Problem | null;
}

const NOBODY = { white: '', black: '' } as const;

export const freshHeading = ({ newId, now }: World): GameHeading => ({
  id: newId(),
  name: '',
  created: now(),
  players: NOBODY,
});

/**
 * The saves of a variant's current game; null while another tab has it. `claim` asks whether this tab may have
 * a game.
 */
export const foundOf = async (
  saves: Saves,
  variant: string,
  claim: (id: string) => Promise<boolean>,
): Promise<Found | null> => {
  let wrong: Problem | null = null;
  for (const id of await saves.current(variant)) {
    if (!(await claim(id))) return null;
    const there = await saves.read(id);
    const games = there.games.filter(({ game }) => game === variant);
    wrong = there.wrong ?? wrong;
    if (games.length > 0) return { games, wrong };
  }
  return { games: [], wrong };
};

/** A game from a cached position alone, if that is newer than every readable save. */
const positionAlone = (
  { world, saves, positions }: Access,
  game: Game,
  saved: SavedGame | undefined,
): Continued | null => {
  const last = positions.last(game.id);
  const isNewer =
    last &&
    last.length > 0 &&
    (!saved || (last.id === saved.id && last.revision > saves.revisionOf(saved.id)));
  if (!isNewer) return null;
  const table = tableOf(
    game,
    recordOf(game, saved?.seed ?? world.seed(), saved?.options ?? {}, game.write(last.position)),
  );
  if (!table.ok) return null;
  const sitting = { table: table.value, heading: freshHeading(world), flipped: saved?.flipped ?? false };
  return { sitting, recall: ALL_KNOWN, wrong: { text: NEWS.positionAlone(game.title) } };
};

/** A new game has fewer rules, where its variant has such, until one was played to its end here. */
const firstOptions = ({ progress }: World, { id, first }: Game): SetupOptions =>
  first && progress && !progress.of(id).has(ENDED) ? first.options : {};

/** The newest playable save; `said` is the problem found so far. */
const newest = async (
  access: Access,
  game: Game,
  [saved, ...older]: readonly SavedGame[],
  said: Problem | null,
  errand: Errand,
): Promise<Continued> => {
  const { world, positions } = access;
  if (!saved) {
    const { peopleIn } = await errand.until(import('../seats/people.ts'));
    const { people, wrong } = peopleIn(world.shelf, world.now);
    const sitting = {
      table: freshTable(game, world.seed(), firstOptions(world, game)),
      heading: { ...freshHeading(world), ...people },
      flipped: false,
    };
    return {
      sitting,
      recall: ALL_KNOWN,
      wrong: said ? { text: NEWS.cannotOpen(game.title, said.text) } : wrong,
    };
  }
  const there = await errand.finish(
    await errand.until(openingOf(game, saved, world.spare ? positions.find(saved) : null)),
  );
  if (!there.ok) {
    const wrong = `${there.error.text} ${disown(world.shelf, saved, world.now())}`.trim();
    return newest(
      access,
      game,
      older,
      { text: older.length > 0 ? NEWS.cannotOpen(game.title, wrong) : wrong },
      errand,
    );
  }
  const { table, changed, recall } = there.value;
  // A game that continues from its last position is a new game: the old one stays as it was.
  const heading = changed ? { ...headingOf(saved), id: world.newId() } : headingOf(saved);
  if (recall !== ALL_KNOWN) readAs(table, heading, saved);
  const wrong = changed ? { text: NEWS.cannotOpen(game.title, changed.text) } : said;
  return { sitting: { table, heading, flipped: saved.flipped }, recall, wrong };
};

export const continueGame = async (
  access: Access,
  game: Game,
  { games, wrong }: Found,
  errand: Errand,
): Promise<Continued> => positionAlone(access, game, games[0]) ?? newest(access, game, games, wrong, errand);
