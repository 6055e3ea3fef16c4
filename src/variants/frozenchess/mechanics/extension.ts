/** Range extension (FC-RANGE-1): rays grow while their unit stays where it is. */
import type { Square } from '../../../kernel/board.ts';
import { losesRange } from '../kinds.ts';
import { type Ply, withState } from '../ply.ts';
import { type Component, type Stack, stackOn } from '../state.ts';

/** Did this unit of a stack stay on its square in the turn? A stack that others joined is new, but not its old units. */
const stayed = ({ start, state, side, actor }: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  if (stack.since <= state.turns[side]) return true;
  const before = stackOn(start, square);
  return before?.comps.some((unit) => unit.id === id) === true && !actor?.movers.includes(id);
};

/** Phase 6: the units of the side that played which did not change their square in its turn. */
export const rangesGrown = (ply: Ply): Ply => {
  const grown = (stack: Stack, square: Square): Stack => {
    const longer = (unit: Component): Component =>
      losesRange(unit.kind) && stayed(ply, square, stack, unit) ? { ...unit, ext20: unit.ext20 + 1 } : unit;
    const [first, ...rest] = stack.comps;
    const comps: Stack['comps'] = [longer(first), ...rest.map(longer)];
    return comps.some((unit, index) => unit !== stack.comps[index]) ? { ...stack, comps } : stack;
  };
  return withState(ply, { stacks: ply.state.stacks.map((stack, square) => (stack?.side === ply.side ? grown(stack, square) : stack)) });
};
