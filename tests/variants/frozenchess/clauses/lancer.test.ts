import { describeClause } from '../clause.ts';

describeClause('FC-LANC-1', [
  [
    'a Lancer slides diagonally up to a Pawn and does not capture it',
    'w Ld4 / b Pg7 / walls c3 c5 e3',
    'reach d4',
    'e5 f6',
  ],
]);

describeClause('FC-LANC-2', [
  ["a mark ends a Lancer's diagonal", 'w Ld4 / b Pg6 Jp9 / marks e5:N:Jp9', 'Ld4xg6', 'no FC-JEST-8'],
  [
    'a Lancer captures next to its open diagonals only',
    'w Ld4 / b Pg6 Ph7 / walls c3 c5 e3',
    'reach d4',
    'e5 f6 xg6 g7 xh7 h8 i9 j10 k11 l12 m13 n14 o15 p16',
  ],
  [
    'a Lancer that captures on g6 walls d4, e5 and f6',
    'w Ld4 / b Pg6',
    'Ld4xg6',
    'w Lg6(15) / walls d4 e5 f6 / hidden g6:p',
  ],
]);

describeClause('FC-LANC-3', [
  [
    'a Lancer that captures by a lent move swipes no unit',
    'w Ld4 Qa4 / b Pf6 Ne4 Nd5',
    'Ld4xf6',
    'w Qa4 Lf6(15)!2 / b Ne4 Nd5 / walls d4 e5 / hidden f6:p',
  ],
  [
    'd4xg6 swipes e4, d5, f5, e6, f7',
    'w Ld4 / b Pg6 Ne4 Nd5 Nf5 Ne6 Nf7 Ne7',
    'Ld4xg6',
    'w Lg6(15)!4 / b Ne4*1 Nd5*1 Nf5*1 Ne6*1 Nf7*1 Ne7 / walls d4 e5 f6 / hidden g6:p',
  ],
  [
    'a Lancer that captures a unit next to it swipes no other',
    'w Ld4 / b Pd5 Ne4',
    'Ld4xd5',
    'w Ld5(15) / b Ne4 / walls d4 / hidden d5:p',
  ],
  [
    'a Lancer swipes neither a Ship nor a Frog',
    'w Ld4 / b Pg6 Sf7 Ff5',
    'Ld4xg6',
    'w Lg6(15) / b Ff5 Sf7 / walls d4 e5 f6 / hidden g6:p',
  ],
]);
