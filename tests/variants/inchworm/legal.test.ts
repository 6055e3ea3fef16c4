/**
 * Tests that the menu of a random crowd has exactly the moves found by trying every combination of its units' fates.
 * The engine groups these by kind, to be faster.
 */
import { expect, it } from 'vitest';
import { type Rng, seeded } from '../../../src/kernel/chance.ts';
import { brokenMemory } from '../../../src/kernel/laws/laws.ts';
import { SIDES } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { attackersOf } from '../../../src/variants/inchworm/moves/attacks.ts';
import { areAlike, movableOn } from '../../../src/variants/inchworm/moves/crowd.ts';
import {
  type CrowdMove,
  membersOf,
  moveOf,
  pseudoLegalMoves,
  type Role,
  type Roles,
  rolesOf,
  STAY,
  tryMove,
  typesFor,
} from '../../../src/variants/inchworm/moves/generate.ts';
import { bitsOf, isLegal, shapeOf } from '../../../src/variants/inchworm/moves/legality.ts';
import { pawnCaptureSquares } from '../../../src/variants/inchworm/moves/pawns.ts';
import { visitReached } from '../../../src/variants/inchworm/moves/rides.ts';
import { writeAction } from '../../../src/variants/inchworm/notation/write.ts';
import { BOARD } from '../../../src/variants/inchworm/position/board.ts';
import { canonicalName, occupancyOf } from '../../../src/variants/inchworm/position/occupancy.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { otherHalf, PIECE_TYPES } from '../../../src/variants/inchworm/position/units.ts';
import { atDepth } from '../../support/depth.ts';
import { crowded } from './crowded.ts';
import { at } from './support.ts';
import { picks } from './words.ts';

/** Returns every combination of these fates (going whole, leaving a half, staying), one per unit. */
const combinations = (options: readonly Roles[]): readonly Roles[] =>
  options.reduce<readonly Roles[]>((sums, fates) => sums.flatMap((sum) => fates.map((fate) => [...sum, fate])), [[]]);

/** Whether a combination is a move: a unit leads or rejoins its half, and one extends, rejoins or is a Pawn. */
const isMove = ({ units, leads, from, target }: CrowdMove, fates: Roles): boolean => {
  const goes = units.map((_, index) => (fates[index] as Role).manner !== 'stay');
  const rejoins = units.some((man, index) => goes[index] && otherHalf(man, from) === target);
  const led = rejoins || units.some((_, index) => goes[index] && leads[index]);
  const free = rejoins || units.some((man, index) => goes[index] && man.type === 'pawn');
  return led && (free || fates.some(({ manner }) => manner === 'half'));
};

const rank = ({ manner, becomes }: Role): number =>
  ['go', 'half', 'stay'].indexOf(manner) * 10 + (becomes ? PIECE_TYPES.indexOf(becomes) : 0);

/** Whether equal units are in order (the first go whole, the last stay), so that each turn has one text. */
const isCanonical = ({ state, units }: CrowdMove, fates: Roles): boolean =>
  units.every((man, index) => {
    const next = units[index + 1];
    return !next || !areAlike(state, man, next) || rank(fates[index] as Role) <= rank(fates[index + 1] as Role);
  });

/** Whether a lone half rejoins its other half, and the mutations are those that the captures allow. */
const isFitting = (going: CrowdMove, fates: Roles): boolean => {
  const members = membersOf(going, fates);
  const types = typesFor(going, members);
  const lone = members.length === 1 && members[0] && otherHalf(members[0], going.from) !== null;
  if (lone && members[0] && otherHalf(members[0], going.from) !== going.target) return false;
  return going.units.every((man, index) => {
    const { manner, becomes } = fates[index] as Role;
    if (manner === 'stay') return true;
    return man.type === 'king' || types.length === 0 ? becomes === null : becomes !== null && types.includes(becomes);
  });
};

const tried = (state: State, from: number): readonly string[] => {
  const units = movableOn(state, state.toMove, from);
  return pseudoLegalMoves(state, state.toMove, from, units).flatMap((going) => {
    const types = typesFor(going, units);
    const options = units.map((man) => [STAY, ...rolesOf(man, types)]);
    return combinations(options)
      .filter(
        (fates) =>
          isMove(going, fates) && isFitting(going, fates) && isCanonical(going, fates) && isLegal(going, fates),
      )
      .map((fates) => writeAction(state, moveOf(going, fates, null)));
  });
};

