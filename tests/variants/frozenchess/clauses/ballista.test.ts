import { describeClause } from '../clause.ts';

describeClause('FC-BALL-1', [['a Ballista on d2 leaps to d4, c5 or e5', 'w Ad2', 'reach d2', 'd4 c5 e5']]);

describeClause('FC-BALL-2', [
  [null, 'w Ae5 / b Pe9 Kp16', 'e5 =BS e10', 'no FC-BALL-2 at e5'],
  [null, 'w Ae5', 'e5 =BS', 'no FC-BALL-2 at e5'],
  ['a Ballista on d4 paralyses a Rook on h8 for 5 turns', 'w Ad4 / b Rh8', 'Ad4 BS h8', 'w Ad4 / b Rh8*5'],
  ['a Ballista paralyses a Rook next to it for 17 turns', 'w Ad4 / b Rd5', 'Ad4 BS d5', 'w Ad4 / b Rd5*17'],
  ['a wall stops the line of a Ballista', 'w Ad4 / b Rh8 / walls f6', 'd4 =BS h8', 'no FC-BALL-2'],
  [
    'a Ballista on d4 paralyses a Rook on d5 for 17',
    'w Ad4 Kp1 / b Rd5 Kp16',
    'Ad4 BS d5',
    'w Ad4 Kp1 / b Rd5*17 Kp16',
  ],
  ['a Ballista on d4 paralyses a Rook on d6 for 9', 'w Ad4 Kp1 / b Rd6 Kp16', 'Ad4 BS d6', 'w Ad4 Kp1 / b Rd6*9 Kp16'],
  ['a Ballista on d4 paralyses a Rook on d7 for 6', 'w Ad4 Kp1 / b Rd7 Kp16', 'Ad4 BS d7', 'w Ad4 Kp1 / b Rd7*6 Kp16'],
  ['a Ballista on d4 paralyses a Rook on d8 for 5', 'w Ad4 Kp1 / b Rd8 Kp16', 'Ad4 BS d8', 'w Ad4 Kp1 / b Rd8*5 Kp16'],
  ['a Ballista on d4 paralyses a Rook on d9 for 4', 'w Ad4 Kp1 / b Rd9 Kp16', 'Ad4 BS d9', 'w Ad4 Kp1 / b Rd9*4 Kp16'],
  [
    'a Ballista on d4 paralyses a Rook on d10 for 3',
    'w Ad4 Kp1 / b Rd10 Kp16',
    'Ad4 BS d10',
    'w Ad4 Kp1 / b Rd10*3 Kp16',
  ],
  [
    'a Ballista on d4 paralyses a Rook on d12 for 3',
    'w Ad4 Kp1 / b Rd12 Kp16',
    'Ad4 BS d12',
    'w Ad4 Kp1 / b Rd12*3 Kp16',
  ],
  [
    'a Ballista on d4 paralyses a Rook on d13 for 2',
    'w Ad4 Kp1 / b Rd13 Kp16',
    'Ad4 BS d13',
    'w Ad4 Kp1 / b Rd13*2 Kp16',
  ],
  [
    'a Ballista on d4 paralyses a Rook on d16 for 2',
    'w Ad4 Kp1 / b Rd16 Kp16',
    'Ad4 BS d16',
    'w Ad4 Kp1 / b Rd16*2 Kp16',
  ],
]);

describeClause('FC-BALL-3', [
  ['a Ballista does not paralyse a King', 'b Ai9 / turn b', 'i9 =BS i1', 'no FC-KING-6'],
  ['a Ballista that aims at a King gives no check', 'w Pa3 / b Ai9', 'a3-a4', 'w Pa4 / b Ai9 / walls a3'],
  ['a King may step onto the line of a Ballista', 'w Ki8 / b Aj11', 'Ki8-j8', 'w Kj8 / b Aj11 / walls i8'],
  ['a Ballista does not capture on a square of its leaps', 'w Ad4 / b Nd6', 'd4 d6', 'no FC-CAP-2'],
  ['a Ballista threatens no square: a shadow returns before it', 'w sNd6@5 / b Ad8', 'sNd6 DS', 'w Nd6 / b Ad8'],
  [
    'a Ballista protects no unit: the Knight before it is controlled',
    'w Rh4 / b Nh8 Ah10',
    'Rh4 MC h8 : Nh8-g6',
    'w Rh4 / b Ng6 Ah10 / walls h8',
  ],
]);
