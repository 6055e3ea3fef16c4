import { optionsOf } from '../../../kernel/editing/options.ts';
import { rule } from '../rules/index.ts';

export const OPTIONS = optionsOf(
  {
    passing: {
      title: 'Passing',
      values: { off: 'Not allowed', on: 'Instead of a piece move' },
      word: 'P',
    },
    trails: {
      rule: rule('GW-TRAIL-3'),
      title: 'A trail binds',
      values: { own: 'Its own worm', all: 'Both worms' },
      word: 'T',
    },
    wait: {
      rule: rule('GW-NIGHT-3'),
      title: 'The wait for a Leg counts',
      values: { own: "The side's turns", both: "Both sides' turns" },
      word: 'W',
    },
  },
  ['passing', 'wait', 'trails'],
);
