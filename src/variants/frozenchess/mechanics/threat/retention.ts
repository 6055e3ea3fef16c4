/** Assassins keep the patterns of whoever empowered them last (FC-ASSN-8). */
import { same } from '../../../../kernel/same.ts';
import { type Resolution, withStack } from '../../moves/resolution.ts';
import { changeUnit } from '../../position/changed.ts';
import { bitOf, type Kinds } from '../../position/kinds.ts';
import { kindsOn, unitSquares } from '../../position/piece-lists.ts';
import { stackAt, withUnit } from '../../position/state.ts';
import { empowermentsOf } from './powers.ts';

const ASSASSIN = bitOf('M');

/** Phase 9. */
export const retainPowers = (resolution: Resolution): Resolution => {
  let next = resolution;
  const kinds = kindsOn(resolution.state);
  for (const square of unitSquares(resolution.state)) {
    if (((kinds[square] as Kinds) & ASSASSIN) === 0) continue;
    const stack = stackAt(resolution.state, square);
    const lent = empowermentsOf(resolution.state, square).flatMap((each) => each.lent);
    if (lent.length === 0) continue;
    let kept = stack;
    for (const unit of stack.comps)
      if (unit.kind === 'M' && !same(unit.retained, lent))
        kept = withUnit(kept, changeUnit(unit, { retained: lent }));
    if (kept !== stack) next = withStack(next, square, kept);
  }
  return next;
};
