/** The six types as they are named and drawn. How they reach squares depends on links, and so is code, not a table. */
import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { TYPE_NAMES, type Type } from './units.ts';

export const LETTERS: Readonly<Record<Type, string>> = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' };

const piece = (type: Type): PieceInfo => ({ name: TYPE_NAMES[type], letter: LETTERS[type], glyph: GLYPHS[type] });

export const PIECES: Readonly<Record<Type, PieceInfo>> = {
  king: piece('king'),
  queen: piece('queen'),
  rook: piece('rook'),
  bishop: piece('bishop'),
  knight: piece('knight'),
  pawn: piece('pawn'),
};
