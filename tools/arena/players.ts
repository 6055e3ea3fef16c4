/** Who plays in the arena: a level of the computer, a greedy player, and one that plays at random. */
import { paths } from '../../src/kernel/asking/legal.ts';
import type { Target } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { LEVELS, limitsOf } from '../../src/opponent/levels.ts';
import { search } from '../../src/opponent/search.ts';

/** What it plays; the same for the same seed. */
export type Player = (position: Position, seed: number) => readonly Target[];

/** The player of that name: `random`, `greedy` or a level. */
export const playerNamed = (game: Game, evaluation: Evaluation, name: string): Player => {
  const atRandom: Player = (position, seed) => {
    const found = randomPicks(game, position, seeded(seed));
    invariant(found, 'somebody can act');
    return found[0];
  };
  if (name === 'random') return atRandom;
  if (name === 'greedy')
    return (position, seed) => {
      let most = 0;
      let best: readonly Target[] | null = null;
      const all = evaluation.actions?.(position, { forcing: true, quiet: 0 }) ?? paths(game.menu(position));
      for (const { picks, act } of all) {
        const gain = evaluation.captureGain(position, act);
        if (gain > most) [most, best] = [gain, picks];
      }
      return best ?? atRandom(position, seed);
    };
  const level = LEVELS.find(({ id }) => id === name);
  invariant(level, `${name} is random, greedy or a level`);
  return (position, seed) => {
    // No clock: the machine may be busy, and a match is to be played again as it was.
    const thought = search(game, evaluation, position, limitsOf(level, evaluation, seed));
    invariant(thought, 'somebody can act');
    return thought.picks;
  };
};
