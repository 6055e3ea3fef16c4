import { describeClause } from '../clause.ts';

describeClause('FC-SHIP-1', [
  [
    'a Ship slides backward or diagonally forward',
    'w Se5',
    'reach e5',
    'e1 e2 e3 e4 d6 f6 c7 g7 b8 h8 a9 i9 j10 k11 l12 m13 n14 o15 p16',
  ],
]);

describeClause('FC-SHIP-2', [
  [null, 'w Be5 / b Sg7', 'e5 =CV g7', 'no FC-SHIP-2 at g7'],
  [null, 'w Rh4 / b Sh9', 'Rh4xh9', 'no FC-SHIP-2 at h9'],
  ['a Ship cannot be empowered', 'w Sc1 Ra1 / walls b2 d2', 'reach c1', ''],
  ['a Bishop cannot convert a Ship', 'w Bd4 / b Sg7', 'd4 =CV g7', 'no FC-SHIP-2'],
]);

describeClause('FC-SHIP-3', [
  [null, 'w Se5 / b Rh8', 'e5 =WS h8', 'no FC-SHIP-3', 'It can shoot only at Ships, not at the Rook on h8.'],
  [null, 'w Se5', 'e5 =WS', 'no FC-SHIP-3 at e5'],
  ['a Ship paralyses an enemy Ship for 2 turns', 'w Se5 / b Sh8', 'Se5 WS h8', 'w Se5 / b Sh8*2'],
  ['a Ship warns no Rook', 'w Se5 / b Rh8', 'e5 =WS h8', 'no FC-SHIP-3'],
]);
