/** Units: pieces, which can extend to two squares (IW-WORM-1), and Pawns, which cannot (IW-WORM-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { countWords, listWords } from '../../../kernel/words.ts';
import { nameOf } from './board.ts';
import type { Wing } from './state.ts';

/** Piece types in the order of notation and of choices (section 7.1 of the rules). */
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
  /**
   * The square of the unit, or the two squares of its halves in ascending order.
   * If a board square and a hallway square are linked, `at` holds only the board square.
   */
  readonly at: readonly [Square] | readonly [Square, Square];
}

/** Makes a unit. One order of properties keeps JavaScript fast. */
export const makeUnit = (id: number, side: Side, type: PieceType, at: Unit['at']): Unit => ({
  id,
  side,
  type,
  at,
});

type Extended = Unit & { readonly at: readonly [Square, Square] };

export const isExtended = (unit: Unit): unit is Extended => unit.at.length === 2;

export const halvesOn = (a: Square, b: Square): readonly [Square, Square] => (a < b ? [a, b] : [b, a]);

export const otherHalf = (unit: Unit, square: Square): Square | null =>
  unit.at.length === 1 ? null : unit.at[0] === square ? unit.at[1] : unit.at[0];

/** Moves a unit or half. Halves that meet become whole (IW-WORM-7). */
export const shiftUnit = (unit: Unit, from: Square, to: Square): Unit => {
  const other = otherHalf(unit, from);
  return makeUnit(unit.id, unit.side, unit.type, other === null || other === to ? [to] : halvesOn(other, to));
};

export const unitWords = (unit: Unit, square: Square): string =>
  `${isExtended(unit) ? 'half ' : ''}${TYPE_NAMES[unit.type]} on ${nameOf(square)}`;

export const ownedWords = (unit: Unit, square: Square): string => `${sideName(unit.side)}'s ${unitWords(unit, square)}`;

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

export const wingLetter = (castling: { readonly wing: Wing } | null): 'K' | 'Q' | null =>
  castling && WING_LETTERS[castling.wing];
