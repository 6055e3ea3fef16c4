/** The board: eight by eight. */
import { rectangle, type Square, squareName } from '../../../../src/kernel/board.ts';

export const GRID = { files: 8, ranks: 8 };
export const BOARD = rectangle(GRID.files, GRID.ranks);

export const nameOf = (square: Square): string => squareName(BOARD, square);
