import { sideName } from '../../../../kernel/side.ts';
import { countWords } from '../../../../kernel/words.ts';
import { nextStep, plannedWords } from '../../abilities/planning/words.ts';
import type { MonadFact, TurnFact } from '../../mechanics/facts.ts';
import { nameOf } from '../../position/board.ts';
import { actorName, unitName } from '../../position/names.ts';
import { RULES, step } from '../../rules/index.ts';
import { endEvents } from '../events.ts';
import type { Describers } from './words.ts';

const clauseText = (id: string): string =>
  RULES.flatMap(({ clauses }) => clauses.map((clause) => clause)).find((each) => each.id === id)?.text ?? '';

/** Returns words such as "Stage 3 begins", without a full stop. */
export const stageBeginsText = (stage: number): string =>
  stage === 2 ? 'Stages 1 and 2 begin' : `Stage ${stage} begins`;

export const TURN_DESCRIBERS: Describers<TurnFact> = {
  nullmove: ({ side }) => step('FC-NULL-1', [], `${sideName(side)} plays a Nullmove.`),
  controlled: ({ from, to }, state) =>
    step(
      'FC-MC-1',
      [{ kind: 'traced', what: 'mind control', line: [from, to], directed: true }],
      `${unitName(state, from)} controls ${unitName(state, to)}.`,
    ),
  stageNear: ({ stage, turns }) => step('FC-STG-1', [], `${stageBeginsText(stage)} in ${countWords(turns, 'turn')}.`),
  stageBegun: ({ rule: clause, stage }) => step(clause, [], `Stage ${stage} begins. ${clauseText(clause)}`),
};

export const MONAD_DESCRIBERS: Describers<MonadFact> = {
  stepPlanned: ({ number, planned, from, to }) =>
    step(
      'FC-MONAD-1',
      from === to ? [] : [{ kind: 'traced', what: 'plan', line: [from, to], directed: true }],
      `Step ${number}: ${plannedWords(planned)}.`,
    ),
  sealed: ({ shadow, steps }) =>
    step('FC-MONAD-2', [], `${actorName(shadow)} is now a waiting monad with a plan of ${countWords(steps, 'step')}.`),
  activated: ({ holder, rouser }) =>
    step('FC-MONAD-3', [], `${actorName(holder)} becomes active: ${actorName(rouser)} is on its square.`),
  stepMade: ({ holder }) => {
    const { plan, next } = holder.monad;
    const words = plannedWords(nextStep(holder.monad));
    return step('FC-MONAD-4', [], `${actorName(holder)} makes step ${next + 1} of its ${plan.length}: ${words}.`);
  },
  wentBack: ({ holder, at }) =>
    step('FC-MONAD-6', [], `${actorName(holder)} returns to ${nameOf(at)}, where its plan continues.`),
  planDone: ({ holder }) => step('FC-MONAD-7', [], `${actorName(holder)} has completed its plan and is free.`),
  // Only the first failure is news; a badge of the monad counts the later ones.
  stuck: ({ holder, why }) =>
    holder.monad.stuck > 0
      ? []
      : step('FC-MONAD-5', [], `${actorName(holder)} cannot make its next step. ${why?.().text ?? ''}`.trim()),
  perished: ({ holder }) =>
    step('FC-MONAD-5', endEvents(holder.stack), `${actorName(holder)} dies: its plan was stuck for too long.`),
};
