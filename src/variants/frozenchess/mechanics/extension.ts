/** Range extension (FC-RANGE-1): rays grow while their unit stays where it is. */
import type { Square } from '../../../kernel/board.ts';
import { losesRange } from '../kinds.ts';
import { type Ply, withState } from '../ply.ts';
import { type Component, type Stack, speedOn, stackOn, withUnit } from '../state.ts';

/** Did this unit of a stack stay on its square in the turn? A stack that others joined is new, but not its old units. */
const stayed = ({ start, state, side, actor }: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  if (stack.since <= state.turns[side]) return true;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actor?.movers.includes(id);
};

/** Phase 6: the units of the side that played which did not change their square in its turn. */
export const rangesGrown = (ply: Ply): Ply => {
  const stacks = ply.state.stacks.slice();
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack?.side !== ply.side) continue;
    let next = stack;
    for (const unit of stack.comps) {
      if (losesRange(unit.kind) && stayed(ply, square, stack, unit))
        next = withUnit(next, { ...unit, ext20: unit.ext20 + speedOn(ply.state, square) });
    }
    stacks[square] = next;
  }
  const shadows = ply.state.shadows.map((shadow) => {
    const { square, stack } = shadow;
    const [unit] = stack.comps;
    const isGrowing = stack.side === ply.side && losesRange(unit.kind) && stack.since <= ply.state.turns[ply.side];
    return isGrowing ? { square, stack: withUnit(stack, { ...unit, ext20: unit.ext20 + speedOn(ply.state, square) }) } : shadow;
  });
  return withState(ply, { stacks, shadows });
};
