/** Exploding Pawns: who rolls, in which order, what an explosion reaches, and what is left after it. */
import type { Square } from '../../../kernel/board.ts';
import { BESIDE } from '../position/board.ts';
import { byId, type Field, fieldOf, home, namesOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import type { Man } from '../position/units.ts';
import type { Shift } from './magnetism.ts';

/** What two dice can show. */
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The sums that explode, and how many of the 36 throws of two dice give one. */
export const explodes = (sum: number): boolean => sum >= 11;
export const CHANCE = [3, 36] as const;

/** Whose roll is owed, by id: first the members that were Pawns, then the Pawns in the order in which they were moved. */
export const rollsOwed = (members: readonly Man[], shifts: readonly Shift[]): readonly number[] => {
  const isPawn = ({ type }: Man): boolean => type === 'pawn';
  return [...members.filter(isPawn).sort(byId), ...shifts.flatMap(({ men }) => men.filter(isPawn))].map(({ id }) => id);
};

/** The squares an explosion clears: its own and those beside it, on both sides of a link at its centre. */
export const blastOn = (field: Pick<Field, 'twins'>, centre: Square): readonly Square[] => {
  const names = namesOf(field, centre);
  const squares = [...names, ...names.flatMap((name) => BESIDE[name] ?? [])].map((name) => home(field, name));
  return [...new Set(squares)].sort((a, b) => a - b);
};

/** Everybody with a unit there, in the order of ids. */
export const struckBy = (state: Pick<State, 'men' | 'links'>, centre: Square): readonly Man[] => {
  const squares = blastOn(fieldOf(state), centre);
  return state.men.filter(({ at }) => at.some((square) => squares.includes(square)));
};
