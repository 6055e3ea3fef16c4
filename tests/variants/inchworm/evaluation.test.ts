/** Tests the order of Inchworm hybrid's actions in a search. */
import { describe, expect, it } from 'vitest';
import { spell, type Target } from '../../../src/kernel/asking/target.ts';
import type { OrderingBonus } from '../../../src/kernel/evaluation.ts';
import { EVALUATION } from '../../../src/variants/inchworm/evaluation.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { at, play } from './support.ts';

const spelled = (picks: readonly Target[]): string => spell(GAME.board, picks);

/** Returns the actions of a position in search order, as typed. */
const orderIn = (state: State, quiet = 8, favour?: OrderingBonus): readonly string[] =>
  Array.from(EVALUATION.actions?.(state, { forcing: false, quiet }, favour) ?? [], ({ picks }) => spelled(picks));
const order = (line: string, quiet?: number, favour?: OrderingBonus): readonly string[] =>
  orderIn(at(line), quiet, favour);

describe('the order of actions', () => {
  it('starts with a capture enabled by a link', () => {
    expect(order('White: Kh1, Ra4; Black: Kf8, BH4')[0]).toBe('=link a1 a4 H4');
  });

  it('starts with a capture enabled by an unlinking', () => {
    const line = 'White: Kh1, RH2; Black: Ke8, Pd3, BH5; links d3=H3; unlinking';
    expect(order(line)[0]).toBe('=unlink d3 =board H2 H5');
  });

  it('starts with a capture en passant', () => {
    const after = play(at('White: Kb1, Pe2; Black: Kg8, Pf4, Pg4'), 'e2-e4 (7)');
    expect(orderIn(after)[0]).toBe('f4 e3');
  });

  it('puts a capture last if its captor loses more by mutation', () => {
    const all = order('White: Kh1, Qa4; Black: Kf8, Pd4', 40);
    expect(all.indexOf('a4 d4')).toBeGreaterThan(8);
  });

  it('puts actions first that were good elsewhere', () => {
    const known = 'a4 b4';
    const favour: OrderingBonus = (picks) => (spelled(picks) === known ? 500 : 0);
    expect(order('White: Kh1, Ra4; Black: Kf8, Nd7')[0]).not.toBe(known);
    expect(order('White: Kh1, Ra4; Black: Kf8, Nd7', 8, favour)[0]).toBe(known);
  });
});
