/** The board: eight by eight, and which squares are neighbours of which. */
import { rectangle, type Square, squareName } from '../../../kernel/board.ts';
import { DIRECTIONS, ORTHOGONALS, STEP } from '../../../kernel/direction.ts';
import { fileOf, type Grid, offset, rankOf, raysOn } from '../../../kernel/ray.ts';

export const BOARD = rectangle(8, 8);
export const GRID: Grid = { files: 8, ranks: 8 };
export const RAYS = raysOn(GRID);

export const nameOf = (square: Square): string => squareName(BOARD, square);

/** `NEIGHBOURS[square]`: the orthogonally adjacent squares, clockwise from north. */
export const NEIGHBOURS: readonly (readonly Square[])[] = BOARD.squares.map(({ square }) =>
  ORTHOGONALS.map((direction) => offset(GRID, square, ...STEP[direction])).filter((found) => found !== null),
);

export const neighboursOf = (square: Square): readonly Square[] => NEIGHBOURS[square] ?? [];

/** The squares next to one in any direction. */
export const touching = (square: Square): readonly Square[] =>
  DIRECTIONS.map((direction) => offset(GRID, square, ...STEP[direction])).filter((found) => found !== null);

export const isDark = (square: Square): boolean => (fileOf(GRID, square) + rankOf(GRID, square)) % 2 === 0;
