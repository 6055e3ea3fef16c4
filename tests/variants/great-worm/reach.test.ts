/** Tests the moves of each unit of Great Worm: the clauses' examples as complete lists of regular actions. */
import { describe, expect, test } from 'vitest';
import { at, list, of, START } from './support.ts';

/** Writes a position with these units, in which both worms are on their Lairs in corners. */
const board = (placement: string): string => `${placement} w R h1/h8 h1/h8 5/5 - 9 -`;

/** Clause, topic, position, unit with its square, and all its actions (as notated after the from-square). */
const REACH: readonly (readonly [clause: string, says: string, line: string, unit: string, actions: string])[] = [
  [
    'GW-BOARD-1',
    'a Wing on h4 has no movement to the right',
    board('7k/8/8/8/7W/8/8/7K'),
    'Wh4',
    '-h5 -h6 -h7 xh8 -h3 -h2 -g4 -f4 -e4 -d4 -g8 -d5 -d3 -g6 -f5 -f3 -g2',
  ],
  ['GW-MOVE-1', 'an enemy is captured', board('7k/8/8/8/8/8/3l4/2A4K'), 'Ac1', '-b2 -a3 xd2 -a2 -e2 -b3 -d3'],
  ['GW-MOVE-1', 'a friend is not', board('7k/8/8/8/8/8/3C4/2A4K'), 'Ac1', '-b2 -a3 -a2 -e2 -b3 -d3'],
  [
    'GW-MOVE-2',
    'a unit stops at the first unit it meets',
    board('7k/8/8/8/8/c7/8/W6K'),
    'Wa1',
    '-a2 xa3 -b1 -c1 -d1 -e1 -e2 -b3 -c2',
  ],
  ['GW-MOVE-3', 'a leap only to empty squares', START, 'Af1', '-e2 -g2 -d2 -h2'],
  [
    'GW-MOVE-3',
    'a leap never captures, not even a worm',
    '8/8/4k3/8/3L4/8/8/7K w R h1/e6 h1/e6 5/5 - 9 -',
    'Ld4',
    '-b4 -f4 -h4 -d2 -d6 -d8 -b3 -b5 -c2 -c6 -e2 -f3 -f5',
  ],
  ['GW-CLAW-1', 'forwards and sideways', board('7k/8/8/3c4/3Cc3/8/8/7K'), 'Cd4', 'xd5 xe4 -c4'],
  ['GW-CLAW-1', 'never diagonally', board('7k/8/8/4c3/3C4/8/8/7K'), 'Cd4', '-d5 -d6 -c4 -e4'],
  ['GW-CLAW-1', 'only sideways on the far rank', board('3C3k/8/8/8/8/8/8/7K'), 'Cd8', '-c8 -e8'],
  ['GW-CLAW-2', 'a double step from any square', board('7k/8/8/4C3/8/8/8/7K'), 'Ce5', '-e6 -e7 -d5 -f5'],
  [
    'GW-CLAW-2',
    'a Claw makes no double step with a unit on the first square',
    board('7k/8/4c3/4C3/8/8/8/7K'),
    'Ce5',
    'xe6 -d5 -f5',
  ],
  ['GW-CLAW-2', 'a Claw makes no double step onto a unit', board('7k/4c3/8/4C3/8/8/8/7K'), 'Ce5', '-e6 -d5 -f5'],
  [
    'GW-CLAW-3',
    'only Claws capture en passant',
    '7k/8/8/W7/3c4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -',
    'Wa5',
    '-a6 -a7 -a8 -a4 -a3 -a2 -a1 -b1 -b5 -c5 -d5 -e5 -e6 -e4 -b7 -c6 -c4 -b3',
  ],
  [
    'GW-CLAW-3',
    'from beside the passed square',
    '7k/8/8/4C3/3c4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -',
    'Ce5',
    '-e6 -e7 -f5 -d5 xd5ep',
  ],
  [
    'GW-CLAW-3',
    'a Claw beside the one that passed does not capture it en passant',
    '7k/8/8/8/2Cc4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -',
    'Cc4',
    '-c5 -c6 -b4 xd4',
  ],
  [
    'GW-CLAW-3',
    'a Claw behind the passed square does not capture en passant',
    '7k/8/8/8/3C4/8/3c4/7K b R h1/h8 h1/h8 5/5 d3,d4 9 -',
    'Cd2',
    '-d1 -d1=T -c2 -e2',
  ],
  ['GW-CLAW-4', 'promotion by capture', board('4w2k/4C3/8/8/8/8/8/7K'), 'Ce7', '-d7 -f7 xe8 xe8=T'],
  [
    'GW-CLAW-4',
    'Black promotes on rank 1',
    '7k/8/8/8/8/8/3c4/7K b R h1/h8 h1/h8 5/5 - 9 -',
    'Cd2',
    '-d1 -d1=T -c2 -e2',
  ],
  ['GW-CLAW-5', 'a Claw on the far rank is not promoted again', board('4C2k/8/8/8/8/8/8/7K'), 'Ce8', '-d8 -f8'],
  ['GW-ARM-1', 'up to four squares', board('7k/8/8/8/3c4/8/8/A6K'), 'Aa1', '-b2 -c3 xd4 -b3 -c2'],
  ['GW-ARM-2', 'three squares and one onward', board('7k/8/8/4c3/4C3/8/8/A6K'), 'Aa1', '-b2 -c3 -d4 xe5 -d5 -b3 -c2'],
  ['GW-ARM-2', 'capturing at the bend', board('7k/8/8/3cc3/4C3/8/8/A6K'), 'Aa1', '-b2 -c3 -d4 xd5 xe5 -b3 -c2'],
  [
    'GW-ARM-2',
    'an Arm does not go over a unit on the third square',
    board('7k/8/8/8/3c4/8/8/A6K'),
    'Aa1',
    '-b2 -c3 xd4 -b3 -c2',
  ],
  ['GW-ARM-3', 'a leap over its neighbours', board('7k/8/8/8/8/8/1c6/AC5K'), 'Aa1', 'xb2 -b3 -c2'],
  [
    'GW-ARM-4',
    '25 targets from d4',
    board('7k/8/8/8/3A4/8/8/7K'),
    'Ad4',
    '-c3 -b2 -a1 -c5 -b6 -a7 -e5 -f6 -g7 xh8 -e3 -f2 -g1 -a8 -g8 -h7 -b3 -b5 -c2 -c6 -e2 -e6 -f3 -f5',
  ],
  [
    'GW-WING-1',
    'up to four squares',
    board('7k/8/8/8/8/8/8/W6K'),
    'Wa1',
    '-a2 -a3 -a4 -a5 -b5 -b1 -c1 -d1 -e1 -e2 -b3 -c2',
  ],
  [
    'GW-WING-2',
    'the squares beside and beyond the third do not matter',
    board('7k/8/8/Cc6/1c6/8/8/W6K'),
    'Wa1',
    '-a2 -a3 -a4 xb5 -b1 -c1 -d1 -e1 -e2 -b3 -c2',
  ],
  ['GW-WING-3', 'a leap from the start', START, 'Wa1', '-a2 -c2'],
  [
    'GW-WING-4',
    '26 targets from d4',
    board('7k/8/8/8/3W4/8/8/7K'),
    'Wd4',
    '-d5 -d6 -d7 -d8 -d3 -d2 -d1 -c4 -b4 -a4 -e4 -f4 -g4 -h4 -c8 -e8 -h5 -h3 -b3 -b5 -c2 -c6 -e2 -e6 -f3 -f5',
  ],
  [
    'GW-TALON-1',
    'no bend at a right angle',
    board('7k/8/8/8/8/8/8/T6K'),
    'Ta1',
    '-a2 -a3 -a4 -a5 -b5 -b1 -c1 -d1 -e1 -e2 -b2 -c3 -d4 -e5 -d5 -e4 -b3 -c2',
  ],
  [
    'GW-TALON-2',
    'each bent square only along its own path',
    board('7k/8/8/8/3c4/8/8/T6K'),
    'Ta1',
    '-a2 -a3 -a4 -a5 -b5 -b1 -c1 -d1 -e1 -e2 -b2 -c3 xd4 -b3 -c2',
  ],
  [
    'GW-LEG-1',
    'over the other colour, onto its own',
    board('7k/8/8/3c4/8/8/3c4/3L3K'),
    'Ld1',
    '-d3 xd5 -b1 -f1 -b2 -c3 -e3 -f2',
  ],
  [
    'GW-LEG-1',
    'stopped by a friend on its own colour',
    board('7k/8/8/3c4/8/3C4/8/3L3K'),
    'Ld1',
    '-b1 -f1 -b2 -c3 -e3 -f2',
  ],
  ['GW-LEG-2', 'a leap from the start', START, 'Lb1', '-d2'],
  [
    'GW-LEG-3',
    '14 targets from d4',
    board('7k/8/8/8/3L4/8/8/7K'),
    'Ld4',
    '-b4 -f4 -h4 -d2 -d6 -d8 -b3 -b5 -c2 -c6 -e2 -e6 -f3 -f5',
  ],
];

describe('the actions of a unit are exactly', () => {
  test.each(REACH)('%s: %s', (_clause, _says, line, unit, actions) => {
    expect(of(at(line), unit)).toEqual(list(actions));
  });

  test('GW-ARM-4, GW-WING-4, GW-TALON-2: 25, 26 and 43 targets from d4', () => {
    const targets = (letter: string) =>
      of(at(`8/8/k7/8/3${letter}4/8/7K/8 w R h2/a6 h2/a6 5/5 - 9 -`), `${letter}d4`).length;
    expect([targets('A'), targets('W'), targets('T'), targets('L')]).toEqual([25, 26, 43, 14]);
  });
});
