/** How many wins the strongest level finds on positions made for it. */
import type { Game, GameRecord, Position } from '../../../src/kernel/game.ts';
import { paths, spell } from '../../../src/kernel/menu.ts';
import { levelOf, limitsOf } from '../../../src/opponent/levels.ts';
import { randomGame } from '../../support/random.ts';
import { type Arena, gameOf } from './arena.ts';
import { isFound, trialsOf, winningPicks, withKingToTake } from './mates.ts';

/** One game gives at most so large a part of the positions. */
const SHARE = 1 / 5;
/** With more actions than so many, only what was played is proved to win in two. */
const MANY = 400;

const hasMany = (game: Game, position: Position): boolean => {
  let count = 0;
  for (const _ of paths(game.menu(position))) if (++count > MANY) return true;
  return false;
};

/** Won games: the samples, then those of the pair. */
function* gamesOf(arena: Arena, pair: string, most: number): Generator<GameRecord> {
  for (const { record } of arena.game.samples) yield record;
  for (let number = 0; number < most; number++) yield gameOf(arena, pair, number);
}

/**
 * Positions near the ends of games, until so many are proved to be won, or so many games give no more; then how
 * many are found.
 */
export const hunt = (arena: Arena, pair: string, turns: 1 | 3, count: number): void => {
  const { game, worth } = arena;
  const limits = limitsOf(levelOf('strong'), worth, 1);
  const seen = new Set<string>();
  let [made, found, from] = [0, 0, 0];
  for (const record of gamesOf(arena, pair, arena.games)) {
    const most = Math.min(count, made + Math.ceil(count * SHARE));
    const before = made;
    for (const { position, played } of trialsOf(game, worth, record, turns)) {
      if (made === most) break;
      const key = worth.key(position);
      if (seen.has(key)) continue;
      seen.add(key);
      const isLong = hasMany(game, position);
      const wins = winningPicks(game, worth, position, turns, played, isLong);
      // A game that dice or a mistake decided: all of its list is looked at in vain again and again.
      if (!wins && isLong && made === before) break;
      if (!wins) continue;
      made++;
      if (isFound(game, worth, position, turns, limits)) found++;
      else console.log(`not found: ${spell(game.board, wins)} in ${game.write(position)}`);
    }
    if (made > before) from++;
    if (made === count) break;
  }
  console.log(`${game.id}: won in ${(turns + 1) / 2}: ${found} of ${made} found, from ${from} games`);
};

/** Random games, until there are so many positions in which a royal piece can be taken; then how many are. */
export const huntKings = ({ game, worth, seed }: Arena, count: number): void => {
  const limits = { ...limitsOf(levelOf('strong'), worth, 1), turns: 2 };
  let [made, found] = [0, 0];
  for (let number = 0; made < count && number < 40 * count; number++) {
    for (const position of randomGame(game, seed + number, 120).positions) {
      const turned = made < count ? withKingToTake(game, worth, position) : null;
      if (!turned) continue;
      made++;
      if (isFound(game, worth, turned, 1, limits)) found++;
      else console.log(`not taken: ${game.write(turned)}`);
    }
  }
  console.log(`${game.id}: a royal piece left to be taken: ${found} of ${made} taken`);
};
