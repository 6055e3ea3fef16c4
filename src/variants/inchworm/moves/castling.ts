/**
 * Castling in two stages. In the first the King and the Rook extend together, in the second both follow;
 * halfway no piece may touch them, and the King's two squares and the one between must not be attacked.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { CastlingStage } from '../position/action.ts';
import { boardSquare } from '../position/board.ts';
import { copyOccupancy, lift, type Occupancy, occupancyOf, put } from '../position/occupancy.ts';
import { type Pair, rightIndex, type State, type Wing } from '../position/state.ts';
import { halvesOn, makeUnit, type Unit } from '../position/units.ts';
import { isAttacked, isKingAttacked } from './attacks.ts';
import { type MagnetShift, pulse } from './magnetism.ts';

/** Castling on a wing in notation; a sign for its stage follows. */
export const CASTLE_TEXT: Readonly<Record<Wing, string>> = { kingside: 'O-O', queenside: 'O-O-O' };

/** The squares of castling on a wing. */
interface Places {
  readonly king: readonly [Square, Square];
  readonly rook: readonly [Square, Square];
  /** The squares between King and Rook. */
  readonly between: readonly Square[];
  /** Must not be attacked: the King's two squares and the one between them. */
  readonly guarded: readonly Square[];
}

const FILES: Readonly<
  Record<Wing, { king: number; rook: readonly [number, number]; between: readonly number[] }>
> = {
  kingside: { king: 6, rook: [7, 5], between: [5, 6] },
  queenside: { king: 2, rook: [0, 3], between: [1, 2, 3] },
};
const KING_FILE = 4;

export const placesOf = (side: Side, wing: Wing): Places => {
  const on = (file: number): Square => boardSquare(file, side === 'white' ? 0 : 7);
  const { king, rook, between } = FILES[wing];
  return {
    king: [on(KING_FILE), on(king)],
    rook: [on(rook[0]), on(rook[1])],
    between: between.map(on),
    guarded: [on(KING_FILE), on(rook[1]), on(king)],
  };
};

const unitWith = (units: readonly Unit[], id: number): Unit | undefined =>
  units.find((unit) => unit.id === id);

const standsOn = (unit: Unit | undefined, squares: readonly Square[]): boolean =>
  unit !== undefined &&
  unit.at.length === squares.length &&
  squares.every((square) => unit.at.some((at) => at === square));

/** Are King and Rook whole on their first squares? */
export const keepsRight = (units: readonly Unit[], side: Side, wing: Wing, { king, rook }: Pair): boolean => {
  const places = placesOf(side, wing);
  return (
    standsOn(unitWith(units, king), [places.king[0]]) && standsOn(unitWith(units, rook), [places.rook[0]])
  );
};

/**
 * The bar of stage one: the right is lost, a unit shares a square or stands between, a square is attacked.
 */
export type CastlingBar =
  | { readonly bar: 'right' }
  | { readonly bar: 'company' | 'between' | 'attacked'; readonly squares: readonly Square[] }
  | { readonly bar: 'check' };

export const barToBegin = (state: State, side: Side, wing: Wing): CastlingBar | null => {
  const right = state.rights[rightIndex(side, wing)];
  if (!right || !keepsRight(state.units, side, wing, right)) return { bar: 'right' };
  const occupancy = occupancyOf(state);
  const { king, rook, between, guarded } = placesOf(side, wing);
  const shared = [king[0], rook[0]].filter((square) => occupancy.squares[square]?.length !== 1);
  if (shared.length > 0) return { bar: 'company', squares: shared };
  const held = between.filter((square) => occupancy.squares[square]?.length !== 0);
  if (held.length > 0) return { bar: 'between', squares: held };
  const attacked = guarded.filter((square) => isAttacked(occupancy, state, square, other(side)));
  if (attacked.length > 0) return { bar: 'attacked', squares: attacked };
  return isKingAttacked(tryCastling(state, side, wing, 'begin').occupancy, state, side)
    ? { bar: 'check' }
    : null;
};

/** Do the four halves stand on the squares of stage one? */
export const isWhereBegun = (
  units: readonly Unit[],
  side: Side,
  { wing, king, rook }: Pair & { readonly wing: Wing },
): boolean => {
  const places = placesOf(side, wing);
  return standsOn(unitWith(units, king), places.king) && standsOn(unitWith(units, rook), places.rook);
};

/** The bar of stage two; null if it is open. */
export const barToFinish = (state: State, side: Side): 'broken' | 'check' | null => {
  const under = state.castling[side];
  if (!under || !isWhereBegun(state.units, side, under)) return 'broken';
  return isKingAttacked(tryCastling(state, side, under.wing, 'finish').occupancy, state, side)
    ? 'check'
    : null;
};

/**
 * A stage of castling on a copy of the occupancy: King and Rook afterwards, and the shifts of the two pulses.
 */
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
  const places = placesOf(side, wing);
  const occupancy = copyOccupancy(occupancyOf(state));
  const placeUnit = (id: number, [start, end]: readonly [Square, Square]): Unit => {
    const unit = unitWith(state.units, id) as Unit;
    const after = makeUnit(id, unit.side, unit.type, stage === 'begin' ? halvesOn(start, end) : [end]);
    lift(occupancy, unit);
    put(occupancy, after);
    return after;
  };
  const king = placeUnit(pair.king, places.king);
  const rook = placeUnit(pair.rook, places.rook);
  const exempt = [king.id, rook.id];
  const first = pulse(occupancy, { centre: places.king[1], side, exempt });
  const second = pulse(occupancy, { centre: places.rook[1], side, exempt }, first);
  return { occupancy, king, rook, shifts: [...first, ...second] };
};

/** The loss of a castling in progress as the position stands: broken, or threatened on these squares. */
export const castlingLoss = (
  state: Pick<State, 'units' | 'castling' | 'links'>,
  side: Side,
): { readonly loss: 'broken' | 'threatened'; readonly squares: readonly Square[] } | null => {
  const under = state.castling[side];
  if (!under) return null;
  const { king, rook, guarded } = placesOf(side, under.wing);
  if (!isWhereBegun(state.units, side, under)) return { loss: 'broken', squares: [...king, ...rook] };
  const occupancy = occupancyOf(state);
  const attacked = guarded.filter((square) => isAttacked(occupancy, state, square, other(side)));
  return attacked.length > 0 ? { loss: 'threatened', squares: attacked } : null;
};
