/**
 * Long random games, walked down the raw menu so that many thousands of actions fit into a run. Checked at
 * each action: the told steps lead from the old view to the new one, the own King is safe, nobody is lost or
 * doubled, and the quick answer to legality is the one that resolving the whole ply gives.
 */
import { it } from 'vitest';
import { setup } from '../../../src/variants/frozenchess/position/setup.ts';
import { walk } from './walking.ts';

const GAMES = 10;
const ACTIONS = 100;
const EACH = GAMES / 10;

for (let batch = 0; batch < 10; batch++) {
  it(`FC-RES-2 FC-RES-6 · every ply of random games ${batch * EACH + 1} to ${(batch + 1) * EACH} runs whole and legal`, () => {
    for (let game = batch * EACH; game < (batch + 1) * EACH; game++) walk(setup(1, {}), game + 1, ACTIONS);
  });
}
