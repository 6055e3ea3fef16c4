/** Tests the perft counts of Baroque's rules document: lines of legal actions, drops and placements included. */
import { expect, test } from 'vitest';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { opened } from './example.ts';

const CHECK_VALUES: readonly (readonly [title: string, file: string, counts: readonly number[]])[] = [
  ['the standard start', 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play -', [32, 944, 42738]],
  [
    'the Two-Player version, placing included',
    'cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss',
    [4, 16, 576],
  ],
  ['hard case H1', 'k2P4/3p4/1Pp1pP1c/3l4/7K/3l4/3S4/3w4 w standard play -', [42, 3436]],
  [
    'a position with everything mixed',
    '3plpS1/3Ss1K1/cp4p1/p1P2P2/P2L4/CPI4p/pks2p2/i1w5 b standard play -',
    [77, 3443],
  ],
  ['a middle game', '2swksli/5pp1/2c5/2Sppp2/1P1I3p/8/3PPP1P/2K1WSLC w standard play -', [54, 3266]],
];

test.each(CHECK_VALUES)('the check values of %s', (_title, file, counts) => {
  const position = opened(file);
  expect(counts.map((_, index) => GAME.perft(position, index + 1))).toEqual(counts);
});

test("the starting positions equal the document's", () => {
  expect([GAME.setup(1), GAME.setup(1, { version: 'twoplayer' })].map(GAME.write)).toEqual([
    CHECK_VALUES[0]?.[1],
    CHECK_VALUES[1]?.[1],
  ]);
});
