import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, badges } from '../support.ts';

describeClause('FC-DBL-1', [
  [
    'a Rook that moves a1-a9-h9 walls both paths',
    'w Ra1',
    'Ra1-a9-h9',
    'w Rh9 / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 b9 c9 d9 e9 f9 g9',
  ],
  [
    'a Rook makes a double move by choices as by its notation',
    'w Ra1',
    'a1 =steps a9 h9',
    'w Rh9 / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 b9 c9 d9 e9 f9 g9',
  ],
  ['Rook a1-a9xh9 is illegal', 'w Ra1 / b Nh9', 'Ra1-a9xh9', 'no FC-ADV-1'],
  ['the first of two steps does not capture', 'w Ra1 / b Na9', 'a1 =steps a9', 'no FC-ADV-1'],
  ['the second of 2 steps may move back', 'w Ra1', 'Ra1-a3-a1', 'w Ra1 / walls a2 a3'],
  ['a Pawn steps twice in one turn', 'w Pa4', 'a4-a5-a6', 'w Pa6 / walls a4 a5'],
  [
    'each step of a double move may bounce',
    'w Ra1 / b Pa5 Pc4',
    'Ra1~a4-b4-b9',
    'w Rb9!2 / b Pa5 Pc4 / walls a1 a2 a3 a4 b4 b5 b6 b7 b8',
  ],
  ['a step of a double move may not load', 'w Ra1 Sa5', 'a1 =steps a4 a5', 'no FC-SQ-1'],
  ['a step onto a closed tomb ends the turn', 'w Ra1 / closed a5:p', 'a1 =steps a5', 'no FC-DBL-1'],
  ['hard case 12: a step onto a trap has no second step', 'w Ra1 / traps a5:b', 'a1 =steps a5', 'no FC-DBL-1'],
  [
    'hard case 12: a Rook that moves onto the trap is paralysed for 4 turns',
    'w Ra1 / traps a5:b',
    'Ra1-a5',
    'w Ra5*4 / walls a1 a2 a3 a4 / traps a5:b!',
  ],
  ['a Dragon makes no Fire with a step of a double move', 'w Dd4 / b Pg7 Pc9', 'd4 =steps d6 =fire', 'no FC-ADV-1'],
  ['a double move may give check', 'w Ra2', 'Ra2-a9-i9', 'w Ri9 / walls a2 a3 a4 a5 a6 a7 a8 a9 b9 c9 d9 e9 f9 g9 h9'],
  [
    'a Knight on c2 is offered each square of its second step',
    'w Nd4 / walls c6 e6 / b Pf5',
    'ask d4 =steps c2',
    'a1 e1 a3 b3 d3 e3 b4 d4',
  ],
  [
    'an Assassin does not capture by the first of 2 steps',
    'w Md4 / b Pe6',
    'ask d4 =steps',
    'd1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6:FC-ADV-1 d7',
  ],
]);

describeClause('FC-DBL-2', [
  ['a Pawn under Knightmare makes no double move', 'w Nd4 / b Pe6 / turn b', 'e6 =steps', 'no FC-KNIG-4'],
  ['a Lancer under Siege makes no double move', 'w Re4 / b Le9 / turn b', 'e9 =steps', 'no FC-ROOK-3'],
  ['a Trebuchet makes no double move', 'w Xd4', 'd4 =steps', 'no FC-RES-1'],
  ['a King may not be in check between its steps', 'w Ki1 / b Ra2', 'Ki1-i2-i3', 'no FC-DBL-2'],
]);

it("FC-DBL-2 · a Lancer in a Rook's line has the badge of Siege", () => {
  expect(badges(at('w Re4 / b Le9'), 'e9', 'siege')).toEqual([
    "siege: under Siege by White's Rook on e4, so it cannot make a double move",
  ]);
});
