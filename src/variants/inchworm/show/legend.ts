import type { LegendOf } from '../../../kernel/learning/legend.ts';
import type { LOOKS } from '../looks.ts';
import type { RULES } from '../rules/index.ts';

export const LEGEND: LegendOf<typeof RULES, typeof LOOKS> = {
  marks: {
    link: {
      says: 'A link: squares with the same number are one square, on the board and in the hallway.',
      rule: 'IW-LINK-2',
      value: 3,
    },
    passing: { says: 'A Pawn can capture en passant here.', rule: 'IW-EP-2' },
    guarded: { says: 'If this square is attacked, castling loses.', rule: 'IW-CASTLE-6' },
  },
  overlays: {
    attacked: { says: 'So many pieces attack this square.', rule: 'IW-CHECK-1', value: 2 },
    way: { says: 'The path of a move leads over this square.', rule: 'IW-RIDE-2' },
    magnet: { says: 'The square from which magnetism works.', rule: 'IW-MAG-1' },
    pull: { says: 'Magnetism pulls the piece here this way.', rule: 'IW-MAG-3' },
    push: { says: 'Magnetism pushes the piece here this way.', rule: 'IW-MAG-4' },
    blast: { says: 'An explosion would destroy what is here.', rule: 'IW-BOOM-4' },
  },
  badges: {
    check: { says: 'The King is in check.', rule: 'IW-CHECK-2', on: 'king' },
    right: { says: 'The King can still castle with this Rook.', rule: 'IW-CASTLE-1', on: 'rook' },
    castling: { says: 'Halfway through castling.', rule: 'IW-CASTLE-4', on: 'rook' },
    passing: { says: 'This Pawn can be captured en passant this turn.', rule: 'IW-EP-1', on: 'pawn' },
    promotion: { says: 'This Pawn promotes now.', rule: 'IW-PROM-2', on: 'pawn' },
  },
};
