import { expect, it } from 'vitest';
import { squareNamed } from '../../../../src/kernel/board/board.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { movesOf } from '../../../../src/variants/frozenchess/moves/awards.ts';
import { newUnit } from '../../../../src/variants/frozenchess/position/new-unit.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, play } from '../support.ts';

describeClause('FC-MULTI-1', [
  [
    'a Queen with 2 awards moves 3 times',
    'w Qd1 / captures d1:6',
    'd1 =steps d4 d6 h6',
    'w Qh6 / walls d2 d3 d4 d5 d6 e6 f6 g6 / shadows d1',
  ],
  [
    'a Queen that captured 2 non-pawns has no multimove',
    'w Qd1 / b Nd9 / captures d1:2',
    'd1 =steps d5 d9',
    'no FC-ADV-1',
  ],
  ['one capture earns nothing yet', 'w Ne5 / captures e5:1', 'inspect e5', 'says 1 Pawn'],
  ['nothing is said of captures of a Knight that made none', 'w Ne5', 'inspect e5'],
]);

describeClause('FC-MULTI-2', [
  [
    'the player may stop before the last move',
    'w Qd1 / captures d1:6',
    'Qd1-d4-d6',
    'w Qd6 / walls d2 d3 d4 d5 / shadows d1',
  ],
  [
    'a Queen with 2 moves may move and then pull',
    'w Qd1 / b Nh9 / captures d1:3',
    'Qd1-d9 PL h9 2',
    'w Qd9 / b Nf9 / walls d2 d3 d4 d5 d6 d7 d8 / shadows d1',
  ],
  ['a pull with a price ends the turn', 'w Qd1 / b Nd9 / captures d1:6', 'd1 =steps =PL d9 d6', 'no FC-MULTI-2'],
  [
    'a Pull that costs nothing does not end the turn',
    'w Qd1 / b Nd9 / captures d1:6',
    'Qd1 PL d9 2 -d4',
    'w Qd4 / b Nd7 / walls d2 d3 / shadows d1',
  ],
  [
    'a Rook with 2 moves may push and then move',
    'w Rd4 / b Ne4 / captures d4:3',
    'Rd4 PU e4 -e9',
    'w Re9 / b Nf4 / walls d4 e4 e5 e6 e7 e8',
  ],
  [
    'a Shadow Rook with 2 moves is offered its first step',
    'w sRa1 / captures a1:3 / b sNa4 Pb2 / walls b1 a6',
    'ask a1 =steps',
    'b1:FC-SHAD-3 a2 a3 a4 a5 a6:FC-SHAD-3 =PL',
  ],
  [
    'the last step of a Shadow Rook may capture, push, pull or return',
    'w sRa1@5 / captures a1:3 / b sNa4 sPa3 / walls b1 b2 a6 b3',
    'ask a1 =steps a2',
    'a1 b2:FC-SHAD-3 a3 a4 a5 a6:FC-SHAD-3 =DS =PL =PU',
  ],
  [
    'a Shadow Rook chooses its victim for the last step',
    'w sRa1 / captures a1:3 / b sNa4',
    'ask a1 =steps a2 a4',
    '=plain #3',
  ],
  [
    'a Pull that costs ends the turn',
    'w sQe1 / b sNe9 / captures e1:3',
    'ask e1 =steps =PL e9',
    'e2:FC-MULTI-2 e3:FC-MULTI-2 e4:FC-MULTI-2 e5:FC-MULTI-2 e6:FC-MULTI-2 e7 e8',
  ],
  [
    'a Pull as the last step may cost turns',
    'w sQe1 / b sNe9 / captures e1:3',
    'ask e1 =steps e2 =PL e9',
    'e3 e4 e5 e6 e7 e8',
  ],
  [
    'a Knight with 2 moves does not capture by its first step',
    'w Nd4 / captures d4:3 / b Pe6',
    'ask d4 =steps',
    'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6:FC-ADV-1',
  ],
  [
    'the last step of a Knight may be a special move',
    'w Nd4 / captures d4:3 / b Pe6 Pc3',
    'ask d4 =steps c2',
    'a1 e1 a3 b3 d3 e3 b4 d4 =FU:FC-FUSE-2 =SN =MO =PU =SH',
  ],
  [
    'a Chancellor with 3 moves may capture by its second step',
    'w Cd4 / captures d4:6 / b Pe6',
    'ask d4 =steps d5',
    'b2 f2 a3 g3 c4 d4 e4 c5 e5 c6 d6 e6 a7 g7 b8 f8 =PA =FU:FC-FUSE-2 =SN:FC-SPAWN-1 =MO:FC-MORPH-1 =SH =MC',
  ],
  [
    'a Chancellor with 3 moves takes the third move or stops',
    'w Cd4 / captures d4:6 / b Pe6',
    'ask d4 =steps d5 c5',
    'a2 e2 f3 b4 c4 d4 b5 d5 b6 c6 d6 f7 a8 e8 =done =PA:FC-CHAN-3 =FU:FC-FUSE-2 =SN =MO =SH',
  ],
  [
    'a Rook with 3 moves may push by its second step and move on by its third',
    'w Rd4 / b Ne5 / captures d4:6',
    'Rd4-d5 PU e5 -e9',
    'w Re9 / b Nf5 / walls d4 d5 e5 e6 e7 e8',
  ],
  [
    'a Rook with 3 moves may pull for free by its second step, and move by its third',
    'w Rd4 / b Nd12 / captures d4:6',
    'Rd4-d5 PL d12 2 -h5',
    'w Rh5 / b Nd10 / walls d4 d5 e5 f5 g5',
  ],
  [
    'a Rook with 3 moves may pull at a cost by its third step',
    'w Rd4 / b Nd12 / captures d4:6',
    'Rd4-d5-d6 PL d12 4',
    'w Rd6*1 / b Nd8 / walls d4 d5',
  ],
  ['a Chancellor with 3 moves makes no fourth step', 'w Cd4 / captures d4:6', 'Cd4-d5-c5-b5-a5', 'no none'],
  [
    'a Rook does not push a wall before another step',
    'w Rd4 / walls e4 / captures d4:3',
    'd4 =steps =PU e4',
    'no FC-MULTI-2',
  ],
  [
    'a turn may end with the push of a wall',
    'w Rd4 / walls e5 / captures d4:6',
    'Rd4-d5 PU e5',
    'w Re5*5 / walls d4 d5 f5',
  ],
]);

