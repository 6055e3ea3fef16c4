/** Where a piece can go: every square of its pattern, with what bars it. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Unit } from '../../../../src/kernel/board/placement.ts';
import type { State } from '../position/state.ts';
import { type PieceType, REACH } from './tables.ts';

export interface Candidate {
  readonly kind: 'move' | 'occupied';
  readonly to: Square;
}

export const pseudoLegalMoves = (
  { squares }: State,
  from: Square,
  { side, type }: Unit<PieceType>,
): readonly Candidate[] =>
  (REACH[side][type].move[from] ?? []).flat().map((to) => ({ kind: squares[to] ? 'occupied' : 'move', to }));
