/** The end of the game: BQ-END-1 to BQ-END-3. The kernel handles BQ-END-4. */
import { other, sideName } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { occurrences, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { isInCheck } from './attacks.ts';
import { hasAction } from './legality.ts';

const outcomeOfStuck = (state: State): Outcome => {
  const loser = sideName(state.toMove);
  const winner = other(state.toMove);
  return isInCheck(state)
    ? { winner, rule: rule('BQ-END-1'), text: `Checkmate: ${loser} is in check and has no legal move.` }
    : { winner, rule: rule('BQ-END-2'), text: `Stalemate: ${loser} has no legal move.` };
};

export const outcome = (state: State): Outcome | null => {
  if (state.phase === 'place') return null;
  if (!hasAction(state)) return outcomeOfStuck(state);
  if (occurrences(state) >= 3)
    return { winner: null, rule: rule('BQ-END-3'), text: 'The same position for the third time.' };
  return null;
};
