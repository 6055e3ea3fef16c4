import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { BESIDE, LEAPS } from '../position/board.ts';
import { LETTERS, type PieceType, TYPE_NAMES } from '../position/units.ts';
import { GISTS } from '../rules/gists.ts';

const piece = (type: PieceType): PieceInfo => ({
  name: TYPE_NAMES[type],
  letter: LETTERS[type],
  gist: GISTS[type],
  glyph: GLYPHS[type],
});

export const PIECES: Readonly<Record<PieceType, PieceInfo>> = {
  king: piece('king'),
  queen: piece('queen'),
  rook: piece('rook'),
  bishop: piece('bishop'),
  knight: piece('knight'),
  pawn: piece('pawn'),
};

export type Rider = 'queen' | 'rook' | 'bishop';

export const BOARD_LINES: Readonly<Record<Rider, readonly number[]>> = {
  queen: [0, 1, 2, 3, 4, 5, 6, 7],
  rook: [0, 2, 4, 6],
  bishop: [1, 3, 5, 7],
};
export const HALL_LINES: readonly number[] = [8, 9];

export const isRider = (type: PieceType): type is Rider => type in BOARD_LINES;

export const STEPS = { knight: LEAPS, king: BESIDE } as const;
