import type { Square } from '../../../kernel/board/board.ts';
import { singlePieceSquares } from '../../../kernel/board/placement.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { BOARD } from './board.ts';
import { OPTIONS } from './options.ts';
import { startingPosition } from './setup.ts';
import { occupancyOf, type State, TYPES } from './state.ts';

export const withSideToMove = (state: State, side: Side): State => ({
  ...state,
  toMove: side,
  phase: 'play',
});

/** Returns a position with one unit and the required Titans (BQ-STATE-3); null for an unknown unit. */
export const diagramPosition = (name: string, side: Side, square: Square): State | null => {
  const type = TYPES.find((each) => each === name);
  if (!type) return null;
  const titans = (type === 'titan' ? [other(side)] : [other(side), side]).map(
    (each) => ({ type: 'titan', side: each }) as const,
  );
  return {
    ...startingPosition(OPTIONS.initial),
    board: occupancyOf(singlePieceSquares(BOARD, square, { type, side }, titans)),
    toMove: side,
  };
};
