import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, play, squareOf } from '../support.ts';

describeClause('FC-CHAN-1', [
  [
    'a Chancellor steps 1 square or leaps 2 by 3 squares',
    'w Cd4',
    'reach d4',
    'b1 f1 a2 g2 c3 d3 e3 c4 e4 c5 d5 e5 a6 g6 b7 f7',
  ],
]);

describeClause('FC-CHAN-2', [
  [null, 'w Ce5', 'e5 =TS e6', 'no FC-CHAN-2 at e5'],
  ['a Chancellor on f1 swaps places with its King', 'w Cf1', 'Cf1 TS i1', 'w Kf1 Ci1'],
  ['a Chancellor and its King do not swap if the King would be in check', 'w Cf1 / b Rf9', 'f1 =TS i1', 'no FC-RES-6'],
]);

describeClause('FC-CHAN-3', [
  [null, 'w Ce5', 'e5 =PA', 'no FC-CHAN-3 at e5'],
  ['a Chancellor on d4 paralyses a Queen on f7 for 3 turns', 'w Cd4 / b Qf7', 'Cd4 PA f7', 'w Cd4 / b Qf7*3'],
  ['a Chancellor does not paralyse an empty square off its pattern', 'w Cd4 / b Qf7', 'Cd4 PA d6', 'no FC-CHAN-3'],
]);

describeClause('FC-CHAN-4', [
  [null, 'w Ce5 Rl12', 'e5 =MP', 'no FC-CHAN-4 at l12'],
  ['the Mirror Portal takes a Chancellor from e4 to l13', 'w Ce4', 'Ce4 MP', 'w Cl13 / walls e4'],
  ['a Chancellor that mirrors onto a closed tomb explodes it', 'w Ce4 / closed l13:p', 'Ce4 MP', 'open l13:pC'],
  ['the Mirror Portal leads onto a trap', 'w Ce4 / traps l13:b', 'Ce4 MP', 'w Cl13*4 / walls e4 / traps l13:b!'],
  ['the Mirror Portal does not lead onto a corrupted square', 'w Ce4 / corrupt l13', 'e4 =MP', 'no FC-CHAN-4'],
]);

describeClause('FC-CHAN-5', [
  [
    'a Chancellor that quickens f7 for 64 plies is paralysed for 5 turns',
    'w Cd4',
    'Cd4 QU f7',
    'w Cd4*5 / quick f7:64',
  ],
  [
    'quickening cast on a square with 10 plies left makes 74',
    'w Cd4 / quick e5:10',
    'Cd4 QU e5',
    'w Cd4*5 / quick e5:74',
  ],
  ['quickening ends after its last ply', 'w Pa3 / quick e5:1', 'a3-a4', 'w Pa4 / walls a3'],
  ['a Chancellor quickens no square off its pattern', 'w Cd4', 'Cd4 QU d6', 'no FC-CHAN-5'],
  [
    'the mark of quickening counts 1 more ply',
    'quick d9:1',
    'see d9',
    "quick 1: time runs twice as fast here for 1 more turn, counting both players'",
  ],
  [
    'the mark of quickening counts 2 more plies',
    'quick d9:2',
    'see d9',
    "quick 2: time runs twice as fast here for 2 more turns, counting both players'",
  ],
  [
    'a Chancellor may not quicken a tomb whose explosion uncovers its King',
    'w Cf8 / b Ri9 / walls i5 / closed h5:p / rot h5:38',
    'f8 =QU h5',
    'no FC-RES-6',
  ],
]);

describeClause('FC-CHAN-6', [
  [
    'an acting Rook takes its stack through the portal onto a closed tomb',
    'w FRe5 Ce9 / closed l12:p',
    'Re5 MP',
    'w Ce9 / open l12:pRF',
  ],
  [
    'an acting Frog takes its stack through the portal to an empty square',
    'w FRe5 Ce9',
    'Fe5 MP',
    'w Ce9 FRl12 / walls e5',
  ],
  ['a Rook that protects a Chancellor uses the portal to l13', 'w Re4 Ce9', 'Re4 MP', 'w Ce9 Rl13 / walls e4'],
  ['a King that protects a Chancellor has no portal', 'w Kd4 Cd5', 'd4 =MP', 'no FC-RES-1'],
  ['a paralysed protector of a Chancellor has no portal', 'w Re4*2 Ce9', 'Re4 MP', 'no FC-PAR-1'],
  ['a Rook takes the Trebuchet of its stack through the portal', 'w RXe4 Ce9', 'Re4 MP', 'w Ce9 RXl13 / walls e4'],
  ['a Trebuchet does not lead its stack through the portal', 'w RXe4 Ce9', 'e4 #2 =MP', 'no FC-RES-1'],
]);

describeClause('FC-CHAN-7', [
  ['an enemy Chancellor is not swapped by SwapShot', 'w Nd4 / b Ce6', 'Nd4 SW e6', 'no FC-CHAN-7'],
  ['a friendly Chancellor is swapped by SwapShot', 'w Nd4 Ce6', 'Nd4 SW e6', 'w Cd4 Ne6'],
  [null, 'w Ne5 / b Cd7', 'e5 =SW d7', 'no FC-CHAN-7 at d7'],
  [
    'a black Chancellor next to a white Jester may move',
    'w Je5 / b Cf6 / turn b',
    'Cf6-g6',
    'w Je5 / b Cg6 / walls f6',
  ],
]);

it('FC-CHAN-5 · after its last ply a square is no longer quickened', () => {
  const result = play(at('quick e5:1 e6:2'), '00');
  const marks = 'rule' in result ? {} : GAME.view(result.position).marks;
  expect([marks[squareOf('e5')], marks[squareOf('e6')]?.map(({ value }) => value)]).toEqual([undefined, [1]]);
});
