/** What holds in every game of Great Worm, on random walks. */
import { describe, expect, test } from 'vitest';
import { type Rng, seeded } from '../../../src/kernel/chance.ts';
import { randomPicks } from '../../../src/kernel/walk.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { turnNumber, type WormState, wormOf } from '../../../src/variants/great-worm/state.ts';
import { describeLaws } from '../../support/laws.ts';
import { must } from '../../support/scenario.ts';

describeLaws(GAME, { games: 200, plies: 60, seed: 1 });
describeLaws(GAME, { games: 20, plies: 60, seed: 1, options: { passing: 'on' } });

/** Every position of one random game. */
const positions = (seed: number): readonly WormState[] => {
  const found = [GAME.setup(seed) as WormState];
  let dice: Rng = seeded(seed);
  for (;;) {
    const position = found.at(-1) as WormState;
    const chosen = randomPicks(GAME, position, dice);
    if (!chosen) return found;
    dice = chosen[1];
    found.push(must(GAME.play(position, chosen[0])).state as WormState);
  }
};

describe('hard case 30', () => {
  test('GW-END-5, GW-END-3, GW-TRAIL-2: trails grow, no worm is captured, every game ends with a loser', () => {
    for (let seed = 1000; seed < 1040; seed++) {
      const game = positions(seed);
      const turns = game.filter(({ phase }) => phase.kind === 'regular');
      turns.slice(1).forEach((state, index) => {
        const before = turns[index] as WormState;
        expect(state.trails[before.toMove].length).toBeGreaterThan(before.trails[before.toMove].length);
        expect(state.trails[state.toMove]).toEqual(before.trails[state.toMove]);
      });
      for (const { trails } of game) {
        for (const trail of [trails.white, trails.black]) expect(new Set(trail).size).toBe(trail.length);
      }
      const end = game.at(-1) as WormState;
      expect([wormOf(end, 'white'), wormOf(end, 'black')]).not.toContain(null);
      expect(GAME.outcome(end)?.winner).toBeTruthy();
      expect(turnNumber(end)).toBeLessThanOrEqual(64);
    }
  });
});
