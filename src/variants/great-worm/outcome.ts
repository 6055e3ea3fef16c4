/** How a game ends, derived from the position alone. Serves GW-END-1 to 6 and GW-TURN-7. */
import { other, SIDES, sideName } from '../../kernel/side.ts';
import type { Outcome } from '../../kernel/view.ts';
import { canComplete, legalWays } from './encroach.ts';
import { remembered } from './remember.ts';
import { rule } from './rules.ts';
import { type WormState, wormOf } from './state.ts';

const lost = (state: WormState): Outcome | null => {
  const side = state.toMove;
  const captured = SIDES.find((each) => wormOf(state, each) === null);
  if (captured) {
    return {
      winner: other(captured),
      rule: rule('GW-END-3'),
      text: `${sideName(captured)}’s Worm Titan is captured: ${sideName(other(captured))} wins.`,
    };
  }
  const loses = `${sideName(side)} loses and ${sideName(other(side))} wins.`;
  if (state.phase.kind === 'encroachment') {
    if (legalWays(state).length > 0) return null;
    return { winner: other(side), rule: rule('GW-END-2'), text: `Encroachment impossible: ${loses}` };
  }
  return canComplete(state) ? null : { winner: other(side), rule: rule('GW-END-1'), text: `No way to complete the turn: ${loses}` };
};

/** The end of the game, if this is one: agreed first, then what the board says. */
export const outcomeOf = remembered((state: WormState): Outcome | null => state.talk.agreed ?? lost(state));
