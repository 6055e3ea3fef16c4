/**
 * Men and their units. A piece has two halves: on one square it is whole, on two it is extended; a Pawn is never split.
 * What a man has on one square is a unit, and man and square together name it.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { sideName } from '../../../kernel/side.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { nameOf } from './board.ts';

/** In the order in which notation, defaults and trays list them. */
export const TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Type = (typeof TYPES)[number];

export const TYPE_NAMES: Readonly<Record<Type, string>> = {
  king: 'King',
  queen: 'Queen',
  rook: 'Rook',
  bishop: 'Bishop',
  knight: 'Knight',
  pawn: 'Pawn',
};

export interface Man {
  readonly id: number;
  readonly side: Side;
  readonly type: Type;
  /** Where it stands; two squares, the lower number first, for halves. Linked squares by their board names. */
  readonly at: readonly [Square] | readonly [Square, Square];
}

/** Every man is made here: with the same properties in the same order, which engines read fastest. */
export const manAt = (id: number, side: Side, type: Type, at: Man['at']): Man => ({ id, side, type, at });

type Extended = Man & { readonly at: readonly [Square, Square] };

export const isExtended = (man: Man): man is Extended => man.at.length === 2;

/** The two squares of halves, in their one order. */
export const halvesOn = (a: Square, b: Square): readonly [Square, Square] => (a < b ? [a, b] : [b, a]);

/** Where the other half stands, seen from one square of the man; null for a whole and for a Pawn. */
export const otherHalf = (man: Man, square: Square): Square | null =>
  man.at.length === 1 ? null : man.at[0] === square ? man.at[1] : man.at[0];

/** The man with its unit on `from` standing on `to` instead; two halves on one square are a whole. */
export const shifted = (man: Man, from: Square, to: Square): Man => {
  const other = otherHalf(man, from);
  return manAt(man.id, man.side, man.type, other === null || other === to ? [to] : halvesOn(other, to));
};

/** "Rook on e4", "half Rook on e4". */
export const unitWords = (man: Man, square: Square): string =>
  `${isExtended(man) ? 'half ' : ''}${TYPE_NAMES[man.type]} on ${nameOf(square)}`;

/** "White's half Rook on e4". */
export const ownedWords = (man: Man, square: Square): string => `${sideName(man.side)}'s ${unitWords(man, square)}`;

/** "Rook and 2 Pawns", in the order of the types. */
export const namesIn = (men: readonly Man[]): string =>
  listed(
    TYPES.flatMap((type) => {
      const count = men.filter((man) => man.type === type).length;
      return count === 0 ? [] : count === 1 ? [TYPE_NAMES[type]] : [counted(count, TYPE_NAMES[type])];
    }),
  );
