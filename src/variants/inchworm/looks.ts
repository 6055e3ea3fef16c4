import { type Looks, MARKS } from '../../kernel/drawing/looks.ts';

export const LOOKS = {
  marks: {
    /** The mark on the two squares of a link. The mark shows the rank that both squares are on. */
    link: { ...MARKS.link, things: ['linked square', 'linked squares'] },
    magnet: { ...MARKS.reach, urgency: 'power' },
    guarded: { ...MARKS.reach, urgency: 'capture' },
  },
  badges: {
    right: {
      icon: 'M4.5 14V7.5L3 6.5V2.5H5.5V4.5H7V2.5H9V4.5H10.5V2.5H13V6.5L11.5 7.5V14Z',
      isFilled: true,
      urgency: 'power',
    },
    dice: { icon: 'M3 3H13V13H3ZM6 6H6.1M10 10H10.1M8 8H8.1', color: 'amber', urgency: 'power' },
  },
} as const satisfies Partial<Looks>;
