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

export type UnitCode = number;
/** Which unit stands on each square. */
export type Occupancy = readonly UnitCode[];

export const typeOf = (code: UnitCode): number => code & 7;
/** Side and type without the id: equal for units that are interchangeable. */
export const kindOf = (code: UnitCode): number => code & 15;
export const bitOf = (side: Side): number => (side === 'white' ? 0 : BLACK);
export const sideOf = (code: UnitCode): Side => ((code & BLACK) === 0 ? 'white' : 'black');
export const idOf = (code: UnitCode): UnitId => code >> 4;
export const pieceOf = (code: UnitCode): PieceType => TYPES[typeOf(code) - 1] as PieceType;
export const encode = (id: UnitId, side: Side, type: number): UnitCode => (id << 4) | bitOf(side) | type;

/** The unit on a square, or `EMPTY`. */
export const codeOn = (board: Occupancy, square: Square): UnitCode => board[square] as UnitCode;
export const isFoe = (mover: UnitCode, other: UnitCode): boolean => other !== EMPTY && ((mover ^ other) & BLACK) !== 0;
export const isFriend = (mover: UnitCode, other: UnitCode): boolean => other !== EMPTY && ((mover ^ other) & BLACK) === 0;
export const isOf = (code: UnitCode, side: Side): boolean => code !== EMPTY && (code & BLACK) === bitOf(side);

/** Where a side's units stand. */
export const squaresOf = (board: Occupancy, side: Side): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < 64; square++) if (isOf(codeOn(board, square), side)) found.push(square);
  return found;
};

/** Where a side's Titan stands; every position has exactly one of each side (BQ-STATE-3). */
export const titanOf = (board: Occupancy, side: Side): Square => {
  const wanted = bitOf(side) | TITAN;
  for (let square = 0; square < 64; square++) if (kindOf(codeOn(board, square)) === wanted) return square;
  invariant(false, `${side} has no Titan`);
};
