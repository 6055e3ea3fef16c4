/** Tests the hard cases of Great Worm's rules (section 11), verbatim. */
import { describe, expect, test } from 'vitest';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { actions, at, field, list, reached, refusal, START, ways, winner, worm } from './support.ts';

/** Clauses, topic, position, action, the worm's square, and every Encroachment after it. */
const ENCROACHMENTS: readonly (readonly [
  clauses: string,
  what: string,
  line: string,
  action: string,
  from: string,
  ways: string,
])[] = [
  [
    'GW-CHECK-2, GW-WING-2, GW-TRAIL-2',
    '3: through Check, not into it',
    'k7/8/8/1w6/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8 5/0 - 4 -',
    'Ch3-h4',
    'e4',
    'e6 g4 d4 c4',
  ],
  [
    'GW-CHECK-1',
    '4: a possible Wing boost of the enemy worm gives Check',
    '4k3/w7/8/8/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8 5/0 - 4 -',
    'Ch3-h4',
    'd4',
    'd5 d6 f4 c4 b4',
  ],
  [
    'GW-CHECK-1',
    '4b: a Leg gives no boost',
    '4k3/l7/8/8/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8 5/0 - 4 -',
    'Ch3-h4',
    'd4',
    'd5 d6 e4 f4 c4 b4',
  ],
  [
    'GW-CHECK-1, GW-TRAIL-1',
    '4c: the enemy worm is bound by its trail',
    '4k3/w7/8/8/3K4/7C/8/8 w R d1/e6 d1,d2,d3,d4/e6,f6,f7,f8,e8 5/0 - 4 -',
    'Ch3-h4',
    'd4',
    'd5 d6 e4 f4 c4 b4',
  ],
  [
    'GW-CHECK-1, GW-CHECK-4',
    '5: Check by a unit stepping aside, and by a corner',
    '8/8/4k3/4a3/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8,e7,e6 5/0 - 4 -',
    'Ch3-h4',
    'd4',
    'c4 b4',
  ],
  [
    'GW-CHECK-1',
    '6: a blocker that can only be captured still blocks',
    '7a/8/4k3/4C3/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8,e7,e6 5/0 - 4 -',
    'Ch3-h4',
    'd4',
    'e4 f4 c4 b4',
  ],
  [
    'GW-CHECK-1, GW-CLAW-3',
    '7: Check through en passant',
    '8/8/4K3/2k5/2c5/3C4/8/8 w R e1/c7 e1,e2,f2,f3,f4,f5,f6,e6/c7,c6,c5 5/0 - 8 -',
    'Cd3-d5',
    'e6',
    'e7 e8 e4 d6 c6',
  ],
  [
    'GW-CHECK-1, GW-CLAW-3',
    '7b: without the mark there is none',
    '8/8/4K3/2kC4/2c5/7C/8/8 w R e1/c7 e1,e2,f2,f3,f4,f5,f6,e6/c7,c6,c5 5/0 - 8 -',
    'Ch3-h4',
    'e6',
    'e7 e8 e5 e4 d6 c6',
  ],
  [
    'GW-BOOST-2, GW-BOOST-5, GW-TRAIL-1',
    '12: two corners are two actions',
    '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    'Aa1-b2',
    'e4',
    'e6 f4 g4 c4 f4-f5 e5-f5 f4-f3 d4-d3 d4xd5 e5xd5',
  ],
  [
    'GW-BOOST-2',
    '13: nothing is captured on the corner square',
    '7k/8/8/8/3aK3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    'Aa1-b2',
    'e4',
    'e6 f4 g4 xd4 f4-f5 e5-f5 f4-f3 e5-d5',
  ],
  [
    'GW-TRAIL-1',
    '14: the trail protects an enemy',
    '7k/8/8/8/4K3/4c3/8/7C w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    'Ch1-h2',
    'e4',
    'e5 e6 f4 g4 d4 c4',
  ],
  [
    'GW-TRAIL-3',
    "15: the enemy's trail does not matter",
    '8/8/8/7C/8/8/8/K6k w R a1/h3 a1/h3,g3,f3,e3,d3,c3,b3,b2,b1,c1,d1,e1,f1,g1,h1 5/5 - 15 -',
    'Ch5-h6',
    'a1',
    'a2 a3 b1 c1',
  ],
  [
    'GW-TURN-3',
    '17: a waived regular Phase',
    '7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -',
    '--',
    'a1',
    'a2 a3 b1 c1',
  ],
  [
    'GW-BOOST-4',
    '21: a Talon gives a corner or a slide, not both',
    '7k/8/8/8/8/8/8/K6T w R a1/h8 a1/h8 5/5 - 9 -',
    'Th1-h3',
    'a1',
    'a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1 b1-b2 a2-b2',
  ],
  [
    'GW-BOOST-3',
    '22: a slide stops before the trail',
    '7k/8/8/8/2K4W/8/8/8 w R c2/h8 c2,b2,b3,b4,b5,b6,b7,c7,d7,d6,d5,d4,c4/h8 5/5 - 13 -',
    'Wh4-h3',
    'c4',
    'c5 c6 c3',
  ],
  [
    'GW-CHECK-2',
    '23: a guarded unit is not captured',
    '4w3/k7/8/4c3/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8,a7 5/0 - 4 -',
    'Ch3-h4',
    'e4',
    'f4 g4 d4 c4',
  ],
  [
    'GW-CHECK-2',
    '23b: an unguarded one is',
    '8/k7/8/4c3/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8,a7 5/0 - 4 -',
    'Ch3-h4',
    'e4',
    'f4 g4 d4 c4 xe5',
  ],
  [
    'GW-TURN-7',
    '24: a quieter Wing move leaves room',
    '8/8/8/1k6/8/8/8/K1W5 w R a3/b7 a3,a2,a1/b7,b6,b5 0/0 - 3 -',
    'Wc1-c2',
    'a1',
    'b1 c1 d1 e1 f1 g1 h1',
  ],
  [
    'GW-CHECK-1',
    '32: no Check, because the opponent must act',
    '8/8/8/8/1K6/7C/c7/ck6 w R b4/b1 b4/b1 5/5 - 9 -',
    'Ch3-h4',
    'b4',
    'b3 b5 b6 a4 c4 d4',
  ],
  [
    'GW-CHECK-1',
    '32b: Check, because another Claw can act',
    '8/8/7c/8/1K6/7C/c7/ck6 w R b4/b1 b4/b1 5/5 - 9 -',
    'Ch3-h4',
    'b4',
    'b5 b6 a4 c4 d4',
  ],
];

