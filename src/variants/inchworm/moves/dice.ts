/**
 * Exploding Pawns: who rolls, in which order, what an explosion reaches, and what is left after it. An
 * explosion is complete before the next roll, and who is gone does not roll.
 */

import type { Square } from '../../../kernel/board/board.ts';
import { type Rng, rollSum } from '../../../kernel/chance.ts';
import { change } from '../../../kernel/changed.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import { BESIDE } from '../position/board.ts';
import { byId, canonicalName, namesOf, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import type { Ending, Owed, State } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import type { MagnetShift } from './magnetism.ts';

/** What two dice can show. */
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The sums that explode, and how many of the 36 throws of two dice give one. */
export const explodes = (sum: number): boolean => sum >= 11;
export const CHANCE = [3, 36] as const;

/**
 * Whose roll is owed, by id, where Pawns explode (IW-FIRST-1): first the members that were Pawns, then the
 * Pawns in the order in which they were moved.
 */
export const rollsOwed = (
  { isFirst }: Pick<State, 'isFirst'>,
  members: readonly Unit[],
  shifts: readonly MagnetShift[],
): readonly number[] => {
  if (isFirst) return [];
  const isPawn = ({ type }: Unit): boolean => type === 'pawn';
  return [...members.filter(isPawn).sort(byId), ...shifts.flatMap(({ units }) => units.filter(isPawn))].map(
    ({ id }) => id,
  );
};

/** The squares an explosion clears: its own and those beside it, on both sides of a link at its centre. */
export const blastOn = (occupancy: Pick<Occupancy, 'aliases'>, centre: Square): readonly Square[] => {
  const names = namesOf(occupancy, centre);
  const squares = [...names, ...names.flatMap((name) => BESIDE[name] ?? [])].map((name) =>
    canonicalName(occupancy, name),
  );
  return [...new Set(squares)].sort((a, b) => a - b);
};

/** Everybody with a unit there, in the order of ids. */
export const unitsStruck = (state: Pick<State, 'units' | 'links'>, centre: Square): readonly Unit[] => {
  const squares = blastOn(occupancyOf(state), centre);
  return state.units.filter(({ at }) => at.some((square) => squares.includes(square)));
};

/** What two dice mostly show, and what a preview lets them show: nothing explodes. */
export const USUAL = 7;

/** Which Kings an explosion has removed decides the game. */
const endingAfter = (gone: readonly Unit[]): Ending | null => {
  const losers = SIDES.filter((side) => gone.some((unit) => unit.type === 'king' && unit.side === side));
  if (losers.length === 0) return null;
  return { winner: losers.length === 2 ? null : losers[0] ? other(losers[0]) : null, reason: 'kingExploded' };
};

/**
 * A roll that is made: where it is owed, what the dice show, and whether that may be told (veiled dice are
 * not) or was entered by hand.
 */
export interface Roll {
  readonly state: State;
  readonly unit: Unit;
  readonly sum: number;
  readonly dice: 'veiled' | 'cast' | 'entered';
}

/** The position after a roll: who is gone does not roll any more. */
export const makeRoll = ({ state, unit, sum }: Roll): State => {
  const struck = explodes(sum) ? unitsStruck(state, unit.at[0]) : [];
  const units = struck.length > 0 ? state.units.filter((each) => !struck.includes(each)) : state.units;
  const ending = endingAfter(struck);
  const { rolls, passing, quiet } = state.owed as Owed;
  const left = rolls.slice(1).filter((id) => units.some((each) => each.id === id));
  return change(state, {
    units,
    owed: ending ? null : { rolls: left, passing, quiet: quiet && struck.length === 0 },
    ending,
  });
};

/** The roll that comes next, with this sum; null where none is owed. */
const nextRoll = (state: State, sum: number, dice: Roll['dice']): Roll | null => {
  const unit = state.units.find(({ id }) => id === state.owed?.rolls[0]);
  return unit ? { state, unit, sum, dice } : null;
};

/** The roll whose sum is entered by hand. */
export const enterRoll = (state: State, sum: number): Roll | null => nextRoll(state, sum, 'entered');

/**
 * Every roll that is owed, where the app has the dice, in order; with real dice there is none, and the
 * players are asked.
 */
export const castRolls = (state: State): readonly Roll[] => {
  const rolls: Roll[] = [];
  let at = state;
  while (state.dice === 'seeded' && !at.ending && (at.owed?.rolls.length ?? 0) > 0) {
    const [sum, rng] = rollSum(at.rng as Rng, 2, 6, USUAL);
    const roll = nextRoll(change(at, { rng }), sum, rng.kind === 'veiled' ? 'veiled' : 'cast');
    if (!roll) return rolls;
    rolls.push(roll);
    at = makeRoll(roll);
  }
  return rolls;
};

/** The position after all the rolls that are owed. */
export const makeRolls = (state: State): State => {
  const last = castRolls(state).at(-1);
  return last ? makeRoll(last) : state;
};
