/** The 8×8 board (BQ-SETUP-1, BQ-TERM-2, BQ-TERM-3). */
import { square as squareTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../kernel/board/direction.ts';
import { neighboursOn } from '../../../kernel/board/ray.ts';
import { rectangle } from '../../../kernel/board/rectangle.ts';
import type { Side } from '../../../kernel/side.ts';

export const BOARD = rectangle(8, 8);
export const { nameOf, open: SQUARES } = BOARD;
const TARGETS: readonly Target[] = SQUARES.map(squareTarget);
export const targetOf = (square: Square): Target => TARGETS[square] as Target;

/** An index into the kernel's `DIRECTIONS`, 0 to 7. Even headings are orthogonal. */
export type Heading = number;
export const HEADINGS: readonly Heading[] = DIRECTIONS.map((_, index) => index);
export const ROOK_HEADINGS: readonly Heading[] = HEADINGS.filter((heading) => heading % 2 === 0);
export const isRookLine = (heading: Heading): boolean => (heading & 1) === 0;
export const opposite = (heading: Heading): Heading => heading ^ 4;

const RAYS: readonly (readonly Square[])[] = SQUARES.flatMap((square) =>
  DIRECTIONS.map((direction) => BOARD.rays[square]?.[direction] ?? []),
);
const SQUARES_AHEAD: readonly Square[] = RAYS.map((ray) => ray[0] ?? -1);

/** Returns the squares to the edge, nearest first (BQ-TERM-3). */
export const ray = (square: Square, heading: Heading): readonly Square[] =>
  RAYS[square * 8 + heading] as readonly Square[];

/** Returns the square one step away, or -1 beyond the edge (BQ-TERM-2). */
export const squareAhead = (square: Square, heading: Heading): Square => SQUARES_AHEAD[square * 8 + heading] as Square;

const NEIGHBOURS = neighboursOn(BOARD).map((squares) => [...squares].sort((a, b) => a - b));
export const neighbours = (square: Square): readonly Square[] => NEIGHBOURS[square] as readonly Square[];

export const fileOf = (square: Square): number => square & 7;
export const rankOf = (square: Square): number => square >> 3;
export const squareAt = (file: number, rank: number): Square => rank * 8 + file;

const HEADINGS_BETWEEN: readonly (Heading | -1)[] = SQUARES.flatMap((from) =>
  SQUARES.map((to) => HEADINGS.find((heading) => ray(from, heading).includes(to)) ?? -1),
);
/** Returns the heading from one square to another, or -1 if no straight line joins them (BQ-TERM-3). */
export const headingTo = (from: Square, to: Square): Heading | -1 => HEADINGS_BETWEEN[from * 64 + to] as Heading | -1;

/** Lists the squares of a straight path, both ends included (BQ-TERM-9). */
export const pathBetween = (from: Square, to: Square): readonly Square[] => {
  const squares = ray(from, headingTo(from, to));
  return [from, ...squares.slice(0, squares.indexOf(to) + 1)];
};

export const backRank = (side: Side): readonly Square[] =>
  SQUARES.filter((square) => rankOf(square) === (side === 'white' ? 0 : 7));
