import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, squareOf } from '../support.ts';

describeClause('FC-PULL-1', [
  ['a King of the fifth stage pulls along its diagonals', 'w Kd4 / b Ng7 / plies 2400', 'Kd4 PL g7 2', 'w Kd4 / b Ne5'],
  ['a Queen that pulls a Knight 7 squares is paralysed for 2 turns', 'w Qe1 / b Ne9', 'Qe1 PL e9 7', 'w Qe1*2 / b Ne2'],
  ['a Queen that pulls a Knight 2 squares pays nothing', 'w Qe1 / b Ne9', 'e1 =PL e9 e7', 'w Qe1 / b Ne7'],
  ['a Queen may pull a friendly Knight', 'w Qe1 Ne9', 'Qe1 PL e9 3', 'w Qe1*1 Ne6'],
  ['a Queen of range 7 does not pull from 8 squares away', 'w Qe1(7) / b Ne9', 'e1 =PL e9', 'no FC-PULL-1'],
  ['a Lancer does not pull along its captures', 'w Lc1 / b Ng6', 'c1 =PL', 'no FC-RES-1'],
  ['a unit next to a Queen is not pulled nearer', 'w Qe1 / b Ne2', 'e1 =PL e2', 'no FC-PULL-1'],
  ['Frogs can be pulled', 'w Qe1 / b Fe9', 'Qe1 PL e9 1', 'w Qe1 / b Fe8'],
  ['a Pull into the line of a Rook ends its check', 'w Kf5 Qc2 / b Ra5 Pc9', 'Qc2 PL c9 4', 'w Kf5 Qc2*1 / b Ra5 Pc5'],
  [
    'a Pull that stops short of the line of a Rook does not end its check',
    'w Kf5 Qc2 / b Ra5 Pc9',
    'c2 =PL c9 c6',
    'no FC-RES-6',
  ],
  ['a Knight pulls a Jester along a lent ray', 'w Ne1 Ra1 / b Je5', 'Ne1 PL e5 1', 'w Ne1 Ra1 / b Je4'],
  [
    null,
    'w sRd4 / b sNe4',
    'd4 =PL e4',
    'no FC-PULL-1',
    "The Shadow Knight on e4 is already next to White's Shadow Rook on d4.",
  ],
  [
    null,
    'w sQe1 / b sNe9',
    'e1 =PL e9 d5',
    'no FC-PULL-1',
    "It is pulled straight nearer, at most next to White's Shadow Queen on e1.",
  ],
  [
    'the lens tells that a Queen can pull a Knight 1 square',
    'w Qe1 / b Ne3',
    'lens forces e1',
    "e3 White's Queen on e1 can pull it up to 1 square",
  ],
  ['the lens marks no pull without a focus', 'w Qe1 / b Ne3', 'lens forces'],
  ['a Knight pulls a Pawn along a lent ray', 'w Ne5 Re1 / b Pe9', 'Ne5 PL e9 2', 'w Ne5 Re1 / b Pe7'],
  ['a Ballista pulls along a lent ray', 'w Ae5 Re1 / b Pe9', 'Ae5 PL e9 2', 'w Ae5 Re1 / b Pe7'],
  ['a Bishop lends no ray that captures', 'w Nc5 Be3 / b Pg9', 'c5 =PL g9', 'no FC-RES-1'],
]);

describeClause('FC-PULL-2', [
  ['a Rook does not pull a Rook', 'w Re1 / b Re9', 'e1 =PL e9', 'no FC-KIND-1'],
  ['a Knight in a sprung trap is not pulled', 'w Qe1 / b Ne9*2 / traps e9:w::Ne9', 'e1 =PL e9', 'no FC-PULL-2'],
  ['hard case 17: a Queen does not pull a guarded Knight', 'w Qe1 Ne9 Re16 Ba5', 'e1 =PL e9', 'no FC-GUARD-1'],
  ['a King is not pulled', 'w Qe1 / b Ke9', 'e1 =PL e9', 'no FC-KING-6'],
  ['a Ship is not pulled', 'w Qe1 / b Se9', 'e1 =PL e9', 'no FC-SHIP-2'],
  ['a Queen does not pull a Knight of which it is the second guard', 'w Qe1 Ne9 Re16', 'e1 =PL e9', 'no FC-GUARD-1'],
  ['a Wonder is not pulled', 'w Qe1 / b We9', 'e1 =PL e9', 'no FC-STG-6'],
]);

describeClause('FC-PULL-3', [
  [
    'a Knight pulled onto a closed tomb dies in its explosion',
    'w Qe1 / b Ne9 Pd6 / closed e5:r',
    'Qe1 PL e9 4',
    'w Qe1*1 / closed d6:p / open e5:rn',
  ],
  [
    'a Knight pulled over a closed tomb is unharmed',
    'w Qe1 / b Ne9 / closed e5:r',
    'Qe1 PL e9 5',
    'w Qe1*1 / b Ne4 / closed e5:r',
  ],
  [
    'a Knight pulled onto a trap is caught',
    'w Qe1 / b Ne9 / traps e7:w',
    'Qe1 PL e9 2',
    'w Qe1 / b Ne7*4 / traps e7:w!',
  ],
]);

describeClause('FC-PULL-4', [
  [
    'a Bishop that pulls a Knight up to another is paralysed for 2 turns',
    'w Ba1 Nh8 / b Nd4',
    'Ba1 PL h8 3',
    'w Ba1*2 Ne5 / b Nd4',
  ],
  ['a unit behind another is not pulled past the nearest one', 'w Ba1 Nh8 / b Nd4', 'a1 =PL h8 c3', 'no FC-PULL-4'],
  ['a unit is not pulled from behind a wall', 'w Ba1 Nh8 / b Nd4 / walls f6', 'a1 =PL h8', 'no FC-PULL-1'],
  [
    'hard case 16: a Bishop that pulls a Rook 2 squares is paralysed for 1 turn',
    'w Ba1 / b Sd4 Rg7',
    'Ba1 PL g7 2',
    'w Ba1*1 / b Sd4 Re5',
  ],
  [
    'hard case 16: a Bishop that pulls a Rook into a Ship is paralysed for 2 turns',
    'w Ba1 / b Sd4 Rg7',
    'Ba1 PL g7 into d4',
    'w Ba1*2 / b Sd4[R]',
  ],
  ['hard case 16: a Bishop does not pull a Rook past the Ship', 'w Ba1 / b Sd4 Rg7', 'a1 =PL g7 c3', 'no FC-PULL-4'],
  ['a unit is not pulled into an enemy transport', 'w Ba1 Sd4 / b Rg7', 'a1 =PL g7 d4', 'no FC-PULL-4'],
]);

it('FC-PULL-1 · a King pulls no unit before stage 5', () => {
  expect(
    GAME.explain(at('w Kd4 / b Ng7'), [{ kind: 'square', square: squareOf('d4') }], {
      kind: 'option',
      option: 'PL',
    }),
  ).not.toBeNull();
});
