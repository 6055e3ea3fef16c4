/** Making an action: the position it leads to. */
import { withUnits } from '../../../../src/kernel/board/placement.ts';
import { other } from '../../../../src/kernel/side.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';

export const next = ({ squares, toMove, ply, rng }: State, { from, to }: Act): State => ({
  squares: withUnits(squares, [from, null], [to, squares[from] ?? null]),
  toMove: other(toMove),
  ply: ply + 1,
  rng,
});