describeClause('FC-MULTI-3', [
  [
    'the last step may be a capture, and the Rook stuns',
    'w Rd4 / b Nd9 Je10 / captures d4:3',
    'Rd4-d6xd9',
    'w Rd9(13) / b Je10*2 / walls d4 d5 d6 d7 d8 / hidden d9:n',
  ],
  [
    'a Queen with 3 moves does not capture by its first step',
    'w Qd4 / b Pd6 Pd9 / captures d4:6',
    'd4 =steps d6',
    'no FC-ADV-1',
  ],
  ['a capture ends a multimove', 'w Qd4 / b Pd9 / captures d4:6', 'd4 =steps d6 d9 d10', 'no none'],
  ['a Conversion may end a multimove', 'w Bd4 / b Nh8 / captures d4:3', 'Bd4-e5 CV h8', 'w Be5(13)*2 Nh8 / walls d4'],
  ['a Chancellor moves and Paralyses', 'w Cd4 / b Ne6 / captures d4:3', 'Cd4-d5 PA e6', 'w Cd5 / b Ne6*3 / walls d4'],
  ['a Load may end a multimove', 'w Ra1 Sa5 / captures a1:3', 'Ra1-a3 LD a5', 'w Sa5[R] / walls a1 a2 a3 a4'],
  ['a multimove does not end with a Teleswap', 'w Cd4 Na9 / captures d4:3', 'd4 =steps d5 =TS', 'no FC-MULTI-3'],
  [
    'a King is not captured by the second step of a multimove',
    'w Rd4 / b Kd9 / captures d4:3',
    'Rd4-d6xd9',
    'no FC-CAP-4',
  ],
  [
    'a Shadow Bishop does not convert by its first step',
    'w sBa1 / captures a1:3 / b sRg7 / walls b1 a2 c3',
    'ask a1 =steps',
    'b1:FC-SHAD-3 a2:FC-SHAD-3 b2 c3:FC-SHAD-3',
  ],
  [
    'a Shadow Bishop may convert by its last step',
    'w sBa1@5 / captures a1:3 / b sRc3 / walls b1 a2 d4 b3 a3 c1 c2',
    'ask a1 =steps b2',
    'a1 b1:FC-SHAD-3 c1:FC-SHAD-3 a2:FC-SHAD-3 c2:FC-SHAD-3 a3:FC-SHAD-3 b3:FC-SHAD-3 c3 d4:FC-SHAD-3 =DS =CV =PL:FC-PULL-1',
  ],
  [
    'Mind Control may end a multimove',
    'w Rd4 / b Nh8 / captures d4:3',
    'Rd4-h4 MC h8 : Nh8-g6',
    'w Rh4 / b Ng6 / walls d4 e4 f4 g4 h8',
  ],
  ['the inspector says what the last step of a multimove may be', 'w Ne5 / captures e5:3', 'inspect e5', 'says'],
  ['nothing is said of the last step of a Knight with 1 move', 'w Ne5 / captures e5:2', 'inspect e5'],
  [
    'a Rook that ends a multimove as a shadow lays its earlier walls',
    'w Ra1 / captures a1:3',
    'Ra1-a4 SH',
    'w sRa4 / walls a1 a2 a3',
  ],
  [
    'a Chancellor with 3 moves may capture by its second step, which ends its turn',
    'w Cd4 / b Pe6 / captures d4:6',
    'Cd4-d5xe6',
    'w Ce6 / walls d4 d5 / hidden e6:p',
  ],
  [
    'a Chancellor with 3 moves does not move on after its capture',
    'w Cd4 / b Pe6 / captures d4:6',
    'Cd4-d5xe6-e7',
    'no none',
  ],
  [
    'a Chancellor with 3 moves may capture by its third step',
    'w Cd4 / b Pd6 / captures d4:6',
    'Cd4-d5-c5xd6',
    'w Cd6 / walls d4 c5 d5 / hidden d6:p',
  ],
]);

it('FC-MULTI-1 · a unit earns a move by 3 non-pawns and another by 10 Pawns', () => {
  const queen = newUnit(1, 'Q', 'white');
  expect(movesOf({ ...queen, nonPawnsCaptured: 3, pawnsCaptured: 10 })).toBe(3);
  expect(movesOf({ ...queen, nonPawnsCaptured: 2, pawnsCaptured: 9 })).toBe(1);
});

it('FC-MULTI-1 · every victim counts for its capturer, and a Pawn earns no award', () => {
  const awards = (line: string, action: string, square: string): readonly number[] => {
    const played = play(at(line), action);
    const stack =
      'position' in played ? (played.position as State).stacks[squareNamed(GAME.board, square) as number] : null;
    return stack ? [stack.units[0].nonPawnsCaptured, stack.units[0].pawnsCaptured] : [];
  };
  expect(awards('w Nd4 / b Pd5 Pd6 Re6', 'Nd4xe6^', 'e6')).toEqual([1, 2]);
  expect(awards('w Qa12 / b Ra16 Rp16', 'Qa12xa16', 'a16')).toEqual([2, 0]);
  expect(awards('w Pe5 / b Pf6', 'e5xf6', 'f6')).toEqual([0, 0]);
});
