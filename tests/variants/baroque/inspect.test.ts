/** What is looked at without being played: facts of a square and of the turn, a unit by itself, another side's turn. */
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../../src/kernel/board.ts';
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
    ['BQ-GEN-1: It came between two enemies and stays: only who moves captures', 'BQ-SETUP-1: On the Battlefield'],
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
    ['BQ-GEN-1: It came between two enemies and stays: only who moves captures', 'BQ-SETUP-1: On the Battlefield'],
  ],
  ['a unit between a Pawn and the edge', 'White Ka1, Ph4; Black Kh8, Pg4; White to move', 'h4', ['BQ-SETUP-1: On the Battlefield']],
  [
    'a unit between a Pawn and a friend',
    'White Ka1, Ph4, Pf4; Black Kh8, Pg4; White to move',
    'g4',
    ['BQ-GEN-1: It came between two enemies and stays: only who moves captures', 'BQ-SETUP-1: On the Battlefield'],
  ],
  [
    'an Immobilizer that is held',
    'White Ka1, Id4; Black Kh8, Sd5, Pc4; White to move',
    'd4',
    [
      'BQ-IMM-7: It still blocks lines, can be captured and serves as a partner',
      'BQ-CHECK-4: While it is frozen it gives no check',
      'BQ-IMM-4: It goes on freezing although it is frozen itself',
      'BQ-SETUP-1: On the Battlefield',
    ],
  ],
  [
    'a unit whose Immobilizer is held itself',
    'White Ka1, Id4; Black Kh8, Sd5, Pc4; White to move',
    'c4',
    [
      'BQ-IMM-7: It still blocks lines, can be captured and serves as a partner',
      'BQ-CHECK-4: While it is frozen it gives no check',
      'BQ-IMM-4: Nothing releases it: the Immobilizer on d4 is frozen and freezes all the same',
      'BQ-SETUP-1: On the Battlefield',
    ],
  ],
  [
    'a unit whose Immobilizer is free',
    'White Ka1, Id4; Black Kh8, Pc4; White to move',
    'c4',
    [
      'BQ-IMM-7: It still blocks lines, can be captured and serves as a partner',
      'BQ-CHECK-4: While it is frozen it gives no check',
      'BQ-SETUP-1: On the Battlefield',
    ],
  ],
  [
    'a frozen Coordinator with a frozen Titan',
    'White Ka1, Cc3; Black Kh8, Ib2; White to move',
    'c3',
    [
      'BQ-IMM-7: It still blocks lines, can be captured and serves as a partner',
      'BQ-CHECK-4: While it is frozen it gives no check',
      'BQ-COOR-3: Its Titan is frozen and serves it all the same',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Coordinator with a frozen Titan',
    'White Ka1, Ch3; Black Kh8, Ib2; White to move',
    'h3',
    [
      'BQ-COOR-3: Its Titan is frozen and serves it all the same',
      'BQ-IMM-6: It may go beside the Immobilizer on b2 and is frozen only from then on',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Coordinator with a Titan in check',
    'White Kd4, Ca1, Pa2, Pb1, Pb2; Black Kg4, Ca8; White to move',
    'a1',
    ['BQ-COOR-3: Its Titan is in check and serves it all the same', "BQ-SETUP-1: In White's Territory"],
  ],
  ['a Coordinator with nothing to tell', 'White Ka1, Ch2; Black Kh4; White to move', 'h2', ["BQ-SETUP-1: In White's Territory"]],
  [
    'a Chameleon among all kinds',
    'White Kg1, Sc2, Pe6; Black Kh8, Wb1, Ld3, Cg4, Pe5; White to move',
    'c2',
    [
      'BQ-CHAM-1: It slides plainly or copies an enemy, and nobody need say which',
      'BQ-CHAM-3: It can copy: Withdrawer, Long Leaper, Coordinator, Pawn and Titan',
      "BQ-CHAM-4: It captures each of these in that unit's own way, and no other",
      'BQ-CHAM-5: Copying a Withdrawer adds nothing to the plain slide',
      'BQ-SIDE-3: No side effect strikes a Long Leaper: that is only leapt over',
      'BQ-CHAM-9: Slid or copied, the same path is one and the same action',
      'BQ-SIDE-1: Its side effects come with a leap, too',
      'BQ-SIDE-6: It could capture in 3 ways at once',
      'BQ-GEN-3: It could capture 3 at once: all are found on one board and leave together',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon among Chameleons and Immobilizers',
    'White Kg1, Sc2; Black Kh8, Sb1, Ig4; White to move',
    'c2',
    [
      'BQ-CHAM-1: It slides plainly or copies an enemy, and nobody need say which',
      'BQ-CHAM-3: It can copy: Titan',
      "BQ-CHAM-4: It captures each of these in that unit's own way, and no other",
      'BQ-SIDE-2: No side effect strikes a Chameleon',
      'BQ-IMM-6: It may go beside the Immobilizer on g4 and is frozen only from then on',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon that could pinch',
    'White Kg1, Sd2, Pb5; Black Kh8, Pc5; White to move',
    'd2',
    [
      'BQ-CHAM-1: It slides plainly or copies an enemy, and nobody need say which',
      'BQ-CHAM-3: It can copy: Pawn and Titan',
      "BQ-CHAM-4: It captures each of these in that unit's own way, and no other",
      'BQ-CHAM-5: Copying a Pawn adds nothing to the plain slide',
      'BQ-CHAM-9: Slid or copied, the same path is one and the same action',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon that could only leap',
    'White Kg1, Sc2; Black Kh8, Ld3; White to move',
    'c2',
    [
      'BQ-CHAM-1: It slides plainly or copies an enemy, and nobody need say which',
      'BQ-CHAM-3: It can copy: Long Leaper and Titan',
      "BQ-CHAM-4: It captures each of these in that unit's own way, and no other",
      'BQ-SIDE-3: No side effect strikes a Long Leaper: that is only leapt over',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a Chameleon of the Two-Player version',
    'White Kd2, Sh2; Black Kh8; White to move; Two-Player version, reserve S',
    'h2',
    [
      'BQ-CHAM-1: It slides plainly or copies an enemy, and nobody need say which',
      'BQ-CHAM-3: It can copy: Titan',
      "BQ-CHAM-4: It captures each of these in that unit's own way, and no other",
      'BQ-TWO-6: In this version, too, it is the Chameleon of the standard game',
      "BQ-SETUP-1: In White's Territory",
    ],
  ],
  [
    'a unit that could capture two',
    'White Kg1, Pd2, Pb5, Pf5; Black Kh8, Pc5, Pe5; White to move',
    'd2',
    ['BQ-GEN-3: It could capture 2 at once: all are found on one board and leave together', "BQ-SETUP-1: In White's Territory"],
  ],
  ['a unit that could capture one', 'White Kg1, Pd2, Pb5; Black Kh8, Pc5; White to move', 'd2', ["BQ-SETUP-1: In White's Territory"]],
  [
    'a unit that may go beside an Immobilizer',
    'White Ka1, Pd2; Black Kh8, Ie6; White to move',
    'd2',
    ['BQ-IMM-6: It may go beside the Immobilizer on e6 and is frozen only from then on', "BQ-SETUP-1: In White's Territory"],
  ],
  [
    'a unit that cannot reach an Immobilizer',
    'White Ka1, Pb1; Black Kh8, Ie6, Pb2; White to move',
    'b1',
    ["BQ-SETUP-1: In White's Territory"],
  ],
];

test.each(SQUARES)('said of %s', (_what, position, square, said) => {
  expect(factsOn(GAME, given(position), square)).toEqual(said);
});

const TURNS: readonly (readonly [what: string, position: Position, said: readonly string[]])[] = [
  [
    'the start',
    GAME.setup(1),
    [
      "BQ-SETUP-2: The start: Black's army is White's turned by half a circle",
      'BQ-SETUP-3: White takes the first turn',
      'BQ-SETUP-4: This is the standard game',
    ],
  ],
  [
    'the start of the Two-Player version',
    GAME.setup(1, { version: 'twoplayer' }),
    [
      "BQ-SETUP-2: The start: Black's army is White's turned by half a circle",
      'BQ-SETUP-3: White takes the first turn',
      'BQ-SETUP-4: This is the Two-Player version',
      'BQ-TWO-2: The Chameleons are in reserve: c1, f1, c8 and f8 are empty',
      "BQ-TWO-7: White's 2 Chameleons in reserve cannot be captured",
      "BQ-TWO-7: Black's 2 Chameleons in reserve cannot be captured",
    ],
  ],
  [
    'an action later',
    played(GAME.setup(1), 'Pa2-a3'),
    ['BQ-STATE-1: 1 earlier position remembered, and nothing else', 'BQ-STATE-2: This position is new'],
  ],
  [
    'the start again',
    played(GAME.setup(1), 'Pa2-a3', 'Pa7-a6', 'Pa3-a2', 'Pa6-a7'),
    [
      "BQ-SETUP-2: The start: Black's army is White's turned by half a circle",
      'BQ-SETUP-3: White takes the first turn',
      'BQ-SETUP-4: This is the standard game',
      'BQ-STATE-1: 4 earlier positions remembered, and nothing else',
      'BQ-STATE-2: The same units, player and reserves as before',
    ],
  ],
  [
    'the first placement',
    played(GAME.setup(1, { version: 'twoplayer' }), '@c1'),
    ["BQ-TWO-7: White's 1 Chameleon in reserve cannot be captured", "BQ-TWO-7: Black's 2 Chameleons in reserve cannot be captured"],
  ],
  [
    'a position set up by hand',
    given('White Ka1; Black Kh8; White to move'),
    ['BQ-STATE-3: Set up by hand: one Titan each, and who waits is not in check'],
  ],
  [
    'reserves',
    opened('k7/3p4/8/8/8/8/P7/K7 b twoplayer play Ss'),
    [
      'BQ-STATE-3: Set up by hand: one Titan each, and who waits is not in check',
      "BQ-TWO-7: White's 1 Chameleon in reserve cannot be captured",
      "BQ-TWO-7: Black's 1 Chameleon in reserve cannot be captured",
    ],
  ],
  ['the end', played(GAME.setup(1), 'Pa2-a3', 'resign:w'), []],
];

test.each(TURNS)('said of the turn: %s', (_what, position, said) => {
  expect(factsOn(GAME, position)).toEqual(said);
});

describe('a unit by itself', () => {
  const alone = (type: string, side: Side, square: string): Position => GAME.lone(type, side, on(square)) as Position;
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
  ] as const)('%s: a %s on %s has %i squares, on whichever side', (_clause, type, square, squares) => {
    expect([ways(type, 'white', square), ways(type, 'black', square)]).toEqual([squares, squares]);
  });

  test('BQ-STATE-3: wherever it stands, the position is possible', () => {
    for (const type of Object.keys(GAME.pieces)) {
      for (const { name } of GAME.board.squares) expect(opened(GAME.write(alone(type, 'white', name))), name).toBeTruthy();
    }
  });

  test('what is no unit does not stand anywhere', () => {
    expect(GAME.lone('queen', 'white', 0)).toBeNull();
  });
});

test('BQ-TWO-4: the other side can be asked what it could do, also while Chameleons are placed', () => {
  const asked = (position: Position, side: Side) => GAME.write(GAME.asIf(position, side, 0) as Position);
  expect(asked(GAME.setup(1), 'black')).toContain(' b standard play ');
  expect(asked(GAME.setup(1, { version: 'twoplayer' }), 'black')).toContain(' b twoplayer play ');
});
