import { describeClause } from '../clause.ts';

describeClause('FC-TGT-1', [
  ['a Ship next to an enemy Jester is held', 'w Je5 / b Sf6 Cd4 / turn b', 'f6 e5', 'no FC-JEST-4'],
  ['a black Ship next to a white pawn cannot be pushed by it', 'w Pd4 / b Se4', 'd4 =PU e4', 'no FC-SHIP-2'],
  ['a stack of Jesters alone is not taken apart', 'w Jh9 / b JJe5', 'h9 =DC e5', 'no FC-TGT-1'],
  ['a Jester fused with a unit of another kind is taken apart', 'w Jh9 / b JRe5', 'Jh9 DC e5', 'w Jh9*5 / b Rd5 Je5'],
  ['a guarded unit can be shot at', 'w Ad4 / b Rg7 Rg16 Rp7', 'Ad4 BS g7', 'w Ad4 / b Rg7*6 Rg16 Rp7'],
  ['a guarded unit is not captured', 'w Qg4 / b Rg7 Rg16 Rp7', 'Qg4xg7', 'no FC-GUARD-1'],
  ['a guarded enemy is not pulled', 'w Qg4 / b Rg7 Rg16 Rp7', 'g4 =PL g7', 'no FC-GUARD-1'],
  ['a guarded enemy is not swapped with', 'w Qg4 / b Rg7 Rg16 Rp7', 'g4 =SW g7', 'no FC-GUARD-1'],
  ['a guarded unit is pushed', 'w Ng6 / b Rg7 Rg16 Rp7', 'Ng6 PU g7', 'w Ng7 / b Rp7 Rg8 Rg16 / walls g6'],
  ['a guarded unit is thrown', 'w Oe6 / b Re7 Re16 Rp7', 'Oe6 OT', 'w Oe6 / b Rp7 / closed e16:rr'],
  ['a Ship is not blasted', 'w Zg2[N] / b Sg8', 'g2 =CB g8', 'no FC-SHIP-2'],
  ['a Ship is not thrown', 'w Of2 Sf3', 'f2 =OT', 'no FC-SHIP-2'],
  ['a Ship is teleswapped', 'w Cd4 Sa9', 'Cd4 TS a9', 'w Sd4 Ca9'],
  ['a Frog is thrown and dies', 'w Of2 Ff3', 'Of2 OT', 'w Of2 / closed f16:F'],
  ['a Frog is not blasted', 'w Zg2[N] / b Fg8', 'g2 =CB g8', 'no FC-FROG-3'],
  ['a Chancellor does not teleswap with a Chancellor', 'w Cd4 Ca9', 'Cd4 TS a9', 'no FC-KIND-1'],
  ['an Onager throws no Onager', 'w Of2 Of3', 'f2 =OT', 'no FC-KIND-1'],
  ["a Dragon's Egg is pulled", 'w Qe1 / b Ee9', 'Qe1 PL e9 2', 'w Qe1 / b Ee7'],
  ["a Dragon's Egg is pushed", 'w Rd4 / b Ee4', 'Rd4 PU e4', 'w Re4 / b Ef4 / walls d4'],
  ["a Dragon's Egg is converted", 'w Bd4 / b Eg7', 'Bd4 CV g7', 'w Bd4(15)*2 Eg7{1}'],
  ["a Dragon's Egg is not controlled", 'w Rh4 / b Eh8', 'h4 =MC h8', 'no FC-EGG-3'],
  ['a Wonder is not pushed', 'w Rd4 / b We4', 'd4 =PU e4', 'no FC-STG-6'],
  ['Slime paralyses a Frog and spares a King', 'w Fe5 Kf6 / b Fd4', 'Fe5 SL', 'w Kf6 / b Fd4*11 / closed e5:F'],
]);

describeClause('FC-TGT-2', [
  [
    'a Rook does not stun a Pawn next to its King',
    'w Rj9 / b Pj15 Pl9',
    'Rj9-j14',
    'w Rj14 / b Pj15 Pl9 / walls j9 j10 j11 j12 j13',
  ],
  ['the inspector says that a Rook next to its King is immune to paralysis', 'w Rh1', 'inspect h1', 'says'],
  ['a unit two squares from its King is not protected by it', 'w Rg1', 'inspect g1'],
]);

describeClause('FC-TGT-3', [
  ['the player chooses which unit of a stack a Rook captures', 'w Rd4 / b NBd8', 'ask d4 d8', '#3 #4'],
  [
    'a Rook that chooses the Pawn of a stack explodes no Jester',
    'w Re7 / b JPe9',
    'Re7xe9:P',
    'w Re9(15) / walls e7 e8 / hidden e9:pj',
  ],
  [
    'hard case 8: a Rook that captures Jester and Rook explodes the Jester',
    'w Re1 / b JRe9',
    'Re1xe9:J',
    'closed e9:rjR',
  ],
  [
    'hard case 8: a Queen may choose the Rook and explodes no Jester',
    'w Qe1 / b JRe9',
    'Qe1xe9:R',
    'w Qe9(13)!7 / walls e2 e3 e4 e5 e6 e7 e8 / shadows e1 / hidden e9:rj',
  ],
  [
    'a Knight captures a stack of Knight and Pawn by the Pawn',
    'w Nd4 / b NPe6',
    'Nd4xe6:P',
    'w Ne6 / walls d4 / hidden e6:pn',
  ],
  [
    'Fire takes the Pawn of a stack rather than the Jester',
    'w Dd4 / b JPe7',
    'Dd4-d6*',
    'w Dd6(15) / walls d4 / closed e7:pj',
  ],
]);
