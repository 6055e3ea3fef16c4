/**
 * Tests the counts of Snake's rules document (section 11.2): first-part moves, stranding moves, complete plays by
 * depth.
 */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { at } from './support.ts';

/** What a position has, its line, and its counts. */
const ROWS: readonly (readonly [
  what: string,
  position: string,
  firstPart: number,
  stranding: number,
  ...plays: number[],
])[] = [
  ['the start', 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1', 22, 4, 20, 400, 6545],
  [
    'turn 10, White invulnerable',
    'l2fya1l/4h1h1/ppa1pppp/7P/1P6/PP1PPPP1/AF3YH1/1H3A1L b P d4c4c3c2 d6d7c7 w 0 10',
    26,
    20,
    6,
    87,
    2132,
  ],
  [
    'turn 19, White invulnerable',
    'l1afy2l/7a/3hppp1/p1h4p/P2PPP2/1A4PP/F3HY2/L6L b P c4c3c2b2 d7e7f7f8 w 0 19',
    31,
    1,
    38,
    640,
    9956,
  ],
  [
    'turn 61, Black without a piece move',
    '8/8/1p5A/pP2L3/P5Pp/AY5P/8/8 b P a2b2c2c3d3d4e4e3f3 b7a7a8b8 - 16 61',
    0,
    0,
    2,
    30,
    55,
  ],
  [
    'turn 6, one move does not strand',
    'lh1fyah1/4al2/ppppppp1/7p/2PP4/PPAHPPPP/8/L2FYAHL b P b2b1c1 a7b7c7 - 5 6',
    26,
    25,
    1,
    73,
    141,
  ],
  [
    'turn 47, Black with a Snake of 6 Parts',
    '3y4/4P1f1/4l3/hp6/ap6/1LP5/AH5L/3A4 w P e5e4e3 a8b8c8c7b7b6 - 1 47',
    31,
    0,
    62,
    1570,
    84858,
  ],
  [
    'turn 21, White with a Snake of 10 Parts',
    'l2f4/a7/P1py4/2H2LP1/1p3PPH/P1P5/2aA4/L1AFY3 b P f1f2e2e3e4e5e6f6g6g7 c8c7b7 - 2 21',
    17,
    0,
    23,
    756,
    5372,
  ],
  ['3 pieces', '8/8/8/7l/5H2/7l/8/8 w P a4b4c4 h8g8f8 - 0 1', 16, 6, 10, 73, 1392],
];

/** Counts the first-part moves, and how many of them lose at once. */
const firstParts = (position: Position): readonly [number, number] => {
  let [moves, stranding] = [0, 0];
  for (const { picks, kind } of GAME.actions(position)) {
    if (kind === 'snake') continue;
    moves += 1;
    const played = GAME.play(position, picks);
    if (played.ok && GAME.outcome(played.value.state)?.rule === 'SN-END-2') stranding += 1;
  }
  return [moves, stranding];
};

describe('SN-TURN-4 SN-END-2: the check values of the rules document', () => {
  for (const [what, text, moves, stranding, ...plays] of ROWS) {
    it(`${what}: first-part moves`, () => {
      expect(firstParts(at(text))).toEqual([moves, stranding]);
    });
    it(`${what}: complete plays`, () => {
      expect(plays.map((_, index) => GAME.perft(at(text), index + 1))).toEqual(plays);
    });
  }
});

it("section 11.2: counting ignores the quiet counter's end at 150", () => {
  const position = at(
    '1Y6/1Y6/8/F7/8/2L5/8/2L5 w P d3d4e4e3e2f2f1e1d1d2 d8d7e7f7f6g6g7h7h6h5g5g4f4f5e5d5c5b5b6 b 150 120',
  );
  expect([1, 2, 3].map((depth) => GAME.perft(position, depth))).toEqual([22, 26, 1019]);
});

describe('SN-PIECE-1: patterns of a piece alone on d4', () => {
  for (const [letter, count] of [
    ['L', 8],
    ['A', 8],
    ['H', 16],
    ['F', 27],
    ['Y', 5],
  ] as const) {
    it(`${letter} has ${count} moves`, () => {
      expect(firstParts(at(`8/8/8/8/3${letter}4/8/8/8 w P h1h2h3 a8b8c8 - 0 1`))[0]).toBe(count);
    });
  }
});
