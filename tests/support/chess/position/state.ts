/** A position of chess. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import type * as placement from '../../../../src/kernel/board/placement.ts';
import type { PositionBase } from '../../../../src/kernel/game.ts';
import { invariant } from '../../../../src/kernel/invariant.ts';
import { nameUnits } from '../../../../src/kernel/units.ts';
import { PIECES, type PieceType } from '../moves/tables.ts';
import { BOARD } from './board.ts';

export type Unit = placement.Unit<PieceType>;
export type Squares = placement.Squares<PieceType>;

export interface State extends PositionBase {
  readonly squares: Squares;
  /** The castlings still possible, by their letters in a FEN: `KQkq`. */
  readonly castling: string;
  /** The square a Pawn has just passed in its double step. */
  readonly passed: Square | null;
  /** Turns since the last capture or Pawn move. */
  readonly quiet: number;
}

/** A unit in words: "the Knight on c3". */
export const unitName = nameUnits(BOARD, PIECES);

/** The unit on a square where one must stand. */
export const unitAt = (squares: Squares, square: number): Unit => {
  const unit = squares[square];
  invariant(unit, `no unit on square ${square}`);
  return unit;
};
