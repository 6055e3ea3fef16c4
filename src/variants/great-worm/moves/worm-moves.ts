/** The Encroachment Phase: the worm's pseudo-legal ways, where a Leg may appear, and the position after it. */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTIONS, STEP } from '../../../kernel/direction.ts';
import { offset } from '../../../kernel/ray.ts';
import { other, type Side, withSide } from '../../../kernel/side.ts';
import { GRID } from '../position/board.ts';
import { type Boost, type State, type Unit, wormOf } from '../position/state.ts';
import { pathsFrom, type WormPath } from './worm-paths.ts';

export const WAIT = 9;

/** The position when the worm has moved, before a Leg is created. */
export const moveWorm = (state: State, { from, to, crossed }: WormPath): State => {
  const unit = state.units[from] as Unit;
  const units = state.units.slice();
  units[from] = null;
  units[to] = unit;
  return { ...state, units, trails: withSide(state.trails, unit.side, [...state.trails[unit.side], ...crossed, to]) };
};

/** Every way of a side's worm with that boost, legal or not. */
export const pathsOf = (state: State, side: Side, boost: Boost): readonly WormPath[] => {
  const from = wormOf(state, side);
  return from === null ? [] : pathsFrom(from, boost);
};

/** Has the side to move just captured the enemy worm? */
export const hasCapturedWorm = (state: State): boolean => wormOf(state, other(state.toMove)) === null;

export const boostIn = ({ phase }: State): Boost => (phase.kind === 'regular' ? 'none' : phase.boost);

const NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: 64 }, (_, at) =>
  DIRECTIONS.map((direction) => offset(GRID, at, ...STEP[direction])).filter((square) => square !== null),
);

/** The squares next to a Lair. */
export const besideLair = (lair: Square): readonly Square[] => NEIGHBOURS[lair] ?? [];

/** Where the side to move may create a Leg, once its worm has moved. */
export const legSquares = (state: State): readonly Square[] =>
  state.waits[state.toMove] > 0 || hasCapturedWorm(state)
    ? []
    : besideLair(state.lairs[state.toMove]).filter((square) => !state.units[square]);
