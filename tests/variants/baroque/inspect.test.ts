/** Tests Baroque's inspector: facts of a square and of the turn, a unit alone, and the other side's turn. */
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { factsOn } from '../../support/facts.ts';
import { given, opened, played } from './example.ts';

const on = (square: string): number => squareNamed(GAME.board, square) ?? -1;

const SQUARES: readonly (readonly [what: string, position: string, square: string, said: readonly string[]])[] = [
  ['a square in the middle', 'White Ka1; Black Kh8; White to move', 'd4', ['BQ-SETUP-1: On the Battlefield']],
  ['rank 5', 'White Ka1; Black Kh8; White to move', 'd5', ['BQ-SETUP-1: On the Battlefield']],
  ['rank 6', 'White Ka1; Black Kh8; White to move', 'd6', ["BQ-SETUP-1: In Black's Territory"]],
  ['rank 3', 'White Ka1; Black Kh8; White to move', 'd3', ["BQ-SETUP-1: In White's Territory"]],
  [
    'a unit between a Pawn and another enemy',
    'White Ka1, Pd4; Black Kh8, Pc4, We4; White to move',
    'd4',
    ['BQ-GEN-1: It is safe between 2 enemies: only a piece that moves captures', 'BQ-SETUP-1: On the Battlefield'],
  ],
  [
    'a unit between two enemies, neither of them a Pawn',
    'White Ka1, Pd4; Black Kh8, Cc4, We4; White to move',
    'd4',
    ['BQ-SETUP-1: On the Battlefield'],
  ],
  [
    'a unit between enemies on its file',
    'White Ka1, Pd4; Black Kh8, Wd3, Pd5; White to move',
    'd4',
    ['BQ-GEN-1: It is safe between 2 enemies: only a piece that moves captures', 'BQ-SETUP-1: On the Battlefield'],
  ],
  [
    'a unit between a Pawn and the edge',
    'White Ka1, Ph4; Black Kh8, Pg4; White to move',
    'h4',
    ['BQ-SETUP-1: On the Battlefield'],
  ],
  [
    'a unit between a Pawn and a friend',
    'White Ka1, Ph4, Pf4; Black Kh8, Pg4; White to move',
    'g4',
    ['BQ-GEN-1: It is safe between 2 enemies: only a piece that moves captures', 'BQ-SETUP-1: On the Battlefield'],
  ],
  [
    'an Immobilizer that is held',
    'White Ka1, Id4; Black Kh8, Sd5, Pc4; White to move',
    'd4',
    [
      'BQ-IMM-7: Frozen, but it still blocks and helps to pinch',
      'BQ-CHECK-4: It gives no check while it is frozen',
      'BQ-IMM-4: Frozen, but still freezes its neighbours',
      'BQ-SETUP-1: On the Battlefield',
    ],
  ],
  [
    'a unit whose Immobilizer is held itself',
    'White Ka1, Id4; Black Kh8, Sd5, Pc4; White to move',
    'c4',
    [
      'BQ-IMM-7: Frozen, but it still blocks and helps to pinch',
      'BQ-CHECK-4: It gives no check while it is frozen',
      'BQ-IMM-4: The Immobilizer on d4 is frozen, but still freezes it',
      'BQ-SETUP-1: On the Battlefield',
    ],
  ],
  [
    'a unit whose Immobilizer is free',
    'White Ka1, Id4; Black Kh8, Pc4; White to move',
    'c4',
    [
      'BQ-IMM-7: Frozen, but it still blocks and helps to pinch',
      'BQ-CHECK-4: It gives no check while it is frozen',
      'BQ-SETUP-1: On the Battlefield',
    ],
  ],
  [
    'a frozen Coordinator with a frozen Titan',
    'White Ka1, Cc3; Black Kh8, Ib2; White to move',
    'c3',
    [
      'BQ-IMM-7: Frozen, but it still blocks and helps to pinch',
      'BQ-CHECK-4: It gives no check while it is frozen',
      'BQ-COOR-3: Its Titan is frozen, but still helps it capture',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Coordinator with a frozen Titan',
    'White Ka1, Ch3; Black Kh8, Ib2; White to move',
    'h3',
    [
      'BQ-COOR-3: Its Titan is frozen, but still helps it capture',
      'BQ-IMM-6: It can move next to the Immobilizer on b2, and is frozen from then on',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Coordinator with a Titan in check',
    'White Kd4, Ca1, Pa2, Pb1, Pb2; Black Kg4, Ca8; White to move',
    'a1',
    ['BQ-COOR-3: Its Titan is in check, but still helps it capture', "BQ-SETUP-1: In White's Territory"],
  ],
  [
    'a Coordinator with nothing to tell',
    'White Ka1, Ch2; Black Kh4; White to move',
    'h2',
    ["BQ-SETUP-1: In White's Territory"],
  ],
  [
    'a Chameleon among all kinds',
    'White Kg1, Sc2, Pe6; Black Kh8, Wb1, Ld3, Cg4, Pe5; White to move',
    'c2',
    [
      'BQ-CHAM-1: It slides like a queen or copies an enemy',
      'BQ-CHAM-3: It can copy the Withdrawer, Long Leaper, Coordinator, Pawn and Titan',
      'BQ-CHAM-4: It captures each piece the way that piece captures',
      'BQ-CHAM-5: A slide already captures like a Withdrawer',
      'BQ-SIDE-3: It captures a Long Leaper only by leaping over it',
      'BQ-CHAM-9: The same path is the same move, slid or copied',
      'BQ-SIDE-1: It can leap and capture by side effects in one move',
      'BQ-SIDE-6: It could capture in 3 ways in one move',
      'BQ-GEN-3: It could capture up to 3 pieces in one move',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon among Chameleons and Immobilizers',
    'White Kg1, Sc2; Black Kh8, Sb1, Ig4; White to move',
    'c2',
    [
      'BQ-CHAM-1: It slides like a queen or copies an enemy',
      'BQ-CHAM-3: It can copy the Titan',
      'BQ-CHAM-4: It captures each piece the way that piece captures',
      'BQ-SIDE-2: Its side effects never capture a Chameleon',
      'BQ-IMM-6: It can move next to the Immobilizer on g4, and is frozen from then on',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon that could pinch',
    'White Kg1, Sd2, Pb5; Black Kh8, Pc5; White to move',
    'd2',
    [
      'BQ-CHAM-1: It slides like a queen or copies an enemy',
      'BQ-CHAM-3: It can copy the Pawn and Titan',
      'BQ-CHAM-4: It captures each piece the way that piece captures',
      'BQ-CHAM-5: A slide already captures like a Pawn',
      'BQ-CHAM-9: The same path is the same move, slid or copied',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon that could only leap',
    'White Kg1, Sc2; Black Kh8, Ld3; White to move',
    'c2',
    [
      'BQ-CHAM-1: It slides like a queen or copies an enemy',
      'BQ-CHAM-3: It can copy the Long Leaper and Titan',
      'BQ-CHAM-4: It captures each piece the way that piece captures',
      'BQ-SIDE-3: It captures a Long Leaper only by leaping over it',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon of the Two-Player version',
    'White Kd2, Sh2; Black Kh8; White to move; Two-Player version, reserve S',
    'h2',
    [
      'BQ-CHAM-1: It slides like a queen or copies an enemy',
      'BQ-CHAM-3: It can copy the Titan',
      'BQ-CHAM-4: It captures each piece the way that piece captures',
      'BQ-TWO-6: The same Chameleon as in the standard version',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a unit that could capture two',
    'White Kg1, Pd2, Pb5, Pf5; Black Kh8, Pc5, Pe5; White to move',
    'd2',
    ['BQ-GEN-3: It could capture up to 2 pieces in one move', "BQ-SETUP-1: In White's Territory"],
  ],
  [
    'a unit that could capture one',
    'White Kg1, Pd2, Pb5; Black Kh8, Pc5; White to move',
    'd2',
    ["BQ-SETUP-1: In White's Territory"],
  ],
  [
    'a unit that may go beside an Immobilizer',
    'White Ka1, Pd2; Black Kh8, Ie6; White to move',
    'd2',
    [
      'BQ-IMM-6: It can move next to the Immobilizer on e6, and is frozen from then on',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a unit that cannot reach an Immobilizer',
    'White Ka1, Pb1; Black Kh8, Ie6, Pb2; White to move',
    'b1',
    ["BQ-SETUP-1: In White's Territory"],
  ],
];

test.each(SQUARES)('facts of %s', (_what, position, square, said) => {
  expect(factsOn(GAME, given(position), square)).toEqual(said);
});

const TURNS: readonly (readonly [what: string, position: Position, said: readonly string[]])[] = [
  [
    'the start',
    GAME.setup(1),
    [
      "BQ-SETUP-2: Black's army is White's, rotated by 180 degrees",
      'BQ-SETUP-3: White moves first',
      'BQ-SETUP-4: Standard version',
    ],
  ],
  [
    'the start of the Two-Player version',
    GAME.setup(1, { version: 'twoplayer' }),
    [
      "BQ-SETUP-2: Black's army is White's, rotated by 180 degrees",
      'BQ-SETUP-3: White moves first',
      'BQ-SETUP-4: Two-Player version',
      'BQ-TWO-2: The Chameleons start in reserve: c1, f1, c8 and f8 are empty',
      "BQ-TWO-7: White's 2 Chameleons in reserve cannot be captured",
      "BQ-TWO-7: Black's 2 Chameleons in reserve cannot be captured",
    ],
  ],
  [
    'an action later',
    played(GAME.setup(1), 'Pa2-a3'),
    ['BQ-STATE-1: Only positions are remembered, not how they came about', 'BQ-STATE-2: New position'],
  ],
  [
    'the start again',
    played(GAME.setup(1), 'Pa2-a3', 'Pa7-a6', 'Pa3-a2', 'Pa6-a7'),
    [
      "BQ-SETUP-2: Black's army is White's, rotated by 180 degrees",
      'BQ-SETUP-3: White moves first',
      'BQ-SETUP-4: Standard version',
      'BQ-STATE-1: Only positions are remembered, not how they came about',
      'BQ-STATE-2: Same pieces, player and reserves as before',
    ],
  ],
  [
    'the first placement',
    played(GAME.setup(1, { version: 'twoplayer' }), '@c1'),
    [
      "BQ-TWO-7: White's 1 Chameleon in reserve cannot be captured",
      "BQ-TWO-7: Black's 2 Chameleons in reserve cannot be captured",
    ],
  ],
  [
    'a position set up by hand',
    given('White Ka1; Black Kh8; White to move'),
    ['BQ-STATE-3: Custom position: each side has 1 Titan'],
  ],
  [
    'reserves',
    opened('k7/3p4/8/8/8/8/P7/K7 b twoplayer play Ss'),
    [
      'BQ-STATE-3: Custom position: each side has 1 Titan',
      "BQ-TWO-7: White's 1 Chameleon in reserve cannot be captured",
      "BQ-TWO-7: Black's 1 Chameleon in reserve cannot be captured",
    ],
  ],
  ['the end', played(GAME.setup(1), 'Pa2-a3', 'resign:w'), []],
];

test.each(TURNS)('facts of the turn: %s', (_what, position, said) => {
  expect(factsOn(GAME, position)).toEqual(said);
});

describe('a unit by itself', () => {
  const alone = (type: string, side: Side, square: string): Position =>
    GAME.diagramPosition(type, side, on(square)) as Position;
  const ways = (type: string, side: Side, square: string): number =>
    [...GAME.actions(alone(type, side, square), [{ kind: 'square', square: on(square) }])].length;

  test.each([
    ['BQ-TITAN-1', 'titan', 'a1', 3],
    ['BQ-TITAN-1', 'titan', 'd4', 8],
    ['BQ-WITH-1', 'withdrawer', 'd4', 27],
    ['BQ-COOR-1', 'coordinator', 'e5', 27],
    ['BQ-PAWN-1', 'pawn', 'd4', 14],
    ['BQ-LEAP-1', 'leaper', 'h8', 21],
    ['BQ-IMM-1', 'immobilizer', 'e5', 27],
    ['BQ-CHAM-2', 'chameleon', 'd4', 27],
  ] as const)('%s: a %s on %s has %i squares, for either side', (_clause, type, square, squares) => {
    expect([ways(type, 'white', square), ways(type, 'black', square)]).toEqual([squares, squares]);
  });

  test('BQ-STATE-3: the position of a unit alone is possible on every square', () => {
    for (const type of Object.keys(GAME.pieces)) {
      for (const { name } of GAME.board.squares)
        expect(opened(GAME.write(alone(type, 'white', name))), name).toBeTruthy();
    }
  });

  test('other pieces cannot stand alone', () => {
    expect(GAME.diagramPosition('queen', 'white', 0)).toBeNull();
  });
});

test("BQ-TWO-4: the other side's actions can be asked during placement", () => {
  const asked = (position: Position, side: Side) => GAME.write(GAME.withSideToMove(position, side, 0) as Position);
  expect(asked(GAME.setup(1), 'black')).toContain(' b standard play ');
  expect(asked(GAME.setup(1, { version: 'twoplayer' }), 'black')).toContain(' b twoplayer play ');
});
