/** What lasts for a time goes along when a part of the board is turned (FC-ROT-3). */
import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, turn } from '../../../../kernel/board/direction.ts';
import type { State } from '../../position/state.ts';

type Areas = Pick<
  State,
  'corrupted' | 'bombs' | 'distracts' | 'quickened' | 'tornados' | 'avalanches' | 'tunnels'
>;

/** `goal`: where each square of the area goes. Tunnels and avalanches that are only partly inside end. */
export const turnAreas = (state: State, goal: ReadonlyMap<Square, Square>, degrees: number): Areas => {
  const to = (from: Square): Square => goal.get(from) ?? from;
  const place = <T extends { readonly square: Square }>(thing: T): T => ({
    ...thing,
    square: to(thing.square),
  });
  const around = (toward: Direction): Direction => turn(toward, degrees / 45);
  const isInside = (squares: readonly Square[]): boolean => squares.every((square) => goal.has(square));
  const isOutside = (squares: readonly Square[]): boolean => !squares.some((square) => goal.has(square));
  return {
    corrupted: state.corrupted.map(to).sort((a, b) => a - b),
    bombs: state.bombs.map(place),
    distracts: state.distracts.map((mark) =>
      goal.has(mark.square) ? { ...place(mark), toward: around(mark.toward) } : mark,
    ),
    quickened: Object.fromEntries(
      Object.entries(state.quickened).map(([square, plies]) => [to(Number(square)), plies]),
    ),
    tornados: state.tornados.map(place),
    avalanches: state.avalanches
      .filter(({ squares }) => isInside(squares) || isOutside(squares))
      .map((flow) =>
        isInside(flow.squares)
          ? { ...flow, squares: flow.squares.map(to), toward: around(flow.toward) }
          : flow,
      ),
    tunnels: state.tunnels
      .filter(
        ({ entrance, wall, exit }) => isInside([entrance, wall, exit]) || isOutside([entrance, wall, exit]),
      )
      .map(({ entrance, wall, exit, side }) => ({
        entrance: to(entrance),
        wall: to(wall),
        exit: to(exit),
        side,
      })),
  };
};
