import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, following, line, play, squareOf } from '../support.ts';

describeClause('FC-TIME-1', [
  ["the inspector tells the ply and the move of White's turn", 'plies 100', 'inspect turn', 'says White 51'],
  ["the inspector tells the ply and the move of Black's turn", 'plies 599 / turn b', 'inspect turn', 'says Black 300'],
]);

describeClause('FC-TIME-2', [
  [
    "par 2 ticks at the end of the unit's own turns only",
    'b Rg9*2',
    '00; Ki16-i15; Ki1-i2',
    'w Ki2 / b Rg9*1 Ki15 / walls i1 i16',
  ],
  [
    "par 2 is 0 after the unit's second own turn",
    'b Rg9*2',
    '00; Ki16-i15; Ki1-i2; Ki15-i14',
    'w Ki2 / b Rg9 Ki14 / walls i1 i15',
  ],
  ['the inspector says when the timer of a Rook falls', 'b Re5*1', 'inspect e5', 'says Black'],
]);

describeClause('FC-TIME-3', [
  [
    'a tornado loses 1 ply in each ply of either side',
    'tornados e5:10:w',
    'Ki1-i2; Ki16-i15',
    'w Ki2 / b Ki15 / walls i1 i16 / tornados e5:8:w',
  ],
  [
    'the inspector says that the counter of a tornado runs every ply',
    'tornados e5:9:w',
    'inspect e5',
    'says White Black',
  ],
  [
    'the inspector says that the counter of an avalanche runs every ply',
    'avalanches N:4:e2,e3',
    'inspect e3',
    'says White Black',
  ],
  ['the inspector says that the counter of a tomb runs every ply', 'closed e5:r', 'inspect e5', 'says White Black'],
  ['quickening', 'quick e5:4', 'inspect e5', 'says White Black'],
  ['nothing is said of counters on an open tomb', 'open e5:r', 'inspect e5'],
  [
    'a square beside areas has no counter of its own',
    'tornados e5:9:w / avalanches N:4:e2,e3 / quick e8:4',
    'inspect e4',
  ],
]);

describeClause('FC-TIME-4', [
  [
    'a unit that stays is free again when its timer ends',
    'w Ra5*1',
    '00; Ki16-i15; Ra5-a6',
    'w Ra6 / b Ki15 / walls a5 i16',
  ],
  ['the inspector tells how long a Rook stands on its square', 'w Re5~1', 'inspect e5', 'says 1 White'],
  ['a unit that just arrived has no idle time', 'w Re5', 'inspect e5'],
]);

describeClause('FC-TIME-5', [
  ['quickening ticks from the ply after its casting', 'w Cd4', 'Cd4 QU e5; 00', 'w Cd4*5 / quick e5:63'],
  [
    'hard case 25: a Bishop that converts still has 2 turns of paralysis left',
    'w Bd4 / b Rg7',
    'Bd4 CV g7',
    'w Bd4(13)*2 Rg7',
  ],
  [
    'hard case 25: a Bishop that converts may act in the third turn',
    'w Bd4 / b Ng7',
    'Bd4 CV g7; Ki16-i15; Ki1-i2; Ki15-i14; Ki2-i3; 00; Bd4-e5',
    'w Be5(13) Ng7 Ki3 / b Ki14 / walls d4 i2 i15',
  ],
  [
    'a unit with 3 left hit by Stun keeps 3 in the enemy turn',
    'w Rh4 / b Ng10*3',
    'Rh4-h9',
    'w Rh9 / b Ng10*3 / walls h4 h5 h6 h7 h8',
  ],
  ['the inspector says when a new tornado begins to act', 'tornados e5:10:w', 'inspect e5', 'says'],
  ['the inspector says when a new avalanche begins to act', 'avalanches N:5:e2,e3', 'inspect e3', 'says'],
  ['an avalanche cast two plies ago is no longer new', 'tornados e5:9:w / avalanches N:4:e5', 'inspect e5'],
  ['areas are not called new where another was cast', 'tornados e5:10:w e9:9:w / avalanches N:5:e2,e3', 'inspect e9'],
  [
    'the age of a shadow counts from its next turn on',
    'w Nd4',
    'Nd4 SH; 00; Ki1-h1; Ki16-h16; Kh1-g1',
    'w sNd4@2 Kg1 / b Kh16 / walls h1 i16',
  ],
]);

