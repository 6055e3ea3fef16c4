/** What the inspector says of the monads on a square: whether they act, what their next step is and what keeps them from it. */
import type { Square } from '../../../../kernel/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { counted } from '../../../../kernel/words.ts';
import { type Holder, monadsOf } from '../../monad/holders.ts';
import { attempted } from '../../monad/making.ts';
import { patienceOf, stepsLeft } from '../../monad/plan.ts';
import { nextStep, plannedWords } from '../../monad/words.ts';
import { nameOf } from '../../position/board.ts';
import { type State, theActor } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

/** Could it make its next step now, check on its own King apart? */
const stepFacts = (state: State, holder: Holder): readonly Badge[] => {
  const { square, stack, monad } = holder;
  const name = theActor(holder);
  if (stack.par > 0) return [fact('FC-MONAD-4', `${name} makes no attempt while it is paralysed`)];
  if (square !== monad.at) return [fact('FC-MONAD-6', `${name} first goes back to ${nameOf(monad.at)}, where its next step begins`)];
  const step = attempted(state, holder, nextStep(monad));
  const words = plannedWords(nextStep(monad));
  return [
    fact(
      'FC-MONAD-4',
      step.ok ? `${name} could make its next step now: ${words}` : `Its next step, ${words}, cannot be made now. ${step.error().text}`,
    ),
  ];
};

const factsOf = (state: State, holder: Holder): readonly Badge[] => {
  const { monad } = holder;
  const name = theActor(holder);
  const left = counted(patienceOf(monad) - monad.stuck, 'more vain attempt');
  return [
    fact('FC-MONAD-2', `${name} is a monad: its player does not move it, and nothing is aimed at it until its plan is done`),
    ...(monad.isActive ? NONE : [fact('FC-MONAD-3', 'It acts once an enemy shadow comes to its square')]),
    ...stepFacts(state, holder),
    ...(monad.isActive ? [fact('FC-MONAD-5', `It dies after ${left}`)] : NONE),
    fact('FC-MONAD-7', `After ${counted(stepsLeft(monad), 'more step')} it is free`),
  ];
};

export const monadFacts = (state: State, square: Square): readonly Badge[] =>
  monadsOf(state)
    .filter((holder) => holder.square === square)
    .flatMap((holder) => factsOf(state, holder));
