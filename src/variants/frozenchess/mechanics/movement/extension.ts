/** Range extension (FC-RANGE-1): rays grow while their unit stays where it is. */
import type { Square } from '../../../../kernel/board.ts';
import { actingNow, type Ply, withEachStack } from '../../moves/resolution.ts';
import { changedUnit } from '../../position/changed.ts';
import { losesRange } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { type Component, rangeOf, type Stack, speedOn, stackOn, withUnit } from '../../position/state.ts';

/** Did this unit of a stack stay on its square in the turn? A stack that others joined is new, but not its old units. */
const hasStayed = (ply: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  const { start, state, side } = ply;
  if (stack.since <= state.turns[side]) return true;
  if (stack.shade) return false;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actingNow(ply)?.movers.includes(id);
};

/** The unit after a turn in which it stayed. */
const grow = (ply: Ply, square: Square, unit: Component): Component =>
  changedUnit(unit, { ext20: unit.ext20 + speedOn(ply.state, square) });

/** Every unit that grew, as far as its growth counts. */
const growWhere = (ply: Ply, counts: (longer: Component, unit: Component, stack: Stack) => boolean): Ply =>
  withEachStack(
    ply,
    (stack, square) => {
      if (stack.side !== ply.side) return stack;
      let next = stack;
      for (const unit of stack.comps) {
        if (!losesRange(unit.kind) || !hasStayed(ply, square, stack, unit)) continue;
        const longer = grow(ply, square, unit);
        if (counts(longer, unit, stack)) next = withUnit(next, longer);
      }
      return next;
    },
    squaresOf(ply.state, ply.side),
  );

/** Phase 6: the units of the side that played which did not change their square in its turn. */
export const growRanges = (ply: Ply): Ply => growWhere(ply, () => true);

/** The same, without growth that is no whole square yet: no ray is longer by it. */
export const growWholeRanges = (ply: Ply): Ply => growWhere(ply, (longer, unit, stack) => rangeOf(longer, stack) !== rangeOf(unit, stack));
