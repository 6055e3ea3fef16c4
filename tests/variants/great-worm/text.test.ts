/** Tests Great Worm's position line and notation: round trips, and problems with their place. */
import { describe, expect, test } from 'vitest';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { at, reached, refusal, START } from './support.ts';

const fields = (changes: Readonly<Record<number, string>>): string =>
  START.split(' ')
    .map((field, index) => changes[index + 1] ?? field)
    .join(' ');

const EMPTY = '4k3/8/8/8/8/8/8/4K3';

/** The fault, the line, and a part of its problem. */
const WRONG: readonly (readonly [what: string, line: string, words: string])[] = [
  ['too few fields', 'wlatkalw w R', 'A position has 9 fields separated by blanks. This text has 3.'],
  ['nothing at all', '', 'A position has 9 fields separated by blanks. This text has 0.'],
  ['seven ranks', fields({ 1: '4k3/8/8/8/8/8/4K3' }), 'has 7 ranks instead of 8'],
  ['an unknown letter', fields({ 1: '4k3/8/8/8/8/3q4/8/4K3' }), 'rank 3: "q" is none of the letters KTAWLC'],
  ['a short rank', fields({ 1: '4k3/8/8/8/8/7/8/4K3' }), 'rank 3: "7" has 7 squares'],
  ['a long rank', fields({ 1: '4k3/8/8/8/8/8C/8/4K3' }), 'rank 3: "8C" has 9 squares'],
  ['a third side', fields({ 2: 'x' }), 'Field 2 (side to move): "x"'],
  ['an unknown phase', fields({ 3: 'EX' }), 'Field 3 (phase): "EX" must be R, E-, EA, EW, EAW'],
  ['one Lair', fields({ 4: 'e1' }), 'Field 4 (Lairs): "e1" must be White\'s/Black\'s'],
  ['a Lair off the board', fields({ 4: 'e1/e9' }), 'Field 4 (Lairs): "e9" is not a square'],
  ['a trail off the board', fields({ 5: 'e1,i4/e8' }), 'Field 5 (trails), White: "i4" is not a square'],
  ['a square twice', fields({ 5: 'e1/e8,e7,e8' }), 'Field 5 (trails), Black: e8 is listed twice'],
  ['a wait of ten', fields({ 6: '10/0' }), 'Field 6 (waits), White: "10" is not a number from 0 to 9'],
  ['half a mark', fields({ 7: 'e4' }), 'Field 7 (en passant): "e4" must be'],
  ['a mark off the board', fields({ 7: 'e4,z5' }), 'Field 7 (en passant): "z5" is not a square'],
  ['turn nought', fields({ 8: '0' }), 'Field 8 (turn number): "0"'],
  [
    'a turn that could not be counted on from',
    fields({ 8: '9007199254740991' }),
    'is not a whole number from 1 to 999999999',
  ],
  ['one rank', fields({ 1: '8' }), 'has 1 rank instead of 8'],
  ['a rank of one square', fields({ 1: '1/8/8/8/8/8/8/8' }), 'has 1 square instead of 8'],
  ['an unknown option', fields({ 9: 'Q' }), 'Field 9 (options): "Q"'],
  ['no White worm', fields({ 1: '4k3/8/8/8/8/8/8/8' }), 'White has no Worm Titan'],
  ['two Black worms', fields({ 1: '4k1k1/8/8/8/8/8/8/4K3' }), 'Black has 2 Worm Titans'],
  ['a trail that begins elsewhere', fields({ 1: EMPTY, 5: 'e2,e1/e8' }), "White's trail must begin with the Lair e1"],
  [
    'a worm outside its trail',
    fields({ 1: '4k3/8/8/8/8/8/4K3/8' }),
    "White's worm is on e2, which is not in its trail.",
  ],
  [
    'a worm outside its own trail',
    '7k/8/8/3c4/8/8/3c4/1C1L3K w R h1/a8 h1/a8 0/0 - 1 -',
    "Black's worm is on h8, which is not in its trail.",
  ],
  ['a mark without its Claw', fields({ 1: EMPTY, 7: 'd5,d4' }), 'En passant: d4 must hold a Claw of Black'],
  ['a mark of the side to move', fields({ 1: '4k3/8/8/8/3C4/8/8/4K3', 7: 'd3,d4' }), 'd4 must hold a Claw of Black'],
  [
    'a Claw not in front of the mark',
    fields({ 1: '4k3/8/8/8/3c4/8/8/4K3', 7: 'd6,d4' }),
    'En passant: d4 is not 1 square in front of d6 for Black.',
  ],
  [
    'an occupied passed square',
    fields({ 1: '4k3/8/8/3C4/3c4/8/8/4K3', 7: 'd5,d4' }),
    "the passed square d5 must be empty, or hold Black's worm or a Leg",
  ],
  ['a Leg too early', '4k3/8/8/8/3C4/3L4/8/4K3 w E- e1/e8 e1/e8 0/0 d3,d4 1 -', 'the passed square d3 must be empty'],
];

