/**
 * Tests GW-CHECK-1 against its definition, by every action of the opponent and every route of their worm, in random
 * games.
 */
import { expect, test } from 'vitest';
import { other, SIDES, type Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { attackOnWorm } from '../../../src/variants/great-worm/moves/attacks.ts';
import { pieceMovesOf } from '../../../src/variants/great-worm/moves/generate.ts';
import { obstacleBesidesCheck } from '../../../src/variants/great-worm/moves/legality.ts';
import { makePieceMove, skipPieceMove } from '../../../src/variants/great-worm/moves/make.ts';
import { boostIn, wormPathsOf } from '../../../src/variants/great-worm/moves/worm-paths.ts';
import { type State, wormOf } from '../../../src/variants/great-worm/position/state.ts';
import { carefulGame } from './careful.ts';

/** Whether side `by` could capture the other worm in one whole turn from here. */
const couldCapture = (state: State, by: Side): boolean => {
  const victim = other(by);
  const target = wormOf(state, victim);
  const turn: State = { ...state, toMove: by, phase: { kind: 'regular' } };
  const actions = [...pieceMovesOf(turn, by)].map((action) => makePieceMove(turn, action));
  const all = actions.length === 0 || state.options.passing === 'on' ? [...actions, skipPieceMove(turn)] : actions;
  return all.some(
    (after) =>
      wormOf(after, victim) === null ||
      wormPathsOf(after, by, boostIn(after)).some((way) => way.to === target && !obstacleBesidesCheck(after, by, way)),
  );
};

/** Returns the position with a worm moved to another square; unchanged if a friend or a worm stands there. */
const moved = (state: State, side: Side, to: number): State => {
  const units = [...state.units];
  const from = wormOf(state, side) ?? to;
  const there = units[to];
  if (there && (there.side === side || there.type === 'worm')) return state;
  units[to] = units[from] ?? null;
  units[from] = null;
  return { ...state, units };
};

test('GW-CHECK-1: the fast test agrees with every turn of the opponent', () => {
  const found = { checks: 0, byWorm: 0 };
  for (let seed = 500; seed < 515; seed++) {
    for (const { position } of carefulGame(seed, { passing: seed % 4 === 0 ? 'on' : 'off' })) {
      const state = position as State;
      for (const side of SIDES) {
        for (const offset of [0, 9, 23, 37]) {
          const look = moved(state, side, (seed + state.trails[side].length * 5 + offset) % 64);
          const threat = attackOnWorm(look, side);
          expect(threat !== null, GAME.write(look)).toBe(couldCapture(look, other(side)));
          if (threat) found.checks += 1;
          if (threat?.path) found.byWorm += 1;
        }
      }
    }
  }
  expect(found.checks).toBeGreaterThan(1000);
  expect(found.byWorm).toBeGreaterThan(50);
});
