/** The 16x16 board (FC-BOARD-1) and its geometry. */
import { type Square, squareName } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction, ORTHOGONALS, STEP } from '../../../kernel/board/direction.ts';
import { type Grid, offset, raysOn } from '../../../kernel/board/ray.ts';
import { rectangle } from '../../../kernel/board/rectangle.ts';
import { forward, type Side } from '../../../kernel/side.ts';

export const SIZE = 16;
export const GRID: Grid = { files: SIZE, ranks: SIZE };
export const BOARD = rectangle(SIZE, SIZE);
export const RAYS = raysOn(GRID);
export const SQUARES: readonly Square[] = BOARD.squares.map(({ square }) => square);

/** An offset in files and ranks. East and north are positive. */
export type Offset = readonly [number, number];

export const nameOf = (square: Square): string => squareName(BOARD, square);
export const fileOf = (square: Square): number => square & (SIZE - 1);
export const rankOf = (square: Square): number => square >> 4;

/** Whether a square is light, which is White's colour (FC-BOARD-3). */
export const isLight = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 1;

export const at = (from: Square, [df, dr]: Offset): Square | null => offset(GRID, from, df, dr);

const around = (square: Square, directions: readonly Direction[]): readonly Square[] =>
  directions
    .map((direction) => at(square, STEP[direction]))
    .filter((each) => each !== null)
    .sort((a, b) => a - b);

const NEAR = SQUARES.map((square) => around(square, DIRECTIONS));
const BESIDE = SQUARES.map((square) => around(square, ORTHOGONALS));

/** Returns the neighbours of a square, at most 8, in scan order (FC-RES-5). */
export const near = (square: Square): readonly Square[] => NEAR[square] as readonly Square[];
/** Returns the orthogonal neighbours of a square, at most 4, in scan order (FC-RES-5). */
export const adjacentSquares = (square: Square): readonly Square[] => BESIDE[square] as readonly Square[];
/** The square and all others within `reach` King's steps, in scan order (FC-RES-5). */
export const area = (square: Square, reach = 1): readonly Square[] =>
  reach === 1
    ? [...near(square), square].sort((a, b) => a - b)
    : SQUARES.filter(
        (each) => Math.max(Math.abs(fileOf(each) - fileOf(square)), Math.abs(rankOf(each) - rankOf(square))) <= reach,
      );

export const isNear = (a: Square, b: Square): boolean =>
  a !== b && Math.abs(fileOf(a) - fileOf(b)) <= 1 && Math.abs(rankOf(a) - rankOf(b)) <= 1;

/** Returns the direction to a neighbour. Undefined for any other square. */
export const directionTo = (from: Square, to: Square): Direction | undefined =>
  DIRECTIONS.find((each) => at(from, STEP[each]) === to);

/** Returns the square on the opposite side of the board's centre (FC-CHAN-4). */
export const mirror = (square: Square): Square => SIZE * SIZE - 1 - square;

export const farRank = (side: Side): number => (side === 'white' ? SIZE - 1 : 0);
export const ahead = (side: Side): Direction => (forward(side) === 1 ? 'n' : 's');

/** Returns a pattern's offset turned from north or northeast to `aim`. `0 - x` avoids -0, which is slow. */
export const turnTo = ([x, y]: Offset, aim: Direction): Offset => {
  switch (Math.floor(DIRECTIONS.indexOf(aim) / 2)) {
    case 1:
      return [y, 0 - x];
    case 2:
      return [0 - x, 0 - y];
    case 3:
      return [0 - y, x];
    default:
      return [x, y];
  }
};

/** Returns the number of a King's steps between two squares (Chebyshev distance). */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

export const shareLine = (a: Square, b: Square): boolean => {
  const files = Math.abs(fileOf(a) - fileOf(b));
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  return files === 0 || ranks === 0 || files === ranks;
};
