/** Tunnels under walls (FC-ASSN-6): normal moves of their own side pass through, both ways. */
import type { Square } from '../../../kernel/board/board.ts';
import { isImmobile, isLifeless } from '../position/kinds.ts';
import { isEmpty } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';

/** The free ends of its side's tunnels that begin at the unit here. */
export const tunnelsFrom = (state: State, from: Square, stack: Stack): readonly Square[] => {
  if (state.tunnels.length === 0 || isImmobile(kindOf(stack)) || isLifeless(kindOf(stack))) return [];
  const own = state.tunnels.filter(({ side }) => side === stack.side);
  const ends = own.flatMap(({ entrance, exit }) =>
    entrance === from ? [exit] : exit === from ? [entrance] : [],
  );
  return [...new Set(ends)].filter((square) => isEmpty(state, square));
};
