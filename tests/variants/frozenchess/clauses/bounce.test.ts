import { expect, it } from 'vitest';
import { squareNamed } from '../../../../src/kernel/board/board.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { bouncesOf } from '../../../../src/variants/frozenchess/moves/bounce.ts';
import { nameOf } from '../../../../src/variants/frozenchess/position/board.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at } from '../support.ts';

/** Returns the squares of a bounce that starts in the direction `first`, from start to end; "none" if there is none. */
const bounced = (line: string, from: string, first: string, to: string): string => {
  const found = bouncesOf(at(line) as State, squareNamed(GAME.board, from) as number).find(
    (each) => each.first === first && nameOf(each.to) === to,
  );
  return found ? found.path.map(nameOf).join(' ') : 'none';
};

describeClause('FC-BNC-1', [
  [
    'a Rook below a Pawn on a5 bounces along rank 4 to n4',
    'w Ra1 / b Pa5',
    'Ra1~a4-n4',
    'w Rn4!2 / b Pa5 / walls a1 a2 a3 a4 b4 c4 d4 e4 f4 g4 h4 i4 j4 k4 l4 m4',
  ],
  ['a Rook does not bounce to o4, 17 squares away', 'w Ra1 / b Pa5', 'a1 =bounce o4', 'no FC-BNC-1'],
  ['a Rook does not turn a corner without a collision', 'w Ra1(3)', 'a1 =bounce b2', 'no FC-BNC-1'],
  ['a Rook does not capture by a bounce', 'w Ra1 / b Pa5 Nd4', 'a1 =bounce d4', 'no FC-BNC-1'],
  ['a Rook bounces off a wall', 'w Ra1 / walls a5', 'Ra1~a4-b4', 'w Rb4 / walls a1 a2 a3 a4 a5'],
  [
    'the player chooses the first direction of a bounce with 2 paths',
    'w Rb2 / b Pb4 Pd2',
    'b2 =bounce c3 >n',
    'w Rc3 / b Pb4 Pd2 / walls b2 b3',
  ],
  ['a Ship turns back from the edge', 'w Sd13', 'Sd13~g16-i14', 'w Si14!2 / walls d13 e14 f15 g16 h15'],
  [
    'a Bishop on b3 is offered every square that it reaches by bouncing',
    'w Bb3 / walls d5 a2 c2 c4 b2 b4',
    'ask b3 =bounce',
    'b5 c6 d7 e8 f9 g10 h11 i12 j13 p13 k14 o14 l15 n15 m16',
  ],
  ['a Knight does not bounce', 'w Nb3', 'ask b3 =bounce', 'no FC-RES-1'],
  ['a lent ray does not bounce', 'w Nn1 Rn4 / walls m1 o1 m3 m2 o2 o3 l2 p2', 'reach n1', 'n2 n3'],
]);

describeClause('FC-BNC-2', [
  [
    'of 2 equal paths a Rook takes the one that turns right first',
    'w Rd4 / walls d7 a6 g6 b10 f10',
    'd4 =bounce d9',
    'w Rd9 / walls d4 d5 d6 e6 f6 f7 f8 f9 e9 a6 g6 d7 b10 f10',
  ],
  [
    'a black Rook that moves down turns right towards the first file',
    'b Rd10 / walls d7 a8 g8 b4 f4 / turn b',
    'd10 =bounce d5',
    'b Rd5 / walls d10 d9 d8 c8 b8 b7 b6 b5 c5 a8 g8 d7 b4 f4',
  ],
]);

describeClause('FC-BNC-3', [
  [
    'each step of a double move may use the whole range of 10',
    'w Ra1(10)',
    'Ra1-a11-k11',
    'w Rk11(10) / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 b11 c11 d11 e11 f11 g11 h11 i11 j11',
  ],
  ['the inspector says that each step of a double move has range 19', 'w Re5+65', 'inspect e5', 'says 19'],
  ['nothing is said of a double move of a Rook with 2 moves', 'w Re5 / captures e5:3', 'inspect e5'],
  ['nothing is said of the range of a leaper', 'w Ne5', 'inspect e5'],
]);

it('FC-BNC-1 · a Bishop on c1 bounces 16 squares to m15 and no further', () => {
  expect(bounced('w Bc1', 'c1', 'ne', 'm15')).toBe('c1 d2 e3 f4 g5 h6 i7 j8 k9 l10 m11 n12 o13 p14 o15 n16 m15');
  expect(bounced('w Bc1', 'c1', 'ne', 'l14')).toBe('none');
});

it('FC-BNC-2 · a straight move replaces a bounce of equal direction and end', () => {
  expect(bounced('w Ra1 / b Pa5', 'a1', 'n', 'a3')).toBe('none');
});

it('FC-BNC-2 · of two paths up to b4, of 4 and 8 squares, only the first is a move', () => {
  const line = 'w Ra1 / b Pa5 Pd4 Pc6';
  expect(bounced(line, 'a1', 'n', 'b4')).toBe('a1 a2 a3 a4 b4');
  expect(bounced(line, 'a1', 'n', 'b3')).toBe('a1 a2 a3 a4 b4 c4 c5 b5 b4 b3');
  const ends = bouncesOf(at(line) as State, squareNamed(GAME.board, 'a1') as number);
  expect(ends.filter(({ first, to }) => first === 'n' && nameOf(to) === 'b4')).toHaveLength(1);
});

it('FC-BNC-2 · each first direction and end square have 1 bounce at most', () => {
  const line = 'w Rd4 / walls d7 c7 e7 b6 f6 b9 / b Kp16';
  const ends = bouncesOf(at(line) as State, squareNamed(GAME.board, 'd4') as number).map(
    ({ first, to }) => `${first}${to}`,
  );
  expect(new Set(ends).size).toBe(ends.length);
  expect(bounced(line, 'd4', 'n', 'd5')).toBe('none');
});
