/** What an Encroachment leads to, said before it is played. */
import type { Square } from '../../../kernel/board.ts';
import type { Hint } from '../../../kernel/menu.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { counted } from '../../../kernel/words.ts';
import { actionsFrom } from '../moves/generate.ts';
import { canComplete } from '../moves/legality.ts';
import { roomOf } from '../moves/reachable.ts';
import { afterEncroachment, hasCapturedWorm } from '../moves/worm-moves.ts';
import type { Way } from '../moves/worm-paths.ts';
import type { Encroachment } from '../position/action.ts';
import { nameOf, squaresIn } from '../position/board.ts';
import type { WormState } from '../position/state.ts';
import { rule } from '../rules/index.ts';

export const encroachment = (way: Way, leg: Square | null): Encroachment => ({ kind: 'encroachment', way, leg });

/** Does this Encroachment wall the worm in, so that it loses next turn, without winning first? */
export const isFatal = (state: WormState, action: Encroachment): boolean => {
  const ended = afterEncroachment(state, action);
  return roomOf(ended, state.toMove).length === 0 && !hasCapturedWorm(ended) && canComplete(ended);
};

/** What a complete Encroachment leaves: the trail it adds, the room that is left, and whether the opponent is beaten. */
export const consequence = (state: WormState, action: Encroachment): Hint => {
  const side = state.toMove;
  const enemy = sideName(other(side));
  const ended = afterEncroachment(state, action);
  if (ended.phase.kind === 'encroachment') {
    return { rule: rule('GW-END-3'), text: `This captures ${enemy}'s Worm Titan and wins.`, squares: [] };
  }
  const { crossed, to } = action.way;
  const added = [...crossed, to];
  const room = roomOf(ended, side).length;
  const left = `${squaresIn(added)} ${added.length === 1 ? 'joins' : 'join'} the trail; ${counted(room, 'square is', 'squares are')} left to the worm.`;
  if (!canComplete(ended)) {
    return { rule: rule('GW-END-1'), text: `${enemy} then has no way to complete a turn: this wins. ${left}`, squares: added };
  }
  return room > 0
    ? { rule: rule('GW-TRAIL-2'), text: left, squares: added }
    : {
        rule: rule('GW-END-1'),
        text: `${sideName(side)} loses next turn: no square is left to the worm on ${nameOf(to)}.`,
        squares: added,
      };
};

/** What a new Leg could do next turn. */
export const promise = (state: WormState, action: Encroachment): Hint => {
  const { leg } = action;
  if (leg === null) return consequence(state, action);
  const reached = [...new Set(actionsFrom(afterEncroachment(state, action), leg).map(({ to }) => to))];
  const text =
    reached.length === 0 ? `A Leg on ${nameOf(leg)} reaches no square for now.` : `A Leg on ${nameOf(leg)} reaches ${squaresIn(reached)}.`;
  return { rule: rule('GW-NIGHT-4'), text, squares: reached };
};
