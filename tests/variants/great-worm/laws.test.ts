import { describe, expect, test } from 'vitest';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { turnNumber } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { type State, wormOf } from '../../../src/variants/great-worm/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { misreadings } from '../../support/hostile.ts';
import { describeLaws } from '../../support/laws.ts';
import { must } from '../../support/scenario.ts';
import { carefulGame } from './careful.ts';

describeLaws(GAME, { games: 10, plies: 60, seed: 1, options: { passing: 'on' } });

test('notation of every kind of action is read back', () => {
  const positions = [
    'k7/5c2/4C3/8/8/8/8/4K3 w R e1/a8 e1/a8 5/5 - 9 -',
    '7k/8/8/4C3/3c4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -',
    '7k/8/8/3c4/4K3/8/8/8 w EA e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    '7k/8/8/8/8/8/8/K6T w EAW a1/h8 a1/h8 0/0 - 9 -',
    'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 P',
    '7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -',
  ];
  expect(
    misreadings(
      GAME,
      positions.map((line) => must(GAME.read(line))),
      1,
      60,
      150,
    ),
  ).toEqual([]);
});

describe('careful games', () => {
  test('keep the laws of every game to their end', () => {
    for (let seed = 1; seed <= atDepth(4, 12); seed++) {
      for (const { position, picks } of carefulGame(seed, { passing: seed % 4 === 0 ? 'on' : 'off' })) {
        if (picks.length === 0) continue;
        expect(brokenLaws(GAME, position, picks)).toEqual([]);
        expect(brokenNotation(GAME, position, picks)).toEqual([]);
      }
    }
  });

  test('GW-END-5, GW-END-3, GW-TRAIL-2: trails grow, worms stay, games have a loser', () => {
    for (let seed = 100; seed < atDepth(106, 130); seed++) {
      const game = carefulGame(seed).map(({ position }) => position as State);
      const turns = game.filter(({ phase }) => phase.kind === 'regular');
      turns.slice(1).forEach((state, index) => {
        const before = turns[index] as State;
        expect(state.trails[before.toMove].length).toBeGreaterThan(before.trails[before.toMove].length);
        expect(state.trails[state.toMove]).toEqual(before.trails[state.toMove]);
      });
      for (const { trails } of game) {
        for (const trail of [trails.white, trails.black]) expect(new Set(trail).size).toBe(trail.length);
      }
      const end = game.at(-1) as State;
      expect([wormOf(end, 'white'), wormOf(end, 'black')]).not.toContain(null);
      expect(GAME.outcome(end)?.winner).toBeTruthy();
      expect(turnNumber(end)).toBeLessThanOrEqual(64);
      expect(turns.length).toBeGreaterThan(6);
    }
  });
});
