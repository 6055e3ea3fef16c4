/** The rotation of an area with everything on it (FC-ROT-1 to 4). */
import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, rotate } from '../../../../kernel/board/direction.ts';
import { stackOn, wallOn } from '../../position/squares.ts';
import { areaFrom, farCorner, turnedSquare } from '../capture/majority.ts';
import { type Ply, withStayReset } from '../ply.ts';
import { shadowMovedTo } from '../shadows/shadows.ts';

/** Rotates marks, such as bombs. A tunnel or avalanche that lies only partly in the area is removed (FC-ROT-3). */
const rotateMarks = (ply: Ply, goals: ReadonlyMap<Square, Square>, degrees: number): void => {
  const { corrupted, bombs, distracts, quickened, tornados, avalanches, tunnels } = ply.state;
  const to = (from: Square): Square => goals.get(from) ?? from;
  const place = <T extends { readonly square: Square }>(thing: T): T => ({
    ...thing,
    square: to(thing.square),
  });
  const around = (toward: Direction): Direction => rotate(toward, degrees / 45);
  const isInside = (squares: readonly Square[]): boolean => squares.every((square) => goals.has(square));
  const isWhole = (squares: readonly Square[]): boolean =>
    isInside(squares) || !squares.some((square) => goals.has(square));
  ply.set({
    corrupted: corrupted.map(to).sort((a, b) => a - b),
    bombs: bombs.map(place),
    distracts: distracts.map((mark) =>
      goals.has(mark.square) ? { ...place(mark), toward: around(mark.toward) } : mark,
    ),
    quickened: Object.fromEntries(Object.entries(quickened).map(([square, plies]) => [to(Number(square)), plies])),
    tornados: tornados.map(place),
    avalanches: avalanches
      .filter(({ squares }) => isWhole(squares))
      .map((flow) =>
        isInside(flow.squares) ? { ...flow, squares: flow.squares.map(to), toward: around(flow.toward) } : flow,
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

/** Rotates an area with all that is on it. A rotation triggers no effects of arrival and builds no walls (FC-ROT-3). */
export const rotateArea = (ply: Ply, corner: Square, size: number, degrees: number): void => {
  const { state } = ply;
  const squares = areaFrom(corner, size);
  const goals = new Map(squares.map((from) => [from, turnedSquare(corner, size, degrees, from)]));
  const to = (from: Square): Square => goals.get(from) ?? from;
  const moveKeys = <T>(record: Readonly<Record<Square, T>>): Readonly<Record<Square, T>> =>
    Object.fromEntries(Object.entries(record).map(([from, value]) => [to(Number(from)), value]));
  ply.note?.({ kind: 'areaTurned', corner, opposite: farCorner(corner, size) ?? corner, degrees, goals });
  const lifted = squares.map((from) => ({ from, stack: stackOn(state, from), wall: wallOn(state, from) }));
  for (const { from, stack, wall } of lifted) {
    const goal = to(from);
    ply.put(goal, stack && (goal === from ? stack : withStayReset(ply, stack)));
    ply.putWall(goal, wall);
  }
  ply.set({
    shadows: state.shadows.map((shadow) =>
      to(shadow.square) === shadow.square ? shadow : shadowMovedTo(ply, shadow, to(shadow.square)),
    ),
    tombs: moveKeys(state.tombs),
    exploded: moveKeys(state.exploded),
    traps: state.traps.map((trap) => ({ ...trap, square: to(trap.square) })),
  });
  rotateMarks(ply, goals, degrees);
  ply.change('turnedFrom', new Map([...goals].map(([from, there]) => [there, from])));
};
