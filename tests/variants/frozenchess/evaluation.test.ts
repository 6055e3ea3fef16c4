/**
 * Tests the order of quiet steps in a search of FrozenChess: those that prepare an Assassin's Run, or escape one, come
 * first.
 */
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/kernel/asking/legal.ts';
import { readPicks, spell, type Target } from '../../../src/kernel/asking/target.ts';
import { EVALUATION } from '../../../src/variants/frozenchess/evaluation.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { must } from '../../support/scenario.ts';
import { positionFile } from './support.ts';

const firstIn = (position: string): readonly Target[] | undefined => {
  const actions =
    EVALUATION.actions?.(must(GAME.read(positionFile(position))) as never, { forcing: false, quiet: 8 }) ?? [];
  for (const { picks } of actions) return picks;
  return undefined;
};

const picks = (text: string): readonly Target[] => must(readPicks(GAME.board, text));

/** Returns the candidates of a search as spelled, with at most this many quiet ones; null for captures only. */
const textsIn = (line: string, quiet: number | null): readonly string[] => {
  const breadth = { forcing: quiet === null, quiet: quiet ?? 0 };
  const found = EVALUATION.actions?.(must(GAME.read(positionFile(line))) as never, breadth) ?? [];
  return [...found].map((path) => spell(GAME.board, path.picks));
};

const countIn = (position: State): number =>
  [...(EVALUATION.actions?.(position, { forcing: false, quiet: 1350 }) ?? [])].length;

describe('a narrow search', () => {
  it.each([
    ['steps of a shadow', 'w Ka1 sRb1 / b Kp16', 'b1 b2'],
    ['steps of a unit that shares its square with a shadow', 'w Ka1 Rd4 sBd4 / b Kp16', 'd4 #2 d9'],
    ['steps of each unit of a stack', 'w Ka1 RBd4 / b Kp16', 'd4 #3 e5'],
    ['a strike at a piece in reach', 'w Ka1 Bd4 / b Kp16 Rg7', 'd4 =CV g7'],
    ['a shot', 'w Ka1 Ad4 / b Kp16 Rd9', 'd4 =BS d9'],
    ['a morph into the strongest kind', 'w Ka1 Fd4 / b Kp16', 'd4 =MO =Q'],
    ['2 steps onto a tomb beside the King', 'w Ka1 Rb1 / b Ke16 Pp12 / closed e15:Pn', 'b1 =steps b15 e15'],
    ['a step and a bounce onto it', 'w Ka2 Rb1 / b Kp16 / closed o15:p', 'b1 =steps p1 =bounce o15'],
  ])('looks at %s', (_, line, text) => {
    expect(textsIn(line, 40)).toContain(text);
  });

  it('of captures looks at nothing else', () => {
    expect(textsIn('w Ka1 Rd4 Be4 Sa8 / b Kp16 Pd9', null)).toEqual(['d4 d9']);
  });
});

describe('the whole list', () => {
  it('is searched if few pieces are left, and not at the start', () => {
    const sparse = must(GAME.read(positionFile('w Ka1 Rb1 / b Kp16'))) as State;
    expect(countIn(sparse)).toBe([...paths(GAME.menu(sparse))].length);
    expect(countIn(GAME.setup(1) as State)).toBeLessThan(200);
  });
});

describe('the end is near', () => {
  it.each([
    ['with few pieces and a King at the edge', 'w Ka1 Rb1 / b Kp16', true],
    ['not with a King in the open', 'w Ka1 Rb1 / b Kh8', false],
  ])('%s', (_, line, isNear) => {
    expect(EVALUATION.isNearEnd?.(must(GAME.read(positionFile(line))) as State)).toBe(isNear);
  });

  it('not at the start', () => {
    expect(EVALUATION.isNearEnd?.(GAME.setup(1) as State)).toBe(false);
  });
});

describe('FC-ASSN-2', () => {
  it('an Assassin first goes where its next Run captures most', () => {
    // From f8 the Assassin captures e10, d12 and e14 in one turn; from elsewhere fewer.
    expect(firstIn('w Kh1 Md7 / b Kp16 Pe10 Pd12 Re14 La10')).toEqual(picks('d7 f8'));
  });

  it('the first victim of an enemy Run moves first', () => {
    // The black Assassin on c12 could capture c9, d7 and f6, only in that order.
    expect(firstIn('w Kp1 Pc9 Rd7 Lf6 Nm3 / b Kp16 Mc12')).toEqual(picks('c9 c10'));
  });
});
