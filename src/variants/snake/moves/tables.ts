import { DIAGONALS, DIRECTIONS, ORTHOGONALS } from '../../../kernel/board/direction.ts';
import {
  compile,
  compileAll,
  leap,
  type Mode,
  type Movement,
  type Paths,
  ride,
  step,
} from '../../../kernel/board/movement.ts';
import type { PieceInfo } from '../../../kernel/game.ts';
import { forSides, type Side } from '../../../kernel/side.ts';
import { GLYPHS } from '../glyphs.ts';
import { BOARD } from '../position/board.ts';
import { GISTS } from '../rules/gists.ts';
import type { ClauseId } from '../rules/index.ts';

export const PIECE_TYPES = ['lancer', 'kheshig', 'archer', 'falcon', 'yurt', 'pawn'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** The types a Pawn may become, in the order of the question. */
export const PROMOTIONS = [
  'lancer',
  'kheshig',
  'archer',
  'falcon',
  'yurt',
] as const satisfies readonly PieceType[];

/** Betza: Lancer mNcR, Archer mNcB, Kheshig KN, Falcon mQcN, Yurt FfW, Pawn fmWfcF. */
const MOVEMENTS: Readonly<Record<PieceType, readonly Movement[]>> = {
  lancer: [leap(1, 2, { only: 'move' }), ride(ORTHOGONALS, { only: 'capture' })],
  kheshig: [step(DIRECTIONS), leap(1, 2)],
  archer: [leap(1, 2, { only: 'move' }), ride(DIAGONALS, { only: 'capture' })],
  falcon: [ride(DIRECTIONS, { only: 'move' }), leap(1, 2, { only: 'capture' })],
  yurt: [step([...DIAGONALS, 'n'])],
  pawn: [step(['n'], { only: 'move' }), step(['ne', 'nw'], { only: 'capture' })],
};

interface PieceFacts {
  readonly name: string;
  readonly letter: string;
  readonly rule: ClauseId;
  /** How it moves without capturing, after "The Lancer", and how it captures, after "it". */
  readonly moves: string;
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

/** A movement of one side, with its paths from every square. */
interface MovementPaths {
  readonly mode: Mode;
  readonly paths: Paths;
}

const pathsFor = (side: Side, type: PieceType): readonly MovementPaths[] =>
  MOVEMENTS[type].map((movement) => {
    const { move, capture } = compile(BOARD, side, [movement]);
    return { mode: movement.only, paths: movement.only === 'capture' ? capture : move };
  });

export const forTypes = <T>(make: (type: PieceType) => T): Readonly<Record<PieceType, T>> =>
  Object.fromEntries(PIECE_TYPES.map((type) => [type, make(type)])) as Record<PieceType, T>;

export const PATHS_OF = forSides((side) => forTypes((type) => pathsFor(side, type)));

/** Whether the piece can leap over units in moving or in capturing. */
export const isLeaper = (type: PieceType): boolean => type !== 'yurt' && type !== 'pawn';

/** Movements by side and type, for `attackersOf`. */
export const REACH = compileAll(BOARD, MOVEMENTS);

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
