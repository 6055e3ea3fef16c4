/** En passant: which Pawns a step of several squares leaves open to it, on which squares, and who takes them. */
import type { Square } from '../../../kernel/board.ts';
import { ownRank } from '../position/board.ts';
import { namesOf, type Occupancy } from '../position/occupancy.ts';
import type { Passing, State } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import { advances, strikes } from './pawns.ts';

const ascending = (a: number, b: number): number => a - b;

/** The Pawns taken en passant when these members go to the target: all of them, or none. */
export const pawnsTakenEnPassant = (
  occupancy: Occupancy,
  { units, passing }: Pick<State, 'units' | 'passing'>,
  members: readonly Unit[],
  from: Square,
  target: Square,
): readonly Unit[] => {
  if (!passing || !namesOf(occupancy, target).some((name) => passing.squares.includes(name))) return [];
  const taker = members.find(({ type }) => type === 'pawn');
  if (!taker || !strikes(occupancy, taker.side, from).includes(target)) return [];
  return units.filter(({ id }) => passing.pawns.includes(id));
};

/** The record a move without capture leaves, where its Pawns could have made it by their own steps; `occupancy` is from before it. */
export const passingOf = (occupancy: Occupancy, members: readonly Unit[], from: Square, target: Square): Passing | null => {
  const pawns = members.filter(({ type }) => type === 'pawn');
  const [pawn] = pawns;
  if (!pawn) return null;
  const advance = advances(occupancy, pawn.side, from).find((each) => each.target === target);
  const first = ownRank(pawn.side, from) === 0;
  if (!advance || !(first || advance.passed.length > 0)) return null;
  const squares = [...advance.passed, ...(first ? [from] : [])];
  return {
    pawns: pawns.map(({ id }) => id).sort(ascending),
    squares: squares.flatMap((square) => namesOf(occupancy, square)).sort(ascending),
  };
};

/** The record without Pawns that are gone; empty, it is none. */
export const stillPassing = (passing: Passing | null, units: readonly Unit[]): Passing | null => {
  const left = passing?.pawns.filter((id) => units.some((unit) => unit.id === id)) ?? [];
  return passing && left.length > 0 ? { ...passing, pawns: left } : null;
};
