/** Demonstrations of guards, empowerment, range and shellshock. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

const SHOCKING = fileOf('w Ra1 / b Rh5 Nc7 / closed b8:p');

export const SUPPORT = {
  'FC-GUARD-1': { says: 'Two friends that nobody threatens guard the Pawn on h9.', at: fileOf('w Rh4 / b Ph9 Rh16 Ng11'), tries: 'Rh4xh9' },
  'FC-EMP-1': {
    says: 'Protected by the Rook alone, the Knight may go like a Rook.',
    at: fileOf('w Ne5 Re1'),
    picks: 'e5',
    lens: 'empowered',
    look: 'e5',
  },
  'FC-EMP-2': { says: 'Two Pawns protect the Knight: that gives it nothing.', at: fileOf('w Ne5 Pd4 Pf4'), look: 'e5' },
  'FC-RANGE-1': { says: 'After one more idle turn its range is 8.', at: fileOf('w Rd4(7)+19'), play: 'Ki1-i2', look: 'd4' },
  'FC-RANGE-2': { says: 'The two squares this Rook won by waiting would outlast its death.', at: fileOf('w Rd4+40'), look: 'd4' },
  'FC-SHOCK-1': {
    says: 'Past a Rook (1), a Knight (2) and a tomb (3 and 3): its range is less by 9.',
    at: SHOCKING,
    play: 'Ra1-a9',
  },
  'FC-SHOCK-2': { says: 'The shock holds until the end of its next turn.', at: SHOCKING, play: 'Ra1-a9', look: 'a9' },
} satisfies Partial<DemosOf<typeof RULES>>;
