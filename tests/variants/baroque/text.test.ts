/** Tests Baroque's position file (section 10): a round trip, and the problem of every wrong field. */
import { expect, test } from 'vitest';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { opened, played } from './example.ts';

const START = 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC';
const ONE = '7k/p7/8/8/8/8/P7/K7';

const moved = played(GAME.setup(1), 'Pa2-a3', 'Pa7-a6');
const FILES = [
  ['the start', `${START} w standard play -`],
  ['a reserve', `${ONE} b twoplayer play Ss`],
  ['a history', GAME.write(moved)],
  ['a history and a resignation (BQ-END-4)', GAME.write(played(moved, 'resign:w'))],
  ['an agreed draw (BQ-END-4)', GAME.write(played(GAME.setup(1), 'offer:w', 'draw'))],
  ['an end by a move (BQ-END-2)', GAME.write(played(opened('7K/8/8/8/8/8/PI6/2k5 w standard play -'), 'Pa2-a3'))],
  ['an end from the beginning (BQ-END-2)', GAME.write(opened('7k/8/8/8/8/8/1i6/K7 w standard play -'))],
] as const;

test.each(FILES)('a file with %s is written and read back', (_title, file) => {
  expect(GAME.write(opened(file))).toBe(file);
});

test('BQ-STATE-1: the file holds the earlier positions and the result', () => {
  expect(GAME.write(played(moved, 'resign:w'))).toBe(
    'clswksli/1ppppppp/p7/8/8/P7/1PPPPPPP/ILSKWSLC w standard play - ' +
      `history ${START} w standard play -, clswksli/pppppppp/8/8/8/P7/1PPPPPPP/ILSKWSLC b standard play - result black BQ-END-4`,
  );
});

test('BQ-END-3: a position file keeps the count of occurrences', () => {
  const twice = played(moved, 'Pa3-a2', 'Pa6-a7', 'Pa2-a3', 'Pa7-a6', 'Pa3-a2');
  expect(GAME.outcome(played(opened(GAME.write(twice)), 'Pa6-a7'))).toMatchObject({
    winner: null,
    rule: 'BQ-END-3',
  });
});

test.each([
  [
    'too few fields',
    `${START} w standard`,
    'A position has 5 fields: board, turn, version, phase and reserve. This text has 3.',
  ],
  ['a rank missing', 'k7/8/8/8/8/8/K7 w standard play -', 'has 7 ranks instead of 8'],
  ['one rank', 'K7 w standard play -', 'has 1 rank instead of 8'],
  ['a rank of one square', '1/8/8/8/8/8/8/K7 w standard play -', 'rank 8: "1" has 1 square instead of 8.'],
  [
    'a rank too long',
    'k8/8/8/8/8/8/8/K7 w standard play -',
    'Field 1, the board, rank 8: "k8" has 9 squares instead of 8.',
  ],
  [
    'an unknown unit',
    'k7/8/8/4q3/8/8/8/K7 w standard play -',
    'Field 1, the board, rank 5: "q" is none of the letters',
  ],
  ['no turn', `${START} x standard play -`, 'Field 2, the turn: "x"'],
  ['no version', `${START} w chess play -`, 'Field 3, the version: "chess"'],
  ['no phase', `${START} w standard start -`, 'Field 4, the phase: "start"'],
  ['three in reserve', `${START} w twoplayer play SSS`, 'Field 5, the reserve: "SSS"'],
  [
    'a reserve in the standard version',
    `${START} w standard play S`,
    'Field 5, the reserve: the standard version has none',
  ],
  [
    'placing in the middle of a game',
    `${ONE} w twoplayer place SSss`,
    'During placement only the start of the Two-Player version is possible.',
  ],
  [
    'a bad earlier position',
    `${ONE} w standard play - history ${ONE}/8 b standard play -`,
    'Earlier position 1: Field 1',
  ],
  [
    'an impossible earlier position',
    `${ONE} w standard play - history 8/8/8/3k4/3K4/8/8/8 b standard play -`,
    "Earlier position 1: White's Titan",
  ],
  [
    'an earlier position of the other version',
    `${ONE} w standard play - history ${ONE} b twoplayer play -`,
    'Earlier position 1: it must have the play phase and the same version.',
  ],
  [
    'an earlier position of the placement',
    `${ONE} b twoplayer play - history cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss`,
    'Earlier position 1: it must have the play phase and the same version.',
  ],
  [
    'the same player twice',
    `${ONE} w standard play - history ${ONE} w standard play -`,
    'Earlier position 1: the wrong player is to move.',
  ],
  [
    'an earlier position that has stood twice already',
    `${ONE} b standard play - history ${Array.from({ length: 5 }, (_, index) => `${ONE} ${'wb'[index % 2]} standard play -`).join(', ')}`,
    'Earlier position 5: this is its third time, which ends the game.',
  ],
  ['an unknown winner', `${ONE} w standard play - result nobody BQ-END-4`, 'The result: "nobody"'],
  [
    'a mate that is none',
    `${ONE} w standard play - result black BQ-END-1`,
    'does not follow from the position: the game goes on',
  ],
])('refused: %s', (_title, file, words) => {
  const read = GAME.read(file);
  expect(read.ok ? 'read' : read.error.text).toContain(words);
});

test('BQ-STATE-2: earlier positions match however their empty squares are written', () => {
  const twice = played(moved, 'Pa3-a2', 'Pa6-a7', 'Pa2-a3', 'Pa7-a6', 'Pa3-a2');
  const file = GAME.write(twice).replace('/8/8/8/8/', '/44/8/8/8/');
  expect(GAME.outcome(played(opened(file), 'Pa6-a7'))).toMatchObject({ winner: null, rule: 'BQ-END-3' });
});

test('BQ-STATE-1: a history of 20,000 positions is read and used', () => {
  const ranks = (index: number) =>
    [0, 1].map((rank) =>
      [...((index >> (rank * 8)) & 255).toString(2).padStart(8, '0')].map((bit) => (bit === '1' ? 'P' : '1')).join(''),
    );
  const history = Array.from(
    { length: 20_000 },
    (_, index) => `7k/8/8/${ranks(index).join('/')}/8/8/K7 ${'wb'[index % 2]} standard play -`,
  );
  const position = opened(`${ONE} w standard play - history ${history.join(', ')}`);
  expect(GAME.ask(position, []).ok).toBe(true);
  expect([...GAME.actions(position)].length).toBeGreaterThan(0);
});
