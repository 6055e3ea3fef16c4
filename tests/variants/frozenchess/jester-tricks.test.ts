/** What the Jester does to those around it and to fused units: FC-JEST-10, FC-JEST-9. */
import { describe } from 'vitest';
import { played } from './table.ts';

describe('Spin', () => {
  played([
    ['FC-JEST-10', 'Jester e5, black Rook e6 only: k = 2 puts it on f5', 'w Je5 / b Re6', 'Je5 SP 2', 'w Je5 / b Rf5'],
    ['FC-JEST-10', 'all go on at once, also friends', 'w Je5 Nd4 / b Re6', 'Je5 SP 1', 'w Je5 Nd5 / b Rf6'],
    ['FC-JEST-10', 'the last place goes to the first', 'w Je5 / b Rd6', 'Je5 SP 1', 'w Je5 / b Re6'],
    ['FC-JEST-10', 'Black counts clockwise as seen by White too', 'w Re6 / b Je5 / turn b', 'Je5 SP 2', 'w Rf5 / b Je5'],
    [
      'FC-JEST-10',
      'walls and closed tombs are left out of the ring',
      'w Je5 / b Re6 / walls f6 / closed f5:p',
      'Je5 SP 1',
      'w Je5 / b Rf4 / walls f6 / closed f5:p',
    ],
    ['FC-JEST-10', 'places of Ships are left out of the ring', 'w Je5 / b Re6 Sf6', 'Je5 SP 1', 'w Je5 / b Sf6 Rf5'],
    ['FC-JEST-10', 'Kings are not spun', 'w Je5 / b Ke6 Rf6', 'e5 =SP =7', 'no FC-JEST-10'],
    ['FC-JEST-10', 'Jesters are not spun', 'w Je5 / b Je6', 'e5 =SP =1', 'no FC-JEST-10'],
    [
      'FC-JEST-10',
      'the Onager is thrown off the rim of the board by nobody: the ring ends there',
      'w Ja1 / b Ra2',
      'Ja1 SP 1',
      'w Ja1 / b Rb2',
    ],
    ['FC-JEST-10', 'on the rim the ring is shorter', 'w Ja1 / b Ra2', 'a1 =SP =3', 'no FC-JEST-10'],
    ['FC-JEST-10', 'nobody around: nothing to spin', 'w Je5', 'e5 =SP =1', 'no FC-JEST-10'],
    ['FC-RES-3', 'who is spun onto a trap is caught', 'w Je5 / b Re6 / traps f5:w', 'Je5 SP 2', 'w Je5 / b Rf5*4 / traps f5:w!'],
    ['FC-MOVE-7', 'who is spun leaves no wall', 'w Je5 / b Re6 / walls a9:Re6', 'Je5 SP 2', 'w Je5 / b Rf5 / walls a9'],
    ['FC-JEST-10', 'a guarded unit is spun too', 'w Je5 / b Pe6 Re16 Rp6', 'Je5 SP 1', 'w Je5 / b Pf6 Rp6 Re16'],
  ]);
});
