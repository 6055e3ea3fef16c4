/** Turns of several steps and bounces: the examples and hard cases of sections 6.15, 6.24 and 11, as given. */
import { describe, expect, it } from 'vitest';
import { squareNamed } from '../../../src/kernel/board.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { movesOf } from '../../../src/variants/frozenchess/mechanics/capture/awards.ts';
import { bouncesOf } from '../../../src/variants/frozenchess/mechanics/movement/bounce.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { newUnit } from '../../../src/variants/frozenchess/position/new-unit.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at, play } from './support.ts';
import { played } from './table.ts';

const A_TO_H9 = 'w Rh9 / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 b9 c9 d9 e9 f9 g9';

describe('double move', () => {
  played([
    ['FC-DBL-1', 'Rook a1-a9-h9: walls a1 to a9, b9 to g9', 'w Ra1', 'Ra1-a9-h9', A_TO_H9],
    ['FC-DBL-1', 'the same in picks', 'w Ra1', 'a1 =steps a9 h9', A_TO_H9],
    ['FC-DBL-1', 'Rook a1-a9xh9 is illegal', 'w Ra1 / b Nh9', 'Ra1-a9xh9', 'no FC-ADV-1'],
    ['FC-DBL-1', 'nor may the first step capture', 'w Ra1 / b Na9', 'a1 =steps a9', 'no FC-ADV-1'],
    ['FC-DBL-1', 'the second step may go back', 'w Ra1', 'Ra1-a3-a1', 'w Ra1 / walls a2 a3'],
    ['FC-DBL-1', 'a pawn twice', 'w Pa4', 'a4-a5-a6', 'w Pa6 / walls a4 a5'],
    ['FC-DBL-1', 'each leg may bounce', 'w Ra1 / b Pa5 Pc4', 'Ra1~a4-b4-b9', 'w Rb9!2 / b Pa5 Pc4 / walls a1 a2 a3 a4 b4 b5 b6 b7 b8'],
    ['FC-DBL-1', 'a leg may not load', 'w Ra1 Sa5', 'a1 =steps a4 a5', 'no FC-SQ-1'],
    ['FC-DBL-1', 'a step onto a closed tomb ends the turn', 'w Ra1 / closed a5:p', 'a1 =steps a5', 'no FC-DBL-1'],
    ['FC-DBL-1', 'hard case 12: a trap in mid-turn ends it', 'w Ra1 / traps a5:b', 'a1 =steps a5', 'no FC-DBL-1'],
    ['FC-DBL-1', 'hard case 12: Ra1-a5 alone', 'w Ra1 / traps a5:b', 'Ra1-a5', 'w Ra5*4 / walls a1 a2 a3 a4 / traps a5:b!'],
    ['FC-DBL-1', 'Dragon: no Fire with either step', 'w Dd4 / b Pg7 Pc9', 'd4 =steps d6 =fire', 'no FC-DBL-1'],
    ['FC-DBL-1', 'checks are normal moves', 'w Ra2', 'Ra2-a9-i9', 'w Ri9 / walls a2 a3 a4 a5 a6 a7 a8 a9 b9 c9 d9 e9 f9 g9 h9'],
    ['FC-ADV-1', 'a Chancellor cannot move and Paralyse in one turn', 'w Cd4 / b Ne6', 'd4 =steps d5 =PA', 'no FC-ADV-1'],
    ['FC-ADV-1', 'walls and traps come as always', 'w Je5', 'Je5-h8-h5', 'no FC-DBL-1'],
    ['FC-DBL-2', 'pawns under Knightmare', 'w Nd4 / b Pe6 / turn b', 'e6 =steps', 'no FC-KNIG-4'],
    ['FC-DBL-2', 'black Lancer in T of a white rook: one step only', 'w Re4 / b Le9 / turn b', 'e9 =steps', 'no FC-ROOK-3'],
    ['FC-DBL-2', 'immobile units', 'w Xd4', 'd4 =steps', 'no FC-RES-1'],
    ['FC-DBL-2', 'a King between his steps may not be in check', 'w Ki1 / b Ra2', 'Ki1-i2-i3', 'no FC-DBL-2'],
    ['FC-KING-1', 'Ki1-i2-i3 is illegal if a black rook reaches i2', 'w Ki1 / b Re2', 'i1 =steps i2', 'no FC-DBL-2'],
    ['FC-KING-1', 'else he may double-move', 'w Ki1', 'Ki1-i2-i3', 'w Ki3 / walls i1 i2'],
    ['FC-CAP-4', 'the two-step turn d4-e6xf8 takes no King', 'w Nd4 / b Kf8', 'Nd4-e6xf8', 'no FC-CAP-4'],
    [
      'FC-JEST-3',
      'hard case 14: e5 becomes the fifth trap, h9 becomes wall',
      'w Je5 / traps a5:w:e5 b5:w:e5 c5:w:e5 d5:w:e5',
      'Je5-h9-l12',
      'w Jl12 / walls h9 / traps a5:w b5:w c5:w d5:w e5:w',
    ],
    ['FC-ROOK-2', 'no Stun after a double move', 'w Rh4 / b Ng10', 'Rh4-h8-h9', 'w Rh9!2 / b Ng10 / walls h4 h5 h6 h7 h8'],
    [
      'FC-TOMB-3',
      'a tomb passed in either step',
      'w Ra1 / closed a5:p',
      'Ra1-a9-b9',
      'w Rb9!9*1 / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 / hidden a5:p',
    ],
  ]);
});

