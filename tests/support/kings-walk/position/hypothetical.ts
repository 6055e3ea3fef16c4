/** Boards that are only looked at, never played on: the other side to move, and a piece by itself. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import { lonePieces } from '../../../../src/kernel/board/placement.ts';
import { other, type Side } from '../../../../src/kernel/side.ts';
import { BOARD } from './board.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

export const asIf = (state: State, side: Side): State => ({ ...state, toMove: side });

/** Where a King has not won. */
const MIDDLE = BOARD.open.filter((square) => ![0, BOARD.ranks - 1].includes(BOARD.rankOf(square)));

/** A piece by itself; the other King stands out of its way. */
export const lone = (_type: string, side: Side, square: Square): State => ({
  ...setup(),
  toMove: side,
  squares: lonePieces(BOARD, square, { type: 'king', side }, [{ type: 'king', side: other(side) }], MIDDLE),
});
