/** What holds in every game of Great Worm, on random walks and on longer, careful ones. */
import { describe, expect, test } from 'vitest';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { turnNumber, type WormState, wormOf } from '../../../src/variants/great-worm/state.ts';
import { describeLaws } from '../../support/laws.ts';
import { carefulGame } from './careful.ts';

describeLaws(GAME, { games: 200, plies: 60, seed: 1 });
describeLaws(GAME, { games: 20, plies: 60, seed: 1, options: { passing: 'on' } });

describe('careful games', () => {
  test('keep the laws of every game to their end', () => {
    for (let seed = 1; seed <= 12; seed++) {
      for (const { position, picks } of carefulGame(seed, { passing: seed % 4 === 0 ? 'on' : 'off' })) {
        if (picks.length === 0) continue;
        expect(brokenLaws(GAME, position, picks)).toEqual([]);
        expect(brokenNotation(GAME, position, picks)).toEqual([]);
      }
    }
  });

  test('GW-END-5, GW-END-3, GW-TRAIL-2: trails grow, no worm is captured, every game ends with a loser', () => {
    for (let seed = 100; seed < 130; seed++) {
      const game = carefulGame(seed).map(({ position }) => position as WormState);
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
      expect(turns.length).toBeGreaterThan(6);
    }
  });
});
