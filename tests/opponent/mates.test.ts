/** Wins in one turn and in two, on positions from the ends of hasty games, are found. */
import { describe, expect, it } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { levelOf, limitsOf } from '../../src/opponent/levels.ts';
import { GAMES } from '../../src/variants/index.ts';
import { playMatch } from '../bench/arena/match.ts';
import { isFound, trialsOf, winningPicks } from '../bench/arena/mates.ts';
import { playerNamed } from '../bench/arena/players.ts';

const TERMS = { opening: 2, most: 120, winning: 300 };

describe.each(GAMES.filter(({ id }) => id === 'snake' || id === 'great-worm'))('$id', (entry) => {
  it.each([1, 3] as const)('finds wins in %i turns', async (turns) => {
    const [game, worth] = await Promise.all([entry.load(), entry.worth?.()]);
    invariant(worth, `${entry.id} has an opponent`);
    const hasty = playerNamed(game, worth, 'beginner');
    const { records } = playMatch(game, worth, [hasty, hasty], 2, TERMS, 11);
    const made = records
      .flatMap((record) => [...trialsOf(game, worth, record, turns)].slice(0, 4))
      .filter(({ position, played }) => winningPicks(game, worth, position, turns, played, false));
    expect(made.length).toBeGreaterThan(0);
    const limits = limitsOf(levelOf('strong'), worth, 1);
    for (const { position } of made) expect(isFound(game, worth, position, turns, limits)).toBe(true);
  });
});
