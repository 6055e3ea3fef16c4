import type { Square } from '../../../../src/kernel/board/board.ts';
import type * as placement from '../../../../src/kernel/board/placement.ts';
import type { PositionBase } from '../../../../src/kernel/game.ts';
import { invariant } from '../../../../src/kernel/invariant.ts';
import { unitNamer } from '../../../../src/kernel/units.ts';
import { PIECES, type PieceType } from '../moves/tables.ts';
import { BOARD } from './board.ts';

export type Unit = placement.Unit<PieceType>;
export type Squares = placement.Squares<PieceType>;

export interface State extends PositionBase {
  readonly squares: Squares;
  /** The castling rights as in a FEN: `KQkq`. */
  readonly castling: string;
  /** The square that a Pawn has just passed by a double step, or null; an en passant capture goes there. */
  readonly passed: Square | null;
  /** Plies since the last capture or Pawn move. */
  readonly quiet: number;
}

/** Names the unit on a square, such as "the Knight on c3". */
export const unitName = unitNamer(BOARD, PIECES);

/** Returns the unit on a square; throws if the square is empty. */
export const unitAt = (squares: Squares, square: number): Unit => {
  const unit = squares[square];
  invariant(unit, `no unit on square ${square}`);
  return unit;
};
