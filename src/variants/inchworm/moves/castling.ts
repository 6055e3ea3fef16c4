/**
 * Castling in two stages. In the first the King and the Rook extend together, in the second both follow; halfway nothing
 * may touch them, and the King's two squares and the one between must not be attacked.
 */
import type { Square } from '../../../kernel/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { boardSquare } from '../position/board.ts';
import { copyOf, type Field, fieldOf, lift, put } from '../position/occupancy.ts';
import { type Pair, rightIndex, type State, type Wing } from '../position/state.ts';
import { halvesOn, type Man, manAt } from '../position/units.ts';
import { isAttacked, isInCheck } from './attacks.ts';
import { pulse, type Shift } from './magnetism.ts';

export type Stage = 'begin' | 'finish';

/** How castling on a wing is written, a sign for its stage behind it. */
export const CASTLE_TEXT: Readonly<Record<Wing, string>> = { K: 'O-O', Q: 'O-O-O' };

/** Where castling on a wing happens. */
interface Places {
  readonly king: readonly [Square, Square];
  readonly rook: readonly [Square, Square];
  /** The squares between King and Rook. */
  readonly between: readonly Square[];
  /** Must not be attacked: the King's two squares and the one between them. */
  readonly guarded: readonly Square[];
}

const FILES: Readonly<Record<Wing, { king: number; rook: readonly [number, number]; between: readonly number[] }>> = {
  K: { king: 6, rook: [7, 5], between: [5, 6] },
  Q: { king: 2, rook: [0, 3], between: [1, 2, 3] },
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

const manOf = (men: readonly Man[], id: number): Man | undefined => men.find((man) => man.id === id);

const standsOn = (man: Man | undefined, squares: readonly Square[]): boolean =>
  man !== undefined && man.at.length === squares.length && squares.every((square) => man.at.some((at) => at === square));

/** Are King and Rook whole on the squares where they started? */
export const keepsRight = (men: readonly Man[], side: Side, wing: Wing, { king, rook }: Pair): boolean => {
  const places = placesOf(side, wing);
  return standsOn(manOf(men, king), [places.king[0]]) && standsOn(manOf(men, rook), [places.rook[0]]);
};

/** Why stage one is not open: the right is lost, somebody shares a square or stands between, a square is attacked. */
export type Bar =
  | { readonly bar: 'right' }
  | { readonly bar: 'company' | 'between' | 'attacked'; readonly squares: readonly Square[] }
  | { readonly bar: 'check' };

export const barToBegin = (state: State, side: Side, wing: Wing): Bar | null => {
  const right = state.rights[rightIndex(side, wing)];
  if (!right || !keepsRight(state.men, side, wing, right)) return { bar: 'right' };
  const field = fieldOf(state);
  const { king, rook, between, guarded } = placesOf(side, wing);
  const shared = [king[0], rook[0]].filter((square) => field.cells[square]?.length !== 1);
  if (shared.length > 0) return { bar: 'company', squares: shared };
  const held = between.filter((square) => field.cells[square]?.length !== 0);
  if (held.length > 0) return { bar: 'between', squares: held };
  const attacked = guarded.filter((square) => isAttacked(field, state, square, other(side)));
  if (attacked.length > 0) return { bar: 'attacked', squares: attacked };
  return isInCheck(castled(state, side, wing, 'begin').field, state, side) ? { bar: 'check' } : null;
};

/** Do the four halves stand where castling put them? */
export const isWhereBegun = (men: readonly Man[], side: Side, { wing, king, rook }: Pair & { readonly wing: Wing }): boolean => {
  const places = placesOf(side, wing);
  return standsOn(manOf(men, king), places.king) && standsOn(manOf(men, rook), places.rook);
};

/** Why stage two is not open; null if it is. */
export const barToFinish = (state: State, side: Side): 'broken' | 'check' | null => {
  const under = state.castling[side];
  if (!under || !isWhereBegun(state.men, side, under)) return 'broken';
  return isInCheck(castled(state, side, under.wing, 'finish').field, state, side) ? 'check' : null;
};

/** A stage of castling on a copy of the field: King and Rook as they then stand, and what the two pulses moved. */
export const castled = (
  state: State,
  side: Side,
  wing: Wing,
  stage: Stage,
): { readonly field: Field; readonly king: Man; readonly rook: Man; readonly shifts: readonly Shift[] } => {
  const pair = (stage === 'begin' ? state.rights[rightIndex(side, wing)] : state.castling[side]) as Pair;
  const places = placesOf(side, wing);
  const field = copyOf(fieldOf(state));
  const placed = (id: number, [start, end]: readonly [Square, Square]): Man => {
    const man = manOf(state.men, id) as Man;
    const after = manAt(id, man.side, man.type, stage === 'begin' ? halvesOn(start, end) : [end]);
    lift(field, man);
    put(field, after);
    return after;
  };
  const king = placed(pair.king, places.king);
  const rook = placed(pair.rook, places.rook);
  const exempt = [king.id, rook.id];
  const first = pulse(field, { centre: places.king[1], side, exempt });
  const second = pulse(field, { centre: places.rook[1], side, exempt }, first);
  return { field, king, rook, shifts: [...first, ...second] };
};

/** How a castling in progress is lost as the position stands: broken, or threatened on these squares. */
export const castlingLoss = (
  state: Pick<State, 'men' | 'castling' | 'links'>,
  side: Side,
): { readonly loss: 'broken' | 'threatened'; readonly squares: readonly Square[] } | null => {
  const under = state.castling[side];
  if (!under) return null;
  const { king, rook, guarded } = placesOf(side, under.wing);
  if (!isWhereBegun(state.men, side, under)) return { loss: 'broken', squares: [...king, ...rook] };
  const field = fieldOf(state);
  const attacked = guarded.filter((square) => isAttacked(field, state, square, other(side)));
  return attacked.length > 0 ? { loss: 'threatened', squares: attacked } : null;
};
