/** Tests Snake's position file (section 10): a round trip, and exact problems. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/snake/index.ts';
import { at, START } from './support.ts';

const squares = (found: readonly number[] = []): string =>
  found.map((square) => GAME.board.squares[square]?.name).join(' ');

const WRONG: readonly (readonly [says: string, text: string, words: string, squares?: string])[] = [
  [
    'seven fields',
    'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0',
    "A position has 8 fields separated by single spaces. This text has 7. They are: pieces, side to move, phase, White's Snake, Black's Snake, invulnerable Snake, quiet turns, turn number.",
  ],
  ['six ranks', '8/8/8/8/8/8 w P f2g2h2 f7g7h7 - 0 1', 'has 6 ranks instead of 8'],
  ['a long rank', START.replace('pppppppp', 'ppppppppp'), 'Field 1, rank 6: "ppppppppp" has 9 squares instead of 8'],
  ['a short rank', START.replace('pppppppp', 'ppppppp'), 'Field 1, rank 6: "ppppppp" has 7 squares'],
  ['a long row of digits', START.replace('pppppppp', '54'), 'Field 1, rank 6: "54" has 9 squares'],
  ['a King', START.replace('LHAFYAHL', 'LHAFKAHL'), 'Field 1, rank 1: "K" is none of the letters'],
  [
    'a Pawn on rank 1',
    '8/8/8/8/8/8/8/3P4 w P f2g2h2 f7g7h7 - 0 1',
    'A Pawn cannot be on d1, which is on rank 1 or 8.',
    'd1',
  ],
  [
    'a Pawn on rank 8',
    'p7/8/8/8/8/8/8/8 w P f2g2h2 f7g7h7 - 0 1',
    'A Pawn cannot be on a8, which is on rank 1 or 8.',
    'a8',
  ],
  ['nobody to move', START.replace(' w ', ' x '), 'Field 2, side to move: "x"'],
  ['no phase', START.replace(' P ', ' Q '), 'Field 3, phase: "Q"'],
  ['a Snake of two Parts', START.replace('f2g2h2', 'f2g2'), 'White\'s Snake: "f2g2" has 2 Parts', 'f2 g2'],
  ['no Snake', START.replace('f7g7h7', '-'), 'Black has no Snake.'],
  ['a Part off the board', START.replace('f2g2h2', 'f2g2i2'), '"i2" in "f2g2i2" is not a square'],
  ['a Part twice', START.replace('f2g2h2', 'f2g2f2'), "White's Snake: 2 Parts are on f2.", 'f2'],
  [
    'Parts that are not connected',
    START.replace('f7g7h7', 'f7g7h8'),
    "Black's Snake: h8 comes after g7, but is not orthogonally next to it.",
    'g7 h8',
  ],
  [
    'an enemy piece under a Part',
    START.replace('f7g7h7', 'g4g3g2'),
    "g3 holds a Part of Black's Snake and White's Pawn",
    'g3',
  ],
  ['Snakes on one square', '8/8/8/8/8/8/8/8 w P f2g2h2 g4g3g2 - 0 1', 'g2 holds a Part of both Snakes', 'g2'],
  ['a Part on a piece', START.replace('f2g2h2', 'f2f3f4'), "f3 holds a Part of White's Snake and White's Pawn", 'f3'],
  ['an invulnerable nobody', START.replace(' - 0', ' x 0'), 'Field 6, invulnerable Snake: "x"'],
  [
    'an expired invulnerability',
    START.replace(' - 0', ' w 0'),
    "Field 6, invulnerable Snake: it is White's turn, so White's Snake is no longer invulnerable.",
  ],
  [
    'half a counter',
    START.replace(' 0 1', ' 0.5 1'),
    'Field 7, quiet turns: "0.5" is not a whole number from 0 to 999999999.',
  ],
  ['a negative counter', START.replace(' 0 1', ' -1 1'), 'Field 7'],
  [
    'play number 0',
    START.replace(' 0 1', ' 0 0'),
    'Field 8, turn number: "0" is not a whole number from 1 to 999999999.',
  ],
  [
    'a play number that could not grow',
    START.replace(' 0 1', ' 0 9007199254740991'),
    'Field 8, turn number: "9007199254740991" is not a whole number from 1 to 999999999.',
  ],
  [
    'a counter that could not grow',
    START.replace(' 0 1', ' 9007199254740991 1'),
    'Field 7, quiet turns: "9007199254740991" is not a whole number from 0 to 999999999.',
  ],
  [
    'a number with noughts before it',
    START.replace(' 0 1', ' 0 007'),
    'Field 8, turn number: "007" is not a whole number from 1 to 999999999.',
  ],
  ['one rank', '8 w P f2g2h2 f7g7h7 - 0 1', 'Field 1: "8" has 1 rank instead'],
  ['a rank of one square', START.replace('pppppppp', '1'), 'Field 1, rank 6: "1" has 1 square instead'],
  [
    'a Snake of one Part',
    START.replace('f2g2h2', 'f2'),
    'White\'s Snake: "f2" has 1 Part. A Snake has at least 3.',
    'f2',
  ],
  [
    'nothing at all',
    '',
    "A position has 8 fields separated by single spaces. This text has 1. They are: pieces, side to move, phase, White's Snake, Black's Snake, invulnerable Snake, quiet turns, turn number.",
  ],
];

describe('a position file is refused', () => {
  for (const [says, text, words, lit = ''] of WRONG) {
    it(says, () => {
      const read = GAME.read(text);
      expect(read.ok ? 'read' : read.error.text).toContain(words);
      if (!read.ok) expect(squares(read.error.squares)).toBe(lit);
    });
  }
});

describe('a position file is read and written back', () => {
  it.each([
    ['the start', START, START],
    ['phase S without a piece', '8/8/8/8/8/8/8/8 w S b3b4b5 a1b1c1 - 3 40', '8/8/8/8/8/8/8/8 w S b3b4b5 a1b1c1 - 3 40'],
    [
      'an invulnerable Snake of three Parts',
      '8/8/8/8/8/8/8/8 w P b3b4b5 h1g1f1 b 0 40',
      '8/8/8/8/8/8/8/8 w P b3b4b5 h1g1f1 b 0 40',
    ],
    ['digits side by side', '44/8/8/8/8/8/8/8 w P b3b4b5 h1g1f1 - 0 1', '8/8/8/8/8/8/8/8 w P b3b4b5 h1g1f1 - 0 1'],
    ['space around it', ` ${START}\n`, START],
    [
      'a Snake of 21 Parts',
      '8/8/8/8/8/8/8/8 w P a1b1c1d1e1f1g1h1h2g2f2e2d2c2b2a2a3b3c3d3e3 a8b8c8 - 0 1',
      '8/8/8/8/8/8/8/8 w P a1b1c1d1e1f1g1h1h2g2f2e2d2c2b2a2a3b3c3d3e3 a8b8c8 - 0 1',
    ],
    [
      'ten Falcons',
      'ffffffff/ff6/8/8/8/8/8/8 w P b3b4b5 h1g1f1 - 0 1',
      'ffffffff/ff6/8/8/8/8/8/8 w P b3b4b5 h1g1f1 - 0 1',
    ],
  ])('%s', (_says, text, written) => {
    expect(GAME.write(at(text))).toBe(written);
  });

  it('the start position is the one the game sets up', () => {
    expect(GAME.setup(7)).toEqual(at(START));
  });
});
