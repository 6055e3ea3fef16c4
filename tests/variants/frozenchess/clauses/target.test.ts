/** The clauses of FC-TGT (target), case by case. */
import { describeClause } from '../clause.ts';

describeClause('FC-TGT-1', [
  ['a Ship next to an enemy Jester is held', 'w Je5 / b Sf6 Cd4 / turn b', 'f6 e5', 'no FC-JEST-4'],
  ['a black Ship next to a white pawn cannot be pushed by it', 'w Pd4 / b Se4', 'd4 =PU e4', 'no FC-SHIP-2'],
  ['a stack of Jesters alone is not taken apart', 'w Jh9 / b JJe5', 'h9 =DC e5', 'no FC-TGT-1'],
  ['a Jester fused with a unit of another kind is taken apart', 'w Jh9 / b JRe5', 'Jh9 DC e5', 'w Jh9*5 / b Rd5 Je5'],
  ['a guarded unit can be shot at', 'w Ad4 / b Rg7 Rg16 Rp7', 'Ad4 BS g7', 'w Ad4 / b Rg7*6 Rg16 Rp7'],
]);

describeClause('FC-TGT-2', [
  ['a Rook does not stun a Pawn next to its King', 'w Rj9 / b Pj15 Pl9', 'Rj9-j14', 'w Rj14 / b Pj15 Pl9 / walls j9 j10 j11 j12 j13'],
  [
    'the inspector says that a Rook next to its King is immune to paralysis',
    'w Rh1',
    'inspect h1',
    'It still pays the costs of its own actions',
  ],
  ['a unit two squares from its King is not protected by it', 'w Rg1', 'inspect g1'],
]);

describeClause('FC-TGT-3', [
  ['the player chooses which unit of a stack a Rook captures', 'w Rd4 / b NBd8', 'ask d4 d8', '#3 #4'],
  ['a Rook that chooses the Pawn of a stack explodes no Jester', 'w Re7 / b JPe9', 'Re7xe9:P', 'w Re9(15) / walls e7 e8 / hidden e9:pj'],
  ['hard case 8: a Rook that captures Jester and Rook explodes the Jester', 'w Re1 / b JRe9', 'Re1xe9:J', 'closed e9:rjR'],
  [
    'hard case 8: a Queen may choose the Rook and explodes no Jester',
    'w Qe1 / b JRe9',
    'Qe1xe9:R',
    'w Qe9(13)!7 / walls e2 e3 e4 e5 e6 e7 e8 / shadows e1 / hidden e9:rj',
  ],
  ['a Knight captures a stack of Knight and Pawn by the Pawn', 'w Nd4 / b NPe6', 'Nd4xe6:P', 'w Ne6 / walls d4 / hidden e6:pn'],
  ['Fire takes the Pawn of a stack rather than the Jester', 'w Dd4 / b JPe7', 'Dd4-d6*', 'w Dd6(15) / walls d4 / closed e7:pj'],
]);
