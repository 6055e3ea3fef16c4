import { describeClause } from '../clause.ts';

describeClause('FC-PUSH-1', [
  [
    'a unit pushed onto a corrupted square dies for good',
    'w Rd4 / b Ne4 / corrupt f4',
    'Rd4 PU e4',
    'w Re4 / walls d4 / corrupt f4',
  ],
  [
    'a unit pushed onto a tomb takes its pusher along',
    'w Rd4 / b Ne4 / closed f4:r',
    'Rd4 PU e4',
    'closed e4:R / open f4:rn',
  ],
  ['a Rook pushes a Knight to f4 and leaves a wall on d4', 'w Rd4 / b Ne4', 'Rd4 PU e4', 'w Re4 / b Nf4 / walls d4'],
  ['a Rook does not push a Knight onto another unit', 'w Rd4 / b Ne4 Nf4', 'd4 =PU e4', 'no FC-PUSH-1'],
  ['no unit is pushed over the edge', 'w Ro4 / b Np4', 'o4 =PU p4', 'no FC-PUSH-1'],
  ['a Rook may push a friendly Knight', 'w Rd4 Ne4', 'Rd4 PU e4', 'w Re4 Nf4 / walls d4'],
  [
    'the explosion under a pushed unit kills the pusher',
    'w Rd4 / b Ne4 / closed f4:p',
    'Rd4 PU e4',
    'closed e4:R / open f4:pn',
  ],
  ['pawns push pawns', 'w Pa3 Pa4', 'a3 PU a4', 'w Pa4 Pa5 / walls a3'],
  ['a Trebuchet pushes no unit', 'w Xd4 / b Ne4', 'd4 =PU', 'no FC-RES-1'],
  [null, 'w Re5 / b Nd5 Nc5', 'e5 =PU d5', 'no FC-PUSH-1 at d5 c5'],
  [
    null,
    'w sRd4 / b sNe4 / walls f4',
    'd4 =PU e4',
    'no FC-PUSH-1',
    'There is no room behind e4: f4 is closed to shadows.',
  ],
  [null, 'w sRo4 / b sNp4', 'o4 =PU p4', 'no FC-PUSH-1 at p4'],
  [
    'the lens marks the Rook and the wall that a Queen can push',
    'w Qe1 / b Ki16 Rf1 / walls d1',
    'lens forces e1',
    "d1 White's Queen on e1 can push it",
    "f1 White's Queen on e1 can push it",
  ],
  ['a King is not pushed', 'w Rd4 / b Ke4', 'd4 =PU e4', 'no FC-KING-6'],
  ['a King may push a Knight', 'w Kd4 / b Ne4', 'Kd4 PU e4', 'w Ke4 / b Nf4 / walls d4'],
  ['a Rook does not push a Knight onto a wall', 'w Rd4 / b Ne4 / walls f4', 'd4 =PU e4', 'no FC-PUSH-1'],
  [
    "a Rook does not push a Knight onto a Queen's Shadow",
    'w Rd4 / b Ne4 Qp9 / shadows f4:Qp9',
    'd4 =PU e4',
    'no FC-PUSH-1',
  ],
  [
    'a Knight pushed onto a trap is caught',
    'w Rd4 / b Ne4 / traps f4:w',
    'Rd4 PU e4',
    'w Re4 / b Nf4*4 / walls d4 / traps f4:w!',
  ],
]);

describeClause('FC-PUSH-2', [
  ['no wall goes onto a corrupted square', 'w Rd4 / walls e4 / corrupt f4', 'Rd4 PU e4', 'no FC-PUSH-2'],
  [
    'a trap under the pushed wall catches the pusher',
    'w Rd4 / walls e4 / traps e4:b',
    'Rd4 PU e4',
    'w Re4*5 / walls d4 f4 / traps e4:b!',
  ],
  ['a Frog may push a wall', 'w Fe5 / walls e6', 'Fe5 PU e6', 'w Fe6*5 / walls e5 e7'],
  ['a Pawn that pushes a wall is paralysed for 5 turns', 'w Pd4 / walls e4', 'd4 PU e4', 'w Pe4*5 / walls d4 f4'],
  [
    'a queue hidden by the pushed wall alone explodes',
    'w Nd4 / walls e4 / hidden e4:p',
    'Nd4 PU e4',
    'open e4:pN / walls -',
  ],
  ["a Queen's Shadow is not pushed like a wall", 'w Nd4 Qa9 / shadows e4:a9', 'd4 =PU e4', 'no FC-PUSH-2'],
  [
    'a queue that a shadow hides too does not explode',
    'w Pd4 / b sNe4 / walls e4 / hidden e4:p',
    'd4 PU e4',
    'w Pe4*5 / b sNe4 / walls d4 f4 / hidden e4:p',
  ],
]);
