/** Castling in two stages (IW-CASTLE-1 to 8). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { CastlingStage } from '../position/action.ts';
import { boardSquare } from '../position/board.ts';
import { addUnit, copyOccupancy, type Occupancy, occupancyOf, removeUnit } from '../position/occupancy.ts';
import { type Pair, rightIndex, type State, type Wing } from '../position/state.ts';
import { halvesOn, makeUnit, type Unit } from '../position/units.ts';
import { isAttacked, isKingAttacked } from './attacks.ts';
import { type MagnetShift, pulse } from './magnetism.ts';

/** Castling in notation (section 10.1 of the rules), without the `~` or `>` of its stage. */
export const CASTLE_TEXT: Readonly<Record<Wing, string>> = { kingside: 'O-O', queenside: 'O-O-O' };

interface CastlingSquares {
  readonly king: readonly [Square, Square];
  readonly rook: readonly [Square, Square];
  readonly between: readonly Square[];
  /** The squares of the King's path, which must not be attacked (IW-CASTLE-2, IW-CASTLE-6). */
  readonly guarded: readonly Square[];
}

const CASTLING_FILES: Readonly<
  Record<Wing, { king: number; rook: readonly [number, number]; between: readonly number[] }>
> = {
  kingside: { king: 6, rook: [7, 5], between: [5, 6] },
  queenside: { king: 2, rook: [0, 3], between: [1, 2, 3] },
};
const KING_FILE = 4;

export const castlingSquares = (side: Side, wing: Wing): CastlingSquares => {
  const on = (file: number): Square => boardSquare(file, side === 'white' ? 0 : 7);
  const { king, rook, between } = CASTLING_FILES[wing];
  return {
    king: [on(KING_FILE), on(king)],
    rook: [on(rook[0]), on(rook[1])],
    between: between.map(on),
    guarded: [on(KING_FILE), on(rook[1]), on(king)],
  };
};

const unitWith = (units: readonly Unit[], id: number): Unit | undefined => units.find((unit) => unit.id === id);

const standsOn = (unit: Unit | undefined, squares: readonly Square[]): boolean =>
  unit !== undefined &&
  unit.at.length === squares.length &&
  squares.every((square) => unit.at.some((at) => at === square));

/** Whether a castling right is kept: King and Rook are whole on their starting squares (IW-CASTLE-1). */
export const keepsRight = (units: readonly Unit[], side: Side, wing: Wing, { king, rook }: Pair): boolean => {
  const places = castlingSquares(side, wing);
  return standsOn(unitWith(units, king), [places.king[0]]) && standsOn(unitWith(units, rook), [places.rook[0]]);
};

/** What forbids the first stage of castling (IW-CASTLE-2), with the squares at fault. */
export type CastlingObstacle =
  | { readonly bar: 'right' }
  | { readonly bar: 'company' | 'between' | 'attacked'; readonly squares: readonly Square[] }
  | { readonly bar: 'check' };

export const obstacleToBegin = (state: State, side: Side, wing: Wing): CastlingObstacle | null => {
  const right = state.rights[rightIndex(side, wing)];
  if (!right || !keepsRight(state.units, side, wing, right)) return { bar: 'right' };
  const occupancy = occupancyOf(state);
  const { king, rook, between, guarded } = castlingSquares(side, wing);
  const shared = [king[0], rook[0]].filter((square) => occupancy.squares[square]?.length !== 1);
  if (shared.length > 0) return { bar: 'company', squares: shared };
  const held = between.filter((square) => occupancy.squares[square]?.length !== 0);
  if (held.length > 0) return { bar: 'between', squares: held };
  const attacked = guarded.filter((square) => isAttacked(occupancy, state, square, other(side)));
  if (attacked.length > 0) return { bar: 'attacked', squares: attacked };
  return isKingAttacked(tryCastling(state, side, wing, 'begin').occupancy, state, side) ? { bar: 'check' } : null;
};

/** Whether castling is at the halfway point: all four halves stand where stage one brings them (IW-CASTLE-3). */
export const isAtHalfway = (
  units: readonly Unit[],
  side: Side,
  { wing, king, rook }: Pair & { readonly wing: Wing },
): boolean => {
  const places = castlingSquares(side, wing);
  return standsOn(unitWith(units, king), places.king) && standsOn(unitWith(units, rook), places.rook);
};

/**
 * Returns the obstacle to finishing castling (IW-CASTLE-3), or null if there is none.
 * `broken` means that King and Rook do not stand where the first stage of castling puts them.
 */
export const obstacleToFinish = (state: State, side: Side): 'broken' | 'check' | null => {
  const begunCastling = state.castling[side];
  if (!begunCastling || !isAtHalfway(state.units, side, begunCastling)) return 'broken';
  return isKingAttacked(tryCastling(state, side, begunCastling.wing, 'finish').occupancy, state, side) ? 'check' : null;
};

/** Tries a stage of castling, with its magnetism (IW-CASTLE-7), on a copy of the occupancy. */
export const tryCastling = (
  state: State,
  side: Side,
  wing: Wing,
  stage: CastlingStage,
): {
  readonly occupancy: Occupancy;
  readonly king: Unit;
  readonly rook: Unit;
  readonly shifts: readonly MagnetShift[];
} => {
  const pair = (stage === 'begin' ? state.rights[rightIndex(side, wing)] : state.castling[side]) as Pair;
  const places = castlingSquares(side, wing);
  const occupancy = copyOccupancy(occupancyOf(state));
  const placeUnit = (id: number, [start, end]: readonly [Square, Square]): Unit => {
    const unit = unitWith(state.units, id) as Unit;
    const after = makeUnit(id, unit.side, unit.type, stage === 'begin' ? halvesOn(start, end) : [end]);
    removeUnit(occupancy, unit);
    addUnit(occupancy, after);
    return after;
  };
  const king = placeUnit(pair.king, places.king);
  const rook = placeUnit(pair.rook, places.rook);
  const exempt = [king.id, rook.id];
  const first = pulse(occupancy, { centre: places.king[1], side, exempt });
  const second = pulse(occupancy, { centre: places.rook[1], side, exempt }, first);
  return { occupancy, king, rook, shifts: [...first, ...second] };
};

/** Returns why a side that is castling loses the game (IW-CASTLE-5, IW-CASTLE-6). Null if the side does not lose. */
export const castlingLoss = (
  state: Pick<State, 'units' | 'castling' | 'links'>,
  side: Side,
): { readonly loss: 'broken' | 'threatened'; readonly squares: readonly Square[] } | null => {
  const begunCastling = state.castling[side];
  if (!begunCastling) return null;
  const { king, rook, guarded } = castlingSquares(side, begunCastling.wing);
  if (!isAtHalfway(state.units, side, begunCastling)) return { loss: 'broken', squares: [...king, ...rook] };
  const occupancy = occupancyOf(state);
  const attacked = guarded.filter((square) => isAttacked(occupancy, state, square, other(side)));
  return attacked.length > 0 ? { loss: 'threatened', squares: attacked } : null;
};
