import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

const SHUT_IN = 'walls h1 h2 i2 j1 j2 g1 i3 k1';

export const ENDING_DEMOS = {
  'FC-FIRST-1': {
    says: 'In a first game the Rook cannot spawn a twin.',
    at: positionFile('w Ra1 / rules first'),
    tries: 'a1 =SN',
  },
  'FC-END-1': {
    says: 'The captured Jester explodes and kills its own King.',
    at: positionFile('w Rh4 / b Jh15'),
    play: 'Rh4xh15',
  },
  'FC-END-2': {
    says: "White's King is in check and walled in: checkmate.",
    at: positionFile(`b Nf4 / ${SHUT_IN} / turn b`),
    play: 'Nf4-h3',
  },
  'FC-END-3': {
    says: 'The King is walled in and not in check: stalemate, which loses.',
    at: positionFile(`b Pa14 / ${SHUT_IN} / turn b`),
    play: 'a14-a13',
  },
  'FC-END-4': {
    says: 'Two Nullmoves in a row draw the game.',
    at: positionFile('w Ra1 / b Ra16'),
    play: '00; 00',
  },
  'FC-END-5': {
    says: 'Both Kings move around until the same position occurs for the third time.',
    at: positionFile('w Pa3 / b Pa14'),
    play: Array.from({ length: 2 }, () => 'Ki1-i2; Ki16-i15; Ki2-h2; Ki15-h15; Kh2-h1; Kh15-h16; Kh1-i1; Kh16-i16')
      .join('; ')
      .concat('; Ki1-i2; Ki16-i15'),
  },
  'FC-END-6': { says: 'There is no 50-move rule.', at: positionFile('w Ra1 / b Ra16 / plies 400') },
  'FC-END-7': { says: 'White resigns.', at: positionFile('w Ra1 / b Ra16'), play: '=white-resigns' },
  'FC-SHOW-1': {
    says: 'The Queen has range 11 and is paralysed for 6 turns.',
    at: positionFile('w Qd4(11)*6'),
    look: 'd4',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
