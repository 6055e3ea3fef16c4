/** A shadow becomes a monad with a sealed plan (FC-MONAD-1). */
import { act, chain } from '../../../../kernel/asking/menu.ts';
import { option, type Target } from '../../../../kernel/asking/target.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';
import type { Ply } from '../../mechanics/ply.ts';
import { putShadow } from '../../mechanics/shadows/shadows.ts';
import { projectUnit } from '../../moves/projected-unit.ts';
import { special } from '../../position/action.ts';
import { changeStack } from '../../position/changed.ts';
import { type Monad, plannedLeg, planText } from '../../position/plan.ts';
import type { Shadow } from '../../position/state.ts';
import type { Ability } from '../ability.ts';
import { offer } from '../offers.ts';
import { askPlan, picksOf } from '../planning/planner.ts';
import { projectPlan } from '../planning/uses.ts';
import { readPlanned } from '../planning/words.ts';

const notePlanSteps = (ply: Ply, { square, stack }: Shadow, plan: Monad['plan']): void =>
  projectPlan(projectUnit(stack, square), plan).forEach(({ planned, from, to }, index) => {
    ply.note?.({ kind: 'stepPlanned', number: index + 1, planned, from, to });
  });

const readPlan = (text: string): Result<readonly Target[], Problem> => {
  const steps = text.split(', ').map((step) => ({ step, planned: readPlanned(step) }));
  const strange = steps.find((each) => each.planned === null);
  if (strange) return problem(`"${strange.step}" is not a step of a plan such as "-a9", "xa9", "DS" or "CV g7".`);
  return ok([...steps.flatMap(({ planned }) => (planned ? picksOf(planned) : [])), option('seal')]);
};

export const MONAD: Ability<'MN'> = {
  code: 'MN',
  rule: 'FC-MONAD-1',
  offer: offer('Change', 13, '5', 'plan', 'Monad', 'follows a plan later'),
  words: 'Writes down a plan of up to 16 steps. It follows the plan once an enemy shadow is on its square.',
  form: 'shadow',
  write: ({ plan }) => ` ${planText(plan)}`,
  read: readPlan,
  // A plan's steps happen only in later plies, so all plans are equally legal when they are written.
  sampleAction: (shadow) => special(shadow, 'MN', { plan: [plannedLeg(shadow.square, false)] }),
  ask: (_state, shadow) =>
    chain(askPlan(projectUnit(shadow.stack, shadow.square)), (plan) => act(special(shadow, 'MN', { plan }))),
  perform: (ply, shadow, { plan }) => {
    const { square, stack } = shadow;
    const monad: Monad = { plan, next: 0, isActive: false, stuck: 0, at: square };
    notePlanSteps(ply, shadow, monad.plan);
    ply.note?.({ kind: 'sealed', shadow, steps: monad.plan.length });
    putShadow(ply, { square, stack: changeStack(stack, { monad }) });
  },
};
