import { expect, it } from 'vitest';
import { whySieged } from '../../../../src/variants/frozenchess/moves/threat/siege.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, seen, squareOf } from '../support.ts';

describeClause('FC-ROOK-1', [
  ['the inspector tells the pattern of 2 fused Rooks once', 'w RRe5', 'inspect e5', 'says Rook'],
  ['a Rook slides along its rank and file', 'w Rh4(3)', 'reach h4', 'h1 h2 h3 e4 f4 g4 i4 j4 k4 h5 h6 h7'],
]);

describeClause('FC-ROOK-2', [
  [
    'a Rook does not stun after a double move',
    'w Rh4 / b Ng10',
    'Rh4-h8-h9',
    'w Rh9!2 / b Ng10 / walls h4 h5 h6 h7 h8',
  ],
  [
    'a Rook does not stun after a bounce',
    'w Ra1 / b Pa5 Ne5',
    'Ra1~a4-d4',
    'w Rd4!4 / b Pa5 Ne5 / walls a1 a2 a3 a4 b4 c4',
  ],
  [
    'a Rook that moves to h9 stuns the Knight and Pawn next to it',
    'w Rh4 / b Ng10 Pi9 Rg8',
    'Rh4-h9',
    'w Rh9!2 / b Ng10*2 Pi9*2 Rg8 / walls h4 h5 h6 h7 h8',
  ],
  [
    'a Rook that captures also stuns',
    'w Rh4 / b Ph9 Ng10',
    'Rh4xh9',
    'w Rh9(15)!2 / b Ng10*2 / walls h4 h5 h6 h7 h8 / hidden h9:p',
  ],
  [
    'a Rook that a trap catches stuns too',
    'w Rh4 / b Ng10 / traps h9:b',
    'Rh4-h9',
    'w Rh9!2*4 / b Ng10*2 / walls h4 h5 h6 h7 h8 / traps h9:b!',
  ],
  [
    'a Rook that dies on a corrupted square stuns no unit',
    'w Rh4 / b Ng11 / corrupt h10',
    'Rh4-h10',
    'b Ng11 / corrupt h10',
  ],
]);

describeClause('FC-ROOK-3', [
  ['a Knight under Siege does not march', 'w Re4 / b Ne9 / turn b', 'e9 =steps', 'no FC-ROOK-3'],
  [
    'the lens of Siege names the nearer of 2 Rooks',
    'w Ra5 Rb5 / b Ni5',
    'lens siege',
    "i5 under Siege by White's Rook on b5",
  ],
  ['a single Pawn under Siege makes no double move', 'w Re4 / b Pe9 / turn b', 'e9 =steps', 'no FC-ROOK-3'],
  ['stacked Pawns under Siege make 2 steps', 'w Re4 / b PPe9 / turn b', 'P1e9-e8-e7', 'w Re4 / b PPe7 / walls e8 e9'],
  [
    'a Knight under Siege uses its multimove',
    'w Re4 / b Ne9 / captures e9:3 / turn b',
    'Ne9-f11-g13',
    'w Re4 / b Ng13 / walls e9 f11',
  ],
  ['a stack of Rook and Knight is under Siege', 'w Re4 / b RNe9 / turn b', 'Re9-d9-d8', 'no FC-ROOK-3'],
  ['a stack of Rooks is not under Siege', 'w Re4 / b RRe9 / turn b', 'R1e9-d9-d8', 'w Re4 / b RRd8 / walls d9 e9'],
]);

describeClause('FC-ROOK-4', [
  [
    'an Assassin that empowers a stack is empowered by its Rook',
    'w Md4 NRe6',
    'Md4-d9',
    'w Md9 NRe6 / walls d4 d5 d6 d7 d8',
  ],
  [
    'a Rook protected by a Knight alone moves like a Knight too',
    'w Nd4 Rf5 / walls e5 g5 f4 f6',
    'reach f5',
    'e3 g3 h4 d6 e6 g6 h6 e7 g7',
  ],
  [
    'the Knight on d4 moves as a Rook too',
    'w Nd4 Rf5 / walls e5 g5 f4 f6 c4 d6 d2',
    'reach d4',
    'c2 e2 b3 d3 f3 e4 b5 c5 d5 c6 e6',
  ],
  [
    'a Rook that is empowered by another empowers only that one',
    'w Nd4 Rf5 Rf9 / walls c4 e4 d5 d3',
    'reach d4',
    'c2 e2 b3 f3 b5 c5 e5 c6 e6',
  ],
  [
    'a guarded unit has its Tower too',
    'w Nd4 Rf5 Bb2 Bf2 / walls c4 e4 d5 d3 e5 g5 f4 f6',
    'reach d4',
    'c2 e2 b3 f3 b5 c5 c6 e6',
  ],
]);

it('FC-ROOK-3 · Knight e9 in the line of Rook e4 may make one step only', () => {
  const position = at('w Re4 / b Ne9 Qe10') as State;
  expect(whySieged(position, squareOf('e9'))).toEqual({
    rule: 'FC-ROOK-3',
    text: "White's Rook on e4 puts the Knight on e9 under Siege: it can make only one step.",
    squares: [squareOf('e9'), squareOf('e4')],
  });
  expect(whySieged(position, squareOf('e10'))).toBeNull();
});

it('FC-ROOK-3 · Kings and Rooks are not sieged, and a paralysed Rook sieges no unit', () => {
  expect(whySieged(at('w Re4 / b Ke9') as State, squareOf('e9'))).toBeNull();
  expect(whySieged(at('w Re4 / b Re9') as State, squareOf('e9'))).toBeNull();
  expect(whySieged(at('w Re4*2 / b Ne9') as State, squareOf('e9'))).toBeNull();
});

it('FC-ROOK-3 · the lens marks a Knight under Siege', () => {
  expect(seen(at('w Re4 / b Ne9'), 'siege', null)).toEqual(["e9: under Siege by White's Rook on e4"]);
});