describe('hard cases: the Encroachments are exactly', () => {
  test.each(ENCROACHMENTS)('%s: case %s', (_clauses, _what, line, action, from, expected) => {
    expect(ways(reached(line, action))).toEqual(worm(from, expected));
  });
});

/** Clauses, topic, position, earlier actions, and every regular action then. */
const REGULARS: readonly (readonly [clauses: string, what: string, line: string, before: string, expected: string])[] =
  [
    [
      'GW-CLAW-3',
      '9: en passant captures or just moves',
      '4k3/8/3c4/4C3/8/8/8/4K3 b R e1/e8 e1/e8 5/5 - 3 -',
      'Cd6-d4 / Ke8-f8',
      'Ce5-e6 Ce5-e7 Ce5-f5 Ce5-d5 Ce5xd5ep',
    ],
    [
      'GW-CLAW-1, GW-CLAW-3',
      '10: the en passant of chess does not exist',
      '4k3/8/3c4/8/2C5/8/8/4K3 b R e1/e8 e1/e8 5/5 - 3 -',
      'Cd6-d4 / Ke8-e7',
      'Cc4-c5 Cc4-c6 Cc4-b4 Cc4xd4',
    ],
    [
      'GW-CLAW-2, GW-CLAW-4',
      '11: promotion by double step',
      'k7/5c2/4C3/8/8/8/8/4K3 w R e1/a8 e1/a8 5/5 - 9 -',
      '',
      'Ce6-e7 Ce6-f6 Ce6-d6 Ce6-e8 Ce6-e8=T',
    ],
    [
      'GW-CLAW-5',
      '11: declined, the Claw can be captured en passant',
      'k7/5c2/4C3/8/8/8/8/4K3 w R e1/a8 e1/a8 5/5 - 9 -',
      'Ce6-e8 / Ke1-e2',
      'Cf7-e7 Cf7xe7ep Cf7-g7 Cf7-f6 Cf7-f5',
    ],
    [
      'GW-CLAW-3',
      '11: accepted, it cannot',
      'k7/5c2/4C3/8/8/8/8/4K3 w R e1/a8 e1/a8 5/5 - 9 -',
      'Ce6-e8=T / Ke1-e2',
      'Cf7-e7 Cf7-g7 Cf7-f6 Cf7-f5',
    ],
    [
      'GW-WING-1, GW-WING-2, GW-WING-3',
      '25: a bent move past neighbours',
      '7k/8/8/Cc6/1c6/8/8/W6K w R h1/h8 h1/h8 0/0 - 1 -',
      '',
      'Wa1-a2 Wa1-a3 Wa1-a4 Wa1xb5 Wa1-b1 Wa1-c1 Wa1-d1 Wa1-e1 Wa1-e2 Wa1-b3 Wa1-c2 Ca5-a6 Ca5-a7 Ca5xb5',
    ],
    [
      'GW-LEG-1, GW-LEG-2',
      '26: a Leg over and onto',
      'k7/8/8/3c4/8/8/3c4/1C1L3K w R h1/a8 h1/a8 0/0 - 1 -',
      '',
      'Ld1-d3 Ld1xd5 Ld1-f1 Ld1-b2 Ld1-c3 Ld1-e3 Ld1-f2 Cb1-a1 Cb1-c1 Cb1-b2 Cb1-b3',
    ],
    [
      'GW-END-3, GW-CLAW-3',
      '31b: a worm on the passed square is captured as usual',
      '7k/8/8/4C3/3cK3/8/8/8 b R d2/h8 d2,d3,e3,e4/h8 4/0 e4,e5 4 -',
      '',
      'Cd4-c4 Cd4-d2 Cd4-d3 Cd4xe4',
    ],
  ];

