import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, idled, rangeOn } from '../support.ts';

describeClause('FC-MOVE-1', [
  ['a white Knight offset (1, 2) from d4 is e6', 'w Nd4', 'reach d4', 'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6'],
  ['a black Knight offset (1, 2) from d4 is c2', 'b Nd4 / turn b', 'reach d4', 'c2 e2 b3 c3 e3 f3 b5 f5 c6 e6'],
  [null, 'w Ra1 / b Pa5', 'Ra1-a9', 'no FC-MOVE-1 at a5'],
  [null, 'w Re1 / b Me5 / walls e5', 'Re1-e9', 'no FC-MOVE-1 at e5'],
]);

describeClause('FC-MOVE-2', [
  ['an Assassin on h2 leaps to h5, not to h3 or h4', 'w Mh2', 'reach h2', 'f1 j1 e2 k2 f3 j3 g4 i4 h5'],
  ['the inspector says that the leaps of a Ballista have exact lengths', 'w Ae5', 'inspect e5', 'says'],
]);

describeClause('FC-MOVE-3', [
  ['a range of 4 ends a ray', 'w Ra1(4) / walls b1', 'reach a1', 'a2 a3 a4 a5'],
  ['a Ship is shellshocked too', 'w Sa9!11 / walls b10', 'reach a9', 'a4 a5 a6 a7 a8'],
  [null, 'w Ra1(7)', 'Ra1-a9', 'no FC-MOVE-3 at a1'],
  [null, 'w sRd4(3)', 'sRd4-d9', 'no FC-MOVE-3', 'That is too far: the Shadow Rook on d4 slides at most 3 squares.'],
  ['the inspector tells the range 16 of a fresh Rook', 'w Re5', 'inspect e5'],
  ['the inspector tells 1 square of range won by waiting', 'w Re5(14)+20', 'inspect e5', 'says 2 1'],
  ['the inspector tells a part of a square won by waiting', 'w Re5+7', 'inspect e5'],
  ['the inspector tells more than 3 squares won by waiting', 'w Re5+65', 'inspect e5', 'says 3'],
  ['a leaper has no range of rays', 'w Ne5', 'inspect e5'],
  ['a shadow goes no square further than its range', 'w sRd4(3)', 'sRd4-d8', 'no FC-MOVE-3'],
]);

describeClause('FC-MOVE-4', [
  [
    'a Rook moves up to a Pawn, captures it and reaches no further',
    'w Rh4 / b Ph9 / walls g4 i4 h3',
    'reach h4',
    'h5 h6 h7 h8 xh9',
  ],
]);

describeClause('FC-MOVE-5', [
  ['the path of a Templar from g4 to h7 is g4, h5, i6', 'w Tg4', 'Tg4-h7', 'w Th7 / b - / walls g4 h5 i6'],
]);

describeClause('FC-MOVE-6', [
  [
    'a white pawn on e5 with aim right moves to f5 and captures on f6 and f4',
    'w Pe5>e / b Rf6 Pf4',
    'reach e5',
    'xf4 f5 xf6',
  ],
  ['the inspector tells the aim of a Pawn', 'w Pe5>e', 'inspect e5', 'says'],
  ['no aim is told of a Rook', 'w Re5', 'inspect e5'],
]);

describeClause('FC-MOVE-7', [
  ['a teleswapped knight leaves no wall', 'w Ca1 Nh8', 'Ca1 TS h8', 'w Na1 Ch8'],
  ['a pulled Knight leaves no wall', 'w Ra1 / b Na9', 'Ra1 PL a9 1', 'w Ra1 / b Na8'],
  ['a unit that is spun leaves no wall', 'w Je5 / b Re6 / walls a9:Re6', 'Je5 SP 2', 'w Je5 / b Rf5 / walls a9'],
  ['the inspector says that a unit moved by a tornado leaves no wall', 'tornados e5:9:w', 'inspect e5', 'says'],
  ['nothing is said of moved units on a quickened square', 'quick e5:9', 'inspect e5'],
]);

describeClause('FC-MOVE-8', [
  [
    'a Chancellor leaps over whatever stands between',
    'w Cd4 / walls d5 e5 e6 c5 e4 e3 c3 d3 c4',
    'reach d4',
    'b1 f1 a2 g2 a6 g6 b7 f7',
  ],
  [
    'a Templar is stopped by a unit on e5, a Chancellor is not',
    'w Td4 Pe5 / walls d5 d3 c4 e4',
    'reach d4',
    'c1 e1 b2 f2 a3 g3 a5 b6 c7',
  ],
  [null, 'w Ra1 / b Pa5', 'Ra1-b3', 'no FC-MOVE-8 at a1'],
  [
    null,
    'w Ne5 Re1',
    'Ne5-a2',
    'no FC-MOVE-8 at e5',
    'A Knight leaps like a knight or steps 1 square diagonally forward. This one also moves like a Rook. It cannot reach a2.',
  ],
  [null, 'w sRd4', 'sRd4-e6', 'no FC-MOVE-8 at d4', 'A Shadow Rook slides along ranks and files. It cannot reach e6.'],
  [null, 'w Ld4 / b Pe9', 'Ld4xe9', 'no FC-MOVE-8 at d4'],
  [null, 'w Td4 Pe5', 'Td4-g6', 'no FC-MOVE-8 at d4'],
  [null, 'w Be5', 'Be5-e8', 'no FC-MOVE-8 at e5'],
]);

it('FC-MOVE-3 · a queen that captured two knights and idled 25 own turns has R = 11', () => {
  expect(rangeOn(idled(at('w Qc3(10)'), 25), 'c3')).toBe(11);
});
