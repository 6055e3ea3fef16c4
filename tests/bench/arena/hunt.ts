/** How many wins the strongest level finds on positions made for it. */
import { spell } from '../../../src/kernel/asking/target.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import { levelOf, limitsOf } from '../../../src/opponent/levels.ts';
import { randomGame } from '../../support/random.ts';
import { type Arena, type From, gameOf } from './arena.ts';
import { builtPositions } from './built.ts';
import { madePositions } from './made.ts';
import { claimedBy, isFound, isTrue, type Trial, trialsOf, winningPicks, withKingToTake } from './mates.ts';
import { listIn } from './proof.ts';

/** One game gives at most so large a part of the positions. */
const SHARE = 1 / 5;
/** With more actions than so many, only what was played is proved to win in two. */
const MANY = 400;

const hasMany = (game: Game, position: Position): boolean => {
  let count = 0;
  for (const path of listIn(game, position)) if (!path || ++count > MANY) return true;
  return false;
};

/** So many positions are made for each win that is wanted, and no more. */
const TRIED = 100;

/** Of games, where they end. */
function* endsOf(arena: Arena, pair: string, turns: 1 | 3): Generator<Iterable<Trial>> {
  const { game, evaluation, games } = arena;
  for (const { record } of game.samples) yield trialsOf(game, evaluation, record, turns);
  for (let number = 0; number < games; number++)
    yield trialsOf(game, evaluation, gameOf(arena, pair, number), turns);
}

/** Where wins are looked for: the same group gives at most a share of them. */
function* groupsOf(arena: Arena, pair: string, turns: 1 | 3, count: number): Generator<Iterable<Trial>> {
  const { game, evaluation, editor, seed, from } = arena;
  const isFrom = (place: From) => from === null || from === place;
  if (isFrom('games')) yield* endsOf(arena, pair, turns);
  if (!editor) return;
  // One win in one turn is soon found anywhere.
  const built =
    isFrom('built') && (turns === 3 || from) ? builtPositions(game, editor, evaluation, seed) : [];
  for (const positions of [built, isFrom('made') ? madePositions(game, editor, evaluation, seed) : []]) {
    let tried = 0;
    for (const position of positions) {
      if (tried++ === TRIED * count) break;
      yield [{ position, played: [] }];
    }
  }
}

/**
 * Positions near the ends of games, then positions made at random, until so many are proved to be won; then how
 * many are found.
 */
export const hunt = (arena: Arena, pair: string, turns: 1 | 3, count: number): void => {
  const { game, evaluation } = arena;
  const limits = limitsOf(levelOf('strong'), evaluation, 1);
  const seen = new Set<string>();
  let [made, found, from] = [0, 0, 0];
  for (const trials of groupsOf(arena, pair, turns, count)) {
    const most = Math.min(count, made + Math.ceil(count * SHARE));
    const before = made;
    for (const { position, played } of trials) {
      if (made === most) break;
      const key = evaluation.key(position);
      if (seen.has(key)) continue;
      seen.add(key);
      const isLong = hasMany(game, position);
      const wins = winningPicks(game, evaluation, position, turns, played, isLong);
      // A game that dice or a mistake decided: all of its list is looked at in vain again and again.
      if (!wins && isLong && made === before) break;
      if (!wins) continue;
      made++;
      const claim = claimedBy(game, evaluation, position, turns, limits);
      const isRight = claim !== null && isTrue(game, evaluation, position, turns, claim, isLong);
      if (isRight) found++;
      const missed = claim ? `not proved: ${spell(game.board, claim)}; but` : 'not found:';
      if (!isRight) console.log(`${missed} ${spell(game.board, wins)} in ${game.write(position)}`);
    }
    if (made > before) from++;
    if (made === count) break;
  }
  console.log(
    `${game.id}: won in ${(turns + 1) / 2}: ${found} of ${made} found, from ${from} games and made positions`,
  );
};

/** Random games, until there are so many positions in which a royal piece can be taken; then how many are. */
export const huntKings = ({ game, evaluation, seed }: Arena, count: number): void => {
  const limits = { ...limitsOf(levelOf('strong'), evaluation, 1), turns: 2 };
  let [made, found] = [0, 0];
  for (let number = 0; made < count && number < 40 * count; number++) {
    for (const position of randomGame(game, seed + number, 120).positions) {
      const turned = made < count ? withKingToTake(game, evaluation, position) : null;
      if (!turned) continue;
      made++;
      if (isFound(game, evaluation, turned, 1, limits)) found++;
      else console.log(`not taken: ${game.write(turned)}`);
    }
  }
  console.log(`${game.id}: a royal piece left to be taken: ${found} of ${made} taken`);
};
