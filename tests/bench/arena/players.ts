/** Who plays in the arena: a level of the computer, a greedy player, and one that plays at random. */
import { paths } from '../../../src/kernel/asking/legal.ts';
import type { Target } from '../../../src/kernel/asking/target.ts';
import { seeded } from '../../../src/kernel/chance.ts';
import type { Evaluation } from '../../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { LEVELS, type Limits, limitsOf } from '../../../src/opponent/levels.ts';
import { search } from '../../../src/opponent/search.ts';

export interface Player {
  readonly name: string;
  /** What it plays; the same for the same seed. */
  choose(position: Position, seed: number): readonly Target[];
}

const playAtRandom = (game: Game, position: Position, seed: number): readonly Target[] => {
  const found = randomPicks(game, position, seeded(seed));
  invariant(found, 'somebody can act');
  return found[0];
};

/** The best capture by the material table, or anything. */
const playGreedily = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  seed: number,
): readonly Target[] => {
  let most = 0;
  let best: readonly Target[] | null = null;
  const all = evaluation.actions?.(position, { forcing: true, quiet: 0 }) ?? paths(game.menu(position));
  for (const { picks, act } of all) {
    const gain = evaluation.captureGain(position, act);
    if (gain > most) [most, best] = [gain, picks];
  }
  return best ?? playAtRandom(game, position, seed);
};

const player = (
  game: Game,
  evaluation: Evaluation,
  name: string,
  limits: (seed: number) => Limits,
): Player => ({
  name,
  choose: (position, seed) => {
    const thought = search(game, evaluation, position, limits(seed));
    invariant(thought, 'somebody can act');
    return thought.picks;
  },
});

/** The player of that name: `random`, `greedy` or a level. */
export const playerNamed = (game: Game, evaluation: Evaluation, name: string): Player => {
  if (name === 'random') return { name, choose: (position, seed) => playAtRandom(game, position, seed) };
  if (name === 'greedy')
    return { name, choose: (position, seed) => playGreedily(game, evaluation, position, seed) };
  const level = LEVELS.find(({ id }) => id === name);
  invariant(level, `${name} is random, greedy or a level`);
  // No clock: the machine may be busy, and a match is to be played again as it was.
  return player(game, evaluation, name, (seed) => limitsOf(level, evaluation, seed));
};
