import { describeClause } from '../clause.ts';

describeClause('FC-CANN-1', [
  [null, 'w Ze5', 'e5 =CB', 'no FC-CANN-1 at e5'],
  ['a Cannon never moves', 'w Zg2[N]', 'reach g2', ''],
  ['a Queen that loads into a Cannon leaves its Shadow on h1', 'w Qh1 Zg2', 'Qh1 LD g2', 'w Zg2[Q] / shadows h1'],
  ['a Cannon without ammunition makes no Blast', 'w Zg2 / b Rg8', 'g2 =CB g8', 'no FC-CANN-1'],
]);

describeClause('FC-CANN-2', [
  [null, 'w Ze5[N]', 'e5 =CB', 'no FC-CANN-2', 'No enemy and no wall is first on its 3 lines, 2, 4 or 6 squares away.'],
  [
    'units on g3 and g5 do not stop a Blast of g6',
    'w Zg2[N] Pg3 / b Pg5 Rg6',
    'Zg2 CB g6',
    'w Zg2 Pg3 Ng6 / closed g5:p / hidden g6:r',
  ],
  ['a unit on g4 keeps a Blast from g6', 'w Zg2[N] / b Pg4 Rg6', 'g2 =CB g6', 'no FC-CANN-2'],
]);

describeClause('FC-CANN-3', [
  [
    'ammunition that was loaded as a shadow lands in normal form',
    'w Zg2[sN] / b Rg8',
    'Zg2 CB g8',
    'w Zg2 Ng8 / hidden g8:r',
  ],
  ['the danger lens marks nothing for an empty Cannon', 'w Zg2', 'lens danger'],
  [
    'the ammunition of a Cannon killed by an entangled Jester dies with it',
    'w Zg2[N] Kg1 / b Jg8 Jg3',
    'g2 =CB g8',
    'w Kg1 / closed g2:ZN g3:j g8:j',
  ],
  [
    'a Blast kills all around g8 and puts the Knight there',
    'w Zg2[N] / b Rg8 Pf7 Ph9',
    'Zg2 CB g8',
    'w Zg2 Ng8 / closed f7:p h9:p / hidden g8:r',
  ],
  [
    'hard case 28: a Rook blasted on an old grave is queued after the Pawn',
    'w Zg2[N] / b Rg8 / hidden g8:p',
    'Zg2 CB g8',
    'w Zg2 Ng8 / hidden g8:pr',
  ],
  [
    'hard case 28: a Blast on an old grave kills all from f7 to h9',
    'w Zg2[N] / b Rg8 Pf7 Nh9 / hidden g8:p',
    'Zg2 CB g8',
    'w Zg2 Ng8 / closed f7:p h9:n / hidden g8:pr',
  ],
  [
    'hard case 28: once the wall is gone, the grave is a closed tomb, the Pawn first',
    'w Zg2[N] / b Rg8 / hidden g8:p',
    'Zg2 CB g8; 00; Ng8-h10; 00; Nh10-j11',
    'w Zg2 Nj11 / walls h10 / closed g8:pr',
  ],
  [
    'a Blast of a wall kills the Pawn next to it and puts the ammunition there',
    'w Zg2[N] / b Pf9 / walls g8',
    'Zg2 CB g8',
    'w Zg2 Ng8 / closed f9:p',
  ],
  ["a Blast of a Queen's Shadow removes it", 'w Zg2[N] / b Qa8 / shadows g8:Qa8', 'Zg2 CB g8', 'w Zg2 Ng8 / b Qa8'],
  ['a Cannon that blasts a Queen is poisoned', 'w Zg2[N] / b Qg8', 'Zg2 CB g8', 'w Zg2*6 Ng8 / hidden g8:q'],
  ['a Blast of a King ends the game at once', 'w Zg2[N] / b Kg8', 'Zg2 CB g8', 'w Zg2[N] / b dead / hidden g8:k'],
]);

describeClause('FC-CANN-4', [
  [null, 'w Ze5', 'e5 =WB', 'no FC-CANN-4 at e4 d5 f5 e6'],
  ['a WallBlast removes g3, g4 and h5 and leaves j5', 'w Zg2 / walls g3 g4 h5 j5', 'Zg2 WB g3', 'w Zg2 / walls j5'],
]);
