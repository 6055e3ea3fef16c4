/** The board: five by five. */
import { rectangle } from '../../../../src/kernel/board/rectangle.ts';

export const BOARD = rectangle(5, 5);
export const { nameOf } = BOARD;
