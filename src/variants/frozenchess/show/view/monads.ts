/** How monads are shown (section 9): what they are, how long they wait already, and their whole plan, laid on the board. */
import type { Square } from '../../../../kernel/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Badge, Mark } from '../../../../kernel/view.ts';
import { counted } from '../../../../kernel/words.ts';
import { monadsOf } from '../../monad/holders.ts';
import { type Monad, patienceOf, stepsLeft } from '../../monad/plan.ts';
import { stagesOf, stanceOf } from '../../monad/stance.ts';
import { nextStep, plannedWords, planWords } from '../../monad/words.ts';
import { nameOf } from '../../position/board.ts';
import { formName, type Stack, type State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';

const doneWords = ({ next }: Monad): string => (next === 0 ? '' : `, ${counted(next, 'step')} made`);

/** Waiting or active, the next step, its vain attempts and how many it survives, and the whole plan. */
export const monadBadges = ({ monad }: Stack): readonly Badge[] => {
  if (!monad) return [];
  const { isActive, stuck, plan } = monad;
  const state = isActive
    ? `active monad, ${stuck} of ${patienceOf(monad)} vain attempts`
    : 'waiting monad, until an enemy shadow comes to its square';
  return [
    {
      kind: isActive ? 'monad' : 'waiting',
      label: `${state}${doneWords(monad)}; next: ${plannedWords(nextStep(monad))}; plan: ${planWords(plan)}`,
      rule: rule(isActive ? 'FC-MONAD-4' : 'FC-MONAD-2'),
      value: stepsLeft(monad),
    },
  ];
};

/** The steps still to come, each on the square where it begins, joined to where it leads. */
export const addPlans = (state: State, add: (square: Square, mark: Mark) => void): void => {
  for (const holder of monadsOf(state)) {
    const { square, stack, monad } = holder;
    const { side } = stack;
    const name = `${sideName(side)}'s ${formName(stack)} on ${nameOf(square)}`;
    stagesOf(stanceOf(stack, monad.at), monad.plan.slice(monad.next)).forEach(({ planned, from, to }, index) => {
      add(from, {
        kind: index === 0 ? 'next-step' : 'plan',
        label: `${name}: step ${monad.next + index + 1} of its plan, ${plannedWords(planned)}`,
        rule: rule('FC-MONAD-1'),
        side,
        value: monad.next + index + 1,
        ...(to !== from && { to }),
      });
    });
  }
};
