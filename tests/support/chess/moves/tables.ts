/** The six pieces: how they go, compiled once per side, and how they are named and drawn. */
import { DIAGONALS, DIRECTIONS, ORTHOGONALS } from '../../../../src/kernel/board/direction.ts';
import {
  compile,
  leap,
  type Movement,
  type Reach,
  ride,
  step,
} from '../../../../src/kernel/board/movement.ts';
import { placementOn } from '../../../../src/kernel/board/placement.ts';
import type { PieceInfo } from '../../../../src/kernel/game.ts';
import { forSides, type Side } from '../../../../src/kernel/side.ts';
import { GLYPHS } from '../glyphs.ts';
import { BOARD } from '../position/board.ts';

export const PIECE_TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly PieceType[];
export type Promotion = (typeof PROMOTIONS)[number];

/** How the pieces go; the Pawn's double step, en passant and promotion stand apart. */
export const MOVEMENTS: Readonly<Record<PieceType, readonly Movement[]>> = {
  king: [step(DIRECTIONS)],
  queen: [ride(DIRECTIONS)],
  rook: [ride(ORTHOGONALS)],
  bishop: [ride(DIAGONALS)],
  knight: [leap(1, 2)],
  pawn: [step(['n'], { only: 'move' }), step(['ne', 'nw'], { only: 'capture' })],
};

const byType = <T>(of: (type: PieceType) => T) =>
  Object.fromEntries(PIECE_TYPES.map((type) => [type, of(type)])) as Record<PieceType, T>;

/** `REACH[side][type]`: the paths of that piece from every square. */
export const REACH: Readonly<Record<Side, Readonly<Record<PieceType, Reach>>>> = forSides((side) =>
  byType((type) => compile(BOARD, side, MOVEMENTS[type])),
);

/** How a Pawn goes forward from its first rank. */
export const FIRST_STEP: Readonly<Record<Side, Reach>> = forSides((side) =>
  compile(BOARD, side, [ride(['n'], { max: 2, only: 'move' })]),
);

/** The ranks where Pawns start and end, counted from 0. */
export const PAWN_RANK: Readonly<Record<Side, number>> = { white: 1, black: 6 };
export const LAST_RANK: Readonly<Record<Side, number>> = { white: 7, black: 0 };

export const PIECES: Readonly<Record<PieceType, PieceInfo>> = {
  king: { name: 'King', letter: 'K', gist: 'Moves 1 square in any direction.', glyph: GLYPHS.king },
  queen: { name: 'Queen', letter: 'Q', gist: 'Slides in all directions.', glyph: GLYPHS.queen },
  rook: { name: 'Rook', letter: 'R', gist: 'Slides along ranks and files.', glyph: GLYPHS.rook },
  bishop: { name: 'Bishop', letter: 'B', gist: 'Slides along diagonals.', glyph: GLYPHS.bishop },
  knight: { name: 'Knight', letter: 'N', gist: 'Leaps 2 squares by 1.', glyph: GLYPHS.knight },
  pawn: {
    name: 'Pawn',
    letter: 'P',
    gist: 'Moves forward and captures diagonally forward.',
    glyph: GLYPHS.pawn,
  },
};

/** The pieces as letters, and the first field of a FEN. */
export const PLACEMENT = placementOn(BOARD, PIECES);
