import { expect, it } from 'vitest';
import type { Stack, State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, following, idled, line, play, rangeOn, squareOf } from '../support.ts';

describeClause('FC-CAP-1', [
  [
    'a Rook that captures on a9 covers the grave and walls its path',
    'w Ra4 / b Pa9',
    'Ra4xa9',
    'w Ra9(15) / walls a4 a5 a6 a7 a8 / hidden a9:p',
  ],
  [
    'a Lancer that a captured Jester kills swipes no unit',
    'w Ld4 / b Jg6 Ne4',
    'Ld4xg6',
    'w dead Ki1 / b Ne4 / closed g6:jL',
  ],
  [
    'a Lancer that the atomic bonus kills swipes no unit',
    'w Ld4 / b Pg6 Ne4 / plies 1900',
    'Ld4xg6',
    'w dead Ki1 / b Ne4',
  ],
]);

describeClause('FC-CAP-2', [
  ['a Lancer cannot capture on its diagonal', 'w Ld4 / b Ng7', 'd4 g7', 'no FC-CAP-2'],
  ['no unit captures a friend', 'w Pd4 Ne5', 'd4 e5', 'no FC-CAP-2'],
  [null, 'w Ba1 / b Rc3', 'Ba1-c3', 'no FC-CAP-2 at c3'],
  ['the player is told that a Pawn captures nothing on an empty square', 'w Pa3', 'a3xb4', 'no FC-CAP-2 at b4'],
  ['the player is told that a Pawn captures no friend', 'w Pa3 Nb4', 'a3xb4', 'no FC-CAP-2 at b4'],
]);

describeClause('FC-CAP-3', [
  [
    'a Queen that captures a Knight has range 13 left',
    'w Qa4 / b Na9',
    'Qa4xa9',
    'w Qa9(13) / walls a5 a6 a7 a8 / shadows a4 / hidden a9:n',
  ],
  [
    'hard case 23: a Queen of range 4 that captures a Knight keeps 3',
    'w Qa8(4) / b Na9',
    'Qa8xa9',
    'w Qa9(3) / shadows a8 / hidden a9:n',
  ],
]);

describeClause('FC-CAP-4', [
  ['the two-step turn d4-e6xf8 takes no King', 'w Nd4 / b Kf8', 'Nd4-e6xf8', 'no FC-CAP-4'],
  [
    'a Rook that captures the King ends the game without moving',
    'w Rh4 / b Kh9',
    'Rh4xh9',
    'w Rh4 / b dead / hidden h9:k',
  ],
  ['a later step of stacked Pawns captures no King', 'w PPPe5 / b Kf7', 'e5 #1 e6 f7', 'no FC-CAP-4'],
  [
    'a King in check from a lent pattern can be captured that way',
    'w Ne5 Re1 / b Ke9',
    'Ne5xe9',
    'w Ne5 Re1 / b dead / hidden e9:k',
  ],
  ["the second step of a Pawn's turn takes no King", 'w Pe5 / b Pf6 Kg7', 'e5 f6 g7', 'no FC-CAP-4'],
]);

it('hard case 23: FC-CAP-3 · 5 captured Knights give range 3, and 4 after 20 turns', () => {
  const ranges = [16];
  for (let capture = 0; capture < 5; capture++) {
    ranges.push(rangeOn(following(at(`w Qc3(${ranges.at(-1)}) / b Nc4`), 'Qc3xc4'), 'c4'));
  }
  expect(ranges).toEqual([16, 13, 10, 7, 4, 3]);
  const last = following(at('w Qc3(4) / b Nc4'), 'Qc3xc4');
  expect([rangeOn(idled(last, 19), 'c4'), rangeOn(idled(last, 20), 'c4')]).toEqual([3, 4]);
});

it('FC-CAP-3 · a capture leaves a Queen 3 squares, also of a range that grew', () => {
  const [queen] = ((following(at('w Qc3(4)+20 / b Nc4'), 'Qc3xc4') as State).stacks[squareOf('c4')] as Stack).units;
  expect(queen.lostRange20).toBe(280);
});

it("FC-CAP-3 · a Queen's captures lower its range by 3 or 1, never below 3", () => {
  const captures = [
    ['N', 13],
    ['P', 12],
    ['R', 9],
    ['R', 6],
    ['R', 3],
    ['P', 3],
  ] as const;
  let range = 16;
  for (const [kind, left] of captures) {
    const result = play(at(`w Qa8${range === 16 ? '' : `(${range})`} / b ${kind}a9`), 'Qa8xa9');
    range = left;
    expect('position' in result && line(result.position)).toContain(`Qa9(${left})`);
  }
});
