/** The pieces' movements, compiled once per side. Double step, en passant and promotion are handled elsewhere. */

import { CHESS_MOVEMENTS, CHESS_PIECES } from '../../../../src/kernel/board/chess-pieces.ts';
import { compile, compileAll, type Reach, ride } from '../../../../src/kernel/board/movement.ts';
import { placementOn } from '../../../../src/kernel/board/placement.ts';
import { forSides, type Side } from '../../../../src/kernel/side.ts';
import { BOARD } from '../position/board.ts';

export const PIECE_TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly PieceType[];
export type Promotion = (typeof PROMOTIONS)[number];

/** The paths of each piece, indexed by side, type and square: `REACH[side][type].move[square]`. */
export const REACH = compileAll(BOARD, CHESS_MOVEMENTS);

/** A Pawn's moves from its first rank: one square forward or two. */
export const FIRST_STEP: Readonly<Record<Side, Reach>> = forSides((side) =>
  compile(BOARD, side, [ride(['n'], { max: 2, only: 'move' })]),
);

/** The ranks, counted from 0, on which Pawns start (`PAWN_RANK`) and promote (`LAST_RANK`). */
export const PAWN_RANK: Readonly<Record<Side, number>> = { white: 1, black: 6 };
export const LAST_RANK: Readonly<Record<Side, number>> = { white: 7, black: 0 };

export const PIECES = CHESS_PIECES;

/** Reads and writes the pieces as letters, and the placement field of a FEN. */
export const PLACEMENT = placementOn(BOARD, PIECES);
