/**
 * Long random games, walked down the raw menu so that many thousands of actions fit into a run. Checked at each action:
 * the told steps lead from the old view to the new one, the own King is safe, nobody is lost or doubled, and the quick
 * answer to legality is the one that resolving the whole ply gives.
 */
import { expect, it } from 'vitest';
import { type Rng, roll, seeded } from '../../../src/kernel/chance.ts';
import { foldView } from '../../../src/kernel/fold.ts';
import type { Menu } from '../../../src/kernel/menu.ts';
import { same } from '../../../src/kernel/same.ts';
import { settled } from '../../../src/kernel/settle.ts';
import type { Act } from '../../../src/variants/frozenchess/act.ts';
import { outcome } from '../../../src/variants/frozenchess/ending.ts';
import { faultOf, resolvedFault } from '../../../src/variants/frozenchess/legality.ts';
import { checkersOf } from '../../../src/variants/frozenchess/mechanics/check.ts';
import { menu } from '../../../src/variants/frozenchess/menu.ts';
import { perform } from '../../../src/variants/frozenchess/perform.ts';
import { setup } from '../../../src/variants/frozenchess/setup.ts';
import { kingOf } from '../../../src/variants/frozenchess/standing.ts';
import { aboard, type State } from '../../../src/variants/frozenchess/state.ts';
import { view } from '../../../src/variants/frozenchess/view.ts';

/** One random action, by trying choices until one of them leads to a leaf. */
const randomAct = (state: State, dice: Rng): readonly [Act | null, Rng] => {
  let rng = dice;
  for (let attempt = 0; attempt < 200; attempt++) {
    let at: Menu<Act> = menu(state);
    while (at.kind === 'ask') {
      const open = at.choices.filter((choice) => choice.kind === 'open');
      if (open.length === 0) break;
      const [number, next] = roll(rng, open.length, 1);
      rng = next;
      at = (open[number - 1] as (typeof open)[number]).next();
    }
    if (at.kind === 'act' && at.act.kind !== 'null') return [at.act, rng];
  }
  return [null, rng];
};

const everybody = (state: State): readonly number[] => [
  ...state.stacks.flatMap((stack) => (stack ? aboard(stack).map(({ id }) => id) : [])),
  ...Object.values(state.tombs).flatMap(({ queue }) => queue.map(({ id }) => id)),
];

/** What is wrong after an action, in words. */
const faults = (state: State, act: Act): readonly string[] => {
  const { state: after, steps } = perform(state, act);
  const found: string[] = [];
  const folded = foldView(view(state), steps);
  const whole = foldView(folded, settled(folded, view(after), 'FC-RES-1'));
  if (!same(whole, view(after))) found.push('the steps do not lead to the new view');
  const own = kingOf(after, state.toMove);
  if (own === null) found.push('the own King is dead');
  const ids = everybody(after);
  if (new Set(ids).size !== ids.length || ids.length !== after.nextId - 1)
    found.push(`${ids.length} units are there, ${new Set(ids).size} of them different`);
  if (kingOf(after, after.toMove) !== null && checkersOf(after, state.toMove).length > 0) found.push('the own King is in check');
  return found;
};

const GAMES = 10;
const ACTIONS = 200;
const EACH = GAMES / 10;

for (let batch = 0; batch < 10; batch++) {
  it(`FC-RES-2 FC-RES-6 · every ply of random games ${batch * EACH + 1} to ${(batch + 1) * EACH} runs whole and legal`, () => {
    for (let game = batch * EACH; game < (batch + 1) * EACH; game++) {
      let state = setup();
      let dice = seeded(game + 1);
      for (let ply = 0; ply < ACTIONS && !outcome(state); ply++) {
        const [act, next] = randomAct(state, dice);
        dice = next;
        if (!act || act.kind === 'resign') break;
        expect(faults(state, act), JSON.stringify(act)).toEqual([]);
        expect(faultOf(state, act)).toEqual(resolvedFault(state, act));
        state = perform(state, act).state;
      }
    }
  });
}
