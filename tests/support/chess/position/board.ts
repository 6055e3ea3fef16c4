/** The board: eight by eight. */
import { rectangle } from '../../../../src/kernel/board/board.ts';

export const BOARD = rectangle(8, 8);
export const { nameOf } = BOARD;
