import type { LegendOf } from '../../../kernel/learning/legend.ts';
import type { LOOKS } from '../looks.ts';
import type { RULES } from '../rules/index.ts';

export const LEGEND: LegendOf<typeof RULES, typeof LOOKS> = {
  marks: {
    attacker: { says: 'This piece attacks a Head.', rule: 'SN-SAFE-6' },
  },
  overlays: {
    exit: { says: 'An exit: the Snake can move here.', rule: 'SN-HEAD-1' },
    closed: { says: 'The Snake cannot move here. Point at the square to read why.', rule: 'SN-HEAD-2' },
    stuck: { says: 'This Snake has no exit now.', rule: 'SN-END-1' },
    attacked: { says: 'So many pieces attack this square.', rule: 'SN-SAFE-1', value: 2 },
    attacker: { says: 'This piece attacks the square you point at.', rule: 'SN-SAFE-1' },
  },
  badges: {
    check: { says: 'The Head is attacked.', rule: 'SN-SAFE-6', on: 'snake' },
    shield: {
      says: "The Snake is invulnerable until the end of its opponent's turn.",
      rule: 'SN-SHIELD-1',
      on: 'snake',
    },
  },
};
