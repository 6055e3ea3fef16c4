/** The six chess pieces, without castling, promotion and the like, in which games differ. */

import type { PieceInfo } from '../game.ts';
import { DIAGONALS, DIRECTIONS, ORTHOGONALS } from './direction.ts';
import { leap, type Movement, ride, step } from './movement.ts';

export const CHESS_PIECES = {
  king: {
    name: 'King',
    letter: 'K',
    gist: 'Moves 1 square in any direction.',
    glyph: {
      fill: 'M20.5 6h4v3.5h3.5v4h-3.5V18c6-4 13-1 12 6-.6 4-3 6-4 9v6h-20v-6c-1-3-3.4-5-4-9-1-7 6-10 12-6v-4.5H17v-4h3.5z',
      line: 'M13 33.5h19',
    },
  },
  queen: {
    name: 'Queen',
    letter: 'Q',
    gist: 'Slides in all directions.',
    glyph: { fill: 'M12.5 39v-6L8 14l7 9 1.5-13 6 12 6-12L30 23l7-9-4.5 19v6z', line: 'M13 33.5h19' },
  },
  rook: {
    name: 'Rook',
    letter: 'R',
    gist: 'Slides along ranks and files.',
    glyph: {
      fill: 'M11 39v-5l4-3V19l-4-3V8h5v4h4V8h5v4h4V8h5v8l-4 3v12l4 3v5z',
      line: 'M15 19.5h15M15 30.5h15',
    },
  },
  bishop: {
    name: 'Bishop',
    letter: 'B',
    gist: 'Slides along diagonals.',
    glyph: {
      fill: 'M11 39v-4l6-3c-5-4-5-11 .5-17a5 5 0 1 1 10 0c5.5 6 5.5 13 .5 17l6 3v4z',
      line: 'M22.5 18v8M18.5 22h8',
    },
  },
  knight: {
    name: 'Knight',
    letter: 'N',
    gist: 'Leaps 2 squares by 1.',
    glyph: {
      fill: 'M13 39c0-7 3-10 7-14-4 0-6 4-9 4l-2-5c4-4 5-9 9-12l1-5 5 4c9 2 12 10 11 28z',
      line: 'M18 16.5h.1',
    },
  },
  pawn: {
    name: 'Pawn',
    letter: 'P',
    gist: 'Moves forward and captures diagonally forward.',
    glyph: { fill: 'M12 39c0-7 3-10 6-12a7 7 0 0 1-.5-10 6 6 0 1 1 10 0 7 7 0 0 1-.5 10c3 2 6 5 6 12z' },
  },
} as const satisfies Record<string, PieceInfo>;

export const CHESS_MOVEMENTS: Readonly<Record<keyof typeof CHESS_PIECES, readonly Movement[]>> = {
  king: [step(DIRECTIONS)],
  queen: [ride(DIRECTIONS)],
  rook: [ride(ORTHOGONALS)],
  bishop: [ride(DIAGONALS)],
  knight: [leap(1, 2)],
  pawn: [step(['n'], { only: 'move' }), step(['ne', 'nw'], { only: 'capture' })],
};
