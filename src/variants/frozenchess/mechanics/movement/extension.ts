/** Range extension (FC-RANGE-1): rays grow while their unit stays where it is. */
import type { Square } from '../../../../kernel/board.ts';
import { type Ply, withEachStack } from '../../moves/resolution.ts';
import { losesRange } from '../../position/kinds.ts';
import { type Component, rangeOf, type Stack, speedOn, stackOn, withUnit } from '../../position/state.ts';

/** Did this unit of a stack stay on its square in the turn? A stack that others joined is new, but not its old units. */
const stayed = ({ start, state, side, actor }: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  if (stack.since <= state.turns[side]) return true;
  if (stack.shade) return false;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actor?.movers.includes(id);
};

/** The unit after a turn in which it stayed. */
const grown = (ply: Ply, square: Square, unit: Component): Component => ({ ...unit, ext20: unit.ext20 + speedOn(ply.state, square) });

/** Every unit that grew, as far as its growth counts. */
const grownWhere = (ply: Ply, counts: (longer: Component, unit: Component, stack: Stack) => boolean): Ply =>
  withEachStack(ply, (stack, square) => {
    if (stack.side !== ply.side) return stack;
    let next = stack;
    for (const unit of stack.comps) {
      if (!losesRange(unit.kind) || !stayed(ply, square, stack, unit)) continue;
      const longer = grown(ply, square, unit);
      if (counts(longer, unit, stack)) next = withUnit(next, longer);
    }
    return next;
  });

/** Phase 6: the units of the side that played which did not change their square in its turn. */
export const rangesGrown = (ply: Ply): Ply => grownWhere(ply, () => true);

/** The same, without growth that is no whole square yet: no ray is longer by it. */
export const wholeRangesGrown = (ply: Ply): Ply =>
  grownWhere(ply, (longer, unit, stack) => rangeOf(longer, stack) !== rangeOf(unit, stack));
