import type { Credit } from '../../../kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: {
    title: 'Great Worm',
    by: 'PraseodymiumSpike',
    page: 'https://github.com/PraseodymiumSpike/Battalion-Ideas/blob/main/Battalions/Great%20Worm.md',
  },
  basis: [
    {
      title: 'Snake in Ordamirror',
      by: 'PraseodymiumSpike',
      page: 'https://praseodymiumspike.neocities.org/Snake_in_Ordamirror',
    },
  ],
  version:
    "Great Worm is an army for Titan's Battalion, with ideas from Mad Chess. Here both sides play it. The page has changed since: the version played here is an earlier one.",
};
