/** Assassins keep the patterns of whoever empowered them last (FC-ASSN-8). */
import { same } from '../../../../kernel/same.ts';
import { type Ply, withStack } from '../../moves/resolution.ts';
import { holds, withUnit } from '../../position/state.ts';
import { attacksOnAll } from './attacks.ts';
import { empowermentsOf } from './powers.ts';

/** Phase 9. */
export const powersRetained = (ply: Ply): Ply => {
  // Whoever draws or walks on asks about all of them next.
  attacksOnAll(ply.state);
  let next = ply;
  ply.state.stacks.forEach((stack, square) => {
    if (!stack || !holds(stack, 'M')) return;
    const lent = empowermentsOf(ply.state, square).flatMap((each) => each.lent);
    if (lent.length === 0) return;
    let kept = stack;
    for (const unit of stack.comps) if (unit.kind === 'M' && !same(unit.retained, lent)) kept = withUnit(kept, { ...unit, retained: lent });
    if (kept !== stack) next = withStack(next, square, kept);
  });
  return next;
};
