/** Which quiet steps a search looks at first: those that prepare an Assassin's Run, and those that escape one. */
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/kernel/asking/legal.ts';
import { readPicks, type Target } from '../../../src/kernel/asking/target.ts';
import { EVALUATION } from '../../../src/variants/frozenchess/evaluation.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { must } from '../../support/scenario.ts';
import { fileOf } from './support.ts';

const firstIn = (position: string): readonly Target[] | undefined => {
  const actions =
    EVALUATION.actions?.(must(GAME.read(fileOf(position))) as never, { forcing: false, quiet: 8 }) ?? [];
  for (const { picks } of actions) return picks;
  return undefined;
};

const picks = (text: string): readonly Target[] => must(readPicks(GAME.board, text));

const countIn = (position: State): number =>
  [...(EVALUATION.actions?.(position, { forcing: false, quiet: 1350 }) ?? [])].length;

describe('the whole list', () => {
  it('is looked at where few pieces are left, and not at the start', () => {
    const sparse = must(GAME.read(fileOf('w Ka1 Rb1 / b Kp16'))) as State;
    expect(countIn(sparse)).toBe([...paths(GAME.menu(sparse))].length);
    expect(countIn(GAME.setup(1) as State)).toBeLessThan(200);
  });
});

describe('the end is near', () => {
  it.each([
    ['with few pieces and a King at the edge', 'w Ka1 Rb1 / b Kp16', true],
    ['not with a King in the open', 'w Ka1 Rb1 / b Kh8', false],
  ])('%s', (_, line, isNear) => {
    expect(EVALUATION.isNearEnd?.(must(GAME.read(fileOf(line))) as State)).toBe(isNear);
  });

  it('not at the start', () => {
    expect(EVALUATION.isNearEnd?.(GAME.setup(1) as State)).toBe(false);
  });
});

describe('FC-ASSN-2', () => {
  it('an Assassin first goes where its next Run captures most', () => {
    // From f8 it captures e10, d12 and e14 in one turn, elsewhere less.
    expect(firstIn('w Kh1 Md7 / b Kp16 Pe10 Pd12 Re14 La10')).toEqual(picks('d7 f8'));
  });

  it('whoever stands where a Run begins goes first', () => {
    // The black Assassin on c12 captures c9, d7 and f6, in that order only.
    expect(firstIn('w Kp1 Pc9 Rd7 Lf6 Nm3 / b Kp16 Mc12')).toEqual(picks('c9 c10'));
  });
});
