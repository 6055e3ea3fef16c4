/** The end of a game (GW-END-1 to GW-END-4, GW-TURN-7). */
import { memoize } from '../../../kernel/memoize.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { type State, wormOf } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';
import { canComplete, legalPaths } from './legality.ts';

const winAgainst = (loser: Side, rule: ClauseId, text: string): Outcome => ({
  winner: other(loser),
  rule,
  text,
});

export const outcome = memoize((state: State): Outcome | null => {
  const side = state.toMove;
  const captured = SIDES.find((each) => wormOf(state, each) === null);
  if (captured) return winAgainst(captured, 'GW-END-3', `${sideName(captured)}'s Worm Titan is captured.`);
  if (state.phase.kind === 'encroachment') {
    if (legalPaths(state).length > 0) return null;
    return winAgainst(side, 'GW-END-2', `${sideName(side)}'s worm cannot move.`);
  }
  return canComplete(state) ? null : winAgainst(side, 'GW-END-1', `${sideName(side)}'s worm has nowhere to go.`);
});
