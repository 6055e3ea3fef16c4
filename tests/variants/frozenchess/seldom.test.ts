/** What seldom happens: among shadows, on tombs and traps, on a monad's way back. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, play, squareOf } from './support.ts';
import { played } from './table.ts';

describe('seldom', () => {
  played([
    ['FC-SHAD-3', 'to the end of its range', 'w sRd4(3)', 'sRd4-d7', 'w sRd7(3)@1,3'],
    ['FC-MOVE-3', 'and no square further', 'w sRd4(3)', 'sRd4-d8', 'no FC-MOVE-3'],
    ['FC-SHAD-4', 'no Stun of friends', 'w sRd4 sNe9 / b sBe7', 'sRd4-d8', 'w sRd8@1,4 sNe9@1 / b sBe7*2'],
    ['FC-RESP-1', 'with a bomb elsewhere', 'open a1:N / bombs h8:b / b Pp9', 'RS a1', 'w Na1 / b Pp9 / bombs h8:b'],
    ['FC-THR-6', 'not with one on the tomb', 'open a1:N / bombs a1:b / b Pp9', 'RS a1', 'no FC-THR-6'],
    ['FC-QUEEN-4', "a Queen's Shadow checks", 'w Pa3 / b Qa12 / shadows i5:Qa12', 'a3-a4', 'no FC-RES-6'],
    ['FC-ONAG-2', 'thrown onto a corrupted square', 'w Of2 Pf3 / corrupt f9', 'Of2 OT', 'w Of2 / corrupt f9'],
    ['FC-TEMP-4', 'a short avalanche', 'w Tc14', 'Tc14 AV c15', 'w Tc14*10 / avalanches N:5:c15'],
    ['FC-EMP-1', 'its own kind adds nothing: no check from afar', 'w Ra3 / b Ri9(3) Ra9', 'Ra3-a4', 'w Ra4 / b Ri9(3) Ra9 / walls a3'],
    ['FC-EMP-1', "another's range is lent", 'w Ra3 / b Ri9(3) Qa9', 'Ra3-a4', 'no FC-RES-6'],
    ['FC-JEST-10', 'who is not spun arrives nowhere', 'w Jd4 Nd5 / b Se4 / traps e4:w', 'Jd4 SP 1', 'w Jd4 Ne5 / b Se4 / traps e4:w'],
    ['FC-SHAD-8', 'an empty Cannon strikes nobody', 'w sZd4@5 / b Nd8', 'sZd4 SS d8', 'no FC-SHAD-6'],
    ['FC-SHAD-8', 'a loaded one does', 'w sZd4@5[sN] / b Nd8', 'sZd4 SS d8', 'w sZd4*10@6[sN] / b sNd8'],
    ['FC-SHAD-4', 'nobody but a Lancer swipes', 'w sQd4 / b sPg7 sRe4 sRf5', 'sQd4xg7', 'w sQg7(15)@1,3 / b sRe4 sRf5 / hidden g7:p'],
    ['FC-SHAD-4', 'a Lancer pulls nobody', 'w sLd4 / b sNg7', 'sLd4 PL g7 1', 'no FC-SHAD-6'],
    ['FC-JEST-3', 'one trap springs, the others stay armed', 'w Nh4 / traps g6:b e6:b', 'Nh4-g6', 'w Ng6*4 / walls h4 / traps e6:b g6:b!'],
    [
      'FC-CORR-1',
      'a trap on a corrupted square is gone',
      'w Nc2 / closed a1:r / exploded a1:4 / traps a1:b',
      'Nc2-a1',
      'w / b / corrupt a1',
    ],
    ['FC-CORR-1', 'not an explosion earlier', 'w Nc2 / closed a1:r / exploded a1:3 / traps a1:b', 'Nc2-a1', 'open a1:rN / traps a1:b'],
    ['FC-MC-1', 'a Portal Protector is not sent through the portal', 'w Rd4 / b Nd8 Cf9', 'd4 =MC d8 =MP', 'no FC-MC-1'],
    ['FC-MC-1', 'a Chancellor is', 'w Rd4 / b Cd8', 'Rd4 MC d8 : Cd8 MP', 'w Rd4 / b Cm9 / walls d8'],
  ]);
});

/** What the majority side still lacks, after these actions. */
const lackAfter = (before: string, actions: string): string => {
  const result = play(at(before), actions);
  return 'rule' in result
    ? result.text
    : (GAME.view(result.position).turn.players.white.find(({ kind }) => kind === 'majority')?.label ?? '');
};

