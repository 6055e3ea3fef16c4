/**
 * A unit as one small integer, so that a board is a flat array of numbers: `id << 4 | side << 3 | type`, and 0 for an
 * empty square. Copying and comparing such boards is what makes the search for legal actions fast.
 */
import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { Side } from '../../../kernel/side.ts';

export const TYPES = ['titan', 'withdrawer', 'coordinator', 'pawn', 'leaper', 'immobilizer', 'chameleon'] as const;
export type PieceType = (typeof TYPES)[number];

export const EMPTY = 0;
export const TITAN = 1;
export const WITHDRAWER = 2;
export const COORDINATOR = 3;
export const PAWN = 4;
export const LEAPER = 5;
export const IMMOBILIZER = 6;
export const CHAMELEON = 7;
/** The bit that tells Black's units from White's. */
export const BLACK = 8;

export type Code = number;
/** Which unit stands on each square. */
export type Field = readonly Code[];

export const typeOf = (code: Code): number => code & 7;
/** Side and type without the id: equal for units that are interchangeable. */
export const kindOf = (code: Code): number => code & 15;
export const bitOf = (side: Side): number => (side === 'white' ? 0 : BLACK);
export const sideOf = (code: Code): Side => ((code & BLACK) === 0 ? 'white' : 'black');
export const idOf = (code: Code): UnitId => code >> 4;
export const pieceOf = (code: Code): PieceType => TYPES[typeOf(code) - 1] as PieceType;
export const coded = (id: UnitId, side: Side, type: number): Code => (id << 4) | bitOf(side) | type;

/** The unit on a square, or `EMPTY`. */
export const on = (field: Field, square: Square): Code => field[square] as Code;
export const isFoe = (mover: Code, other: Code): boolean => other !== EMPTY && ((mover ^ other) & BLACK) !== 0;
export const isFriend = (mover: Code, other: Code): boolean => other !== EMPTY && ((mover ^ other) & BLACK) === 0;
export const belongs = (code: Code, side: Side): boolean => code !== EMPTY && (code & BLACK) === bitOf(side);

/** Where a side's units stand. */
export const squaresOf = (field: Field, side: Side): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < 64; square++) if (belongs(on(field, square), side)) found.push(square);
  return found;
};

/** Where a side's Titan stands; every position has exactly one of each side (BQ-STATE-3). */
export const titanOf = (field: Field, side: Side): Square => {
  const wanted = bitOf(side) | TITAN;
  for (let square = 0; square < 64; square++) if (kindOf(on(field, square)) === wanted) return square;
  invariant(false, `${side} has no Titan`);
};
