/** Mutation: a captor turns into a captured type. A piece that turns into Pawns becomes two of them. */
import type { Square } from '../../../kernel/board/board.ts';
import {
  isExtended,
  makeUnit,
  otherHalf,
  PIECE_TYPES,
  type PieceType,
  type Unit,
} from '../position/units.ts';

/** The types to turn into, in the order in which they are offered. */
export const capturedTypes = (captured: readonly Unit[]): readonly PieceType[] =>
  captured.length === 0 || captured.some(({ type }) => type === 'king')
    ? []
    : PIECE_TYPES.filter((type) => captured.some((unit) => unit.type === type));

/** A unit after it has turned, and the Pawn from its second half (its id is still to be given). */
interface Mutation {
  readonly unit: Unit;
  readonly second: Square | null;
}

/** A unit that captured on `target` turned into a type. */
export const mutate = (unit: Unit, target: Square, type: PieceType): Mutation => {
  const { id, side, at } = unit;
  if (type !== 'pawn' || unit.type === 'pawn') return { unit: makeUnit(id, side, type, at), second: null };
  return {
    unit: makeUnit(id, side, type, [target]),
    second: isExtended(unit) ? otherHalf(unit, target) : target,
  };
};