describe('hard cases: the regular actions are exactly', () => {
  test.each(REGULARS)('%s: case %s', (_clauses, _what, line, before, expected) => {
    expect(actions(reached(line, before))).toEqual(list(expected));
  });
});

/** Clauses, topic, position, earlier actions, the refused one, and its clause. */
const REFUSED: readonly (readonly [
  clauses: string,
  what: string,
  line: string,
  before: string,
  action: string,
  clause: string,
])[] = [
  [
    'GW-CHECK-2',
    '3: the Wing attacks e5',
    'k7/8/8/1w6/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8 5/0 - 4 -',
    'Ch3-h4',
    'Ke4-e5',
    'GW-CHECK-2',
  ],
  [
    'GW-CHECK-2',
    '3: the Wing attacks f4 by its bent move',
    'k7/8/8/1w6/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8 5/0 - 4 -',
    'Ch3-h4',
    'Ke4-f4',
    'GW-CHECK-2',
  ],
  ['GW-BOOST-2', '2: no corner over a friendly unit', START, 'Ac1-d2', 'Ke1-d1-d2', 'GW-BOOST-2'],
  ['GW-TITAN-2', '2: the worm does not capture its own Claw', START, 'Ac1-d2', 'Ke1-e3', 'GW-MOVE-1'],
  [
    'GW-CHECK-3',
    '8: a Leg on f1 does not parry',
    'k7/8/8/8/8/6K1/C7/2w5 w R e1/a8 e1,e2,e3,f3,g3/a8 0/0 - 6 -',
    'Ca2-a3',
    'Kg3-g1 +Lf1',
    'GW-CHECK-2',
  ],
  [
    'GW-CHECK-3',
    '8: nor does one on d1',
    'k7/8/8/8/8/6K1/C7/2w5 w R e1/a8 e1,e2,e3,f3,g3/a8 0/0 - 6 -',
    'Ca2-a3',
    'Kg3-g2 +Ld1',
    'GW-CHECK-2',
  ],
  [
    'GW-TRAIL-1',
    '14: no capture in the trail',
    '7k/8/8/8/4K3/4c3/8/7C w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    'Ch1-h2',
    'Ke4xe3',
    'GW-TRAIL-1',
  ],
  [
    'GW-CHECK-2',
    '13: e5 is attacked by the Arm',
    '7k/8/8/8/3aK3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    'Aa1-b2',
    'Ke4-e5',
    'GW-CHECK-2',
  ],
  [
    'GW-TRAIL-1',
    '12: no corner over the trail',
    '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    'Aa1-b2',
    'Ke4-e3-f3',
    'GW-TRAIL-1',
  ],
  [
    'GW-CHECK-2',
    '23: the Wing guards the Claw',
    '4w3/k7/8/4c3/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8,a7 5/0 - 4 -',
    'Ch3-h4',
    'Ke4xe5',
    'GW-CHECK-2',
  ],
  ['GW-TURN-4', '27: no pass without the option', START, '', 'pass', 'GW-TURN-4'],
  [
    'GW-CLAW-3',
    '31b: no en passant onto an occupied square',
    '7k/8/8/4C3/3cK3/8/8/8 b R d2/h8 d2,d3,e3,e4/h8 4/0 e4,e5 4 -',
    '',
    'Cd4xe4ep',
    'GW-CLAW-3',
  ],
  [
    'GW-CHECK-1',
    '32b: Ch6-h5 would free Kb1xb3',
    '8/8/7c/8/1K6/7C/c7/ck6 w R b4/b1 b4/b1 5/5 - 9 -',
    'Ch3-h4',
    'Kb4-b3',
    'GW-CHECK-2',
  ],
  [
    'GW-BOOST-3',
    '22: c8 lies behind the trail',
    '7k/8/8/8/2K4W/8/8/8 w R c2/h8 c2,b2,b3,b4,b5,b6,b7,c7,d7,d6,d5,d4,c4/h8 5/5 - 13 -',
    'Wh4-h3',
    'Kc4-c8',
    'GW-TRAIL-1',
  ],
];

