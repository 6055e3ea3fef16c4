/** Tunnels under walls (FC-ASSN-6), which end with their wall. */
import { isWallsquare } from '../../position/squares.ts';
import type { Ply } from '../ply.ts';

/** Phase 9: removes tunnels whose wall is gone. */
export const clearTunnels = (ply: Ply): void => {
  const { tunnels } = ply.state;
  const kept = tunnels.filter(({ wall }) => isWallsquare(ply.state, wall));
  if (kept.length < tunnels.length) ply.set({ tunnels: kept });
};
