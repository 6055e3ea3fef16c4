/** Making an action: the position it leads to. */
import { type Saying, said } from '../../../kernel/agreement.ts';
import { other } from '../../../kernel/side.ts';
import type { Act } from '../position/action.ts';
import type { WormState } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { afterNothing, afterRegular } from './generate.ts';
import { afterEncroachment } from './worm-moves.ts';

const isSaid = (act: Act): act is Saying => 'side' in act;

/** Does this action let the opponent's draw offer lapse? It does when the other side plays on (GW-END-5). */
export const lapsesOffer = ({ talk, toMove }: WormState, act: Act): boolean => talk.offer === other(toMove) && !isSaid(act);

const played = (state: WormState, act: Act): WormState => {
  switch (act.kind) {
    case 'regular':
      return afterRegular(state, act);
    case 'encroachment':
      return afterEncroachment(state, act);
    case 'pass':
    case 'waive':
      return afterNothing(state);
    default:
      return { ...state, talk: said(state.talk, act, { resign: rule('GW-END-6'), draw: rule('GW-END-5') }) };
  }
};

/** The position after an action. */
export const next = (state: WormState, act: Act): WormState =>
  played(lapsesOffer(state, act) ? { ...state, talk: { ...state.talk, offer: null } } : state, act);
