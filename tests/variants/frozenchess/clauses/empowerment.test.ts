import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, seen } from '../support.ts';

describeClause('FC-EMP-1', [
  [
    'the lens without a focus marks every empowered unit',
    'w Ne9 Re16',
    'lens empowered',
    "e9 empowered by White's Rook on e16, so it also moves like a Rook",
  ],
  [
    'the lens on an empowered unit also marks the unit that empowers',
    'w Ne9 Re16',
    'lens empowered e9',
    "e9 empowered by White's Rook on e16, so it also moves like a Rook",
    "e16 empowers White's Knight on e9",
  ],
  [
    'the lens of the empowered does not mark the unit that empowers',
    'w Ne9 Re16',
    'lens empowered e16',
    "e9 empowered by White's Rook on e16, so it also moves like a Rook",
  ],
  ['a Rook is not empowered by another Rook', 'w Ra3 / b Ri9(3) Ra9', 'Ra3-a4', 'w Ra4 / b Ri9(3) Ra9 / walls a3'],
  ['a Rook of range 3 checks with the range of a Queen', 'w Ra3 / b Ri9(3) Qa9', 'Ra3-a4', 'no FC-RES-6'],
  [
    'a Knight protected by a Rook alone moves and captures like it',
    'w Ne5 Re1 / b Pb5 Pe10 Pm14',
    'reach e5',
    'e2 d3 e3 f3 c4 e4 g4 xb5 c5 d5 f5 g5 h5 i5 j5 k5 l5 m5 n5 o5 p5 c6 d6 e6 f6 g6 d7 e7 f7 e8 e9 xe10',
  ],
  ['a threatened protector does not empower', 'w Ne5 Re1 / b Ra1', 'reach e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
  ['two protectors guard and do not empower', 'w Ne5 Re1 Ra5', 'reach e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
  [
    "an empowered Knight moves with its protector's range",
    'w Ne5 Re1(5)',
    'reach e5',
    'e2 d3 e3 f3 c4 e4 g4 a5 b5 c5 d5 f5 g5 h5 i5 j5 c6 d6 e6 f6 g6 d7 e7 f7 e8 e9 e10',
  ],
  [
    'a Bishop lends moves but no captures',
    'w Ne5 Bc3 / b Pg7 / walls d6 f4',
    'reach e5',
    'd3 f3 c4 d4 e4 g4 d5 f5 c6 e6 f6 g6 d7 f7',
  ],
  ['a lent ray walls its path', 'w Ne5 Re1', 'Ne5-e9', 'w Re1 Ne9 / walls e5 e6 e7 e8'],
  ['in a mixed stack an acting Knight uses what is lent', 'w PNe5 Re1', 'Ne5-e9', 'w Re1 PNe9 / walls e5 e6 e7 e8'],
  ['an acting Pawn of a mixed stack does not use a lent move', 'w PNe5 Re1', 'e5 #1 e9', 'no FC-MOVE-8'],
  ['a stack lends the pattern of its unit that protects', 'w Ce5 NRe1', 'Ce5-e9', 'w NRe1 Ce9 / walls e5 e6 e7 e8'],
  ['a loaded Cannon does not empower a unit', 'w Ne5 Ze3[P]', 'reach e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
  ['a loaded Cannon and a Rook together guard a unit', 'w Ne5 Ze3[P] Ra5', 'reach e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
]);

describeClause('FC-EMP-2', [
  ['the inspector says that a King alone does not empower a Rook', 'w Kd5 Re5', 'inspect e5', 'says Pawns King'],
  ['nothing is said of vain protectors of an unprotected unit', 'w Re5', 'inspect e5'],
  ['a protecting stack of Rook and Pawn is not taken for a Pawn', 'w RPe1 Ne5', 'inspect e5'],
  ['a King and 1 other valid protector guard a Pawn', 'w Rh4 / b Ph15 Rp15', 'Rh4xh15', 'no FC-GUARD-1'],
  ['a Knight protected by 2 Pawns is not empowered', 'w Ne5 Pd4 Pf4', 'reach e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
  ['a Knight protected by its King is not empowered', 'w Ne5 Ke4', 'reach e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
  ['a Pawn protected by a Rook is not empowered', 'w Pe5 Re1', 'reach e5', 'e6'],
]);

it('FC-EMP-1 FC-ROOK-4 · the lens tells which unit empowers which', () => {
  expect(seen(at('w Nd4 Rf5'), 'empowered', null)).toEqual([
    "d4: empowered by White's Rook on f5, so it also moves like a Rook",
    "f5: empowered by White's Knight on d4, so it also moves like a Knight",
  ]);
  expect(seen(at('w Ne5 Re1'), 'empowered', 'e5')).toEqual([
    "e5: empowered by White's Rook on e1, so it also moves like a Rook",
    "e1: empowers White's Knight on e5",
  ]);
});