describe('hard cases: refused', () => {
  test.each(REFUSED)('%s: case %s', (_clauses, _what, line, before, action, clause) => {
    expect(refusal(line, ...[before, action].filter(Boolean)).rule).toBe(clause);
  });

  test.each([
    [
      '4',
      '4k3/w7/8/8/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8 5/0 - 4 -',
      'Ch3-h4',
      'Kd4-e4',
      /Titan on e8, after the Wing on a7 moves/,
    ],
    [
      '5 on e4',
      '8/8/4k3/4a3/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8,e7,e6 5/0 - 4 -',
      'Ch3-h4',
      'Kd4-e4',
      /e4 from the Worm Titan on e6, after the Arm on e5 moves/,
    ],
    [
      '5 on d5',
      '8/8/4k3/4a3/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8,e7,e6 5/0 - 4 -',
      'Ch3-h4',
      'Kd4-d5',
      /d5 from the Worm Titan on e6, after the Arm on e5 moves/,
    ],
    [
      '7',
      '8/8/4K3/2k5/2c5/3C4/8/8 w R e1/c7 e1,e2,f2,f3,f4,f5,f6,e6/c7,c6,c5 5/0 - 8 -',
      'Cd3-d5',
      'Ke6-e5',
      /Titan on c5, after the Claw on c4 moves to d4/,
    ],
    [
      '32b',
      '8/8/7c/8/1K6/7C/c7/ck6 w R b4/b1 b4/b1 5/5 - 9 -',
      'Ch3-h4',
      'Kb4-b3',
      /Titan on b1, after the Claw on h6 moves to h5/,
    ],
  ])('GW-CHECK-1: case %s names a turn that would capture the worm', (_case, line, before, action, turn) => {
    expect(refusal(line, before, action).text).toMatch(turn);
  });
});