describe('section 10: wrong positions are refused with a place', () => {
  test.each(WRONG)('%s', (_what, line, words) => {
    const read = GAME.read(line);
    expect(read.ok ? 'it is read' : read.error.text).toContain(words);
  });
});

describe('section 10: position lines', () => {
  test.each([
    ['the start', START],
    ['the worm on a passed square', '7k/8/8/4C3/3cK3/8/8/8 b R d2/h8 d2,d3,e3,e4/h8 4/0 e4,e5 4 -'],
    ['2 boosts and the option Passing', '4k3/8/8/8/3C4/8/8/4K3 w EAW e1/e8 e1/e8 0/3 d3,d4 12 P'],
    ['a Leg on a passed square', '4k3/8/8/8/3C4/3L4/8/4K3 b R e1/e8 e1/e8 9/3 d3,d4 12 -'],
  ])('%s survives a round trip', (_what, line) => {
    expect(GAME.write(at(line))).toBe(line);
  });

  test('GW-BOARD-2: a new game', () => {
    expect(GAME.write(GAME.setup(7))).toBe(START);
    expect(GAME.write(GAME.setup(7, { passing: 'on' }))).toBe(START.replace(/-$/, 'P'));
  });

  test('GW-END-3: a captured worm makes a finished game, which is no set-up', () => {
    const line = GAME.write(reached('k7/8/8/8/W7/8/8/7K w R h1/a8 h1/a8 0/0 - 1 -', 'Wa4xa8'));
    const read = GAME.read(line);
    expect(read.ok ? 'it is read' : read.error.text).toContain('Black has no Worm Titan');
  });
});

/** The fault, the position, earlier actions, the text, and a part of its problem or its clause. */
const UNREADABLE: readonly (readonly [what: string, line: string, before: string, text: string, words: string])[] = [
  ['nobody there', START, '', 'Ca4-a5', 'a4 is empty'],
  ['a square of the trail', 'k7/8/8/8/4K3/8/8/7C w R e2/a8 e2,e3,e4/a8 5/0 - 4 -', 'Ch1-h2', 'Ke4-e3', 'GW-TRAIL-1'],
  ['a way over the trail', 'k7/8/8/8/4K3/8/8/7C w R e3/a8 e3,e4/a8 5/0 - 4 -', 'Ch1-h2', 'Ke4-e2', 'GW-TRAIL-1'],
  ['a square too far', 'k7/8/8/8/4K3/8/8/7C w R e4/a8 e4/a8 5/0 - 4 -', 'Ch1-h2', 'Ke4-h7', 'GW-TITAN-2'],
  ['a square too far with a boost', 'k7/8/8/8/4K3/8/8/A7 w R e4/a8 e4/a8 5/0 - 4 -', 'Aa1-b2', 'Ke4-h7', 'GW-BOOST-2'],
  [
    'a corner without a boost',
    'k7/8/8/8/4K3/8/8/7C w R e4/a8 e4/a8 5/0 - 4 -',
    'Ch1-h2',
    'Ke4-f5',
    'The worm can turn a corner only after an Arm or Talon has moved.',
  ],
  ['a unit and no square', START, '', 'c3 =pass', 'Choose a square for the Claw.'],
  [
    'no action',
    START,
    '',
    'Qe4',
    '"Qe4": "Qe4" is not a move. Write Aa1-d4, Ce5xd5ep, Ce6-e8=T, -- or pass, and for the worm Ke4-e6, Ke4-e5xd5, Ke1-e2 +Ld2.',
  ],
  ['the wrong letter', START, '', 'Wc1-d2', '"Wc1-d2": "W" is not on c1: White\'s Arm on c1 is there.'],
  ['a capture of nothing', START, '', 'Ce3xe4', 'e4 is empty'],
  [
    'a capture without its sign',
    '7k/8/8/8/8/8/3l4/2A4K w R h1/h8 h1/h8 5/5 - 9 -',
    '',
    'Ac1-d2',
    'there is Black\'s Leg on d2: write "x"',
  ],
  ['a worm that captures nothing', START, 'Ce3-e4', 'Ke1xe2', '"x" captures, but e2 is empty.'],
  [
    'a worm that goes onto an enemy',
    '8/8/8/8/8/7C/3l4/3K3k w R d1/h1 d1/h1 5/5 - 9 -',
    'Ch3-h4',
    'Kd1-d2',
    'there is Black\'s Leg on d2: write "x"',
  ],
  ['a worm elsewhere', START, 'Ce3-e4', 'Kd1-d2', "White's worm is not on d1."],
  ['a worm too early', START, '', 'Ke1-e2', 'The worm moves second. First move another piece.'],
  ['another unit too late', START, 'Ce3-e4', 'Ce4-e5', 'A piece has moved. Now move the worm, as in Ke4-e6.'],
  ['a corner left out', START, 'Ac1-d2', 'Ke1-f2', 'Write the corner that the worm turns on, as in Ke1-e2-f2.'],
  ['a loss that is none', START, '', 'Ce3-e5 / #', 'The worm can move after Ce3-e5, so "/ #" is wrong.'],
  ['no action, so no loss', 'k7/8/8/8/8/4C3/8/4K3 w R e1/a8 e1/a8 5/0 - 4 -', '', 'Ce3-e6 / #', 'GW-CLAW-1'],
  ['a corner that is none', START, 'Ac1-d2', 'Ke1-a8-f2', 'The worm cannot reach f2 over a8.'],
  ['a corner on a straight way', START, 'Ce3-e4', 'Ke1-d1-e2', 'The worm does not turn: write Ke1-e2.'],
  [
    'a square between on a straight way',
    'k7/8/8/8/4K3/8/8/7C w R e4/a8 e4/a8 5/0 - 4 -',
    'Ch1-h2',
    'Ke4-e5-e6',
    'The worm does not turn: write Ke4-e6.',
  ],
  ['a promotion elsewhere', START, '', 'Ce3-e4=T', "White's Claw on e3 does not reach its last rank on e4."],
  [
    'en passant without a mark',
    '7k/8/8/4C3/8/8/8/7K w R h1/h8 h1/h8 5/5 - 9 -',
    '',
    'Ce5xd5ep',
    "White's Claw on e5 cannot capture en passant on d5.",
  ],
  ['en passant without its sign', '7k/8/8/4C3/3c4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -', '', 'Ce5-d5ep', 'write "x"'],
  [
    'a Leg while waiting',
    '4k3/8/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 3/0 - 4 -',
    'Ch3-h4',
    'Ke4-d4 +Ld1',
    'White must wait 3 more',
  ],
  [
    'a Leg without a free square',
    '4k3/8/8/8/4K3/7C/3CCC2/3CwC2 w R e1/e8 e1,e4/e8 0/0 - 4 -',
    'Ch3-h4',
    'Ke4-d4 +Ld1',
    "No square next to White's Lair is empty",
  ],
  [
    'a Leg after the end',
    '8/8/8/8/8/8/8/K1k4C w R a1/c1 a1/c1 0/0 - 1 -',
    'Ch1-h2',
    'Ka1xc1 +Lb2',
    'no Leg is created',
  ],
];

