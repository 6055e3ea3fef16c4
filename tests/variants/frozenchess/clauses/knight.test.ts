import { describeClause } from '../clause.ts';

describeClause('FC-KNIG-1', [
  [
    'a Knight may step diagonally forward, but not capture there',
    'w Nd4 / b Rc5',
    'reach d4',
    'c2 e2 b3 f3 b5 e5 f5 c6 e6',
  ],
]);

describeClause('FC-KNIG-2', [
  ['a Knight chooses between a plain move and a leap-capture', 'w Nd4 / b Pe4 Pf4', 'ask d4 f5', '=plain =leap'],
  [
    'd4xe6 with leap-capture takes d5, d6 and e6',
    'w Nd4 / b Pd5 Pd6 Pe6',
    'Nd4xe6^',
    'w Ne6 / walls d4 / closed d5:p d6:p / hidden e6:p',
  ],
  [
    'd4xe6 without leap-capture takes e6 alone',
    'w Nd4 / b Pd5 Pd6 Pe6',
    'Nd4xe6',
    'w Ne6 / b Pd5 Pd6 / walls d4 / hidden e6:p',
  ],
  ['a leap onto a closed tomb captures no unit', 'w Nd4 / b Pe4 / closed f5:p', 'ask d4 f5', 'done'],
  ['a leap onto a corrupted square captures no unit', 'w Nd4 / b Pe4 / corrupt f5', 'ask d4 f5', 'done'],
  [
    'hard case 39: the king on d6 is immune, the pawn on d5 is taken',
    'w Nd4 / b Pd5 Kd6',
    'Nd4-e6^',
    'w Ne6 / b Kd6 / walls d4 / closed d5:p',
  ],
  [
    'hard case 39: a Knight that could leap past the King gives no check',
    'w Nd4 / b Pd5 Kd6 Ph14 / turn b',
    'h14-h13',
    'w Nd4 / b Pd5 Kd6 Ph13 / walls h14',
  ],
]);

describeClause('FC-KNIG-3', [
  ['a Knight marches from b1 to f9 in 4 steps', 'w Nb1', 'Nb1-c3-d5-e7-f9', 'w Nf9 / walls b1 c3 d5 e7'],
  ["a Knight's March has no fifth step", 'w Nb1', 'b1 =steps c3 d5 e7 f9 g11', 'no none'],
  [
    'the second step of a Knight may capture with a leap-capture',
    'w Nb1 / b Pc4 Rd5',
    'Nb1-c3xd5^',
    'w Nd5 / b - / walls b1 c3 / closed c4:p / hidden d5:r',
  ],
  [
    'the second step of a Knight may leap-capture onto an empty square',
    'w Nb1 / b Pc4',
    'Nb1-c3-d5^',
    'w Nd5 / walls b1 c3 / closed c4:p',
  ],
  ['a March b1-c3 does not end with the capture of a Rook on d5', 'w Nb1 / b Rd5', 'Nb1-c3xd5', 'no FC-KNIG-3'],
  ['a March b1-c3-d5 has no third step that captures by its leap', 'w Nb1 / b Pd6 Re7', 'Nb1-c3-d5xe7^', 'no FC-ADV-1'],
  [
    'a Knight with two moves captures plainly too',
    'w Nb1 / b Rd5 / captures b1:3',
    'Nb1-c3xd5',
    'w Nd5 / walls b1 c3 / hidden d5:r',
  ],
  ['a Knight with two moves still marches', 'w Nb1 / captures b1:3', 'Nb1-c3-d5-e7-f9', 'w Nf9 / walls b1 c3 d5 e7'],
  ['a Shadow Knight takes the second step of a March', 'w sNd4', 'ask d4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  [
    'a Shadow Knight takes the third step of a March or stops',
    'w sNd4',
    'ask d4 =steps f5 g7',
    'f5 h5 e6 i6 e8 f8 h8 i8 f9 h9 =done',
  ],
  [
    'a Shadow Knight does not capture by the first step of a March',
    'w sNd4 / b sPf5',
    'ask d4 =steps f5',
    'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7',
  ],
  [
    "a Shadow Knight's second step does not capture without its leap",
    'w sNd4 / b sPd6',
    'ask d4 =steps f5 d6',
    'c4 e4 b5 f5 b7 c7 e7 f7 c8 e8 =done',
  ],
  [
    "a Shadow Knight's second step may capture with its leap",
    'w sNd4 / b sPd6 sPe5',
    'ask d4 =steps f5 d6',
    '=plain #3',
  ],
  [
    'a Shadow Knight that captures by its second step is not asked further',
    'w sNd4 / b sPd6 sPe5',
    'ask d4 =steps f5 d6 #3',
    'done',
  ],
  ['a Knight is offered the second step of a March', 'w Nd4', 'ask d4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  [
    'a Knight takes the third step of a March or stops',
    'w Nd4',
    'ask d4 =steps f5 g7',
    'f5 h5 e6 i6 e8 f8 h8 i8 f9 h9 =done',
  ],
  ['a Knight whose second step captures is not asked for its leap', 'w Nd4 / b Pd6 Pe5', 'ask d4 =steps f5 d6', 'done'],
  ['a Shadow Knight may end 2 steps with a leap-capture', 'w sNb1 / b sPc4', 'sNb1-c3-d5^', 'w sNd5@1,6 / closed c4:p'],
]);

describeClause('FC-KNIG-4', [
  ['a pawn stack that faces a Knight makes one step', 'w PPe5 / b Nf7', 'e5 #1 e6 e7', 'no none'],
  ['hard case 33: a Pawn that faces a Knight does not swap', 'w Pb15 / b Rc16 Nd14', 'b15 SW c16=Q', 'no FC-KNIG-4'],
  [null, 'w Pe5 / b Nd7 Pf6', 'e5xf6', 'no FC-KNIG-4 at d7'],
  [
    'a Pawn that faces a Knight has the badge of Knightmare',
    'w Pe5 / b Nd7',
    'see e5',
    "knightmare: threatened by Black's Knight on d7, so it can only step 1 square forward",
  ],
  ['a Bishop that faces a Knight has no badge of Knightmare', 'w Be5 / b Nd7', 'see e5'],
  ['a black pawn e6 facing Nd4 may only step to e5', 'w Nd4 Rd5 Rf5 / b Pe6 / turn b', 'reach e6', 'e5'],
  ['a Pawn that faces no Knight captures', 'w Rd5 Rf5 / b Pe6 / turn b', 'reach e6', 'xd5 e5 xf5'],
  ['a pawn facing a Knight has no special action', 'w Nd4 / b Pe6 / turn b', 'e6 =AIM', 'no FC-KNIG-4'],
]);
