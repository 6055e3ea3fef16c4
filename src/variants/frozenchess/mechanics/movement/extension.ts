/** Range extension (FC-RANGE-1): rays grow while their unit stays where it is. */
import type { Square } from '../../../../kernel/board/board.ts';
import { actingNow, type Resolution, withEachStack } from '../../moves/resolution.ts';
import { changeUnit } from '../../position/changed.ts';
import { losesRange } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { type Component, rangeOf, type Stack, speedOn, stackOn, withUnit } from '../../position/state.ts';

/**
 * Did this unit of a stack stay on its square in the turn? A stack that others joined is new, but not its old
 * units.
 */
const hasStayed = (resolution: Resolution, square: Square, stack: Stack, { id }: Component): boolean => {
  const { start, state, side } = resolution;
  if (stack.since <= state.turns[side]) return true;
  if (stack.shade) return false;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actingNow(resolution)?.movers.includes(id);
};

/** The unit after a turn in which it stayed. */
const grow = (resolution: Resolution, square: Square, unit: Component): Component =>
  changeUnit(unit, { ext20: unit.ext20 + speedOn(resolution.state, square) });

/** Every unit that grew, as far as its growth counts. */
const growWhere = (
  resolution: Resolution,
  counts: (longer: Component, unit: Component, stack: Stack) => boolean,
): Resolution =>
  withEachStack(
    resolution,
    (stack, square) => {
      if (stack.side !== resolution.side) return stack;
      let next = stack;
      for (const unit of stack.comps) {
        if (!losesRange(unit.kind) || !hasStayed(resolution, square, stack, unit)) continue;
        const longer = grow(resolution, square, unit);
        if (counts(longer, unit, stack)) next = withUnit(next, longer);
      }
      return next;
    },
    squaresOf(resolution.state, resolution.side),
  );

/** Phase 6: the units of the side that played which did not change their square in its turn. */
export const growRanges = (resolution: Resolution): Resolution => growWhere(resolution, () => true);

/** The same, without growth that is no whole square yet: no ray is longer by it. */
export const growWholeRanges = (resolution: Resolution): Resolution =>
  growWhere(resolution, (longer, unit, stack) => rangeOf(longer, stack) !== rangeOf(unit, stack));
