/** Movements, compiled once per board and side into paths, so that inner loops only read tables. */
import { forSides, forward, type Side } from '../side.ts';
import type { Square } from './board.ts';
import { type Direction, STEP } from './direction.ts';
import { type Grid, rayFrom } from './ray.ts';

export type Mode = 'both' | 'move' | 'capture';

export interface Movement {
  /** The steps as [files, ranks]. Positive ranks are forward. */
  readonly steps: readonly (readonly [number, number])[];
  readonly max: number;
  readonly only: Mode;
}

interface Limits {
  readonly max?: number;
  readonly only?: Mode;
}

export const ride = (directions: readonly Direction[], { max = Infinity, only = 'both' }: Limits = {}): Movement => ({
  steps: directions.map((direction) => STEP[direction]),
  max,
  only,
});

export const step = (directions: readonly Direction[], limits: Limits = {}): Movement =>
  ride(directions, { ...limits, max: 1 });

/** Makes the movement of a leaper: `leap(1, 2)` is a knight. */
export const leap = (a: number, b: number, { only = 'both' }: Limits = {}): Movement => {
  // 0 - y avoids -0: squares computed from -0 are doubles, which the JavaScript engine stores less compactly.
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

/** `paths[square]`: the rays from that square, nearest square first. */
export type Paths = readonly (readonly (readonly Square[])[])[];

/** The paths of a piece type for one side: `move` leads to empty squares, `capture` to enemies. */
export interface Reach {
  readonly move: Paths;
  readonly capture: Paths;
}

/** Returns ranks counted up the board: for Black, `ranks` negated, but never -0 (see `leap`). */
const ranksUpBoard = (side: Side, ranks: number): number => (forward(side) === 1 ? ranks : 0 - ranks);

export const compile = (grid: Grid, side: Side, table: readonly Movement[]): Reach => {
  const paths = (mode: Mode): Paths =>
    Array.from({ length: grid.files * grid.ranks }, (_, square) =>
      table
        .filter(({ only }) => only === 'both' || only === mode)
        .flatMap(({ steps, max }) =>
          steps.map(([df, dr]) => rayFrom(grid, square, [df, ranksUpBoard(side, dr)]).slice(0, max)),
        )
        .filter((path) => path.length > 0),
    );
  return { move: paths('move'), capture: paths('capture') };
};

/** `[side][type]`: the paths of every piece of a game. */
export type Reaches<Type extends string> = Readonly<Record<Side, Readonly<Record<Type, Reach>>>>;

export const compileAll = <Type extends string>(
  grid: Grid,
  tables: Readonly<Record<Type, readonly Movement[]>>,
): Reaches<Type> =>
  forSides((side) => {
    const types = Object.keys(tables) as Type[];
    return Object.fromEntries(types.map((type) => [type, compile(grid, side, tables[type])])) as Record<Type, Reach>;
  });
