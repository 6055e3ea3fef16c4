/** Exploding Pawns: who rolls, in which order, what an explosion reaches, and what is left after it. */
import type { Square } from '../../../kernel/board.ts';
import { BESIDE } from '../position/board.ts';
import { byId, canonicalName, namesOf, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import type { MagnetShift } from './magnetism.ts';

/** What two dice can show. */
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The sums that explode, and how many of the 36 throws of two dice give one. */
export const explodes = (sum: number): boolean => sum >= 11;
export const CHANCE = [3, 36] as const;

/** Whose roll is owed, by id: first the members that were Pawns, then the Pawns in the order in which they were moved. */
export const rollsOwed = (members: readonly Unit[], shifts: readonly MagnetShift[]): readonly number[] => {
  const isPawn = ({ type }: Unit): boolean => type === 'pawn';
  return [...members.filter(isPawn).sort(byId), ...shifts.flatMap(({ units }) => units.filter(isPawn))].map(({ id }) => id);
};

/** The squares an explosion clears: its own and those beside it, on both sides of a link at its centre. */
export const blastOn = (occupancy: Pick<Occupancy, 'aliases'>, centre: Square): readonly Square[] => {
  const names = namesOf(occupancy, centre);
  const squares = [...names, ...names.flatMap((name) => BESIDE[name] ?? [])].map((name) => canonicalName(occupancy, name));
  return [...new Set(squares)].sort((a, b) => a - b);
};

/** Everybody with a unit there, in the order of ids. */
export const unitsStruck = (state: Pick<State, 'units' | 'links'>, centre: Square): readonly Unit[] => {
  const squares = blastOn(occupancyOf(state), centre);
  return state.units.filter(({ at }) => at.some((square) => squares.includes(square)));
};