/** Clauses, topic, position, actions, and the position line after them. */
const RESULTS: readonly (readonly [clauses: string, what: string, line: string, actions: string, expected: string])[] =
  [
    [
      'GW-CLAW-3',
      '31: the worm on the passed square',
      '7k/8/7c/8/3K4/4C3/8/8 w R d2/h8 d2,d3,d4/h8 5/0 - 4 -',
      'Ce3-e5 / Kd4-e4',
      '7k/8/7c/4C3/4K3/8/8/8 b R d2/h8 d2,d3,d4,e4/h8 4/0 e4,e5 4 -',
    ],
    [
      'GW-CLAW-3',
      '9: the Claw on d4 is removed',
      '4k3/8/3c4/4C3/8/8/8/4K3 b R e1/e8 e1/e8 5/5 - 3 -',
      'Cd6-d4 / Ke8-f8 Ce5xd5ep',
      '5k2/8/8/3C4/8/8/8/4K3 w E- e1/e8 e1/e8,f8 5/4 - 4 -',
    ],
    [
      'GW-TRAIL-2',
      '3: e5 and e6 join the trail',
      'k7/8/8/1w6/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8 5/0 - 4 -',
      'Ch3-h4 / Ke4-e6',
      'k7/8/4K3/1w6/7C/8/8/8 b R e1/a8 e1,e2,e3,e4,e5,e6/a8 4/0 - 4 -',
    ],
    [
      'GW-BOOST-2',
      '12: captured over d4',
      '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
      'Aa1-b2 / Ke4-d4xd5',
      '7k/8/8/3K4/8/8/1A6/8 b R e2/h8 e2,e3,e4,d4,d5/h8 4/5 - 9 -',
    ],
    [
      'GW-BOOST-2',
      '12: captured over e5',
      '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
      'Aa1-b2 / Ke4-e5xd5',
      '7k/8/8/3K4/8/8/1A6/8 b R e2/h8 e2,e3,e4,e5,d5/h8 4/5 - 9 -',
    ],
  ];

describe('hard cases: the position afterwards', () => {
  test.each(RESULTS)('%s: case %s', (_clauses, _what, line, played, expected) => {
    expect(GAME.write(reached(line, played))).toBe(expected);
  });
});

