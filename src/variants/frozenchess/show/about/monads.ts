import type { Square } from '../../../../kernel/board/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords } from '../../../../kernel/words.ts';
import { nextStep, plannedWords, planWords } from '../../abilities/planning/words.ts';
import { monadsOf } from '../../mechanics/shadows/holders.ts';
import { resolveStep } from '../../monad/resolve-step.ts';
import { nameOf } from '../../position/board.ts';
import { theActor } from '../../position/names.ts';
import { type PlanHolder, patienceOf, stepsLeft } from '../../position/plan.ts';
import type { State } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts } from './facts.ts';

const stepFacts = (state: State, holder: PlanHolder): readonly Badge[] => {
  const { square, stack, monad } = holder;
  const name = theActor(holder);
  if (stack.paralysis > 0) return [fact('FC-MONAD-4', `${name} waits while it is paralysed`, 'power')];
  if (square !== monad.at)
    return [fact('FC-MONAD-6', `${name} first returns to ${nameOf(monad.at)}, where its next step begins`, 'power')];
  const step = resolveStep(state, holder, nextStep(monad));
  const words = plannedWords(nextStep(monad));
  return [
    fact(
      'FC-MONAD-4',
      step.ok
        ? `${name} could make its next step now`
        : `It cannot make its next step (${words}) now. ${step.error().text}`,
      'power',
    ),
  ];
};

const factsOf = (state: State, holder: PlanHolder): readonly Badge[] => {
  const { monad } = holder;
  const name = theActor(holder);
  const attempts = countWords(patienceOf(monad), 'failed attempt');
  return facts(
    stepFacts(state, holder),
    fact('FC-MONAD-7', `${name} is free after ${countWords(stepsLeft(monad), 'more step')}`, 'timer'),
    fact('FC-MONAD-1', `Its plan is ${planWords(monad.plan)}`),
    fact('FC-MONAD-2', 'Nothing can be aimed at a monad, and its side cannot move it, until its plan is done'),
    monad.isActive && monad.stuck === 0 && fact('FC-MONAD-5', `It dies after ${attempts} in a row`),
  );
};

export const monadFacts = (state: State, square: Square): readonly Badge[] =>
  monadsOf(state)
    .filter((holder) => holder.square === square)
    .flatMap((holder) => factsOf(state, holder));