describe('section 10: impossible notation', () => {
  test.each(UNREADABLE)('%s', (_what, line, before, text, words) => {
    const { rule, text: said } = refusal(line, ...[before, text].filter(Boolean));
    expect(`${rule}: ${said}`).toContain(words);
  });
});

describe('section 10: notation', () => {
  test('a game with numbers, slashes, signs and result is read at once', () => {
    const game = '1. Ce3-e5 / Ke1-e2 +Ld2  Cd6-d4 / Ke8-e7  2. Lg1-e1 / Ke2-f2';
    expect(GAME.write(reached(START, game))).toContain('b R e1/e8 e1,e2,f2/e8,e7 8/0 - 2 -');
    const lost = reached(START, '1. Lg1-e2 / # 0-1');
    expect(GAME.outcome(lost)?.winner).toBe('black');
  });

  test('GW-END-1: a turn that leaves no complete reply ends in #', () => {
    const position = reached('7k/8/8/8/8/8/8/K6W w R a1/h6 a1/h6,h7,g7,g8,h8 5/5 - 9 -', 'Wh1-g1');
    const mates = [...GAME.actions(position)].map(({ notation }) => notation).filter((each) => each.endsWith('#'));
    expect(mates.length).toBeGreaterThan(0);
    expect(GAME.outcome(reached(GAME.write(position), mates[0] ?? ''))).toMatchObject({
      winner: 'white',
      rule: 'GW-END-1',
    });
  });

  test('promotion accepted and declined, en passant and not', () => {
    const written = (line: string) => [...GAME.actions(at(line))].map(({ notation, kind }) => `${notation} ${kind}`);
    const promotion = written('8/4C3/8/8/8/8/8/k6K w R h1/a1 h1/a1 5/0 - 4 -');
    expect(promotion).toEqual(expect.arrayContaining(['Ce7-e8=T promotion', 'Ce7-e8 move']));
    const passant = written('7k/8/8/4C3/3c4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -');
    expect(passant).toEqual(expect.arrayContaining(['Ce5xd5ep enPassant', 'Ce5-d5 move']));
  });
});
