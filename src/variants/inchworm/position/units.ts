/**
 * Units. A piece has two halves: on one square it is whole, on two it is extended; a Pawn is never split. A
 * unit's part on one square is named by the unit and the square together. In code a type and a wing are whole
 * words; position files and notation have letters.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { countWords, listWords } from '../../../kernel/words.ts';
import { nameOf } from './board.ts';
import type { Wing } from './state.ts';

/** In the order in which notation, defaults and trays list them. */
export const PIECE_TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

export const TYPE_NAMES: Readonly<Record<PieceType, string>> = {
  king: 'King',
  queen: 'Queen',
  rook: 'Rook',
  bishop: 'Bishop',
  knight: 'Knight',
  pawn: 'Pawn',
};

export interface Unit {
  readonly id: number;
  readonly side: Side;
  readonly type: PieceType;
  /** Its squares; two, the lower number first, for halves. Linked squares by their board names. */
  readonly at: readonly [Square] | readonly [Square, Square];
}

/** Every unit is made here: with the same properties in the same order, which engines read fastest. */
export const makeUnit = (id: number, side: Side, type: PieceType, at: Unit['at']): Unit => ({
  id,
  side,
  type,
  at,
});

type Extended = Unit & { readonly at: readonly [Square, Square] };

export const isExtended = (unit: Unit): unit is Extended => unit.at.length === 2;

/** The two squares of halves, in their one order. */
export const halvesOn = (a: Square, b: Square): readonly [Square, Square] => (a < b ? [a, b] : [b, a]);

/** The square of the other half, seen from one square of the unit; null for a whole and for a Pawn. */
export const otherHalf = (unit: Unit, square: Square): Square | null =>
  unit.at.length === 1 ? null : unit.at[0] === square ? unit.at[1] : unit.at[0];

/** The unit with its part on `from` moved to `to`; two halves on one square are a whole. */
export const shiftUnit = (unit: Unit, from: Square, to: Square): Unit => {
  const other = otherHalf(unit, from);
  return makeUnit(unit.id, unit.side, unit.type, other === null || other === to ? [to] : halvesOn(other, to));
};

/** "Rook on e4", "half Rook on e4". */
export const unitWords = (unit: Unit, square: Square): string =>
  `${isExtended(unit) ? 'half ' : ''}${TYPE_NAMES[unit.type]} on ${nameOf(square)}`;

/** "White's half Rook on e4". */
export const ownedWords = (unit: Unit, square: Square): string =>
  `${sideName(unit.side)}'s ${unitWords(unit, square)}`;

/** "Rook and 2 Pawns", in the order of the types. */
export const namesIn = (units: readonly Unit[]): string =>
  listWords(
    PIECE_TYPES.flatMap((type) => {
      const count = units.filter((unit) => unit.type === type).length;
      return count === 0 ? [] : count === 1 ? [TYPE_NAMES[type]] : [countWords(count, TYPE_NAMES[type])];
    }),
  );

export const LETTERS: Readonly<Record<PieceType, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
};

export const WING_LETTERS: Readonly<Record<Wing, 'K' | 'Q'>> = { kingside: 'K', queenside: 'Q' };

/** The wing of a castling as its letter; null without one. */
export const wingLetter = (castling: { readonly wing: Wing } | null): 'K' | 'Q' | null =>
  castling && WING_LETTERS[castling.wing];
