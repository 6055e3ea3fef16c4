import type { Looks } from '../../kernel/drawing/looks.ts';

export const LOOKS = {
  badges: {
    shield: {
      icon: 'M8 1.5L13.5 3.5V8C13.5 11.5 11 13.5 8 14.5C5 13.5 2.5 11.5 2.5 8V3.5Z',
      isFilled: true,
      color: 'violet',
      around: 'outline',
      urgency: 'capture',
    },
  },
} as const satisfies Partial<Looks>;
