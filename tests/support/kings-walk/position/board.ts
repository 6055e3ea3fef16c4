/** The board: five by five. */
import { rectangle } from '../../../../src/kernel/board/board.ts';

export const BOARD = rectangle(5, 5);
export const { nameOf } = BOARD;
