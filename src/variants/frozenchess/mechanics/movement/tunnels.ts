/** Tunnels under walls (FC-ASSN-6): their own side goes through them by normal moves, both ways. */
import type { Square } from '../../../../kernel/board/board.ts';
import { type Resolution, withState } from '../../moves/resolution.ts';
import { isImmobile, isLifeless } from '../../position/kinds.ts';
import { isEmpty, isWallsquare, kindOf, type Stack, type State } from '../../position/state.ts';

/** Where the unit here may go through tunnels of its side. */
export const tunnelsFrom = (state: State, from: Square, stack: Stack): readonly Square[] => {
  if (state.tunnels.length === 0 || isImmobile(kindOf(stack)) || isLifeless(kindOf(stack))) return [];
  const own = state.tunnels.filter(({ side }) => side === stack.side);
  const ends = own.flatMap(({ entrance, exit }) =>
    entrance === from ? [exit] : exit === from ? [entrance] : [],
  );
  return [...new Set(ends)].filter((square) => isEmpty(state, square));
};

/** Phase 9: a tunnel without its wall is none. */
export const clearTunnels = (resolution: Resolution): Resolution => {
  const { tunnels } = resolution.state;
  const kept = tunnels.filter(({ wall }) => isWallsquare(resolution.state, wall));
  return kept.length === tunnels.length ? resolution : withState(resolution, { tunnels: kept });
};
