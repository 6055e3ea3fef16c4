/** How a game ended, in words and with its clause. */

import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import type { Reason, State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { castlingLoss } from './castling.ts';

type Simple = Exclude<Reason, 'castling'>;

const RULES: Readonly<Record<Simple, RuleId>> = {
  kingCaptured: rule('IW-CAPT-5'),
  kingExploded: rule('IW-BOOM-5'),
  checkmate: rule('IW-END-2'),
  stalemate: rule('IW-END-3'),
  repetition: rule('IW-END-5'),
  hundredMoves: rule('IW-END-6'),
  agreement: rule('IW-END-7'),
  resignation: rule('IW-END-7'),
};

const words = (reason: Simple, winner: Side | null): string => {
  const [won, lost] = winner ? [sideName(winner), sideName(other(winner))] : ['', ''];
  switch (reason) {
    case 'kingCaptured':
      return `${won} captured ${lost}'s King.`;
    case 'kingExploded':
      return winner ? `An explosion destroyed ${lost}'s King.` : 'One explosion destroyed both Kings.';
    case 'checkmate':
      return `${lost} is checkmated.`;
    case 'stalemate':
      return 'Stalemate: no legal turn, and no check.';
    case 'repetition':
      return 'Drawn: the position occurred three times.';
    case 'hundredMoves':
      return 'Drawn: a hundred moves of each side without a capture, a moved Pawn or an explosion.';
    case 'agreement':
      return 'The players agree on a draw.';
    case 'resignation':
      return `${lost} resigns.`;
  }
};

const castlingOutcome = (state: State, winner: Side | null): Outcome => {
  if (winner === null) return { winner, rule: rule('IW-CASTLE-8'), text: 'Drawn: both sides lost by their castling in the same turn.' };
  const loser = SIDES.find((side) => side !== winner) as Side;
  return castlingLoss(state, loser)?.loss === 'threatened'
    ? { winner, rule: rule('IW-CASTLE-6'), text: `${sideName(loser)}'s King was threatened halfway through castling.` }
    : { winner, rule: rule('IW-CASTLE-5'), text: `${sideName(loser)}'s castling was broken halfway.` };
};

export const outcome = (state: State): Outcome | null => {
  if (!state.ending) return null;
  const { winner, reason } = state.ending;
  return reason === 'castling' ? castlingOutcome(state, winner) : { winner, rule: RULES[reason], text: words(reason, winner) };
};
