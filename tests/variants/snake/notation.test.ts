/** Tests the notation of plays (section 10): halves, waivers, stranding, ends, optional parts, and problems. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/snake/index.ts';
import { misreadings } from '../../support/hostile.ts';
import { after, at, played, START } from './support.ts';

const written = (position: string): readonly string[] =>
  [...GAME.actions(at(position))].map(({ notation }) => notation);

describe('written', () => {
  it('halves of a play, captures, promotions', () => {
    expect(written(START)).toContain('Hb1-c2');
    expect(written(START)).toContain('a3-a4');
    expect(GAME.actions(played(START, 'e3-e4')).next().value?.notation).toBe('Se2');
    expect(written('1l6/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1')).toContain('a7xb8=Y');
    expect(written('8/8/2p5/3p4/8/8/8/8 w S d4c4b4 h8g8f8 - 0 1')).toContain('Sxd5');
  });

  it('SN-END-2: a stranding move with S0 as its second half', () => {
    expect(
      written(START)
        .filter((notation) => notation.endsWith('/S0'))
        .sort(),
    ).toEqual(['Ac1-e2/S0', 'Fd1-e2/S0', 'Hg1-e2/S0', 'Ye1-e2/S0']);
  });

  it('SN-TURN-2: a waived first portion', () => {
    expect(written('8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1')).toEqual(['--/Sb5', '--/Sa4']);
  });

  it('SN-END-1 SN-END-3: a sign if the opponent is stuck or captured', () => {
    expect(written('8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40')).toEqual(['--/Sc3', '--/Sb2#', '--/Sa3#']);
    expect(written('8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1')).toContain('La1xa8#');
    expect(written('8/8/8/8/8/8/8/8 w P d4c4b4 d5d6d7 - 0 1')).toContain('--/Sxd5#');
  });

  it('SN-END-7: sayings are read back', () => {
    for (const choice of GAME.asides(at(START)).filter(({ kind }) => kind === 'open')) {
      const [action] = GAME.actions(at(START), [choice.target]);
      expect(GAME.readAction(at(START), action?.notation ?? '')).toMatchObject({
        ok: true,
        value: { picks: [choice.target] },
      });
    }
  });
});

const READ: readonly (readonly [says: string, position: string, text: string, result: string])[] = [
  [
    'numbers, offers and spaces',
    START,
    '1. e3-e4/Se2 (=) e6-e5/Se7 2. d3-d4 / Sd2 ',
    'lhafyahl/8/pppp1ppp/4p3/3PP3/PPP2PPP/8/LHAFYAHL b P d2e2f2 e7f7g7 - 0 2',
  ],
  [
    "Black's number with dots",
    START,
    '1. e3-e4/Se2; 1... e6-e5/Se7',
    'lhafyahl/8/pppp1ppp/4p3/4P3/PPPP1PPP/8/LHAFYAHL w P e2f2g2 e7f7g7 - 0 2',
  ],
  ['picks', START, 'e3 e4; e2', 'lhafyahl/8/pppppppp/8/4P3/PPPP1PPP/8/LHAFYAHL b P e2f2g2 f7g7h7 - 0 1'],
  ['a Pawn with its letter', START, 'Pe3-e4', 'lhafyahl/8/pppppppp/8/4P3/PPPP1PPP/8/LHAFYAHL w S f2g2h2 f7g7h7 - 0 1'],
  [
    'the finishing half of a phase S position',
    '8/8/8/4P3/8/8/8/8 w S d4c4b4 h8g8f8 - 0 1',
    '../Sd5',
    '8/8/8/4P3/8/8/8/8 b P d5d4c4 h8g8f8 - 0 1',
  ],
  [
    'a waiver left out',
    '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1',
    'Sb5',
    '8/8/8/8/8/1P6/8/8 b P b5b4c4 a8b8c8 - 1 1',
  ],
  [
    'a sign for the end',
    '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40',
    '--/Sb2#',
    '8/8/8/8/8/8/8/8 b P b2b3b4 a1b1c1 - 1 40',
  ],
  [
    'a waiver without a slash',
    '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1',
    '-- Sb5',
    '8/8/8/8/8/1P6/8/8 b P b5b4c4 a8b8c8 - 1 1',
  ],
  [
    'a waiver in spaces',
    '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1',
    '--  /  Sb5',
    '8/8/8/8/8/1P6/8/8 b P b5b4c4 a8b8c8 - 1 1',
  ],
  [
    'a stranding move in spaces',
    START,
    'Ac1-e2  /  S0',
    'lhafyahl/8/pppppppp/8/8/PPPPPPPP/4A3/LH1FYAHL w S f2g2h2 f7g7h7 - 1 1',
  ],
  [
    'a stranding move after others',
    START,
    '1. e3-e4/Se2 Ac8-e7/S0',
    'lh1fyahl/4a3/pppppppp/8/4P3/PPPP1PPP/8/LHAFYAHL b S e2f2g2 f7g7h7 - 1 1',
  ],
  ['a stranding move', START, '1. Ac1-e2/S0', 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/4A3/LH1FYAHL w S f2g2h2 f7g7h7 - 1 1'],
];

const WRONG: readonly (readonly [
  says: string,
  position: string,
  text: string,
  rule: string | undefined,
  words: string,
])[] = [
  ['SN-TURN-3: no skipping', START, '--/Se2', 'SN-TURN-3', 'White cannot skip the piece move: a piece can move.'],
  ['SN-TURN-1: the Snake first', START, 'Se2', 'SN-TURN-1', 'The Snake moves second. First move a piece.'],
  [
    'SN-TURN-3: S0 although the Snake can move',
    START,
    'e3-e4/S0',
    'SN-TURN-3',
    'After e3-e4 the Snake can still move, so "S0" is wrong.',
  ],
  [
    'SN-TURN-3: S0 for a whole second portion',
    '8/8/8/4P3/8/8/8/8 w S d4c4b4 h8g8f8 - 0 1',
    'S0',
    'SN-TURN-3',
    'White\'s Snake can move, so it must: "S0" is wrong.',
  ],
  ['SN-TURN-1: a second piece', START, 'e3-e4; e4-e5', 'SN-TURN-1', 'White has moved a piece. Now move the Snake.'],
  [
    'SN-HEAD-1: the Snake by its squares, with more behind it',
    START,
    'a3-a4/f2-e2 Hb8-c7/Se7',
    'SN-HEAD-1',
    "Write the Snake's move as Se2.",
  ],
  [
    'SN-HEAD-1: the Snake onto its own Head',
    START,
    'a3-a4/Sf2',
    'SN-HEAD-1',
    'Choose a square orthogonally next to the Head.',
  ],
  ['SN-SNAKE-3: S0 behind a move that is not legal', START, 'Ye1-f2/S0', 'SN-SNAKE-3', "White's own Head is on f2."],
  ['another piece', START, 'Lb1-c2', undefined, 'b1 holds a Kheshig'],
  ['a Pawn without its piece letter', START, 'b1-c2', undefined, 'b1 holds a Kheshig'],
  ['a capture of nothing', START, 'Hb1xc2', undefined, 'c2 is empty'],
  [
    'a capture written as a step',
    '8/8/3p4/8/3L4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'Ld4-d6',
    undefined,
    '"Ld4-d6" is a capture: write it with an x.',
  ],
  ['a Snake capture of nothing', '8/8/8/4P3/8/8/8/8 w S d4c4b4 h8g8f8 - 0 1', 'Sxd5', undefined, 'd5 is empty'],
  [
    'no promotion',
    '8/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    'a7-a8',
    undefined,
    'choose what the Pawn on a8 becomes.',
  ],
  [
    'SN-PROMO-1: no such kind',
    '8/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    'a7-a8=Q',
    'SN-PROMO-1',
    'A Pawn can only become a Lancer (L), Kheshig (H), Archer (A), Falcon (F) or Yurt (Y).',
  ],
  [
    'SN-HEAD-4: a step onto its own Tail as a capture',
    '8/8/8/8/8/8/8/8 w P a1a2b2b1 a8b8c8 - 0 1',
    '--/Sxb1',
    'SN-HEAD-4',
    "b1 holds White's own Tail",
  ],
  [
    'a promotion in a small letter',
    '8/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    'a7-a8=l',
    undefined,
    'choose what the Pawn on a8 becomes.',
  ],
  ['no move at all', START, 'castles', undefined, '"castles" does not begin with a piece move'],
  [
    'no Snake move at all',
    '8/8/8/4P3/8/8/8/8 w S d4c4b4 h8g8f8 - 0 1',
    'north',
    undefined,
    '"north" does not begin with a Snake move',
  ],
  ['SN-END-2: after the end', START, 'Ac1-e2/S0; Se2', 'SN-END-2', 'The game is over.'],
];

describe('read', () => {
  it.each(READ)('%s', (_says, position, text, result) => {
    expect(GAME.write(played(position, text))).toBe(result);
  });

  it.each(WRONG)('%s is refused', (_says, position, text, rule, words) => {
    const result = after(position, text);
    expect(result.ok ? 'read' : result.error.rule).toBe(rule);
    expect(result.ok ? 'read' : result.error.text).toContain(words);
  });
});

it('notation of every kind of action is read back', () => {
  const positions = [
    '3y4/4P1f1/4l3/hp6/ap6/1LP5/AH5L/3A4 w P e5e4e3 a8b8c8c7b7b6 - 1 47',
    '8/8/1p5A/pP2L3/P5Pp/AY5P/8/8 b P a2b2c2c3d3d4e4e3f3 b7a7a8b8 - 16 61',
    '8/8/8/8/8/8/8/8 w P a1a2b2b1 a8b8c8 - 0 1',
    '8/8/8/8/8/8/p7/1L6 b P h1h2h3 e8f8g8 - 0 1',
    START,
  ];
  expect(misreadings(GAME, positions.map(at), 1, 60, 150)).toEqual([]);
});
