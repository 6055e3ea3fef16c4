/** The eight directions, clockwise from north, which is White's forward. */
import type { Side } from '../side.ts';

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const ORTHOGONALS: readonly Direction[] = ['n', 'e', 's', 'w'];
export const DIAGONALS: readonly Direction[] = ['ne', 'se', 'sw', 'nw'];

const NUMBERS: readonly number[] = DIRECTIONS.reduce<number[]>((numbers, direction, index) => {
  numbers[lettersOf(direction)] = index;
  return numbers;
}, []);

/** Packs the first and last letters, which are unique to each direction, into one array index. */
function lettersOf(direction: Direction): number {
  return ((direction.charCodeAt(0) & 31) << 5) | (direction.charCodeAt(direction.length - 1) & 31);
}

/** Returns the index in `DIRECTIONS`, faster than a lookup by name, for inner loops. */
export const directionIndex = (direction: Direction): number => NUMBERS[lettersOf(direction)] as number;

/** One step in each direction, as [files, ranks]. */
export const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/** Turns a direction clockwise by `eighths` of a circle, or counterclockwise if `eighths` is negative. */
export const rotate = (direction: Direction, eighths: number): Direction =>
  DIRECTIONS[(((DIRECTIONS.indexOf(direction) + eighths) % 8) + 8) % 8] as Direction;

export const opposite = (direction: Direction): Direction => rotate(direction, 4);

const MIRRORED: Readonly<Record<Direction, Direction>> = {
  n: 's',
  ne: 'se',
  e: 'e',
  se: 'ne',
  s: 'n',
  sw: 'nw',
  w: 'w',
  nw: 'sw',
};

/** Returns a direction as `side` sees it: for Black, north becomes south, since Black moves down the board. */
export const forSide = (side: Side, direction: Direction): Direction =>
  side === 'white' ? direction : MIRRORED[direction];
