/** How shadows are shown (section 9): that they are shadows, how old they are, how far they have come. */

import type { Badge } from '../../../../kernel/view.ts';
import { counted } from '../../../../kernel/words.ts';
import { RIPE_AT, returnPrice } from '../../mechanics/shadows/shadows.ts';
import { ageOf, type Stack, type State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';

/** Age and way of a shadow, and what its return would cost. */
export const shadeBadge = (state: State, stack: Stack): Badge => {
  const age = Math.min(RIPE_AT, ageOf(state, stack));
  const way = counted(stack.shade?.dist ?? 0, 'square');
  const price = returnPrice(stack);
  const cost = price > 0 ? `cost ${counted(price, 'turn')}` : 'cost nothing';
  return {
    kind: 'shadow',
    label: `shadow form: fills no square; ${age} of ${RIPE_AT} turns old, ${way} travelled, its return would ${cost}`,
    rule: rule('FC-SHAD-1'),
    value: age,
  };
};
