/** Shadows and monads in the view (section 9 of the rules). */
import { sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords } from '../../../../kernel/words.ts';
import { projectPlan } from '../../abilities/planning/uses.ts';
import { nextStep, plannedWords } from '../../abilities/planning/words.ts';
import { monadsOf } from '../../mechanics/shadows/holders.ts';
import { RETURN_AFTER, returnCost } from '../../mechanics/shadows/shadows.ts';
import { projectUnit } from '../../moves/projected-unit.ts';
import { nameOf } from '../../position/board.ts';
import { formName } from '../../position/names.ts';
import { type Monad, patienceOf, stepsLeft } from '../../position/plan.ts';
import { ageOf } from '../../position/squares.ts';
import type { Stack, State } from '../../position/state.ts';
import { badge } from '../../rules/index.ts';
import { type Add, newsIfSoon } from './areas.ts';

const SHADOW_NEWS_SUBJECT = 'The [shadow|shadows] of {}';

export const shadeBadge = (state: State, stack: Stack): Badge => {
  const age = Math.min(RETURN_AFTER, ageOf(state, stack));
  const price = returnCost(stack);
  const left = RETURN_AFTER - age;
  const ripe = left > 0 ? `, can return in ${countWords(left, 'turn')}` : '';
  const news =
    left > 0
      ? newsIfSoon(left, stack.side, `${SHADOW_NEWS_SUBJECT} can return`)
      : `${SHADOW_NEWS_SUBJECT} can now return`;
  const cost = price > 0 ? ` (costs ${countWords(price, 'turn')})` : '';
  const label = `shadow${ripe}${cost}`;
  return badge('shadow', 'FC-SHAD-1', label, { news, ...(left > 0 && { value: left }) });
};

const stuckWords = (monad: Monad): string =>
  monad.stuck > 0 ? `, dies after ${countWords(patienceOf(monad) - monad.stuck, 'more failed attempt')}` : '';

export const monadBadges = ({ monad }: Stack): readonly Badge[] => {
  if (!monad) return [];
  const { isActive } = monad;
  const state = isActive
    ? `active monad${stuckWords(monad)}`
    : 'waiting monad, acts once an enemy shadow is on its square';
  return [
    badge(
      isActive ? 'monad' : 'waiting',
      isActive ? 'FC-MONAD-4' : 'FC-MONAD-2',
      `${state}, next step ${plannedWords(nextStep(monad))}`,
      { value: stepsLeft(monad), news: '' },
    ),
  ];
};

export const addPlans = (state: State, add: Add): void => {
  for (const holder of monadsOf(state)) {
    const { square, stack, monad } = holder;
    const { side } = stack;
    const name = `${sideName(side)}'s ${formName(stack)} on ${nameOf(square)}`;
    projectPlan(projectUnit(stack, monad.at), monad.plan.slice(monad.next)).forEach(({ planned, from, to }, index) => {
      add(
        from,
        index === 0 ? 'next-step' : 'plan',
        'FC-MONAD-1',
        `${name}: step ${monad.next + index + 1} of its plan, ${plannedWords(planned)}`,
        { side, value: monad.next + index + 1, news: '', ...(to !== from && { to }) },
      );
    });
  }
};
