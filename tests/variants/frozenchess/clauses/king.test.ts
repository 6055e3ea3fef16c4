import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { ending } from '../support.ts';

describeClause('FC-KING-1', [
  ['Ki1-i2-i3 is illegal if a black rook reaches i2', 'w Ki1 / b Re2', 'i1 =steps i2', 'no FC-DBL-2'],
  ['a King may make a double move over safe squares', 'w Ki1', 'Ki1-i2-i3', 'w Ki3 / walls i1 i2'],
  ['a King steps 1 square in any direction', 'w Ke5', 'reach e5', 'd4 e4 f4 d5 f5 d6 e6 f6'],
]);

describeClause('FC-KING-2', [
  [
    "King's Check kills the checking Rook, not the one behind a wall",
    'b Ra2 Ri9 / walls i5',
    'Ki1-i2',
    'w Ki2 / b Ri9 / walls i1 i5 / closed a2:r',
  ],
  ["hard case 9: King's Check that unmasks another checking Rook is illegal", 'b Ra2 Rb2', 'Ki1-i2', 'no FC-RES-6'],
  [
    "hard case 26: King's Check dissolves a checking Queen's Shadow",
    'w Qd1 / b Ka2',
    'Qd1-d9; Ka2-a1',
    'w Qd9 / b Ka1 / walls a2 d2 d3 d4 d5 d6 d7 d8',
  ],
  ["a King in check may not use King's Check", 'b Ri9 Rj5', 'Ki1-j1', 'no FC-RES-6'],
  ["hard case 9: King's Check kills the only checking Rook", 'b Ra2', 'Ki1-i2', 'w Ki2 / walls i1 / closed a2:r'],
]);

describeClause('FC-KING-3', [
  [null, 'w Ke5', 'e5 =KX', 'no FC-KING-3 at e5'],
  [null, 'w Ke5 Na1 / b Ra9', 'e5 =KX a1', 'no FC-KING-3 at a1 a9'],
  [
    'hard case 32: a King exchanges with a Pawn and buries it',
    'w Pa3 / b Ri9',
    'Ki1 KX a3',
    'w Ka3 / b Ri9 / walls i1 / hidden a3:P',
  ],
  ['hard case 32: a threatened pawn may not be chosen', 'w Ph9 / b Ri9', 'i1 =KX h9', 'no FC-KING-3'],
]);

describeClause('FC-KING-4', [
  [null, 'w Ke5', 'e5 =KP', 'no FC-KING-4 at e5'],
  [null, 'w Ke5 Qa1 / b Rb9', 'e5 =KP b2', 'no FC-KING-4 at b2 b9'],
  ['a King takes its portal to c8, next to its Queen', 'w Qd9', 'Ki1 KP c8', 'w Kc8 Qd9 / walls i1'],
  [
    'hard case 11: a King takes no portal to g3, which a Bishop threatens',
    'w Qh4 / b Be5',
    'i1 =KP g3',
    'no FC-KING-4',
  ],
]);

describeClause('FC-KING-5', [
  [
    'a Rook next to its King has the badge of a guard',
    'w Rh2',
    'see h2',
    'guard: next to its King: only its own actions can paralyse it',
  ],
  ['a King has no badge of standing next to its King', 'w Rh2', 'see i1'],
  ['a unit next to the enemy King has no badge of standing next to its King', 'w Rh15', 'see h15'],
  [
    'the lens marks the Royal Guards of both sides',
    'w Rh1 Pg2 / b Pj2 Nh15',
    'lens guards',
    'h1 next to its King, so only its own actions can paralyse it',
    'h15 next to its King, so only its own actions can paralyse it',
  ],
  ['a Knight next to its King is not held by a Jester', 'w Nh2 / b Jg3', 'Nh2-f1', 'w Nf1 / b Jg3 / walls h2'],
]);

describeClause('FC-KING-6', [
  ['no unit fuses with a King', 'w Rh1', 'Rh1 FU i1', 'no FC-FUSE-2'],
  ['a king stepping on an enemy trap dissolves it', 'traps i2:b', 'Ki1-i2', 'w Ki2 / walls i1'],
]);

it('FC-KING-7 · White loses when a Pawn explodes a tomb next to its King', () => {
  expect(ending('b Ph3 / closed h2:p / turn b', 'h3-h2')).toEqual(['FC-END-1', 'black']);
});
