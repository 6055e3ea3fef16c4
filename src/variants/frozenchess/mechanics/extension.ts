/** Range extension (FC-RANGE-1): rays grow while their unit stays where it is. */
import type { Square } from '../../../kernel/board.ts';
import { losesRange } from '../kinds.ts';
import { type Ply, withEachStack } from '../ply.ts';
import { type Component, rangeOf, type Stack, speedOn, stackOn, withUnit } from '../state.ts';

/** Did this unit of a stack stay on its square in the turn? A stack that others joined is new, but not its old units. */
const stayed = ({ start, state, side, actor }: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  if (stack.since <= state.turns[side]) return true;
  if (stack.shade) return false;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actor?.movers.includes(id);
};

/** The unit after a turn in which it stayed. Whoever only looks at a ply need not know of growth that is no whole square yet. */
const grown = (ply: Ply, square: Square, stack: Stack, unit: Component): Component => {
  const longer = { ...unit, ext20: unit.ext20 + speedOn(ply.state, square) };
  return ply.quiet && rangeOf(longer, stack) === rangeOf(unit, stack) ? unit : longer;
};

/** Phase 6: the units of the side that played which did not change their square in its turn. */
export const rangesGrown = (ply: Ply): Ply =>
  withEachStack(ply, (stack, square) => {
    if (stack.side !== ply.side) return stack;
    let next = stack;
    for (const unit of stack.comps) {
      if (!losesRange(unit.kind) || !stayed(ply, square, stack, unit)) continue;
      const longer = grown(ply, square, stack, unit);
      if (longer !== unit) next = withUnit(next, longer);
    }
    return next;
  });
