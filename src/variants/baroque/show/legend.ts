import type { LegendOf } from '../../../kernel/learning/legend.ts';
import type { LOOKS } from '../looks.ts';
import type { RULES } from '../rules/index.ts';

export const LEGEND: LegendOf<typeof RULES, typeof LOOKS> = {
  marks: {
    freeze: { says: 'An Immobilizer freezes enemies on this square.', rule: 'BQ-IMM-2' },
    link: { says: 'The line leads to the piece that freezes this one.', rule: 'BQ-IMM-5' },
    check: { says: 'This piece gives check.', rule: 'BQ-CHECK-2' },
  },
  overlays: {
    frozen: { says: 'The piece here is frozen.', rule: 'BQ-IMM-2' },
    attacked: {
      says: 'A Titan would be in check here, or the piece here can be captured.',
      rule: 'BQ-CHECK-1',
    },
    line: { says: 'A rank or file of a Titan or its Coordinator.', rule: 'BQ-COOR-2' },
    corner: { says: 'A Coordinator and its Titan could capture here.', rule: 'BQ-COOR-2' },
  },
  badges: {
    frozen: { says: 'This piece is frozen: it cannot move or capture.', rule: 'BQ-IMM-2', on: 'pawn' },
    check: { says: 'This Titan is in check.', rule: 'BQ-CHECK-1', on: 'titan' },
  },
};
