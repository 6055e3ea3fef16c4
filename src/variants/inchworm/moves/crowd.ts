import type { Square } from '../../../kernel/board/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { holderOf, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import { isCastling, type State } from '../position/state.ts';
import { otherHalf, PIECE_TYPES, type Unit } from '../position/units.ts';
import { advances, pawnCaptureSquares, pawnsTakenEnPassant } from './pawns.ts';
import { visitReached } from './rides.ts';

/** Whether a unit is a Rook for castling or a Pawn open to en passant. Notation tells such units apart by a mark. */
export const isMarked = (state: State, { id, side, type }: Unit): boolean => {
  if (type === 'pawn') return state.passing?.pawns.includes(id) ?? false;
  if (type !== 'rook') return false;
  return state.castling[side]?.rook === id || state.rights.some((right) => right?.rook === id);
};

/** Sorts units by type, other half, mark and id. Notation and menu share this order. */
export const sortUnits = (state: State, units: readonly Unit[], square: Square): readonly Unit[] =>
  units.length < 2
    ? units
    : [...units].sort(
        (a, b) =>
          PIECE_TYPES.indexOf(a.type) - PIECE_TYPES.indexOf(b.type) ||
          (otherHalf(a, square) ?? -1) - (otherHalf(b, square) ?? -1) ||
          Number(isMarked(state, b)) - Number(isMarked(state, a)) ||
          a.id - b.id,
      );

/** Whether two units of one square differ only in their ids. Of alike units only one is offered. */
export const areAlike = (state: State, a: Unit, b: Unit): boolean =>
  a.type === b.type && a.at[0] === b.at[0] && a.at[1] === b.at[1] && isMarked(state, a) === isMarked(state, b);

/** Returns a side's sorted units on a square, except castling units (IW-CASTLE-4). */
export const movableOn = (state: State, side: Side, square: Square): readonly Unit[] => {
  const units = occupancyOf(state).squares[square] as readonly Unit[];
  return units[0]?.side === side
    ? sortUnits(
        state,
        units.filter((unit) => !isCastling(state, unit)),
        square,
      )
    : [];
};

/** The squares to which a unit can lead a crowd (IW-CROWD-2). */
export const destinationsOf = (state: State, occupancy: Occupancy, unit: Unit, from: Square): readonly Square[] => {
  const found: Square[] = [];
  const add = (square: Square): false => {
    if (!found.includes(square)) found.push(square);
    return false;
  };
  if (unit.type !== 'pawn') {
    visitReached(occupancy, unit.type, from, add);
    return found;
  }
  for (const { target } of advances(occupancy, unit.side, from)) add(target);
  for (const square of pawnCaptureSquares(occupancy, unit.side, from)) {
    const held = holderOf(occupancy, square);
    if (
      held === null || held === unit.side
        ? pawnsTakenEnPassant(occupancy, state, [unit], from, square).length > 0
        : true
    )
      add(square);
  }
  return found;
};
