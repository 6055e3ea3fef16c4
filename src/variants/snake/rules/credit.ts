import type { Credit } from '../../../kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: {
    title: 'Snake in Ordamirror',
    by: 'PraseodymiumSpike',
    page: 'https://praseodymiumspike.neocities.org/Snake_in_Ordamirror',
  },
  basis: [{ title: 'Ordamirror', by: 'Couch Tomato', page: 'https://www.pychess.org/variants/ordamirror' }],
  version:
    'The inventor calls the game unfinished, so the page may change. Whatever it leaves out is played as in Ordamirror.',
};