it("IW-CROWD-1, IW-CROWD-2, IW-CROWD-3, IW-CHECK-3: a crowd's menu is complete", () => {
  let dice: Rng = seeded(3);
  let compared = 0;
  let moves = 0;
  while (compared < atDepth(30, 150)) {
    const [state, next] = crowded(dice);
    dice = next;
    if (!state || state.ending) continue;
    const from = state.units
      .flatMap(({ at, side }) => (side === 'white' ? at : []))
      .find((at) => movableOn(state, 'white', at).length === 3);
    if (from === undefined) continue;
    const listed = [...GAME.actions(state, [{ kind: 'square', square: from }])].map(({ notation }) => notation);
    expect([...listed].sort()).toEqual([...tried(state, from)].sort());
    compared += 1;
    moves += listed.length;
  }
  expect(moves).toBeGreaterThan(atDepth(500, 5_000));
});

/** Writes the squares that each side holds after a move, and the King's: legality depends on nothing else. */
const held = (going: CrowdMove, fates: Roles): string => {
  const { occupancy, endsGame } = tryMove(going, fates);
  if (endsGame) return 'over';
  const sides = occupancy.squares.map(([man]) => (man?.side === 'black' ? man.id : man ? 'own' : ''));
  return `${sides} ${occupancy.kings.white?.at}`;
};

it('IW-CHECK-3, IW-MAG-7: results of one kind leave each side the same squares', () => {
  let dice: Rng = seeded(5);
  let compared = 0;
  while (compared < 40_000) {
    const [state, next] = crowded(dice, true);
    dice = next;
    if (!state || state.ending) continue;
    for (const from of new Set(state.units.flatMap(({ at, side }) => (side === 'white' ? at : [])))) {
      const units = movableOn(state, 'white', from);
      if (units.length < 2) continue;
      for (const going of pseudoLegalMoves(state, 'white', from, units)) {
        const types = typesFor(going, units);
        const results = new Map<number, string>();
        for (const fates of combinations(units.map((man) => [STAY, ...rolesOf(man, types)]))) {
          if (!isMove(going, fates)) continue;
          const shape = shapeOf(going, bitsOf(going, fates));
          const result = held(going, fates);
          const known = results.get(shape) ?? result;
          if (known !== result) expect(result, `${GAME.write(state)} ${from}`).toBe(known);
          results.set(shape, result);
          compared += 1;
        }
      }
    }
  }
});

it("IW-CHECK-3, IW-MAG-7: a crowd's answers do not depend on their order", () => {
  const state = at(
    'White: Kd2, Be7; Black: Pa2, Na2, Na2/g3, Kg3; Black to move; links c1=H1, d2=H2, g3=H3, e7=H7; unlinking',
  );
  const turns = [...GAME.actions(state, picks('a2'))].map((action) => action.picks);
  for (const seed of [1, 2, 3]) expect(brokenMemory(GAME, state, turns, seed)).toEqual([]);
});

it('IW-CHECK-1, IW-RIDE-2: attackers of a square are those that reach it', () => {
  let dice: Rng = seeded(11);
  let attacks = 0;
  for (let each = 0; each < 200; each++) {
    const [state, next] = crowded(dice);
    dice = next;
    if (!state) continue;
    const field = occupancyOf(state);
    for (const side of SIDES) {
      const found = BOARD.squares
        .filter(({ square }) => canonicalName(field, square) === square)
        .flatMap(({ square }) =>
          attackersOf(field, state, square, side).map(({ unit: man, from }) => `${man.id} ${from} ${square}`),
        );
      const reached = state.units
        .filter((man) => man.side === side)
        .flatMap((man) =>
          man.at.flatMap((from) => {
            if (!field.squares[from]?.some(({ at }) => at.length === 1)) return [];
            const squares: number[] = [];
            if (man.type === 'pawn') squares.push(...pawnCaptureSquares(field, side, from));
            else visitReached(field, man.type, from, (square) => squares.push(square) < 0);
            return [...new Set(squares)].map((square) => `${man.id} ${from} ${square}`);
          }),
        );
      expect(found.sort()).toEqual(reached.sort());
      attacks += found.length;
    }
  }
  expect(attacks).toBeGreaterThan(atDepth(500, 5_000));
});
