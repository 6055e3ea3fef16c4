/** Which quiet steps a search looks at first: those that prepare an Assassin's Run, and those that escape one. */
import { describe, expect, it } from 'vitest';
import { readPicks, type Target } from '../../../src/kernel/menu.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { WORTH } from '../../../src/variants/frozenchess/worth.ts';
import { must } from '../../support/scenario.ts';
import { fileOf } from './support.ts';

const firstIn = (position: string): readonly Target[] | undefined => {
  const actions =
    WORTH.actions?.(must(GAME.read(fileOf(position))) as never, { forcing: false, quiet: 8 }) ?? [];
  for (const { picks } of actions) return picks;
  return undefined;
};

const picks = (text: string): readonly Target[] => must(readPicks(GAME.board, text));

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
