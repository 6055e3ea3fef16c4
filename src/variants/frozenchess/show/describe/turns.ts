/** What concerns the whole turn, and monads: how their plans are written and roused, how far they get, how they end. */
import { told } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import { counted } from '../../../../kernel/words.ts';
import { nextStep, plannedWords } from '../../monad/words.ts';
import type { MonadFact, TurnFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import { called, calledActor } from '../../position/state.ts';
import { RULES, rule } from '../../rules/index.ts';
import { endEvents } from '../events.ts';
import type { Describers } from './words.ts';

const textOf = (id: string): string =>
  RULES.flatMap(({ clauses }) => clauses.map((clause) => clause)).find((each) => each.id === id)?.text ?? '';

/** The first two stages begin together. */
export const stageBegins = (stage: number): string => (stage === 2 ? 'Stages 1 and 2 begin' : `Stage ${stage} begins`);

export const TURNS: Describers<TurnFact> = {
  nullmove: ({ side }) => told(rule('FC-NULL-1'), [], `${sideName(side)} plays a Nullmove.`),
  controlled: ({ from, to }, state) =>
    told(
      rule('FC-MC-1'),
      [{ kind: 'traced', what: 'mind control', line: [from, to], directed: true }],
      `${called(state, from)} controls ${called(state, to)}.`,
    ),
  stageNear: ({ stage, turns }) => told(rule('FC-STG-1'), [], `${stageBegins(stage)} in ${counted(turns, 'turn')}.`),
  stageBegun: ({ rule: clause, stage }) => told(clause, [], `Stage ${stage} begins. ${textOf(clause)}`),
};

export const MONADS: Describers<MonadFact> = {
  stepPlanned: ({ number, planned, from, to }) =>
    told(
      rule('FC-MONAD-1'),
      from === to ? [] : [{ kind: 'traced', what: 'plan', line: [from, to], directed: true }],
      `Step ${number}: ${plannedWords(planned)}.`,
    ),
  sealed: ({ shadow, steps }) =>
    told(rule('FC-MONAD-2'), [], `${calledActor(shadow)} is now a waiting monad with a plan of ${counted(steps, 'step')}.`),
  activated: ({ holder, rouser }) =>
    told(rule('FC-MONAD-3'), [], `${calledActor(holder)} becomes active: ${calledActor(rouser)} is on its square.`),
  stepMade: ({ holder }) => {
    const { plan, next } = holder.monad;
    const words = plannedWords(nextStep(holder.monad));
    return told(rule('FC-MONAD-4'), [], `${calledActor(holder)} makes step ${next + 1} of its ${plan.length}: ${words}.`);
  },
  wentBack: ({ holder, at }) => told(rule('FC-MONAD-6'), [], `${calledActor(holder)} returns to ${nameOf(at)}, where its plan continues.`),
  planDone: ({ holder }) => told(rule('FC-MONAD-7'), [], `${calledActor(holder)} has completed its plan and is free.`),
  // Only the first failure is news; the next ones are counted on the monad.
  stuck: ({ holder, why }) =>
    holder.monad.stuck > 0
      ? []
      : told(rule('FC-MONAD-5'), [], `${calledActor(holder)} cannot make its next step. ${why?.().text ?? ''}`.trim()),
  perished: ({ holder }) =>
    told(rule('FC-MONAD-5'), endEvents(holder.stack), `${calledActor(holder)} dies: its plan was stuck for too long.`),
};
