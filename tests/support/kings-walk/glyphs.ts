/** The drawings of the pieces, on a grid of 45 by 45. */
import type { Glyph } from '../../../src/kernel/game.ts';

export const GLYPHS = {
  king: {
    fill: 'M20.5 6h4v3.5h3.5v4h-3.5V18c6-4 13-1 12 6-.6 4-3 6-4 9v6h-20v-6c-1-3-3.4-5-4-9-1-7 6-10 12-6v-4.5H17v-4h3.5z',
  },
} as const satisfies Record<string, Glyph>;
