import type { LegendOf } from '../../../../src/kernel/learning/legend.ts';
import type { RULES } from '../rules/index.ts';

export const LEGEND: LegendOf<typeof RULES> = {
  marks: { passed: { says: 'A Pawn has just passed this square.', rule: 'CH-PAWN-2' } },
  overlays: { attacked: { says: 'An enemy attacks this square.', rule: 'CH-KING-1' } },
  badges: {
    check: { says: 'The King is in check.', rule: 'CH-KING-1', on: 'king' },
    castling: { says: 'The Rook may castle.', rule: 'CH-KING-2', on: 'rook' },
  },
};
