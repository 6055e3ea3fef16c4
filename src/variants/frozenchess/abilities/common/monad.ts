/** A shadow becomes a monad (FC-MONAD-1): its player writes down a plan, and seals it. */
import { act, chain } from '../../../../kernel/menu.ts';
import { withShadow } from '../../mechanics/shadows/shadows.ts';
import { type Monad, plannedLeg } from '../../monad/plan.ts';
import { askPlan } from '../../monad/planner.ts';
import { projectPlan, projectUnit } from '../../monad/projected-unit.ts';
import { type Resolution, record } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { changeStack } from '../../position/changed.ts';
import type { Shadow } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import type { Ability } from '../ability.ts';

/** The steps of the plan, each with its way, so that they can be drawn. */
const recordPlan = (resolution: Resolution, { square, stack }: Shadow, plan: Monad['plan']): Resolution =>
  projectPlan(projectUnit(stack, square), plan).reduce(
    (sum, { planned, from, to }, index) =>
      record(sum, { kind: 'stepPlanned', number: index + 1, planned, from, to }),
    resolution,
  );

/** Nothing of a plan happens in its own ply: one is as legal as any other. */
export const anyPlan = (shadow: Shadow): Special<'MN'> =>
  special(shadow, 'MN', { plan: [plannedLeg(shadow.square, false)] });

export const MONAD: Ability<'MN'> = {
  code: 'MN',
  rule: rule('FC-MONAD-1'),
  price: 0,
  words: 'Writes down a plan of up to 16 steps. It follows the plan once an enemy shadow is on its square.',
  has: () => true,
  ask: (_state, shadow) =>
    chain(askPlan(projectUnit(shadow.stack, shadow.square)), (plan) => act(special(shadow, 'MN', { plan }))),
  perform: (resolution, shadow, { plan }) => {
    const { square, stack } = shadow;
    const monad: Monad = { plan, next: 0, isActive: false, stuck: 0, at: square };
    const recorded = record(recordPlan(resolution, shadow, monad.plan), {
      kind: 'sealed',
      shadow,
      steps: monad.plan.length,
    });
    return withShadow(recorded, { square, stack: changeStack(stack, { monad }) });
  },
};
