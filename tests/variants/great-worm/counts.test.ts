/** Tests the counts in the rules: regular actions, completing ones, turns, and lines from the start. */
import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/kernel/asking/legal.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { menu } from '../../../src/variants/great-worm/menu/index.ts';
import { pieceMovesOf } from '../../../src/variants/great-worm/moves/generate.ts';
import { canComplete, isCompleting } from '../../../src/variants/great-worm/moves/legality.ts';
import { next } from '../../../src/variants/great-worm/moves/make.ts';
import { outcome } from '../../../src/variants/great-worm/moves/outcome.ts';
import type { State } from '../../../src/variants/great-worm/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { at, START, ways } from './support.ts';

/** Counts the lines of `depth` complete half-turns in which no Leg is created. */
const linesWithoutLegs = (state: State, depth: number): number => {
  if (depth === 0) return 1;
  if (outcome(state)) return 0;
  let lines = 0;
  for (const { act } of paths(menu(state))) {
    if (act.kind === 'encroachment' && act.leg !== null) continue;
    const completes = act.kind === 'encroachment';
    lines += completes && depth === 1 ? 1 : linesWithoutLegs(next(state, act), completes ? depth - 1 : depth);
  }
  return lines;
};

const played = (position: Position, spelling: string): Position => {
  const picks = [...GAME.actions(position)].find((action) => action.spelling === spelling)?.picks ?? [];
  const result = GAME.play(position, picks);
  if (!result.ok) throw new Error(result.error.text);
  return result.value.state;
};

/** The published counts of lines without the creation of Legs, by depth in half-turns. */
const LINES = atDepth<readonly (readonly [depth: number, lines: number])[]>(
  [[2, 4_334]],
  [
    [2, 4_334],
    [3, 475_285],
  ],
);

describe('check values of the start', () => {
  test('GW-BOARD-2: 35 regular actions, 33 completing, 66 worm movements, 216 turns', () => {
    const start = at(START);
    const regulars = [...GAME.actions(start)];
    expect(regulars).toHaveLength(35);
    expect(regulars.filter(({ notation }) => !notation.endsWith('#'))).toHaveLength(33);
    expect(regulars.flatMap(({ spelling }) => ways(played(start, spelling)))).toHaveLength(66);
    expect(GAME.perft(start, 1)).toBe(216);
  });

  test('two half-turns: 46,312 lines with Legs', () => {
    expect(GAME.perft(at(START), 2)).toBe(46_312);
  });

  test.each(LINES)('%i half-turns: %i lines without Legs', (depth, lines) => {
    expect(linesWithoutLegs(at(START) as State, depth)).toBe(lines);
  });
});

/** What a position has, its line, its number of regular actions, those that lose, and its number of complete turns. */
const REGRESSION: readonly (readonly [what: string, line: string, regulars: number, losing: string, turns: number])[] =
  [
    ['the start', START, 35, 'Ac1-e2 Lg1-e2', 216],
    [
      'Black in turn 3',
      'wlat1alw/3k1l2/c1c1cccc/C7/1c1c2T1/1CCCCCCC/1K6/WLAL1ALW b R e1/e8 e1,d1,d2,c2,b2/e8,e7,d7 7/8 a4,a5 3 -',
      52,
      '',
      206,
    ],
    [
      'Black in turn 4',
      'wlat1alw/2k2l2/c1c1cccc/1C6/c2c2T1/2CCCCCC/K7/WLAL1ALW b R e1/e8 e1,d1,d2,c2,b2,a2/e8,e7,d7,c7 6/7 b4,b5 4 -',
      60,
      'Lf7-b7 Td8-b7',
      122,
    ],
    [
      'White in turn 4',
      'wl1tla1w/a1k2l2/cc1ccccc/1C5C/2c1C3/C1CC1CC1/3L3K/WLAT1ALW w R e1/e8 e1,e2,f2,g2,h2/e8,e7,d7,c7 7/7 c5,c4 4 -',
      53,
      'Af1-h3 Cg3-h3 Lg1-h3',
      101,
    ],
    [
      'White in turn 7',
      'klat2lw/1C3l2/cwcaccc1/1K6/c2c2Tc/2CCCCCC/7A/WLAL2LW w R e1/e8 e1,d1,d2,c2,b2,a2,a3,b3,b4,b5/e8,e7,d7,c7,b7,a7,a8 4/4 - 7 -',
      46,
      'Cc3-c5',
      67,
    ],
    [
      'White in turn 9',
      '2at1alw/2wl4/3ccL1c/Kk2lC2/1cc4c/1CCC1CC1/8/1LA1TALW w R e1/e8 e1,e2,e3,e4,d4,d5,c5,b5,b6,b7,b8,a8,a7,a6,a5/e8,e7,d7,c7,b7,b8,a8,a7,a6,b6,b5 2/2 - 9 -',
      58,
      'Ac1-a3 Cb3-a3 Lb1-a3',
      83,
    ],
  ];

describe('regression counts', () => {
  test.each(REGRESSION)('%s', (_what, line, regulars, losing, turns) => {
    const actions = [...GAME.actions(at(line))].map(({ notation }) => notation);
    expect(actions).toHaveLength(regulars);
    const lost = actions.filter((each) => each.endsWith('#')).map((each) => each.replace(' / #', ''));
    expect(lost.sort()).toEqual(losing.split(' ').filter(Boolean));
    expect(GAME.perft(at(line), 1)).toBe(turns);
  });

  test('GW-END-1: 71 regular actions, none completing: White has lost', () => {
    const line =
      'waatl1k1/5w2/lccAc1cc/1C6/c2Cc1CC/C1C1CLWL/8/WLAT1K2 w R e1/e8 e1,e2,f2,g2,g3,h3,h2,h1,g1,f1/e8,e7,e6,e5,f5,f6,f7,g7,h7,h8,g8 1/1 - 10 -';
    const state = at(line) as State;
    const regulars = [...pieceMovesOf(state, 'white')];
    expect(regulars).toHaveLength(71);
    expect(regulars.some((action) => isCompleting(state, action))).toBe(false);
    expect(canComplete(state)).toBe(false);
    expect(GAME.outcome(state)?.winner).toBe('black');
    expect(GAME.perft(state, 1)).toBe(0);
  });

  test('GW-CLAW-3: one of the 52 is an en passant capture', () => {
    const line = REGRESSION[1]?.[1] ?? '';
    const passant = [...GAME.actions(at(line))]
      .filter(({ kind }) => kind === 'enPassant')
      .map(({ notation }) => notation);
    expect(passant).toEqual(['Cb4xa4ep']);
  });
});