it('FC-STG-3 · a shadow captures and is promoted for the victory sequence like a unit', () => {
  const long = (shadows: string) => `plies 600 / w Qh5 Re5 Rg6 ${shadows}`;
  expect(lackAfter(long('sPb15'), 'sPb15-b16=Q')).toBe('Majority: lacks captures in a row (0 of 2) and checks in a row (0 of 2)');
  expect(lackAfter(long('sPb5 / b sPc6'), 'sPb5xc6')).toBe(
    'Majority: lacks captures in a row (1 of 2), a promotion and checks in a row (0 of 2)',
  );
  expect(lackAfter(long('sPb5 / b sNc6'), 'sPb5xc6')).toBe('Majority: lacks captures in a row (1 of 2) and checks in a row (0 of 2)');
  expect(lackAfter(long('sRb5'), 'sRb5-b6')).toBe('Majority: lacks captures in a row (0 of 2), a promotion and checks in a row (0 of 2)');
});

/** Its walls tell its way: rays before leaps, clockwise from its own forward, nearer squares first. */
describe('the way of a monad back to its path', () => {
  played([
    [
      'FC-MONAD-6',
      "White's Queen goes back to f7",
      'w Qd4 / monads Qd4:xf9:active:at=f7 / turn b',
      'Ki16-i15',
      'w Ki1 Qf7 / b Ki15 / walls d5 e6 i16 / shadows d4',
    ],
    [
      'FC-MONAD-6',
      "Black's Queen goes back to f7",
      'b Qd4 / monads Qd4:xf9:active:at=f7',
      'Ki1-i2',
      'w Ki2 / b Qf7 Ki16 / walls i1 c4 d5 e6 / shadows d4',
    ],
    [
      'FC-MONAD-6',
      "White's Queen goes back to g8",
      'w Qd4 / monads Qd4:xg9:active:at=g8 / turn b',
      'Ki16-i15',
      'w Ki1 Qg8 / b Ki15 / walls d5 e6 f7 i16 / shadows d4',
    ],
    [
      'FC-MONAD-6',
      "Black's Queen goes back to g8",
      'b Qd4 / monads Qd4:xg9:active:at=g8',
      'Ki1-i2',
      'w Ki2 / b Qg8 Ki16 / walls i1 c4 d5 e6 f7 / shadows d4',
    ],
    [
      'FC-MONAD-6',
      "White's Dragon goes back to f7",
      'w Dd4 / monads Dd4:xg8:active:at=f7 / turn b',
      'Ki16-i15',
      'w Ki1 Df7 / b Ki15 / walls d4 e5 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Dragon goes back to f7",
      'b Dd4 / monads Dd4:xg8:active:at=f7',
      'Ki1-i2',
      'w Ki2 / b Df7 Ki16 / walls i1 d4 e5',
    ],
    [
      'FC-MONAD-6',
      "White's Dragon goes back to d8",
      'w Dd4 / monads Dd4:xe9:active:at=d8 / turn b',
      'Ki16-i15',
      'w Ki1 Dd8 / b Ki15 / walls d4 e5 f6 e7 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Dragon goes back to d8",
      'b Dd4 / monads Dd4:xe9:active:at=d8',
      'Ki1-i2',
      'w Ki2 / b Dd8 Ki16 / walls i1 d4 c5 b6 c7',
    ],
    [
      'FC-MONAD-6',
      "White's Templar goes back to g5",
      'w Td4 / monads Td4:xg9:active:at=g5 / turn b',
      'Ki16-i15',
      'w Ki1 Tg5 / b Ki15 / walls d4 e5 f6 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Templar goes back to g5",
      'b Td4 / monads Td4:xg9:active:at=g5',
      'Ki1-i2',
      'w Ki2 / b Tg5 Ki16 / walls i1 d4 e5 f6',
    ],
    [
      'FC-MONAD-6',
      "White's Chancellor goes back to e9",
      'w Cd4 / monads Cd4:xe8:active:at=e9 / turn b',
      'Ki16-i15',
      'w Ki1 Ce9 / b Ki15 / walls d4 g6 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Chancellor goes back to e9",
      'b Cd4 / monads Cd4:xe8:active:at=e9',
      'Ki1-i2',
      'w Ki2 / b Ce9 Ki16 / walls i1 d4 b7',
    ],
    [
      'FC-MONAD-6',
      "White's Chancellor goes back to h7",
      'w Cd4 / monads Cd4:xh8:active:at=h7 / turn b',
      'Ki16-i15',
      'w Ki1 Ch7 / b Ki15 / walls d4 e5 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Chancellor goes back to h7",
      'b Cd4 / monads Cd4:xh8:active:at=h7',
      'Ki1-i2',
      'w Ki2 / b Ch7 Ki16 / walls i1 d4 e5',
    ],
    [
      'FC-MONAD-6',
      "White's Assassin goes back to d6",
      'w Md4 / monads Md4:xd9:active:at=d6 / turn b',
      'Ki16-i15',
      'w Ki1 Md6 / b Ki15 / walls d4 f5 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Assassin goes back to d6",
      'b Md4 / monads Md4:xd9:active:at=d6',
      'Ki1-i2',
      'w Ki2 / b Md6 Ki16 / walls i1 d4 b5',
    ],
    [
      'FC-MONAD-6',
      "White's Assassin goes back to e5",
      'w Md4 / monads Md4:xd3:active:at=e5 / turn b',
      'Ki16-i15',
      'w Ki1 Me5 / b Ki15 / walls d4 d7 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Assassin goes back to e5",
      'b Md4 / monads Md4:xd3:active:at=e5',
      'Ki1-i2',
      'w Ki2 / b Me5 Ki16 / walls i1 d4 b5',
    ],
    [
      'FC-MONAD-6',
      "White's Knight goes back to e5",
      'w Nd4 / monads Nd4:xd3:active:at=e5 / turn b',
      'Ki16-i15',
      'w Ki1 Ne5 / b Ki15 / walls d4 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Knight goes back to e5",
      'b Nd4 / monads Nd4:xd3:active:at=e5',
      'Ki1-i2',
      'w Ki2 / b Ne5 Ki16 / walls i1 d4 c6',
    ],
    [
      'FC-MONAD-6',
      "White's Knight goes back to d6",
      'w Nd4 / monads Nd4:xe8:active:at=d6 / turn b',
      'Ki16-i15',
      'w Ki1 Nd6 / b Ki15 / walls d4 f5 i16',
    ],
    [
      'FC-MONAD-6',
      "Black's Knight goes back to d6",
      'b Nd4 / monads Nd4:xe8:active:at=d6',
      'Ki1-i2',
      'w Ki2 / b Nd6 Ki16 / walls i1 d4 b5',
    ],
    [
      'FC-MONAD-6',
      "White's Jester goes back to e6",
      'w Jd4 / monads Jd4:-g8:active:at=e6 / walls g8 / turn b',
      'Ki16-i15',
      'w Ki1 Je6 / b Ki15 / walls g8 i16 / traps b2:w d4:w',
    ],
    [
      'FC-MONAD-6',
      "White's Jester goes back to d8",
      'w Jd4 / monads Jd4:-f10:active:at=d8 / walls f10 / turn b',
      'Ki16-i15',
      'w Ki1 Jd8 / b Ki15 / walls f10 i16 / traps d4:w f6:w',
    ],
    [
      'FC-MONAD-6',
      "White's Frog goes back to h4",
      'w Fd4 / monads Fd4:-h7:active:at=h4 / walls h7 / turn b',
      'Ki16-i15',
      'w Ki1 Fh4 / b Ki15 / walls d4 f6 h7 i16',
    ],
    [
      'FC-MONAD-6',
      "White's Frog goes back to d7",
      'w Fd4 / monads Fd4:-d10:active:at=d7 / walls d10 / turn b',
      'Ki16-i15',
      'w Ki1 Fd7 / b Ki15 / walls d4 d10 i16',
    ],
    [
      'FC-MONAD-6',
      "White's Frog goes back to e6",
      'w Fd4 / monads Fd4:-e9:active:at=e6 / walls e9 / turn b',
      'Ki16-i15',
      'w Ki1 Fe6 / b Ki15 / walls d4 g4 e9 i16',
    ],
  ]);
});

it('FC-CHAN-5 · after its last ply a square is no longer quickened', () => {
  const result = play(at('quick e5:1 e6:2'), '00');
  const marks = 'rule' in result ? {} : GAME.view(result.position).marks;
  expect([marks[squareOf('e5')], marks[squareOf('e6')]?.map(({ value }) => value)]).toEqual([undefined, [1]]);
});
