/** Mutation: captors turn into what they capture (IW-MUT-1). A piece that turns into Pawns becomes two (IW-MUT-4). */
import type { Square } from '../../../kernel/board/board.ts';
import { isExtended, makeUnit, otherHalf, PIECE_TYPES, type PieceType, type Unit } from '../position/units.ts';

/** The captured types, which captors can become. Empty if a King is captured (IW-CAPT-5). */
export const capturedTypes = (captured: readonly Unit[]): readonly PieceType[] =>
  captured.length === 0 || captured.some(({ type }) => type === 'king')
    ? []
    : PIECE_TYPES.filter((type) => captured.some((unit) => unit.type === type));

/** A unit after mutation, and the square of the second Pawn if there is one (IW-MUT-4). */
interface Mutation {
  readonly unit: Unit;
  readonly second: Square | null;
}

export const mutate = (unit: Unit, target: Square, type: PieceType): Mutation => {
  const { id, side, at } = unit;
  if (type !== 'pawn' || unit.type === 'pawn') return { unit: makeUnit(id, side, type, at), second: null };
  return {
    unit: makeUnit(id, side, type, [target]),
    second: isExtended(unit) ? otherHalf(unit, target) : target,
  };
};
