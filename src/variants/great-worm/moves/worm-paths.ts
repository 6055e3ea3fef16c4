/** The paths that each boost allows the worm on an empty board (GW-TITAN-2, GW-BOOST-2 to 5). */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, ORTHOGONALS, rotate, STEP } from '../../../kernel/board/direction.ts';
import { offset, rayFrom } from '../../../kernel/board/ray.ts';
import { other, type Side, withSide } from '../../../kernel/side.ts';
import type { WormPath } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { type Boost, type State, type Unit, wormOf } from '../position/state.ts';

const WORM_RANGE = 2;

const straightPaths = (from: Square): readonly WormPath[] =>
  ORTHOGONALS.flatMap((direction) =>
    rayFrom(BOARD, from, STEP[direction]).map((to, index, ray): WormPath => {
      const slides = index >= WORM_RANGE;
      return {
        from,
        to,
        crossed: ray.slice(0, index),
        manner: slides ? 'slide' : 'step',
        rule: slides ? 'GW-BOOST-3' : 'GW-TITAN-2',
      };
    }),
  );

const cornerPaths = (from: Square): readonly WormPath[] =>
  ORTHOGONALS.flatMap((direction) => {
    const corner = offset(BOARD, from, ...STEP[direction]);
    if (corner === null) return [];
    return [rotate(direction, -2), rotate(direction, 2)].flatMap((onward): readonly WormPath[] => {
      const to = offset(BOARD, corner, ...STEP[onward]);
      return to === null ? [] : [{ from, to, crossed: [corner], manner: 'corner', rule: 'GW-BOOST-2' }];
    });
  });

export const MANNERS_BY_BOOST: Readonly<Record<Boost, readonly WormPath['manner'][]>> = {
  none: ['step'],
  arm: ['step', 'corner'],
  wing: ['step', 'slide'],
  talon: ['step', 'slide', 'corner'],
};

const ALL_PATHS: readonly (readonly WormPath[])[] = Array.from({ length: 64 }, (_, from) => [
  ...straightPaths(from),
  ...cornerPaths(from),
]);

const allowedPaths = (boost: Boost): readonly (readonly WormPath[])[] =>
  ALL_PATHS.map((paths) => paths.filter(({ manner }) => MANNERS_BY_BOOST[boost].includes(manner)));

const PATHS_BY_BOOST: Readonly<Record<Boost, readonly (readonly WormPath[])[]>> = {
  none: allowedPaths('none'),
  arm: allowedPaths('arm'),
  wing: allowedPaths('wing'),
  talon: allowedPaths('talon'),
};

export const pathsFrom = (from: Square, boost: Boost): readonly WormPath[] => PATHS_BY_BOOST[boost][from] ?? [];

const PATHS_BY_ENDS = Array.from({ length: 64 * 64 }, (_, pair) =>
  (ALL_PATHS[pair >> 6] ?? []).filter(({ to }) => to === (pair & 63)),
);

/** Returns the worm's paths between two squares on an empty board, by any boost. Listed in advance, for speed. */
export const pathsBetween = (from: Square, to: Square): readonly WormPath[] => PATHS_BY_ENDS[from * 64 + to] ?? [];

/** How many turns a side waits after creating a Leg (GW-NIGHT-3). */
export const LEG_WAIT = 9;

/** Returns the position after a worm move, before any Leg, since Check is tested without the Leg (GW-CHECK-3). */
export const moveWorm = (state: State, { from, to, crossed }: WormPath): State => {
  const unit = state.units[from] as Unit;
  const units = state.units.slice();
  units[from] = null;
  units[to] = unit;
  return {
    ...state,
    units,
    trails: withSide(state.trails, unit.side, [...state.trails[unit.side], ...crossed, to]),
  };
};

export const wormPathsOf = (state: State, side: Side, boost: Boost): readonly WormPath[] => {
  const from = wormOf(state, side);
  return from === null ? [] : pathsFrom(from, boost);
};

export const hasCapturedWorm = (state: State): boolean => wormOf(state, other(state.toMove)) === null;

export const boostIn = ({ phase }: State): Boost => (phase.kind === 'regular' ? 'none' : phase.boost);

const LAIR_NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: 64 }, (_, at) =>
  DIRECTIONS.map((direction) => offset(BOARD, at, ...STEP[direction])).filter((square) => square !== null),
);

export const squaresBesideLair = (lair: Square): readonly Square[] => LAIR_NEIGHBOURS[lair] ?? [];

/** Lists the squares where a Leg may be created (GW-NIGHT-2). */
export const legSquares = (state: State): readonly Square[] =>
  state.waits[state.toMove] > 0 || hasCapturedWorm(state)
    ? []
    : squaresBesideLair(state.lairs[state.toMove]).filter((square) => !state.units[square]);
