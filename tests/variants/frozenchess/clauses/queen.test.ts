import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { must } from '../../../support/scenario.ts';
import { describeClause } from '../clause.ts';
import { isInCheck, play } from '../support.ts';

describeClause('FC-QUEEN-1', [
  [
    'Queen d4 attacks e6 over d5',
    'w Qd4 / b Re6 / walls c3 c4 c5 d3 d5 e3 e4 e5',
    'reach d4',
    'c2 e2 b3 f3 b5 f5 c6 xe6',
  ],
]);

describeClause('FC-QUEEN-2', [
  [null, 'w Pe5 / b Qd6', 'e5-e6', 'no FC-QUEEN-2 at d6'],
  ['a Pawn next to an enemy Queen cannot capture it', 'w Qe5 / b Pd6 / turn b', 'd6xe5', 'no FC-QUEEN-2'],
  ['the gaze of a paralysed Queen holds a Pawn', 'w Qe5*3 / b Pd6 / turn b', 'd6 d5', 'no FC-QUEEN-2'],
  [
    'the gaze of a Queen does not hold a Pawn next to its King',
    'w Qe5 / b Pd6 Kc7 / turn b',
    'd6-d5',
    'w Qe5 / b Pd5 Kc7 / walls d6',
  ],
]);

describeClause('FC-QUEEN-3', [
  [
    'a Rook that captures the Pawn of a stack is not poisoned',
    'w Re1 / b QPe9',
    'Re1xe9:P',
    'w Re9(15)!7 / walls e1 e2 e3 e4 e5 e6 e7 e8 / hidden e9:pq',
  ],
  [
    'an entangled Queen poisons, too',
    'w Nd4 / b Qe6 Qe12',
    'Nd4xe6',
    'w Ne6*6 / walls d4 / hidden e6:q / closed e12:q',
  ],
  [
    'a Knight that captures a Queen misses 6 turns',
    'w Qe5 / b Nd7 / turn b',
    'Nd7xe5',
    'b Ne5*6 / walls d7 / hidden e5:Q',
  ],
  [
    'a King that captures a Queen is not paralysed',
    'w Qe5 / b Kd6 / turn b',
    'Kd6xe5',
    'b Ke5 / walls d6 / hidden e5:Q',
  ],
]);

describeClause('FC-QUEEN-4', [
  ['a Queen that morphs leaves a plain wall', 'w Qc2 / shadows c9:Qc2', 'Qc2 MO R', 'w Rc2*18 / walls c9'],
  ["a Queen's Shadow checks", 'w Pa3 / b Qa12 / shadows i5:Qa12', 'a3-a4', 'no FC-RES-6'],
  [
    "a Queen's Shadow becomes a plain wall when its Shadow Queen is captured",
    'w sRd4 / b sQd9 / shadows i9:Qd9',
    'sRd4xd9',
    'w sRd9(13)*6@1,5 / walls i9 / hidden d9:q',
  ],
  [
    "a Queen's Shadow keeps its power while its queen is a shadow",
    'w Qd9 / shadows d1:Qd9',
    'Qd9 SH',
    'w sQd9 / shadows d1',
  ],
  [
    'a Queen that moves d1-d9 leaves a Shadow and walls',
    'w Qd1',
    'Qd1-d9',
    'w Qd9 / walls d2 d3 d4 d5 d6 d7 d8 / shadows d1',
  ],
  [
    "a Queen's Shadow becomes a plain wall when its Queen is captured",
    'w Qd9 / b Nc11 / shadows d1:Qd9 / turn b',
    'Nc11xd9',
    'b Nd9*6 / walls d1 c11 / hidden d9:Q',
  ],
]);

it.each([
  [0, 8, true],
  [3, 0, true],
  [4, 0, false],
])('FC-QUEEN-4 · a Queen (shock %i) on a Ship (shock %i) keeps her range', (queen, ship, isCheck) => {
  const unit = (sq: string, side: string, kind: string, id: number, shock = 0) => ({
    sq,
    side,
    comps: [{ id, kind }],
    ...(shock > 0 && { shock }),
  });
  const stacks = [
    unit('i1', 'w', 'K', 1),
    unit('p7', 'b', 'K', 2),
    unit('c7', 'w', 'Q', 3, queen),
    unit('f4', 'w', 'S', 4, ship),
  ];
  const start = must(GAME.read(JSON.stringify({ version: 1, toMove: 'w', nextId: 9, stacks })));
  const after = play(start, 'Qc7 LD f4');
  expect('position' in after && isInCheck(after.position, 'black')).toBe(isCheck);
});

it("FC-QUEEN-4 · hard case 26: a Queen's Shadow checks the King on a1", () => {
  expect(isInCheck('w Qd9 / b Ka1 / shadows d1:Qd9 / walls d2:Qd9', 'black')).toBe(true);
});
