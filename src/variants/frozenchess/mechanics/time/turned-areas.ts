import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, turn } from '../../../../kernel/board/direction.ts';
import type { Ply } from '../ply.ts';

/** Moves areas and marks with a rotation (FC-ROT-3) by `goals`. Tunnels and avalanches partly outside end. */
export const turnAreas = (ply: Ply, goals: ReadonlyMap<Square, Square>, degrees: number): void => {
  const { corrupted, bombs, distracts, quickened, tornados, avalanches, tunnels } = ply.state;
  const to = (from: Square): Square => goals.get(from) ?? from;
  const place = <T extends { readonly square: Square }>(thing: T): T => ({
    ...thing,
    square: to(thing.square),
  });
  const around = (toward: Direction): Direction => turn(toward, degrees / 45);
  const isInside = (squares: readonly Square[]): boolean => squares.every((square) => goals.has(square));
  const isWhole = (squares: readonly Square[]): boolean =>
    isInside(squares) || !squares.some((square) => goals.has(square));
  ply.set({
    corrupted: corrupted.map(to).sort((a, b) => a - b),
    bombs: bombs.map(place),
    distracts: distracts.map((mark) =>
      goals.has(mark.square) ? { ...place(mark), toward: around(mark.toward) } : mark,
    ),
    quickened: Object.fromEntries(
      Object.entries(quickened).map(([square, plies]) => [to(Number(square)), plies]),
    ),
    tornados: tornados.map(place),
    avalanches: avalanches
      .filter(({ squares }) => isWhole(squares))
      .map((flow) =>
        isInside(flow.squares)
          ? { ...flow, squares: flow.squares.map(to), toward: around(flow.toward) }
          : flow,
      ),
    tunnels: tunnels
      .filter(({ entrance, wall, exit }) => isWhole([entrance, wall, exit]))
      .map(({ entrance, wall, exit, side }) => ({
        entrance: to(entrance),
        wall: to(wall),
        exit: to(exit),
        side,
      })),
  });
};