describe("Knight's March", () => {
  played([
    ['FC-KNIG-3', 'b1-c3-d5-e7-f9', 'w Nb1', 'Nb1-c3-d5-e7-f9', 'w Nf9 / walls b1 c3 d5 e7'],
    ['FC-WALL-3', "Knight's March b1-c3-d5: walls on b1 and c3", 'w Nb1', 'Nb1-c3-d5', 'w Nd5 / walls b1 c3'],
    ['FC-PAWN-6', 'the extra move is no double move under Siege', 'w Pe5 / b Pf6 Ra5', 'e5 f6 f7 f8', 'no none'],
    ['FC-ROOK-3', 'no March under Siege', 'w Re4 / b Ne9 / turn b', 'e9 =steps', 'no FC-ROOK-3'],
    ['FC-KNIG-3', 'not a fifth step', 'w Nb1', 'b1 =steps c3 d5 e7 f9 g11', 'no none'],
    [
      'FC-KNIG-3',
      'with a black pawn on c4: b1-c3xd5^',
      'w Nb1 / b Pc4 Rd5',
      'Nb1-c3xd5^',
      'w Nd5 / b - / walls b1 c3 / closed c4:p / hidden d5:r',
    ],
    ['FC-KNIG-3', 'd5 empty: b1-c3-d5^', 'w Nb1 / b Pc4', 'Nb1-c3-d5^', 'w Nd5 / walls b1 c3 / closed c4:p'],
    ['FC-KNIG-3', 'not b1-c3xd5', 'w Nb1 / b Rd5', 'Nb1-c3xd5', 'no FC-ADV-1'],
    ['FC-KNIG-3', 'not b1-c3-d5xe7^', 'w Nb1 / b Pd6 Re7', 'Nb1-c3-d5xe7^', 'no FC-ADV-1'],
  ]);
});

