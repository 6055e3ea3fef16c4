/** Which units could capture on a square (SN-SAFE-1). */
import type { Square } from '../../kernel/board.ts';
import { other, type Side } from '../../kernel/side.ts';
import { captureRays } from './pieces.ts';
import { neighboursOf } from './squares.ts';
import { headOf, type Occupancy, occupancy, type SnakeState } from './state.ts';

/**
 * Every unit of a side that could capture on this square: its pieces first, then its Head if that is next to it. Looks
 * back from the square along the other side's rays: every pattern, turned round, is the pattern of the opponent's piece.
 * `vacated` counts as empty; `board` is what stands where, if not as in the position.
 */
export const attackersOf = (
  state: SnakeState,
  target: Square,
  by: Side,
  vacated?: Square,
  board: Occupancy = occupancy(state),
): readonly Square[] => {
  const found: Square[] = [];
  for (const { type, path } of captureRays(other(by), target)) {
    for (const square of path) {
      const occupant = square === vacated ? null : board[square];
      if (!occupant) continue;
      if (occupant.side === by && occupant.type === type) found.push(square);
      break;
    }
  }
  const head = headOf(state, by);
  if (head !== undefined && neighboursOf(head).includes(target)) found.push(head);
  return found;
};

/** What attacks the Head of the side to move, whose own invulnerability has expired (SN-SAFE-6). */
export const headAttackers = (state: SnakeState): readonly Square[] => {
  const head = headOf(state, state.toMove);
  return head === undefined ? [] : attackersOf(state, head, other(state.toMove));
};
