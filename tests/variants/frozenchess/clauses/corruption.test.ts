import { describeClause } from '../clause.ts';

describeClause('FC-CORR-1', [
  [
    'the fifth explosion corrupts the square, and those buried there are gone',
    'w Pe4 / closed e5:r / exploded e5:4',
    'e4-e5',
    'corrupt e5',
  ],
  ['the fourth explosion does not corrupt the square', 'w Pe4 / closed e5:r / exploded e5:3', 'e4-e5', 'open e5:rP'],
  [
    'a trap on a corrupted square is gone',
    'w Nc2 / closed a1:r / exploded a1:4 / traps a1:b',
    'Nc2-a1',
    'w / b / corrupt a1',
  ],
  [
    'a trap outlasts the fourth explosion of its square',
    'w Nc2 / closed a1:r / exploded a1:3 / traps a1:b',
    'Nc2-a1',
    'open a1:rN / traps a1:b',
  ],
]);

describeClause('FC-CORR-2', [
  ['a Rook dies on a corrupted square', 'w Re1 / corrupt e5', 'Re1-e5', 'corrupt e5'],
  ['a King may not step on a corrupted square', 'w Ke4 / corrupt e5', 'Ke4-e5', 'no FC-RES-6'],
  ['a Frog does not land on a corrupted square', 'w Fe2 / corrupt e5', 'Fe2-e5', 'no FC-FROG-2'],
  ['a Ship unloads no unit onto a corrupted square', 'w Sd4[N] / corrupt e5', 'Sd4 UL e5', 'no FC-TRAN-2'],
  [
    'a Ballista shoots over a corrupted square',
    'w Ad4 / b Rh8 / corrupt f6',
    'Ad4 BS h8',
    'w Ad4 / b Rh8*5 / corrupt f6',
  ],
  ['a unit thrown onto a corrupted square is gone for good', 'w Of2 Pf3 / corrupt f6', 'Of2 OT', 'w Of2 / corrupt f6'],
  [
    'an avalanche pushes a unit onto a corrupted square',
    'b Ne6 / avalanches N:5:e6 / corrupt e7',
    '00',
    'avalanches N:4:e6 / corrupt e7',
  ],
  [
    'a Rook moves as far as a corrupted square and no further',
    'w Re1 / walls d1 f1 / corrupt e5',
    'reach e1',
    'e2 e3 e4 e5',
  ],
  [
    'a Templar is offered no bent path over a corrupted square',
    'w Te4 / walls d4 f4 e3 e5 d5 d3 f3 / corrupt f5',
    'reach e4',
    '',
  ],
  ['a ray ends on a corrupted square', 'w Re1 / corrupt e5', 'Re1-e6', 'no FC-CORR-2'],
  ["a Templar's bent path over a corrupted square is refused", 'w Tg4 / corrupt h5', 'Tg4-i6', 'no FC-CORR-2'],
  ["a Lancer's diagonal does not cross a corrupted square", 'w Ld4 / b Pg6 / corrupt e5', 'Ld4xg6', 'no FC-CORR-2'],
  ['a tornado is not cast beyond a corrupted square', 'w Te1 / corrupt e5', 'Te1 TO e9', 'no FC-TEMP-3'],
  ['a tornado is not cast on a corrupted square', 'w Te1 / corrupt e5', 'Te1 TO e5', 'no FC-TEMP-3'],
  [
    'a tornado is cast short of a corrupted square',
    'w Te1 / corrupt e5',
    'Te1 TO e4',
    'w Te1*20 / corrupt e5 / tornados e4:10:w',
  ],
  [
    null,
    'w Ra1 / corrupt a5',
    'Ra1-a9',
    'no FC-CORR-2',
    'The Rook on a1 cannot pass a5: a slide ends on a corrupted square.',
  ],
  [
    'a corrupted square bears its mark',
    'corrupt d5',
    'see d5',
    'corrupted: corrupted for the rest of the game (a piece that lands here dies for good)',
  ],
]);
