import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { GISTS } from '../rules/gists.ts';
import type { ClauseId } from '../rules/index.ts';

export const PIECE_TYPES = ['lancer', 'kheshig', 'archer', 'falcon', 'yurt', 'pawn'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** The types a Pawn may become, in the order of the question (SN-PROMO-1). */
export const PROMOTIONS = ['lancer', 'kheshig', 'archer', 'falcon', 'yurt'] as const satisfies readonly PieceType[];

interface PieceFacts {
  readonly name: string;
  readonly letter: string;
  readonly rule: ClauseId;
  /** Completes "The Lancer …": how the piece moves without capturing. */
  readonly moves: string;
  /** Completes "It …": how the piece captures. */
  readonly captures: string;
}

export const FACTS: Readonly<Record<PieceType, PieceFacts>> = {
  lancer: {
    name: 'Lancer',
    letter: 'L',
    rule: 'SN-LANCER-1',
    moves: 'moves like a knight',
    captures: 'captures along ranks and files',
  },
  kheshig: {
    name: 'Kheshig',
    letter: 'H',
    rule: 'SN-KHESHIG-1',
    moves: 'moves 1 square in any direction or like a knight',
    captures: 'captures the same way',
  },
  archer: {
    name: 'Archer',
    letter: 'A',
    rule: 'SN-ARCHER-1',
    moves: 'moves like a knight',
    captures: 'captures along diagonals',
  },
  falcon: {
    name: 'Falcon',
    letter: 'F',
    rule: 'SN-FALCON-1',
    moves: 'moves like a queen',
    captures: 'captures like a knight',
  },
  yurt: {
    name: 'Yurt',
    letter: 'Y',
    rule: 'SN-YURT-1',
    moves: 'moves 1 square diagonally or directly forward',
    captures: 'captures the same way',
  },
  pawn: {
    name: 'Pawn',
    letter: 'P',
    rule: 'SN-PAWN-1',
    moves: 'moves 1 square directly forward',
    captures: 'captures 1 square diagonally forward',
  },
};

export const forTypes = <T>(make: (type: PieceType) => T): Readonly<Record<PieceType, T>> =>
  Object.fromEntries(PIECE_TYPES.map((type) => [type, make(type)])) as Record<PieceType, T>;

const infoOf = (type: PieceType): PieceInfo => ({
  name: FACTS[type].name,
  letter: FACTS[type].letter,
  gist: GISTS[type],
  glyph: GLYPHS[type],
});

export const PIECES: Readonly<Record<PieceType | 'snake', PieceInfo>> = {
  ...forTypes(infoOf),
  snake: { name: 'Snake', letter: 'S', gist: GISTS.snake, glyph: GLYPHS.snake },
};
