/** The end of the game (section 8). */
import { other, SIDES, sideName } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { checkersOf } from '../moves/attacks.ts';
import type { Act } from '../position/action.ts';
import { kingOf } from '../position/piece-lists.ts';
import type { State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { victoryText } from './long-game.ts';

const outcomeText = (state: State): string => {
  const { decided } = state;
  switch (decided?.rule) {
    case 'FC-END-4':
      return 'Two Nullmoves in a row.';
    case 'FC-END-5':
      return 'The same position for the third time.';
    default:
      return (decided && victoryText(state, decided)) ?? 'The game is decided.';
  }
};

/** Whether a legal act proves that its player is neither checkmated (FC-END-2) nor stalemated (FC-END-3). */
const provesMobility = (act: Act | null | undefined): boolean => act?.kind === 'move' || act?.kind === 'special';

/** Returns the decision by a King's death (FC-END-1), or the one in `state.decided`. Null if there is none. */
export const decisionIn = (state: State): Outcome | null => {
  const lost = SIDES.find((side) => kingOf(state, side) === null);
  if (lost) return { winner: other(lost), rule: rule('FC-END-1'), text: `${sideName(lost)}'s King is dead.` };
  const { decided } = state;
  return decided && { ...decided, text: outcomeText(state) };
};

/**
 * Returns how the game ended; null if the game goes on.
 * `findAct` may return a legal act that the caller already knows, which saves a search.
 */
export const outcome = (
  state: State,
  hasAction: (state: State) => boolean,
  findAct?: () => Act | null,
): Outcome | null => {
  const { toMove } = state;
  const decision = decisionIn(state);
  if (decision?.winner) return decision;
  if (!provesMobility(findAct?.()) && !hasAction(state)) {
    const winner = other(toMove);
    return checkersOf(state, toMove).length > 0
      ? { winner, rule: rule('FC-END-2'), text: `${sideName(toMove)} is checkmated.` }
      : { winner, rule: rule('FC-END-3'), text: `${sideName(toMove)} is stalemated, which loses.` };
  }
  return decision;
};
