/** Rays and offsets on a rectangle of squares, computed once per board, since searches need them often. */
import type { Square } from './board.ts';
import { DIRECTIONS, type Direction, STEP } from './direction.ts';

/** `rays[square][direction]`: the squares to the edge, nearest first. */
export type Rays = readonly Readonly<Record<Direction, readonly Square[]>>[];

/** A region whose squares are numbered from 0, rank by rank. */
export interface Grid {
  readonly files: number;
  readonly ranks: number;
  /** Squares that never hold a unit. Rays end before a closed square, since no unit moves across it. */
  readonly closed?: ReadonlySet<Square>;
}

export const fileOf = (grid: Grid, square: Square): number => square % grid.files;
export const rankOf = (grid: Grid, square: Square): number => Math.floor(square / grid.files);

/** Returns the square at an offset; null if it is closed or off the board. */
export const offset = (grid: Grid, square: Square, df: number, dr: number): Square | null => {
  const file = fileOf(grid, square) + df;
  const rank = rankOf(grid, square) + dr;
  if (file < 0 || file >= grid.files || rank < 0 || rank >= grid.ranks) return null;
  const found = rank * grid.files + file;
  return grid.closed?.has(found) ? null : found;
};

/** Returns the squares reached by repeating a step, nearest first. */
export const rayFrom = (grid: Grid, square: Square, [df, dr]: readonly [number, number]): Square[] => {
  const found: Square[] = [];
  for (let at = offset(grid, square, df, dr); at !== null; at = offset(grid, at, df, dr)) found.push(at);
  return found;
};

export const raysOn = (grid: Grid): Rays =>
  Array.from({ length: grid.files * grid.ranks }, (_, square) => {
    const rays = {} as Record<Direction, readonly Square[]>;
    for (const direction of DIRECTIONS) rays[direction] = rayFrom(grid, square, STEP[direction]);
    return rays;
  });

/** Returns one list of neighbours per square. No list has a closed square, since no unit can enter one. */
export const neighboursOn = (
  grid: Grid,
  directions: readonly Direction[] = DIRECTIONS,
): readonly (readonly Square[])[] =>
  Array.from({ length: grid.files * grid.ranks }, (_, square) =>
    directions.map((direction) => offset(grid, square, ...STEP[direction])).filter((found) => found !== null),
  );

/** Returns the squares between two squares; null without a straight line. */
export const between = (rays: Rays, from: Square, to: Square): readonly Square[] | null => {
  for (const direction of DIRECTIONS) {
    const ray = (rays[from] as Rays[number])[direction];
    const index = ray.indexOf(to);
    if (index >= 0) return ray.slice(0, index);
  }
  return null;
};
