import { describeClause } from '../clause.ts';

describeClause('FC-ONAG-1', [
  ['an Onager that aims left moves along its file', 'w Of2>w / walls f5', 'reach f2', 'f1 f3 f4'],
  ['an Onager that aims forward moves along its rank', 'w Of2 / walls d2 h2', 'reach f2', 'e2 g2'],
]);

describeClause('FC-ONAG-2', [
  ['a throw against the edge kills the Onager too', 'w Of15 Pf16', 'Of15 OT', 'closed f15:O f16:P'],
  [null, 'w Oe5', 'e5 =OT', 'no FC-ONAG-2 at e5'],
  ['a Pawn thrown onto a corrupted square is gone for good', 'w Of2 Pf3 / corrupt f9', 'Of2 OT', 'w Of2 / corrupt f9'],
  [
    'a throw at a Knight buries the thrown Pawn after it',
    'w Of2 Pf3 / b Nf9 Pe8 Pg10',
    'Of2 OT',
    'w Of2 / closed e8:p f9:nP g10:p',
  ],
  ['an Onager without a unit in front has no throw', 'w Of2', 'f2 =OT', 'no FC-ONAG-2'],
  ['a King is not thrown', 'w Of2 Kf3', 'f2 =OT', 'no FC-KING-6'],
]);

describeClause('FC-ONAG-3', [['an Onager that turns is paralysed for 3 turns', 'w Of2', 'Of2 AIM W', 'w Of2*3>w']]);
