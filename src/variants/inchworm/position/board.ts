/** The board and the lunar hallway. A square's number is its *name*. Linked squares have two names (IW-LINK-2). */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../kernel/board/direction.ts';
import { leap } from '../../../kernel/board/movement.ts';
import { offset, rayFrom, raysOn } from '../../../kernel/board/ray.ts';
import { joinRegions } from '../../../kernel/board/rectangle.ts';
import { forSides, forward, type Side } from '../../../kernel/side.ts';

const GRID = { files: 8, ranks: 8 } as const;

export const BOARD = joinRegions(
  [
    { id: 'board', title: 'Board', ...GRID, place: 'centre' },
    { id: 'hallway', title: 'Lunar hallway', files: 1, ranks: 8, place: 'side', spokenFile: 'hallway' },
  ],
  { hallway: (_file, rank) => `H${rank + 1}` },
);

/** The number of square names: 64 on the board and 8 in the hallway. */
export const NAME_COUNT = BOARD.squares.length;
const HALL = GRID.files * GRID.ranks;

const WRITTEN_NAMES = BOARD.squares.map(({ name }) => name);
export const nameOf = (square: Square): string => WRITTEN_NAMES[square] as string;
export const isHallway = (name: Square): boolean => name >= HALL;
/** Returns the hallway square of a rank (0 to 7). */
export const hallway = (rank: number): Square => HALL + rank;
export const rankOf = (name: Square): number => (isHallway(name) ? name - HALL : name >> 3);
export const fileOf = (name: Square): number => name & 7;
export const boardSquare = (file: number, rank: number): Square => rank * GRID.files + file;

/** Returns the rank as `side` counts ranks: 0 is the first rank of the side, 7 the last. */
export const ownRank = (side: Side, name: Square): number => (side === 'white' ? rankOf(name) : 7 - rankOf(name));

const RAYS = raysOn(GRID);

/** `LINES[square][line]`: the squares along a line, nearest first. Lines 8 and 9 lead along the hallway. */
export const LINES: readonly (readonly (readonly Square[])[])[] = BOARD.squares.map(({ square, rank }) =>
  isHallway(square)
    ? [...DIRECTIONS.map(() => []), strip(rank, 1), strip(rank, -1)]
    : [...DIRECTIONS.map((direction) => RAYS[square]?.[direction] ?? []), [], []],
);

function strip(rank: number, step: 1 | -1): Square[] {
  const found: Square[] = [];
  for (let at = rank + step; at >= 0 && at < GRID.ranks; at += step) found.push(hallway(at));
  return found;
}

/** `BESIDE[square]` lists the squares one step away in the same region (IW-HALL-2). */
export const BESIDE: readonly (readonly Square[])[] = LINES.map((lines) => lines.flatMap((names) => names.slice(0, 1)));

/** `LEAPS[square]` lists where a Knight can leap from a square. In the hallway a Knight goes one step (IW-HALL-2). */
export const LEAPS: readonly (readonly Square[])[] = BOARD.squares.map(({ square }) =>
  isHallway(square)
    ? (BESIDE[square] as readonly Square[])
    : leap(1, 2).steps.flatMap((step) => rayFrom(GRID, square, step).slice(0, 1)),
);

/** `AHEAD[side][square]`: the square one step forward in the same region (IW-PAWN-1), null on the last rank. */
export const AHEAD = forSides((side) =>
  BOARD.squares.map(({ square, rank }): Square | null => {
    if (!isHallway(square)) return offset(GRID, square, 0, forward(side));
    const next = rank + forward(side);
    return next >= 0 && next < GRID.ranks ? hallway(next) : null;
  }),
);

/**
 * `PAWN_CAPTURES[side][square]` lists where a Pawn can capture from a square. On the board a Pawn captures
 * diagonally ahead (IW-PAWN-3), and in the hallway a Pawn captures straight ahead (IW-PAWN-4).
 */
export const PAWN_CAPTURES = forSides((side) =>
  BOARD.squares.map(({ square }): readonly Square[] =>
    isHallway(square)
      ? [AHEAD[side][square] ?? []].flat()
      : [-1, 1].flatMap((file) => offset(GRID, square, file, forward(side)) ?? []),
  ),
);
