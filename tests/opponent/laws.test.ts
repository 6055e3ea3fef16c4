/** Tests the laws on positions of sensible play with likely dice, which random games rarely reach. */
import { describe, expect, it } from 'vitest';
import { chanceOf, coversAllResults, evaluate, materialTerm } from '../../src/kernel/evaluation.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { brokenLaws, brokenNotation } from '../../src/kernel/laws/laws.ts';
import { SIDES, type Side } from '../../src/kernel/side.ts';
import type { BoardView } from '../../src/kernel/view.ts';
import { search } from '../../src/opponent/search.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';

const typesOf = ({ units }: BoardView, side: Side): string =>
  Object.values(units)
    .flatMap((unit) => (unit.side === side ? [unit.type] : []))
    .sort()
    .join();

describe.each(GAMES.filter(({ evaluation }) => evaluation))('in $id', (entry) => {
  it('a game that the computer plays against itself keeps the laws', async () => {
    const [game, evaluation] = await Promise.all([entry.load(), entry.evaluation?.()]);
    invariant(evaluation, `${entry.id} has an opponent`);
    let position = game.setup(2);
    for (let seed = 0; seed < 6 && !game.outcome(position); seed++) {
      const thought = search(game, evaluation, position, { nodes: 30, turns: 1, noise: 200, width: 8, seed });
      const picks = thought?.picks ?? [];
      expect([...brokenLaws(game, position, picks), ...brokenNotation(game, position, picks)]).toEqual([]);
      position = must(game.play(position, picks)).state;
    }
  });

  it('every piece has a value with a reason, and equal armies are worth the same', async () => {
    const [game, evaluation] = await Promise.all([entry.load(), entry.evaluation?.()]);
    invariant(evaluation, `${entry.id} has an opponent`);
    const named = Object.keys(evaluation.material);
    expect(named.filter((type) => !(type in game.pieces))).toEqual([]);
    for (const { value, why } of Object.values(evaluation.material)) {
      expect(value).toBeGreaterThan(0);
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
    for (const { why, says } of evaluation.terms) {
      expect(why).toMatch(/^[A-Z].*\.$/);
      expect(says).toMatch(/^[a-z].*[^.]$/);
    }
    const start = game.setup(1);
    const [white, black] = SIDES.map((side) => typesOf(game.view(start), side));
    if (white === black) expect(Math.abs(evaluate(evaluation, start))).toBeLessThan(30);
  });
});

describe('dice', () => {
  it('of Inchworm leave out double explosions, and mostly explode nothing', async () => {
    const entry = GAMES.find(({ id }) => id === 'inchworm');
    const [game, evaluation] = [await entry?.load(), await entry?.evaluation?.()];
    invariant(game && evaluation?.rolls, 'Inchworm has dice');
    const start = game.setup(1);
    const [pawn, knight] = ['e2 e4', 'b1 c3'].map((text) => {
      const action = must(game.readAction(start, text));
      const menu = must(game.ask(start, action.picks));
      invariant(menu.kind === 'act', text);
      return evaluation.rolls?.(start, menu.act) ?? [];
    });
    expect(knight).toHaveLength(1);
    expect(coversAllResults(knight ?? [])).toBe(true);
    expect(pawn?.length).toBeGreaterThan(1);
    expect(coversAllResults(pawn ?? [])).toBe(false);
    expect(chanceOf(pawn ?? [])).toBeCloseTo(0.98);
    expect(pawn?.[0]?.chance).toBeGreaterThan(0.7);
    const material = materialTerm(evaluation.material, (state) => (state as never as { units: never[] }).units);
    expect(new Set(pawn?.map(({ state }) => material.of(state))).size).toBeGreaterThan(1);
  });
});
