/** Hypothetical boards, never played on: the other side to move, and a unit by itself. */
import type { Square } from '../../../kernel/board/board.ts';
import { lonePieces } from '../../../kernel/board/placement.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { BOARD } from './board.ts';
import { startingPosition } from './setup.ts';
import { occupancyOf, type State, TYPES } from './state.ts';

/** The same board with that side to move, also while Chameleons are placed. */
export const asIf = (state: State, side: Side): State => ({ ...state, toMove: side, phase: 'play' });

/** A unit by itself; the Titans of every position stand off its lines and far from each other. */
export const lone = (name: string, side: Side, square: Square): State | null => {
  const type = TYPES.find((each) => each === name);
  if (!type) return null;
  const titans = (type === 'titan' ? [other(side)] : [other(side), side]).map(
    (each) => ({ type: 'titan', side: each }) as const,
  );
  return {
    ...startingPosition('standard'),
    board: occupancyOf(lonePieces(BOARD, square, { type, side }, titans)),
    toMove: side,
  };
};