describe('hard cases: sequences', () => {
  test('GW-TURN-2, GW-TURN-7, GW-BOOST-2: case 1, losing on the first action', () => {
    for (const action of ['Lg1-e2', 'Ac1-e2']) {
      const position = reached(START, action);
      expect(winner(position)).toBe('black');
      expect(GAME.outcome(position)?.rule).toBe('GW-END-2');
      expect(actions(position)).toEqual([]);
    }
    const losing = [...GAME.actions(at(START))]
      .filter(({ notation }) => notation.endsWith('#'))
      .map(({ notation }) => notation);
    expect(losing.sort()).toEqual(['Ac1-e2 / #', 'Lg1-e2 / #']);
  });

  test('GW-BOOST-2, GW-NIGHT-2: case 2, the first turn with a boost and a Leg', () => {
    expect(actions(reached(START, 'Ac1-d2'))).toEqual(['Ke1-e2', 'Ke1-e2 +Lf2', 'Ke1-e2-f2', 'Ke1-e2-f2 +Le2']);
  });

  test('GW-CHECK-3, GW-NIGHT-2: case 8, eighteen Encroachments with their Legs', () => {
    const position = reached('k7/8/8/8/8/6K1/C7/2w5 w R e1/a8 e1,e2,e3,f3,g3/a8 0/0 - 6 -', 'Ca2-a3');
    const expected = ['Kg3-g4', 'Kg3-g5', 'Kg3-h3'].flatMap((way) => [
      way,
      ...['d1', 'd2', 'e2', 'f1', 'f2'].map((leg) => `${way} +L${leg}`),
    ]);
    expect(actions(position)).toEqual(expected.sort());
  });

  test('GW-CLAW-3: case 9, afterwards the mark is gone, for Claws and worm alike', () => {
    const line = '4k3/8/3c4/4C3/8/8/8/4K3 b R e1/e8 e1/e8 5/5 - 3 -';
    for (const action of ['Ce5-e6', 'Ce5-e7', 'Ce5-f5', 'Ce5-d5']) {
      const position = reached(line, `Cd6-d4 / Ke8-f8 ${action}`);
      expect(field(position, 7)).toBe(action === 'Ce5-e7' ? 'e6,e7' : '-');
      expect(actions(position).some((each) => each.includes('ep'))).toBe(false);
    }
  });

  test('GW-CLAW-4, GW-BOOST-1: case 11, a promoting Claw gives no boost', () => {
    const position = reached('k7/5c2/4C3/8/8/8/8/4K3 w R e1/a8 e1/a8 5/5 - 9 -', 'Ce6-e8=T');
    expect(ways(position)).toEqual(worm('e1', 'e2 e3 d1 c1 f1 g1'));
    expect(field(position, 7)).toBe('-');
  });

  test('GW-CLAW-5: case 11, en passant removes the Claw on the far rank', () => {
    const position = reached('k7/5c2/4C3/8/8/8/8/4K3 w R e1/a8 e1/a8 5/5 - 9 -', 'Ce6-e8 / Ke1-e2 Cf7xe7ep');
    expect(field(position, 1)).toBe('k7/4c3/8/8/8/8/4K3/8');
  });

  test('GW-END-1, GW-LEG-1, GW-MOVE-3: case 16, mate and its parry', () => {
    const mate = at('k7/8/8/8/8/8/C7/2w4K w R h3/a8 h3,h2,h1/a8 0/0 - 3 -');
    expect([winner(mate), GAME.outcome(mate)?.rule]).toEqual(['black', 'GW-END-1']);
    const line = 'k7/8/8/8/8/4L3/C7/2w4K w R h3/a8 h3,h2,h1/a8 0/0 - 3 -';
    const completing = [...GAME.actions(at(line))]
      .filter(({ notation }) => !notation.endsWith('#'))
      .map(({ notation }) => notation);
    expect(completing.sort()).toEqual(['Le3-d1', 'Le3-e1', 'Le3-f1']);
    expect(ways(reached(line, 'Le3-f1'))).toEqual(['Kh1-g1']);
    expect(ways(reached(line, 'Le3-d1'))).toEqual(['Kh1-f1', 'Kh1-g1']);
    expect(ways(reached(line, 'Le3-e1'))).toEqual(['Kh1-f1', 'Kh1-g1']);
  });

  test('GW-TURN-3: case 17, the waived Phase is the only action and is written --', () => {
    expect(actions(at('7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -'))).toEqual(['--']);
    expect(field(reached('7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -', '-- / Ka1-a2'), 5)).toBe('a1,a2/h8');
  });

  test('GW-END-1, GW-END-4: case 18, waived and stuck is lost, not drawn', () => {
    expect(winner(at('7k/8/7c/8/8/8/8/K7 w R b1/h8 b1,b2,a2,a1/h8 5/0 - 4 -'))).toBe('black');
  });

  test('GW-NIGHT-3: case 19, the wait counter', () => {
    expect(field(reached(START, 'Ce3-e4 / Ke1-e2 +Ld2'), 6)).toBe('9/0');
    expect(field(reached(START, 'Ce3-e4 / Ke1-e2 +Ld2 Ce6-e5 / Ke8-e7'), 6)).toBe('9/0');
    expect(field(reached(START, 'Ce3-e4 / Ke1-e2 +Ld2 Ce6-e5 / Ke8-e7 +Ld7'), 6)).toBe('9/9');
    const waiting = (wait: number, turn: number) =>
      `4k3/7c/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 ${wait}/0 - ${turn} -`;
    for (let turn = 2; turn <= 10; turn++) {
      const wait = 11 - turn;
      expect(refusal(waiting(wait, turn), 'Ch3-h4', 'Ke4-d4 +Ld2').rule).toBe('GW-NIGHT-3');
      expect(field(reached(waiting(wait, turn), 'Ch3-h4 / Ke4-d4'), 6)).toBe(`${wait - 1}/0`);
    }
    expect(field(reached(waiting(0, 11), 'Ch3-h4 / Ke4-d4 +Ld2'), 6)).toBe('9/0');
  });

  test('GW-NIGHT-2: case 20, a surrounded Lair', () => {
    const position = reached('7k/8/8/8/8/CCC5/C1K5/CCC5 w R b2/h8 b2,c2/h8 0/0 - 2 -', 'Ca3-a4');
    expect(actions(position)).toEqual(['Kc2-d2', 'Kc2-d2 +La3', 'Kc2-d2 +Lc2', 'Kc2-e2', 'Kc2-e2 +La3', 'Kc2-e2 +Lc2']);
  });

  test('GW-TURN-7: case 24, an attack that loses', () => {
    const position = reached('8/8/8/1k6/8/8/8/K1W5 w R a3/b7 a3,a2,a1/b7,b6,b5 0/0 - 3 -', 'Wc1-b1');
    expect([winner(position), field(position, 3)]).toEqual(['black', 'EW']);
  });

  test('GW-TURN-4: case 27, the option Passing', () => {
    const line = START.replace(/-$/, 'P');
    expect(actions(reached(line, 'pass'))).toEqual(['Ke1-e2', 'Ke1-e2 +Ld2', 'Ke1-e2 +Lf2']);
    expect(actions(at(line))).toContain('pass');
    expect(actions(at(START))).not.toContain('pass');
  });

  test("GW-END-3, GW-CHECK-2: case 28, a worm in Check on the other side's turn", () => {
    const captured = reached('k7/8/8/8/W7/8/8/7K w R h1/a8 h1/a8 0/0 - 1 -', 'Wa4xa8');
    expect([winner(captured), GAME.outcome(captured)?.rule]).toEqual(['white', 'GW-END-3']);
    expect(GAME.write(captured)).toBe('W7/8/8/8/8/8/8/7K w EW h1/a8 h1/a8 0/0 - 1 -');
    const eaten = reached('8/8/8/8/8/8/8/K1k4C w R a1/c1 a1/c1 0/0 - 1 -', 'Ch1-h2 Ka1xc1');
    expect(winner(eaten)).toBe('white');
    expect(GAME.write(eaten)).toBe('8/8/8/8/8/8/7C/2K5 w E- a1/c1 a1,b1,c1/c1 0/0 - 1 -');
  });

  test('GW-CLAW-3, GW-TITAN-2: case 29, the mark ends with the next regular Phase', () => {
    const line = '8/8/4K3/2k5/2c5/3C4/8/8 w R e1/c7 e1,e2,f2,f3,f4,f5,f6,e6/c7,c6,c5 5/0 - 8 -';
    const moved = reached(line, 'Cd3-d5 / Ke6-e4');
    expect(actions(moved)).toContain('Cc4xd4ep');
    const later = reached(line, 'Cd3-d5 / Ke6-e4 Cc4-c3');
    expect(field(later, 7)).toBe('-');
    expect(ways(later)).toContain('Kc5xd5');
  });
});
