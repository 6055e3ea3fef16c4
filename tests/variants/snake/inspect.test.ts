/** Tests Snake's inspector: facts of a square and of the game, a unit alone, and the other side's turn. */
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { factsOn } from '../../support/facts.ts';
import { at, headMoves, START } from './support.ts';

const on = (square: string): number => squareNamed(GAME.board, square) ?? -1;

const SAID: readonly (readonly [what: string, position: string, square: string | null, said: readonly string[]])[] = [
  [
    'the start',
    START,
    null,
    ['SN-META-1: Its preliminary name is Mongolian Death Worm Chess: the inventor calls it unfinished'],
  ],
  ['a later play', 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 2', null, []],
  ["Black's first play", 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL b P f2g2h2 f7g7h7 - 0 1', null, []],
  [
    'a side with nothing but its Snake',
    '8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 9',
    null,
    ['SN-END-8: Black has only the Snake left, but the game goes on'],
  ],
  [
    'both with nothing but their Snakes',
    '8/8/8/8/8/8/8/8 w P h1h2h3 a8b8c8 - 0 9',
    null,
    [
      'SN-END-8: White has only the Snake left, but the game goes on',
      'SN-END-8: Black has only the Snake left, but the game goes on',
    ],
  ],
  [
    'a Head',
    START,
    'f2',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 1 Common Part and a Tail",
      'SN-SNAKE-2: Head of the Snake, with the Tail on h2',
      'SN-SAFE-7: The 2 Heads are on squares of different colours',
    ],
  ],
  [
    'a Common Part',
    START,
    'g2',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 1 Common Part and a Tail",
      'SN-SNAKE-2: Common Part, between the Head on f2 and the Tail on h2',
    ],
  ],
  [
    'a Tail',
    START,
    'h7',
    [
      "SN-SNAKE-1: Black's royal Snake: a Head, 1 Common Part and a Tail",
      'SN-SNAKE-2: Tail of the Snake, with the Head on f7',
    ],
  ],
  [
    'a longer Snake',
    '8/8/8/8/8/8/8/8 w P d4d5e5e4 a8b8c8 - 0 9',
    'd5',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 2 Common Parts and a Tail",
      'SN-SNAKE-2: Common Part, between the Head on d4 and the Tail on e4',
    ],
  ],
  [
    "a Head on a square of the other Head's colour",
    '8/8/8/8/8/8/8/8 b P d4d5e5e4 a7b7c7 - 0 9',
    'd4',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 2 Common Parts and a Tail",
      'SN-SNAKE-2: Head of the Snake, with the Tail on e4',
      'SN-SAFE-7: The 2 Heads are on squares of one colour',
    ],
  ],
  [
    'a Head on the last rank',
    '8/8/8/8/8/8/8/8 w P d8d7d6 a1b1c1 - 0 9',
    'd8',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 1 Common Part and a Tail",
      'SN-SNAKE-2: Head of the Snake, with the Tail on d6',
      'SN-SAFE-7: The 2 Heads are on squares of one colour',
      'SN-END-4: Nothing happens on the last rank: there is no campmate',
    ],
  ],
  [
    'a Part on the last rank',
    '8/8/8/8/8/8/8/8 w P d7d8e8 a1b1c1 - 0 9',
    'd8',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 1 Common Part and a Tail",
      'SN-SNAKE-2: Common Part, between the Head on d7 and the Tail on e8',
    ],
  ],
  [
    'a Head that an enemy could open a line onto',
    '3l4/8/3h4/8/8/8/8/8 w P d4c4b4 h8g8f8 - 1 9',
    'd4',
    [
      "SN-SNAKE-1: White's royal Snake: a Head, 1 Common Part and a Tail",
      'SN-SNAKE-2: Head of the Snake, with the Tail on b4',
      'SN-SAFE-3: The Lancer on d8 is no threat: moving the Kheshig on d6 away would use up the piece move',
      'SN-SAFE-7: The 2 Heads are on squares of one colour',
    ],
  ],
  [
    'a piece on a line onto its own Head',
    '3l4/8/3H4/8/8/8/8/8 w P d4c4b4 h8g8f8 - 1 9',
    'd6',
    [
      'SN-SAFE-4: It shields its Head from the Lancer on d8, but still threatens',
      "SN-SAFE-5: It may open that line: only the Snake's step must be safe",
    ],
  ],
  ['a piece on a line onto the enemy Head', '3l4/8/3h4/8/8/8/8/8 w P d4c4b4 h8g8f8 - 1 9', 'd6', []],
  [
    'a leaper beside Parts',
    '8/8/8/8/2H5/8/8/8 w P d4d5d6 a8b8c8 - 0 9',
    'c4',
    ['SN-SNAKE-4: Parts next to it do not block its leaps'],
  ],
  ['a leaper with no Part beside it', '8/8/8/8/H7/8/8/8 w P d4d5d6 a8b8c8 - 0 9', 'a4', []],
  ['a leaper beside pieces', '8/8/8/8/HP6/8/8/8 w P d4d5d6 a8b8c8 - 0 9', 'a4', []],
  [
    'a rider beside Parts',
    '8/8/8/8/2L5/8/8/8 w P d4d5d6 a8b8c8 - 0 9',
    'c4',
    ['SN-SNAKE-4: Parts next to it do not block its leaps'],
  ],
  [
    'a piece on its last rank',
    '8/8/8/8/8/8/8/L2l4 b P d4d5d6 a8b8c8 - 0 9',
    'd1',
    ['SN-END-4: Nothing happens on the last rank: there is no campmate'],
  ],
  ['a piece on its own first rank', '8/8/8/8/8/8/8/L2l4 b P d4d5d6 a8b8c8 - 0 9', 'a1', []],
  ['a Yurt beside Parts, which leaps past nothing', '8/8/8/8/2Y5/8/8/8 w P d4d5d6 a8b8c8 - 0 9', 'c4', []],
  ['a Pawn beside Parts, which leaps past nothing', '8/8/8/8/2P5/8/8/8 w P d4d5d6 a8b8c8 - 0 9', 'c4', []],
  ['an empty square', START, 'e5', []],
];

