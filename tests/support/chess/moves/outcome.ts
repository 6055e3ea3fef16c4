import { other, sideName } from '../../../../src/kernel/side.ts';
import type { Outcome } from '../../../../src/kernel/view.ts';
import { type State, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { dangerTo } from './attacks.ts';
import { hasMove } from './legality.ts';

/** In plies: 75 turns of each side (CH-END-3). */
const QUIET_LIMIT = 150;

export const outcome = (state: State): Outcome | null => {
  const { squares, toMove, quiet } = state;
  if (hasMove(state))
    return quiet < QUIET_LIMIT
      ? null
      : { winner: null, rule: rule('CH-END-3'), text: 'Drawn: 150 turns without a capture or a Pawn move.' };
  const { checker } = dangerTo(state);
  const side = sideName(toMove);
  return checker === null
    ? {
        winner: null,
        rule: rule('CH-END-2'),
        text: `Stalemate: ${side} is not in check and has no legal move.`,
      }
    : {
        winner: other(toMove),
        rule: rule('CH-END-1'),
        text: `Checkmate: ${side} has no answer to the check from ${unitName(squares, checker)}.`,
      };
};
