/** Hypothetical positions, which are shown and never played on: with the other side to move, or with one unit alone. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import { singlePieceSquares } from '../../../../src/kernel/board/placement.ts';
import { other, type Side } from '../../../../src/kernel/side.ts';
import { PIECE_TYPES } from '../moves/tables.ts';
import { BOARD } from './board.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

export const withSideToMove = (state: State, side: Side): State => ({ ...state, toMove: side, passed: null });

/** Returns a position with one unit alone, the two obligatory Kings out of its way; null if no piece has that name. */
export const diagramPosition = (name: string, side: Side, square: Square): State | null => {
  const type = PIECE_TYPES.find((each) => each === name);
  if (!type) return null;
  const kings = (type === 'king' ? [other(side)] : [other(side), side]).map(
    (each) => ({ type: 'king', side: each }) as const,
  );
  return {
    ...setup(),
    toMove: side,
    castling: '',
    squares: singlePieceSquares(BOARD, square, { type, side }, kings),
  };
};
