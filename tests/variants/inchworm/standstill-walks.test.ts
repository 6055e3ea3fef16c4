/** Tests Inchworm's fast test of mate and stalemate, on crowded boards and in random games. */
import { expect, it } from 'vitest';
import { menuHasAction } from '../../../src/kernel/asking/legal.ts';
import { type Rng, seeded } from '../../../src/kernel/chance.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { menu } from '../../../src/variants/inchworm/menu/index.ts';
import { mateOrStalemate } from '../../../src/variants/inchworm/moves/outcome.ts';
import { phaseOf, type State } from '../../../src/variants/inchworm/position/state.ts';
import { crowded } from './crowded.ts';
import { must } from './support.ts';

/**
 * Compares the fast test with the menu, and returns the answer. A position known to be over is asked as if it were not.
 */
const compared = (state: State): 'still' | 'goes on' => {
  const asked: State = { ...state, ending: null };
  const still = mateOrStalemate(asked) !== null;
  expect(menuHasAction(menu(asked))).toBe(!still);
  return still ? 'still' : 'goes on';
};

it('IW-END-1: on crowded boards', () => {
  let dice: Rng = seeded(23);
  for (let each = 0; each < 120; each++) {
    const [state, next] = crowded(dice);
    dice = next;
    if (state) compared(state);
  }
});

it('IW-END-1, IW-END-2: at the end of every turn of random games', () => {
  let dice: Rng = seeded(5);
  let still = 0;
  for (let game = 0; game < 60; game++) {
    let state = GAME.setup(game) as State;
    for (let action = 0; action < 60; action++) {
      const walked = randomPicks(GAME, state, dice);
      if (!walked) break;
      dice = walked[1];
      state = must(GAME.play(state, walked[0])).state as State;
      const over = state.ending?.reason;
      if (phaseOf(state) === 'act' || over === 'checkmate' || over === 'stalemate')
        still += Number(compared(state) === 'still');
    }
  }
  expect(still).toBeGreaterThan(0);
});