describe('multimove', () => {
  played([
    [
      'FC-MULTI-1',
      'two awards: three moves',
      'w Qd1 / captures d1:6',
      'd1 =steps d4 d6 h6',
      'w Qh6 / walls d2 d3 d4 d5 d6 e6 f6 g6 / shadows d1',
    ],
    ['FC-MULTI-1', '2 non-pawns: one move per turn, so a double move', 'w Qd1 / b Nd9 / captures d1:2', 'd1 =steps d5 d9', 'no FC-ADV-1'],
    ['FC-MULTI-2', 'the player may stop', 'w Qd1 / captures d1:6', 'Qd1-d4-d6', 'w Qd6 / walls d2 d3 d4 d5 / shadows d1'],
    [
      'FC-MULTI-2',
      'd1-d9, then Pull of a unit by 2 squares',
      'w Qd1 / b Nh9 / captures d1:3',
      'Qd1-d9 PL h9 2',
      'w Qd9 / b Nf9 / walls d2 d3 d4 d5 d6 d7 d8 / shadows d1',
    ],
    ['FC-MULTI-2', 'a pull with a price ends the turn', 'w Qd1 / b Nd9 / captures d1:6', 'd1 =steps =PL d9 d6', 'no FC-MULTI-2'],
    ['FC-MULTI-2', 'a free one does not', 'w Qd1 / b Nd9 / captures d1:6', 'Qd1 PL d9 2 -d4', 'w Qd4 / b Nd7 / walls d2 d3 / shadows d1'],
    ['FC-MULTI-2', 'push, then go on', 'w Rd4 / b Ne4 / captures d4:3', 'Rd4 PU e4 -e9', 'w Re9 / b Nf4 / walls d4 e4 e5 e6 e7 e8'],
    [
      'FC-MULTI-3',
      'the last step may be a capture, and the Rook stuns',
      'w Rd4 / b Nd9 Je10 / captures d4:3',
      'Rd4-d6xd9',
      'w Rd9(13) / b Je10*2 / walls d4 d5 d6 d7 d8 / hidden d9:n',
    ],
    ['FC-MULTI-3', 'two captures are illegal', 'w Qd4 / b Pd6 Pd9 / captures d4:6', 'd4 =steps d6', 'no FC-ADV-1'],
    ['FC-MULTI-3', 'a capture ends it', 'w Qd4 / b Pd9 / captures d4:6', 'd4 =steps d6 d9 d10', 'no none'],
    ['FC-MULTI-3', 'a Conversion may end it', 'w Bd4 / b Nh8 / captures d4:3', 'Bd4-e5 CV h8', 'w Be5(13)*2 Nh8 / walls d4'],
    [
      'FC-RES-7',
      'what holds a unit is read at the start of its turn: stepped next to a Jester, the Bishop still converts',
      'w Bd4 / b Nh8 Jd6 / captures d4:3',
      'Bd4-e5 CV h8',
      'w Be5(13)*2 Nh8 / b Jd6 / walls d4',
    ],
    [
      'FC-RES-7',
      'and so a Rook still takes paralysis off a friend that it protects',
      'w Rd4 Na5*3 / b Je6 / captures d4:3',
      'Rd4-d5 PT a5',
      'w Rd5*4 Na5 / b Je6 / walls d4',
    ],
    ['FC-BISH-2', 'fused with a Rook, it converts on its own lines only', 'w BRd4 / b Nd9', 'd4 #1 =CV d9', 'no FC-BISH-2'],
    ['FC-MULTI-3', 'a Chancellor moves and Paralyses', 'w Cd4 / b Ne6 / captures d4:3', 'Cd4-d5 PA e6', 'w Cd5 / b Ne6*3 / walls d4'],
    ['FC-MULTI-3', 'Load may end it', 'w Ra1 Sa5 / captures a1:3', 'Ra1-a3 LD a5', 'w Sa5[R] / walls a1 a2 a3 a4'],
    ['FC-MULTI-3', 'no Teleswap: it is no attack', 'w Cd4 Na9 / captures d4:3', 'd4 =steps d5 =TS', 'no FC-MULTI-3'],
    ['FC-MULTI-3', 'no King but by the first step', 'w Rd4 / b Kd9 / captures d4:3', 'Rd4-d6xd9', 'no FC-CAP-4'],
    [
      'FC-KNIG-3',
      'a Knight with two moves captures plainly too',
      'w Nb1 / b Rd5 / captures b1:3',
      'Nb1-c3xd5',
      'w Nd5 / walls b1 c3 / hidden d5:r',
    ],
    ['FC-KNIG-3', 'and still marches', 'w Nb1 / captures b1:3', 'Nb1-c3-d5-e7-f9', 'w Nf9 / walls b1 c3 d5 e7'],
  ]);
});

it('FC-MULTI-1 · 3 non-pawns and 10 pawns: 3 moves per turn; 2 non-pawns and 9 pawns: 1', () => {
  const queen = newUnit(1, 'Q', 'white');
  expect(movesOf({ ...queen, capN: 3, capP: 10 })).toBe(3);
  expect(movesOf({ ...queen, capN: 2, capP: 9 })).toBe(1);
});

it('FC-MULTI-1 · every victim counts, for the capturer alone, and Pawns count for nobody', () => {
  const awards = (line: string, action: string, square: string): readonly number[] => {
    const played = play(at(line), action);
    const stack = 'position' in played ? (played.position as State).stacks[squareNamed(GAME.board, square) as number] : null;
    return stack ? [stack.comps[0].capN, stack.comps[0].capP] : [];
  };
  expect(awards('w Nd4 / b Pd5 Pd6 Re6', 'Nd4xe6^', 'e6')).toEqual([1, 2]);
  expect(awards('w Qa12 / b Ra16 Rp16', 'Qa12xa16', 'a16')).toEqual([2, 0]);
  expect(awards('w Pe5 / b Pf6', 'e5xf6', 'f6')).toEqual([0, 0]);
});

