/** Tests Inchworm's fast test of mate and stalemate: it finds one if and only if the menu has no turn. */
import { expect, it } from 'vitest';
import { menuHasAction } from '../../../src/kernel/asking/legal.ts';
import { menu } from '../../../src/variants/inchworm/menu/index.ts';
import { mateOrStalemate } from '../../../src/variants/inchworm/moves/outcome.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { at } from './support.ts';

/**
 * Compares the fast test with the menu, and returns the answer. A position known to be over is asked as if it were not.
 */
const compared = (state: State): 'still' | 'goes on' => {
  const asked: State = { ...state, ending: null };
  const still = mateOrStalemate(asked) !== null;
  expect(menuHasAction(menu(asked))).toBe(!still);
  return still ? 'still' : 'goes on';
};

it.each([
  ['IW-END-2, HC-14: no link helps against a mate', 'White: Ke1; Black: Kh8, Re8', 'checkmate'],
  [
    'IW-END-3, HC-15: in mode unlinking it is stalemate',
    'White: Ka1; Black: Kh6, Qb3; links h8=H8; unlinking',
    'stalemate',
  ],
  ['IW-END-1, HC-15: in mode linking a link lets the King go', 'White: Ka1; Black: Kh6, Qb3', null],
  ['IW-LINK-5, HC-7: removing a link cuts the way', 'White: Ke1; Black: Kh8, RH8; links e4=H4; unlinking', null],
])('%s', (_, sketch, reason) => {
  const state = at(sketch);
  expect(state.ending?.reason ?? null).toBe(reason);
  compared(state);
});
