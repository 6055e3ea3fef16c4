/** What an action does: the position after it, and the steps that tell it. */
import { type Saying, said, sayingText } from '../../kernel/agreement.ts';
import { type Step, told } from '../../kernel/event.ts';
import type { Played } from '../../kernel/game.ts';
import { toldLater } from '../../kernel/later.ts';
import { other, sideName } from '../../kernel/side.ts';
import type { Act } from './act.ts';
import { afterEncroachment } from './encroach.ts';
import { afterNothing, afterRegular } from './regular.ts';
import { rule } from './rules.ts';
import type { WormState } from './state.ts';
import { encroachmentSteps, nothingSteps, regularSteps } from './telling.ts';

const isSaid = (act: Act): act is Saying => 'side' in act;

/** An offer lapses when the other side plays on. */
const lapses = ({ talk, toMove }: WormState): boolean => talk.offer === other(toMove);

const nextOf = (state: WormState, act: Act): WormState => {
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

const stepsOf = (state: WormState, act: Act, next: WormState): readonly Step[] => {
  switch (act.kind) {
    case 'regular':
      return regularSteps(state, act, next);
    case 'encroachment':
      return encroachmentSteps(state, act, next);
    case 'pass':
    case 'waive':
      return nothingSteps(state, act, next);
    default:
      return [told(act.kind === 'resign' ? rule('GW-END-6') : rule('GW-END-5'), [], sayingText(act))];
  }
};

/** The steps are told only when somebody reads them: counting plays never does. */
export const perform = (state: WormState, act: Act): Played<WormState> => {
  const ignored = lapses(state) && !isSaid(act);
  const next = nextOf(ignored ? { ...state, talk: { ...state.talk, offer: null } } : state, act);
  return toldLater({ state: next }, () => {
    const steps = stepsOf(state, act, next);
    if (!ignored) return steps;
    return [told(rule('GW-END-5'), [], `${sideName(state.toMove)} plays on: the draw offer lapses.`), ...steps];
  });
};

/** One word for filters. */
export const kindOf = (act: Act): string => {
  switch (act.kind) {
    case 'regular':
      return act.special ?? 'move';
    case 'encroachment':
      return act.leg === null ? 'encroachment' : 'leg';
    default:
      return act.kind;
  }
};
