/** The board: eight by eight (GW-BOARD-1). */
import { rectangle, type Square, squareName } from '../../../kernel/board.ts';
import type { Grid } from '../../../kernel/ray.ts';
import { listed } from '../../../kernel/words.ts';

export const GRID: Grid = { files: 8, ranks: 8 };
export const BOARD = rectangle(GRID.files, GRID.ranks);

export const nameOf = (square: Square): string => squareName(BOARD, square);

export const listSquares = (squares: readonly Square[]): string => listed(squares.map(nameOf));
