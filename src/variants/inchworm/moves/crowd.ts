/** Who stands on a square and may be moved: the order in which units are listed, who is like whom, where a crowd may go. */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { type Field, fieldOf, holder } from '../position/occupancy.ts';
import { isCastling, type State } from '../position/state.ts';
import { type Man, otherHalf, TYPES } from '../position/units.ts';
import { takenPassing } from './en-passant.ts';
import { advances, strikes } from './pawns.ts';
import { reach } from './tables.ts';

/** A Rook that carries a castling right or is halfway through castling, a Pawn that may be taken en passant. */
export const isMarked = (state: State, { id, side, type }: Man): boolean => {
  if (type === 'pawn') return state.passing?.men.includes(id) ?? false;
  if (type !== 'rook') return false;
  return state.castling[side]?.rook === id || state.rights.some((right) => right?.rook === id);
};

/** The order of units on a square: by type, wholes before halves, halves by their other squares, marked before unmarked, by id. */
export const inOrder = (state: State, units: readonly Man[], square: Square): readonly Man[] =>
  units.length < 2
    ? units
    : [...units].sort(
        (a, b) =>
          TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
          (otherHalf(a, square) ?? -1) - (otherHalf(b, square) ?? -1) ||
          Number(isMarked(state, b)) - Number(isMarked(state, a)) ||
          a.id - b.id,
      );

/** Two units of one square that nothing tells apart but their ids. */
export const areAlike = (state: State, a: Man, b: Man): boolean =>
  a.type === b.type && a.at[0] === b.at[0] && a.at[1] === b.at[1] && isMarked(state, a) === isMarked(state, b);

/** The units of a side on a square that it may move, in order. */
export const movableOn = (state: State, side: Side, square: Square): readonly Man[] => {
  const units = fieldOf(state).cells[square] as readonly Man[];
  return units[0]?.side === side
    ? inOrder(
        state,
        units.filter((man) => !isCastling(state, man)),
        square,
      )
    : [];
};

/** Every square a unit of this type leads to from a square: by its moving pattern, or by its capturing pattern onto enemies. */
export const leadsTo = (state: State, field: Field, man: Man, from: Square): readonly Square[] => {
  const found: Square[] = [];
  const add = (square: Square): false => {
    if (!found.includes(square)) found.push(square);
    return false;
  };
  if (man.type !== 'pawn') {
    reach(field, man.type, from, add);
    return found;
  }
  for (const { target } of advances(field, man.side, from)) add(target);
  for (const square of strikes(field, man.side, from)) {
    const held = holder(field, square);
    if (held === null || held === man.side ? takenPassing(field, state, [man], from, square).length > 0 : true) add(square);
  }
  return found;
};
