/** Monads: how their plans are written and roused, how far they get, how they end. */
import { told } from '../../../../kernel/event.ts';
import { counted } from '../../../../kernel/words.ts';
import { patienceOf } from '../../monad/plan.ts';
import { nextStep, plannedWords } from '../../monad/words.ts';
import type { MonadFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import { calledActor, theActor } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { endEvents } from '../events.ts';
import type { Describers } from './words.ts';

export const MONADS: Describers<MonadFact> = {
  stepPlanned: ({ number, planned, from, to }) =>
    told(
      rule('FC-MONAD-1'),
      from === to ? [] : [{ kind: 'traced', what: 'plan', line: [from, to], directed: true }],
      `Step ${number}: ${plannedWords(planned)}.`,
    ),
  sealed: ({ shadow, steps }) =>
    told(rule('FC-MONAD-2'), [], `${theActor(shadow)} is a waiting monad with a plan of ${counted(steps, 'step')}.`),
  activated: ({ holder, rouser }) =>
    told(rule('FC-MONAD-3'), [], `${theActor(holder)} is active from now on: ${calledActor(rouser)} has come to its square.`),
  stepMade: ({ holder }) => {
    const { plan, next } = holder.monad;
    const words = plannedWords(nextStep(holder.monad));
    return told(rule('FC-MONAD-4'), [], `${theActor(holder)} makes step ${next + 1} of ${plan.length} of its plan: ${words}.`);
  },
  wentBack: ({ holder, at }) => told(rule('FC-MONAD-6'), [], `${theActor(holder)} goes back to ${nameOf(at)}, where its plan goes on.`),
  planDone: ({ holder }) => told(rule('FC-MONAD-7'), [], `${theActor(holder)} has carried out its plan and is free.`),
  stuck: ({ holder, vain, why }) => {
    const most = patienceOf(holder.monad);
    const words = `${theActor(holder)} cannot go on with its plan, ${Math.min(vain, most)} of ${most}`;
    return told(rule('FC-MONAD-5'), [], `${words}: ${why?.().text ?? ''}`);
  },
  perished: ({ holder }) =>
    told(rule('FC-MONAD-5'), endEvents(holder.stack), `${theActor(holder)} could not go on with its plan for too long, and dies.`),
};
