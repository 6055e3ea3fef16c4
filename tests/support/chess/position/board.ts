import { rectangle } from '../../../../src/kernel/board/rectangle.ts';

export const BOARD = rectangle(8, 8);
export const { nameOf } = BOARD;
