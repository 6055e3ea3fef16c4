import { invariant } from '../invariant.ts';
import type { Board, BoardSquare, Region, Square } from './board.ts';
import { type Grid, type Rays, raysOn } from './ray.ts';

const FILES = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the name of a square (`a1`), for up to 26 files, since one letter names a file. */
const algebraic = (file: number, rank: number): string => `${FILES[file]}${rank + 1}`;

export interface Rectangle extends Board, Grid {
  readonly open: readonly Square[];
  readonly rays: Rays;
  nameOf(square: Square): string;
  /** Returns the square with that name. Throws for an unknown name, which only a programming error can cause. */
  at(name: string): Square;
  fileOf(square: Square): number;
  rankOf(square: Square): number;
}

/** Options of a rectangular board. `nameOf` returns null for a square with its usual name, such as `a1`. */
interface RectangleOptions {
  readonly isClosed?: (file: number, rank: number) => boolean;
  readonly nameOf?: (file: number, rank: number) => string | null;
}

/** Makes a board of one region: `a1` is 0, `b1` is 1. */
export const rectangle = (
  files: number,
  ranks: number,
  { isClosed, nameOf = () => null }: RectangleOptions = {},
): Rectangle => {
  const named = { board: (file: number, rank: number) => nameOf(file, rank) ?? algebraic(file, rank) };
  const board = joinRegions([{ id: 'board', title: 'Board', files, ranks, place: 'centre' }], named);
  const closed = new Set(
    isClosed && board.squares.filter(({ file, rank }) => isClosed(file, rank)).map(({ square }) => square),
  );
  const grid: Grid = closed.size > 0 ? { files, ranks, closed } : { files, ranks };
  const names = board.squares.map(({ name }) => name);
  return {
    ...board,
    ...grid,
    open: board.squares.map(({ square }) => square).filter((square) => !closed.has(square)),
    rays: raysOn(grid),
    nameOf: (square) => names[square] as string,
    at: (name) => {
      const square = names.indexOf(name);
      invariant(square >= 0, `${name} is a square`);
      return square;
    },
    fileOf: (square) => square % files,
    rankOf: (square) => Math.floor(square / files),
  };
};

/** Joins regions into a board. Each region may have a function that names its squares. */
export const joinRegions = (
  regions: readonly Region[],
  names: Readonly<Record<string, (file: number, rank: number) => string>>,
): Board => {
  const squares: BoardSquare[] = [];
  for (const { id, files, ranks } of regions) {
    const name = names[id] ?? algebraic;
    for (let rank = 0; rank < ranks; rank++) {
      for (let file = 0; file < files; file++)
        squares.push({ square: squares.length, name: name(file, rank), region: id, file, rank });
    }
  }
  return { regions, squares };
};
