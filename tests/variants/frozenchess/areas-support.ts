/** Writes the timed areas of a position as `demos/line-areas.ts` reads them, for comparison. */
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';

export const AREA_SECTIONS = ['corrupt', 'bombs', 'marks', 'quick', 'tornados', 'avalanches', 'tunnels'] as const;

const initial = (side: string): string => side[0] as string;

/** Returns the sections of the areas, each with its words in scan order (a1, b1 … p16). */
export const areaSections = (state: State): readonly (readonly [string, readonly string[]])[] => {
  const order = <T extends { readonly square: number }>(list: readonly T[]) =>
    [...list].sort((a, b) => a.square - b.square);
  return [
    ['corrupt', state.corrupted.map(nameOf)],
    [
      'bombs',
      order(state.bombs).map(
        ({ square, side, assassin }) => `${nameOf(square)}:${initial(side)}${assassin === null ? '' : ':owned'}`,
      ),
    ],
    ['marks', order(state.distracts).map(({ square, toward }) => `${nameOf(square)}:${toward.toUpperCase()}`)],
    [
      'quick',
      SQUARES.flatMap((square) => (state.quickened[square] ? [`${nameOf(square)}:${state.quickened[square]}`] : [])),
    ],
    ['tornados', order(state.tornados).map(({ square, plies, side }) => `${nameOf(square)}:${plies}:${initial(side)}`)],
    [
      'avalanches',
      state.avalanches.map(
        ({ squares, toward, plies }) => `${toward.toUpperCase()}:${plies}:${squares.map(nameOf).join(',')}`,
      ),
    ],
    [
      'tunnels',
      state.tunnels.map(
        ({ entrance, wall, exit, side }) => `${[entrance, wall, exit].map(nameOf).join(':')}:${initial(side)}`,
      ),
    ],
  ];
};
