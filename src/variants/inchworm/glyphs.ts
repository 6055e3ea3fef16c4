import type { Glyph } from '../../kernel/game.ts';
import type { PieceType } from './position/units.ts';

export const GLYPHS: Readonly<Record<PieceType, Glyph>> = {
  king: {
    fill: 'M21 5h3v4h4v3h-4v4c7-3 14 0 13 7-.6 4-3 7-5 9l1 7H12l1-7c-2-2-4.400-5-5-9-1-7 6-10 13-7v-4h-4V9h4Z',
    line: 'M13.500 32.500c6-2 12-2 18 0',
  },
  queen: {
    fill: 'M6 13l7 9 1-13 6 12 2.500-14 2.500 14 6-12 1 13 7-9-5 18 1 8H10l1-8Z',
    line: 'M12 32c7-2 14-2 21 0',
  },
  rook: {
    fill: 'M11 8h5v4h4V8h5v4h4V8h5v9l-4 4v11l4 3v4H11v-4l4-3V21l-4-4Z',
    line: 'M15.500 21h14M15.500 31.500h14',
  },
  bishop: {
    fill: 'M22.500 5a3 3 0 0 1 2.500 4.500c5 4 8 9 7 14-.4 2.400-2 4.500-4 6l1.500 4H35v5.500H10V33.500h5.500l1.500-4c-2-1.500-3.600-3.600-4-6-1-5 2-10 7-14A3 3 0 0 1 22.500 5Z',
    line: 'M22.500 15v9M18.500 19h8',
  },
  knight: {
    fill: 'M19 8l2-3 3 4c8 2 12 9 11.500 20L35 39H13c0-7 4-10 8-14-3 0-5 1-7 4l-4 1-2-5 7-11Z',
    line: 'M18 16.500h1M26 13c4 4 6 10 6 17',
  },
  pawn: {
    fill: 'M22.500 10a6 6 0 0 1 4 10.500c3 2 4.500 5 4.500 8.500l3 3.500V39H11v-6.500l3-3.500c0-3.500 1.500-6.500 4.500-8.500a6 6 0 0 1 4-10.500Z',
  },
};
