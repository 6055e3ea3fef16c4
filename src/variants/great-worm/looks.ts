/** The looks of the marks that only this game has: trails (GW-TRAIL-4) and Lairs (GW-BOARD-3). */
import type { Looks } from '../../kernel/drawing/looks.ts';
import { box, circle, MIDDLE, stroke } from '../../kernel/drawing/shapes.ts';

export const LOOKS = {
  marks: {
    trail: {
      shapes: [],
      isSided: true,
      line: 'band',
      urgency: 'timer',
      things: ['square of trail', 'squares of trail'],
    },
    lair: {
      shapes: [circle(MIDDLE, 17.4), circle(MIDDLE, 15.6)].map((d) => stroke(d, 'white-line', 0.8)),
      of: { black: [box(MIDDLE, 17.4, 4), box(MIDDLE, 15.6, 3)].map((d) => stroke(d, 'white-line', 0.8)) },
      isSided: true,
      urgency: 'timer',
    },
  },
} as const satisfies Partial<Looks>;
