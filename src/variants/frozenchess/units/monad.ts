/** A shadow becomes a monad (FC-MONAD-1): its player writes down a plan, and seals it. */
import { act, chain } from '../../../kernel/menu.ts';
import { counted } from '../../../kernel/words.ts';
import { actorShadow, theShadow, withShadow } from '../mechanics/shadows.ts';
import type { Monad } from '../monad/plan.ts';
import { askPlan } from '../monad/planner.ts';
import { stagesOf, stanceOf } from '../monad/stance.ts';
import { plannedWords } from '../monad/words.ts';
import { type Ply, tell } from '../ply.ts';
import { rule } from '../rules.ts';
import type { Shadow } from '../state.ts';
import { byShadow, type ShadowAbility } from './shadow-ability.ts';

/** The steps of the plan, each with its way, so that they can be drawn. */
const written = (ply: Ply, { square, stack }: Shadow, plan: Monad['plan']): Ply =>
  stagesOf(stanceOf(stack, square), plan).reduce(
    (sum, { planned, from, to }, index) =>
      tell(sum, rule('FC-MONAD-1'), () => ({
        events: from === to ? [] : [{ kind: 'traced', what: 'plan', line: [from, to], directed: true }],
        text: `Step ${index + 1}: ${plannedWords(planned)}.`,
      })),
    ply,
  );

export const MONAD: ShadowAbility = {
  code: 'MN',
  rule: rule('FC-MONAD-1'),
  price: 0,
  words: 'Writes down up to 16 steps, which it makes by itself once an enemy shadow comes to its square.',
  has: () => true,
  ask: (_state, shadow) => chain(askPlan(stanceOf(shadow.stack, shadow.square)), (plan) => act(byShadow('MN', shadow, { plan }))),
  perform: (ply, { plan: [first, ...more] }) => {
    const shadow = actorShadow(ply);
    if (!shadow || !first) return ply;
    const { square, stack } = shadow;
    const monad: Monad = { plan: [first, ...more], next: 0, isActive: false, stuck: 0, at: square };
    const sealed = withShadow(written(ply, shadow, monad.plan), { square, stack: { ...stack, monad } });
    return tell(sealed, rule('FC-MONAD-2'), () => ({
      text: `${theShadow(shadow)} is a waiting monad with a plan of ${counted(monad.plan.length, 'step')}.`,
    }));
  },
};