test.each(SAID)('facts of %s', (_what, position, square, said) => {
  expect(factsOn(GAME, at(position), square)).toEqual(said);
});

describe('by itself', () => {
  const alone = (type: string, side: Side, square: string): Position =>
    GAME.diagramPosition(type, side, on(square)) as Position;
  const ways = (type: string, side: Side, square: string): number =>
    [...GAME.actions(alone(type, side, square), [{ kind: 'square', square: on(square) }])].length;

  test.each([
    ['SN-LANCER-1', 'lancer', 'd4', 8, 8],
    ['SN-ARCHER-1', 'archer', 'e8', 4, 4],
    ['SN-KHESHIG-1', 'kheshig', 'd4', 16, 16],
    ['SN-FALCON-1', 'falcon', 'd4', 27, 27],
    ['SN-FALCON-1', 'falcon', 'h5', 21, 21],
    ['SN-YURT-1', 'yurt', 'd4', 5, 5],
    ['SN-YURT-1', 'yurt', 'a1', 2, 1],
    ['SN-PAWN-1', 'pawn', 'e8', 0, 1],
  ] as const)('%s: a %s on %s has %i ways as White, %i as Black', (_clause, type, square, white, black) => {
    expect([ways(type, 'white', square), ways(type, 'black', square)]).toEqual([white, black]);
  });

  test.each([
    ['a1', 'white', 'a1a2a3 b8c8d8'],
    ['a8', 'white', 'a8b8c8 b1c1d1'],
    ['h8', 'black', 'b1c1d1 h8h7h6'],
    ['d4', 'black', 'a8b8c8 d4d5d6'],
  ] as const)('SN-SNAKE-1: a Snake alone on %s has three Parts, and moves at once', (square, side, snakes) => {
    const position = alone('snake', side, square);
    expect(GAME.write(position)).toBe(`8/8/8/8/8/8/8/8 ${side[0]} S ${snakes} - 0 1`);
    expect(headMoves(position)?.length).toBeGreaterThan(0);
  });

  test('a unit alone makes a possible position on every square', () => {
    for (const type of Object.keys(GAME.pieces)) {
      for (const { name } of GAME.board.squares) {
        const position = alone(type, 'white', name);
        const read = GAME.read(GAME.write(position));
        expect(read.ok || (type === 'pawn' && /rank/.test(read.error.text)), `${type} ${name}`).toBe(true);
        const squares = Object.values(GAME.view(position).units).flatMap((unit) => unit.at);
        expect(new Set(squares).size).toBe(type === 'snake' ? 6 : 7);
      }
    }
  });
});

describe("the other side's turn", () => {
  const asked = (position: string, side: Side, square: string) =>
    GAME.write(GAME.withSideToMove(at(position), side, on(square)) as Position);

  test('SN-TURN-1: a piece moves as in the first part, a Snake as in the second', () => {
    expect(asked(START, 'black', 'a6')).toBe(START.replace(' w P', ' b P'));
    expect(asked(START, 'black', 'g7')).toBe(START.replace(' w P', ' b S'));
    expect(asked(START, 'white', 'e5')).toBe(START);
  });

  test('SN-SHIELD-1: the side to move has no shield', () => {
    const shielded = START.replace(' - 0', ' w 0').replace(' w P', ' b P');
    expect(asked(shielded, 'white', 'a3')).toBe(START);
    expect(asked(shielded, 'black', 'a6')).toBe(shielded);
  });
});
