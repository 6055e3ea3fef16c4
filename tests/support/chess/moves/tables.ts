/** The six pieces: how they go, compiled once per side, and how they are named and drawn. */
import type { PieceInfo } from '../../../../src/kernel/game.ts';
import { compiled, type Reach, ride } from '../../../../src/kernel/movement.ts';
import { ORTHODOX } from '../../../../src/kernel/orthodox.ts';
import { SIDES, type Side } from '../../../../src/kernel/side.ts';
import { GRID } from '../position/board.ts';

export const PIECE_TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly PieceType[];
export type Promotion = (typeof PROMOTIONS)[number];

const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({ white: of('white'), black: of('black') });
const byType = <T>(of: (type: PieceType) => T) => Object.fromEntries(PIECE_TYPES.map((type) => [type, of(type)])) as Record<PieceType, T>;

/** `REACH[side][type]`: the paths of that piece from every square. */
export const REACH: Readonly<Record<Side, Readonly<Record<PieceType, Reach>>>> = bySide((side) =>
  byType((type) => compiled(GRID, side, ORTHODOX[type])),
);

/** How a Pawn goes forward from its first rank. */
export const FIRST_STEP: Readonly<Record<Side, Reach>> = bySide((side) => compiled(GRID, side, [ride(['n'], { max: 2, only: 'move' })]));

/** The ranks where Pawns start and end, counted from 0. */
export const PAWN_RANK: Readonly<Record<Side, number>> = { white: 1, black: 6 };
export const LAST_RANK: Readonly<Record<Side, number>> = { white: 7, black: 0 };

export const PIECES: Readonly<Record<PieceType, PieceInfo>> = {
  king: {
    name: 'King',
    letter: 'K',
    glyph: {
      fill: 'M20.5 6h4v3.5h3.5v4h-3.5V18c6-4 13-1 12 6-.6 4-3 6-4 9v6h-20v-6c-1-3-3.4-5-4-9-1-7 6-10 12-6v-4.5H17v-4h3.5z',
      line: 'M13 33.5h19',
    },
  },
  queen: {
    name: 'Queen',
    letter: 'Q',
    glyph: { fill: 'M12.5 39v-6L8 14l7 9 1.5-13 6 12 6-12L30 23l7-9-4.5 19v6z', line: 'M13 33.5h19' },
  },
  rook: {
    name: 'Rook',
    letter: 'R',
    glyph: { fill: 'M11 39v-5l4-3V19l-4-3V8h5v4h4V8h5v4h4V8h5v8l-4 3v12l4 3v5z', line: 'M15 19.5h15M15 30.5h15' },
  },
  bishop: {
    name: 'Bishop',
    letter: 'B',
    glyph: { fill: 'M11 39v-4l6-3c-5-4-5-11 .5-17a5 5 0 1 1 10 0c5.5 6 5.5 13 .5 17l6 3v4z', line: 'M22.5 18v8M18.5 22h8' },
  },
  knight: {
    name: 'Knight',
    letter: 'N',
    glyph: { fill: 'M13 39c0-7 3-10 7-14-4 0-6 4-9 4l-2-5c4-4 5-9 9-12l1-5 5 4c9 2 12 10 11 28z', line: 'M18 16.5h.1' },
  },
  pawn: {
    name: 'Pawn',
    letter: 'P',
    glyph: { fill: 'M12 39c0-7 3-10 6-12a7 7 0 0 1-.5-10 6 6 0 1 1 10 0 7 7 0 0 1-.5 10c3 2 6 5 6 12z' },
  },
};

const LETTERS = new Map<string, { readonly type: PieceType; readonly side: Side }>(
  SIDES.flatMap((side) => PIECE_TYPES.map((type) => [letterOf(type, side), { type, side }] as const)),
);

/** A piece as one letter, as in a FEN: capitals are White's. */
export function letterOf(type: PieceType, side: Side): string {
  return side === 'white' ? PIECES[type].letter : PIECES[type].letter.toLowerCase();
}

/** The piece of that letter, or null. */
export const pieceOf = (letter: string) => LETTERS.get(letter) ?? null;