/** The squares of a bounce in that first direction, from the start to the end. */
const bounced = (line: string, from: string, first: string, to: string): string => {
  const found = bouncesOf(at(line) as State, squareNamed(GAME.board, from) as number).find(
    (each) => each.first === first && nameOf(each.to) === to,
  );
  return found ? found.path.map(nameOf).join(' ') : 'none';
};

describe('bounce', () => {
  played([
    [
      'FC-BNC-1',
      'Rook a1, pawn a5: a2, a3, a4, then right b4 to n4',
      'w Ra1 / b Pa5',
      'Ra1~a4-n4',
      'w Rn4!2 / b Pa5 / walls a1 a2 a3 a4 b4 c4 d4 e4 f4 g4 h4 i4 j4 k4 l4 m4',
    ],
    ['FC-BNC-1', 'not to o4: 17 squares', 'w Ra1 / b Pa5', 'a1 =bounce o4', 'no FC-BNC-1'],
    ['FC-BNC-1', 'a turn needs a collision', 'w Ra1(3)', 'a1 =bounce b2', 'no FC-BNC-1'],
    ['FC-BNC-1', 'never for captures', 'w Ra1 / b Pa5 Nd4', 'a1 =bounce d4', 'no FC-BNC-1'],
    ['FC-BNC-1', 'a wall turns it too', 'w Ra1 / walls a5', 'Ra1~a4-b4', 'w Rb4 / walls a1 a2 a3 a4 a5'],
    [
      'FC-BNC-1',
      'with two ways there, the first direction is asked',
      'w Rb2 / b Pb4 Pd2',
      'b2 =bounce c3 >n',
      'w Rc3 / b Pb4 Pd2 / walls b2 b3',
    ],
    ['FC-BNC-1', 'a Ship turns back from the edge', 'w Sd13', 'Sd13~g16-i14', 'w Si14!2 / walls d13 e14 f15 g16 h15'],
    ['FC-ROOK-2', 'no Stun after a bounce', 'w Ra1 / b Pa5 Ne5', 'Ra1~a4-d4', 'w Rd4!4 / b Pa5 Ne5 / walls a1 a2 a3 a4 b4 c4'],
    [
      'FC-TOMB-3',
      'a tomb passed in a bounce',
      'w Ra1 / b Pa5 / closed b4:p',
      'Ra1~a4-c4',
      'w Rc4!9*1 / b Pa5 / walls a1 a2 a3 a4 b4 / hidden b4:p',
    ],
    [
      'FC-BNC-3',
      'R = 10: 10 and 10',
      'w Ra1(10)',
      'Ra1-a11-k11',
      'w Rk11(10) / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 b11 c11 d11 e11 f11 g11 h11 i11 j11',
    ],
  ]);

  it('FC-BNC-1 · Bishop c1, empty board: c1 to p14, o15, n16, m15: 16 squares, its longest such path', () => {
    expect(bounced('w Bc1', 'c1', 'ne', 'm15')).toBe('c1 d2 e3 f4 g5 h6 i7 j8 k9 l10 m11 n12 o13 p14 o15 n16 m15');
    expect(bounced('w Bc1', 'c1', 'ne', 'l14')).toBe('none');
  });

  it('FC-BNC-2 · the straight move excludes a bounce with the same first direction and end', () => {
    expect(bounced('w Ra1 / b Pa5', 'a1', 'n', 'a3')).toBe('none');
  });

  it('FC-BNC-2 · of two paths up to b4, of 4 and 8 squares, only the first is a move', () => {
    const line = 'w Ra1 / b Pa5 Pd4 Pc6';
    expect(bounced(line, 'a1', 'n', 'b4')).toBe('a1 a2 a3 a4 b4');
    expect(bounced(line, 'a1', 'n', 'b3')).toBe('a1 a2 a3 a4 b4 c4 c5 b5 b4 b3');
    const ends = bouncesOf(at(line) as State, squareNamed(GAME.board, 'a1') as number);
    expect(ends.filter(({ first, to }) => first === 'n' && nameOf(to) === 'b4')).toHaveLength(1);
  });

  it('FC-BNC-2 · of equal paths the one that turns right first', () => {
    const line = 'w Rd4 / walls d7 c7 e7 b6 f6 b9 / b Kp16';
    const ends = bouncesOf(at(line) as State, squareNamed(GAME.board, 'd4') as number).map(({ first, to }) => `${first}${to}`);
    expect(new Set(ends).size).toBe(ends.length);
    expect(bounced(line, 'd4', 'n', 'd5')).toBe('none');
  });
});