describeClause('FC-TIME-6', [
  ['a turn on a quickened square takes 2 off a paralysis', 'w Ra5*5 / quick a5:64', '00', 'w Ra5*3 / quick a5:63'],
  [
    'a paralysis of 5 on a quickened square ends after 3 turns',
    'w Ra5*5 / quick a5:64',
    'Ki1-i2; Ki16-i15; Ki2-h2; Ki15-h15; Kh2-h1',
    'w Ra5 Kh1 / b Kh15 / walls h2 i15 / quick a5:59',
  ],
  [
    'hard case 25: a Bishop on a quickened square misses only 1 turn',
    'w Bd4 / b Rg7 / quick d4:64',
    'Bd4 CV g7; Ki16-i15; Ki1-i2; Ki15-i14; Bd4-e5',
    'w Be5(13) Rg7 Ki2 / b Ki14 / walls d4 i1 i15 / quick d4:59',
  ],
  ['quickening', 'quick e5:4', 'inspect e5', 'says'],
  ['time does not count double next to a quickened square', 'quick e5:4', 'inspect e4'],
  [
    'a shadow on a quickened square ages twice as fast',
    'w sNd4*6@1 / quick d4:9',
    '00',
    'w sNd4*4@3 / quick d4:8 / null',
  ],
]);

it('FC-TIME-6 · idle time and range extension count double on a quickened square', () => {
  const state = following(at('w Ra5 / quick a5:64'), 'Ki1-i2; Ki16-i15');
  expect(JSON.parse(GAME.write(state)).stacks).toContainEqual(
    expect.objectContaining({ sq: 'a5', idle: 2, comps: [expect.objectContaining({ ext20: 2 })] }),
  );
});

it('FC-TIME-6 · tomb rot, tornado and avalanche count double on a quickened square', () => {
  const state = following(
    at('closed e9:p / rot e9:10 / tornados d4:10:w / avalanches N:5:m5,m6 / quick e9:9 d4:9 m6:9'),
    '00',
  );
  expect(state.tombs[squareOf('e9')]?.rot).toBe(12);
  expect(line(state)).toContain('quick d4:8 m6:8 e9:8 / tornados d4:8:w / avalanches N:3:m5,m6');
  expect(line(following(at('avalanches N:5:m5,m6 / quick m5:9'), '00'))).toContain('avalanches N:4:m5,m6');
});

it('FC-TIME-1 · the move number is 2 after 2 plies', () => {
  const result = play(at('-'), '00; Ki16-i15');
  expect('position' in result && GAME.view(result.position).turn.number).toBe(2);
});

it('FC-TIME-3 · an open tomb does not close by time', () => {
  const result = play(at('w Pa3 / open e5:p'), 'a3-a4; Ki16-i15; a4-a5; Ki15-i14');
  expect('position' in result && line(result.position)).toContain('open e5:p');
});

it('FC-TIME-4 · ten own turns on a square, and not nine, let a Jester detonate', () => {
  const turns = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index + 3}-a${index + 4}; p${13 - index}-p${12 - index}`);
  const stayed = (count: number) =>
    play(at('w Jg1 Pa3 / b Pp14'), `Jg1-d4; p14-p13; ${[...turns(count), 'Jd4 DT'].join('; ')}`);
  expect(stayed(9)).toMatchObject({ rule: 'FC-JEST-7' });
  expect(stayed(10)).toHaveProperty('position');
});
