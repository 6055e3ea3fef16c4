/** Moves: what the patterns allow, the position after one, and the end of the game. */
import type { Square } from '../../../src/kernel/board/board.ts';
import { DIRECTIONS } from '../../../src/kernel/board/direction.ts';
import { compile, step } from '../../../src/kernel/board/movement.ts';
import { type Unit, unitsOf, withUnits } from '../../../src/kernel/board/placement.ts';
import { forSides, other, SIDES, sideName } from '../../../src/kernel/side.ts';
import type { Outcome } from '../../../src/kernel/view.ts';
import { type Act, BOARD, type PieceType, type State } from './position.ts';
import { rule } from './rules.ts';

/** `REACH[side][type]`: the paths of that piece from every square. */
export const REACH = forSides((side) => ({ king: compile(BOARD, side, [step(DIRECTIONS)]) }));

/** Every square of a piece's pattern, with what bars it. */
export const pseudoLegalMoves = (
  { squares }: State,
  from: Square,
  { side, type }: Unit<PieceType>,
): readonly { readonly kind: 'move' | 'occupied'; readonly to: Square }[] =>
  (REACH[side][type].move[from] ?? []).flat().map((to) => ({ kind: squares[to] ? 'occupied' : 'move', to }));

/** The position after a move. */
export const next = ({ squares, toMove, ply, rng }: State, { from, to }: Act): State => ({
  squares: withUnits(squares, [from, null], [to, squares[from] ?? null]),
  toMove: other(toMove),
  ply: ply + 1,
  rng,
});

/** The winner, if a King is on its last rank. */
export const outcome = ({ squares }: State): Outcome | null => {
  const winner = SIDES.find((side) => {
    const last = side === 'white' ? BOARD.ranks - 1 : 0;
    return unitsOf(squares, side).some(([square]) => BOARD.rankOf(square) === last);
  });
  return winner
    ? { winner, rule: rule('KW-END-1'), text: `${sideName(winner)}'s King is on its last rank.` }
    : null;
};
