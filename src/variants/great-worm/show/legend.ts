import type { LegendOf } from '../../../kernel/learning/legend.ts';
import type { LOOKS } from '../looks.ts';
import type { RULES } from '../rules/index.ts';

export const LEGEND: LegendOf<typeof RULES, typeof LOOKS> = {
  marks: {
    trail: { says: 'The trail of a worm. That worm can never enter it again.', rule: 'GW-TRAIL-1' },
    lair: { says: 'A Lair: the square on which a worm starts the game.', rule: 'GW-BOARD-3' },
    passed: { says: 'A Claw passed here. It can be captured en passant this turn.', rule: 'GW-CLAW-3' },
  },
  overlays: {
    reach: { says: 'The piece can move here.', rule: 'GW-MOVE-1' },
    blocked: { says: 'The piece cannot move here. Point at the square to read why.', rule: 'GW-TRAIL-1' },
    check: { says: 'The worm would be in Check here.', rule: 'GW-CHECK-1' },
    room: { says: 'The worm could still reach this square.', rule: 'GW-TRAIL-1' },
  },
  badges: {
    check: { says: 'The worm is in Check.', rule: 'GW-CHECK-1', on: 'worm' },
  },
};
