/** The pieces: how they go, compiled once per side, and how they are named and drawn. */
import { DIRECTIONS } from '../../../../src/kernel/board/direction.ts';
import { compile, type Movement, step } from '../../../../src/kernel/board/movement.ts';
import type { PieceInfo } from '../../../../src/kernel/game.ts';
import { forSides } from '../../../../src/kernel/side.ts';
import { GLYPHS } from '../glyphs.ts';
import { BOARD } from '../position/board.ts';

export const PIECES = {
  king: { name: 'King', letter: 'K', gist: 'Moves 1 square in any direction.', glyph: GLYPHS.king },
} as const satisfies Record<string, PieceInfo>;
export type PieceType = keyof typeof PIECES;

const MOVEMENTS: Readonly<Record<PieceType, readonly Movement[]>> = { king: [step(DIRECTIONS)] };

/** `REACH[side][type]`: the paths of that piece from every square. */
export const REACH = forSides((side) => ({ king: compile(BOARD, side, MOVEMENTS.king) }));
