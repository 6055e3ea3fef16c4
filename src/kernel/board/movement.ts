/**
 * Pieces as tables. A piece is a list of movements, and a table is compiled once per board and side into
 * paths: for every square the rays along which it goes. A leap is a ray of one square, so one loop reads them
 * all.
 */
import { forSides, forward, type Side } from '../side.ts';
import type { Square } from './board.ts';
import { type Direction, STEP } from './direction.ts';
import { type Grid, line } from './ray.ts';

/** The squares that a movement may end on: empty ones, an enemy's, or both. */
export type Mode = 'both' | 'move' | 'capture';

export interface Movement {
  /** One step as [file, rank] from the mover's own point of view: +rank is forward. */
  readonly steps: readonly (readonly [number, number])[];
  /** The most repetitions of a step. */
  readonly max: number;
  readonly only: Mode;
}

interface Limits {
  readonly max?: number;
  readonly only?: Mode;
}

/** Repeats a step along each of these directions until something stops it (a rider). */
export const ride = (
  directions: readonly Direction[],
  { max = Infinity, only = 'both' }: Limits = {},
): Movement => ({
  steps: directions.map((direction) => STEP[direction]),
  max,
  only,
});

/** One step in each of these directions. */
export const step = (directions: readonly Direction[], limits: Limits = {}): Movement =>
  ride(directions, { ...limits, max: 1 });

/** Jumps to every square at that distance, over anything between (a leaper): `leap(1, 2)` is the Knight. */
export const leap = (a: number, b: number, { only = 'both' }: Limits = {}): Movement => {
  // Never -0: squares computed from it would be doubles for the machine.
  const quarter = ([x, y]: readonly [number, number]): readonly [number, number] => [0 - y, x];
  const spin = (start: readonly [number, number]) => [
    start,
    quarter(start),
    quarter(quarter(start)),
    quarter(quarter(quarter(start))),
  ];
  const steps = [...spin([a, b]), ...(a === b || a * b === 0 ? [] : spin([b, a]))];
  return { steps, max: 1, only };
};

/** `paths[square]`: the rays a piece follows from there, nearest square first. */
export type Paths = readonly (readonly (readonly Square[])[])[];

/** The paths of a piece type for one side: quiet moves, and captures. */
export interface Reach {
  readonly move: Paths;
  readonly capture: Paths;
}

/** `ranks` forward, as ranks up the board. Never -0, as above. */
const seenBy = (side: Side, ranks: number): number => (forward(side) === 1 ? ranks : 0 - ranks);

/** Reads a table for one side of one board. */
export const compile = (grid: Grid, side: Side, table: readonly Movement[]): Reach => {
  const paths = (mode: Mode): Paths =>
    Array.from({ length: grid.files * grid.ranks }, (_, square) =>
      table
        .filter(({ only }) => only === 'both' || only === mode)
        .flatMap(({ steps, max }) =>
          steps.map(([df, dr]) => line(grid, square, [df, seenBy(side, dr)]).slice(0, max)),
        )
        .filter((path) => path.length > 0),
    );
  return { move: paths('move'), capture: paths('capture') };
};

/** `[side][type]`: the paths of every piece of a game. */
export type Reaches<Type extends string> = Readonly<Record<Side, Readonly<Record<Type, Reach>>>>;

/** Reads the tables of all pieces, for both sides. */
export const compileAll = <Type extends string>(
  grid: Grid,
  tables: Readonly<Record<Type, readonly Movement[]>>,
): Reaches<Type> =>
  forSides((side) => {
    const types = Object.keys(tables) as Type[];
    return Object.fromEntries(types.map((type) => [type, compile(grid, side, tables[type])])) as Record<
      Type,
      Reach
    >;
  });
