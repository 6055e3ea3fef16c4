import type { Looks } from '../../kernel/drawing/looks.ts';
import { dashed } from '../../kernel/drawing/shapes.ts';

const FROST = {
  shapes: [{ ...dashed('board-ice', 1.2, 21.4, 0), opacity: 0.7 }],
  color: 'board-ice',
  urgency: 'held',
} as const;

export const LOOKS = {
  marks: { freeze: { ...FROST, sparesOwn: true }, frozen: FROST },
  badges: {
    frozen: {
      icon: 'M8 1.5V14.5M2.4 4.7L13.6 11.3M13.6 4.7L2.4 11.3',
      color: 'ice',
      urgency: 'held',
      state: 'frozen',
    },
  },
} as const satisfies Partial<Looks>;
