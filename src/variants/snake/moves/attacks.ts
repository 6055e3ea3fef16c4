/** Which units could capture on a square (SN-SAFE-1). */
import type { Square } from '../../../kernel/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { neighboursOf } from '../position/board.ts';
import { headOf, isPiece, type State } from '../position/state.ts';
import { approaches, captureRays } from './tables.ts';

/** A move of a piece that is only thought of: what stood on `from` stands on `to`. */
export interface PieceShift {
  readonly from: Square;
  readonly to: Square;
}

/**
 * Every unit of a side that could capture on this square: its pieces first, then its Head if that is next to it. Looks
 * back from the square along the other side's rays: every pattern, turned round, is the pattern of the opponent's piece.
 * `vacated` counts as empty.
 */
export const attackersOf = (state: State, target: Square, by: Side, vacated?: Square): readonly Square[] => {
  const { board } = state;
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

/** Is there any unit that `attackersOf` would name, after a piece of the other side has moved so? */
export const isAttacked = (state: State, target: Square, by: Side, vacated: Square, { from, to }: PieceShift): boolean => {
  const { board } = state;
  const head = headOf(state, by);
  if (head !== undefined && neighboursOf(head).includes(target)) return true;
  for (const { path, within } of approaches(other(by), target)) {
    for (let index = 0; index < path.length; index++) {
      const square = path[index] as Square;
      if (square === vacated || square === from) continue;
      if (square === to) break;
      const occupant = board[square];
      if (!occupant) continue;
      if (occupant.side === by && isPiece(occupant) && index < within[occupant.type]) return true;
      break;
    }
  }
  return false;
};

/** What attacks the Head of the side to move, whose own invulnerability has expired (SN-SAFE-6). */
export const headAttackers = (state: State): readonly Square[] => {
  const head = headOf(state, state.toMove);
  return head === undefined ? [] : attackersOf(state, head, other(state.toMove));
};

/** Is the Head of the side to move attacked? */
export const isInCheck = (state: State): boolean => headAttackers(state).length > 0;
