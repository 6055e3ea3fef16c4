/** Range extension (FC-RANGE-1): rays of a unit grow while it stays on its square. */
import type { Square } from '../../../../kernel/board/board.ts';
import { changeUnit } from '../../position/changed.ts';
import { losesRange } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { speedOn, stackOn } from '../../position/squares.ts';
import { withUnit } from '../../position/stacks.ts';
import type { Component, Stack } from '../../position/state.ts';
import { actingNow, changeEach, type Ply } from '../ply.ts';

/** Whether a unit has stayed on its square this turn; its stack may be new because others joined it. */
const hasStayed = (ply: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  const { start, state, side } = ply;
  if (stack.since <= state.turns[side]) return true;
  if (stack.shade) return false;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actingNow(ply)?.movers.includes(id);
};

/** Whether growth lengthens a unit's rays by a square; range counts in twentieths of one. */
const isWholeSquare = ({ ext20, crr20 }: Component, growth: number): boolean =>
  Math.floor((ext20 + growth - crr20) / 20) > Math.floor((ext20 - crr20) / 20);

/** Phase 6: extends units of that side that stayed. A trial skips growth that lengthens no ray. */
export const growRanges = (ply: Ply): void =>
  changeEach(
    ply,
    (stack, square) => {
      if (stack.side !== ply.side) return stack;
      const growth = speedOn(ply.state, square);
      let next = stack;
      for (const unit of stack.comps) {
        if (!losesRange(unit.kind) || (ply.isTrial && !isWholeSquare(unit, growth))) continue;
        if (hasStayed(ply, square, stack, unit))
          next = withUnit(next, changeUnit(unit, { ext20: unit.ext20 + growth }));
      }
      return next;
    },
    squaresOf(ply.state, ply.side),
  );
