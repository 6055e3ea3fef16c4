/** The letters of position files and notation; in code a type and a wing are whole words. */
import type { Wing } from './state.ts';
import type { PieceType } from './units.ts';

export const LETTERS: Readonly<Record<PieceType, string>> = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' };

export const WING_LETTERS: Readonly<Record<Wing, 'K' | 'Q'>> = { kingside: 'K', queenside: 'Q' };

/** The wing of a castling as its letter; null without one. */
export const wingLetter = (castling: { readonly wing: Wing } | null): 'K' | 'Q' | null => castling && WING_LETTERS[castling.wing];
