import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

const SHOCKING = positionFile('w Ra1 / b Rh5 Nc7 / closed b8:p');

export const SUPPORT_DEMOS = {
  'FC-GUARD-1': {
    says: 'Two unthreatened protectors guard the Pawn on h9.',
    at: positionFile('w Rh4 / b Ph9 Rh16 Ng11'),
    tries: 'Rh4xh9',
  },
  'FC-EMP-1': {
    says: 'Only the Rook protects the Knight, so the Knight also moves like a Rook.',
    at: positionFile('w Ne5 Re1'),
    picks: 'e5 b5',
    lens: 'empowered',
    look: 'e5',
  },
  'FC-EMP-2': {
    says: 'Two Pawns protect the Knight, which does not empower it.',
    at: positionFile('w Ne5 Pd4 Pf4'),
    look: 'e5',
  },
  'FC-RANGE-1': {
    says: 'After one more turn without moving, the range is 8.',
    at: positionFile('w Rd4(7)+19'),
    play: 'Ki1-i2',
    look: 'd4',
  },
  'FC-RANGE-2': {
    says: 'The 2 squares this Rook has won by waiting would outlast its death.',
    at: positionFile('w Rd4+40'),
    look: 'd4',
  },
  'FC-SHOCK-1': {
    says: 'A Rook (1), a Knight (2) and a tomb (3 and 3) cost the slide 9 squares of range.',
    at: SHOCKING,
    play: 'Ra1-a9',
  },
  'FC-SHOCK-2': {
    says: "The shellshock lasts until the end of the Rook's next turn.",
    at: SHOCKING,
    play: 'Ra1-a9',
    look: 'a9',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
