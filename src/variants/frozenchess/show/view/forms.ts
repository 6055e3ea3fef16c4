/** Shadows and monads in the view (section 9). */
import type { Square } from '../../../../kernel/board/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Badge, Mark } from '../../../../kernel/view.ts';
import { countWords } from '../../../../kernel/words.ts';
import { RIPE_AT, returnPrice } from '../../mechanics/shadows/shadows.ts';
import { monadsOf } from '../../monad/holders.ts';
import { type Monad, patienceOf, stepsLeft } from '../../monad/plan.ts';
import { projectUnit } from '../../monad/projected-unit.ts';
import { projectPlan } from '../../monad/uses.ts';
import { nextStep, plannedWords } from '../../monad/words.ts';
import { nameOf } from '../../position/board.ts';
import { ageOf, formName, type Stack, type State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { soon } from './areas.ts';

const SHADOWS = 'The [shadow|shadows] of {}';

/** The time until a shadow can return, and the price. */
export const shadeBadge = (state: State, stack: Stack): Badge => {
  const age = Math.min(RIPE_AT, ageOf(state, stack));
  const price = returnPrice(stack);
  const left = RIPE_AT - age;
  const ripe = left > 0 ? `, can return in ${countWords(left, 'turn')}` : '';
  const news = left > 0 ? soon(left, stack.side, `${SHADOWS} can return`) : `${SHADOWS} can now return`;
  const cost = price > 0 ? ` (costs ${countWords(price, 'turn')})` : '';
  const label = `shadow${ripe}${cost}`;
  return { kind: 'shadow', label, rule: rule('FC-SHAD-1'), news, ...(left > 0 && { value: left }) };
};

/** The attempts until a stuck active monad dies. */
const stuckWords = (monad: Monad): string =>
  monad.stuck > 0 ? `, dies after ${countWords(patienceOf(monad) - monad.stuck, 'more failed attempt')}` : '';

/** The state of a monad, its next step and its death if stuck. */
export const monadBadges = ({ monad }: Stack): readonly Badge[] => {
  if (!monad) return [];
  const { isActive } = monad;
  const state = isActive
    ? `active monad${stuckWords(monad)}`
    : 'waiting monad, acts once an enemy shadow is on its square';
  return [
    {
      kind: isActive ? 'monad' : 'waiting',
      label: `${state}, next step ${plannedWords(nextStep(monad))}`,
      rule: rule(isActive ? 'FC-MONAD-4' : 'FC-MONAD-2'),
      value: stepsLeft(monad),
      news: '',
    },
  ];
};

/** The coming steps, each as a mark on its starting square with an arrow to its target. */
export const addPlans = (state: State, add: (square: Square, mark: Mark) => void): void => {
  for (const holder of monadsOf(state)) {
    const { square, stack, monad } = holder;
    const { side } = stack;
    const name = `${sideName(side)}'s ${formName(stack)} on ${nameOf(square)}`;
    projectPlan(projectUnit(stack, monad.at), monad.plan.slice(monad.next)).forEach(
      ({ planned, from, to }, index) => {
        add(from, {
          kind: index === 0 ? 'next-step' : 'plan',
          label: `${name}: step ${monad.next + index + 1} of its plan, ${plannedWords(planned)}`,
          rule: rule('FC-MONAD-1'),
          side,
          value: monad.next + index + 1,
          news: '',
          ...(to !== from && { to }),
        });
      },
    );
  }
};
