import { optionsOf } from '../../../kernel/editing/options.ts';
import { rule } from '../rules/index.ts';

export const OPTIONS = optionsOf(
  {
    waiver: {
      rule: rule('SN-TURN-2'),
      title: 'Skip the piece move',
      values: { none: 'When no piece can move', exit: 'When none leaves an exit' },
    },
    stranding: {
      rule: rule('SN-TURN-4'),
      title: 'A move that strands the Snake',
      values: { free: 'Loses at once', barred: 'Is not allowed' },
    },
    promotion: {
      rule: rule('SN-PROMO-1'),
      title: 'A Pawn becomes',
      values: { any: 'Any piece', yurt: 'A Yurt' },
    },
  },
  ['stranding', 'promotion', 'waiver'],
);
