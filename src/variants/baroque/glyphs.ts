/** Silhouettes of units. The Immobilizer is drawn upside down, like the turned Rook of Ultima sets. */
import type { Glyph } from '../../kernel/game.ts';

export const GLYPHS = {
  titan: {
    fill: 'M10 39h25v-5l-2-2 4-16-7 5-4-8h-2V9h3V6h-3V3h-3v3h-3v3h3v4h-2l-4 8-7-5 4 16-2 2z',
    line: 'M13 32h19',
  },
  withdrawer: {
    fill: 'M10 39h25v-5l-6-3V20h8V10H18V4L6 15l12 11v5l-8 3z',
    line: 'M14 34h17',
  },
  coordinator: {
    fill: 'M10 39h25v-5l-8-3V20h8v-9h-8V3h-9v8h-8v9h8v11l-8 3z',
    line: 'M22.5 8v15M15 15.5h15',
  },
  pawn: {
    fill: 'M13 39h19v-4l-6-4v-4c6-1 8-6 6-14l-5 3c1 4-1 6-4.5 6s-5.5-2-4.5-6l-5-3c-2 8 0 13 6 14v4l-6 4z',
  },
  leaper: {
    fill: 'M9 39h22v-5l-5-2c2-6 5-11 11-14l-1-13-12 5c-9 5-13 13-12 22l-3 2z',
    line: 'M30 12c-7 4-11 10-12 19',
  },
  immobilizer: {
    fill: 'M9 6h27v6l-4 3v14l5 3v7h-6v-4h-5v4h-7v-4h-5v4H8v-7l5-3V15l-4-3z',
    line: 'M18 18l9 8M27 18l-9 8',
  },
  chameleon: {
    fill: 'M10 39h25v-5l-5-3c6-4 8-11 6-17-2-7-9-10-15-8-7 2-10 8-8 13l-7 3 8 5c2 1 3 2 2 4l-6 3z',
    line: 'M20 14a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M30 13c2 6-1 12-6 16',
  },
} as const satisfies Record<string, Glyph>;
