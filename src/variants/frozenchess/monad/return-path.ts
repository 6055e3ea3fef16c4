/** A monad's path back to where its next step begins (FC-MONAD-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction } from '../../../kernel/board/direction.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { PATTERNS } from '../moves/tables.ts';
import { fileOf, type Offset, rankOf, SIZE, turnTo } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import type { PlanHolder } from '../position/plan.ts';
import { isClosedTomb, isCorrupted, withStackMoved } from '../position/squares.ts';
import { actingUnit, kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';

type Path = readonly Square[];

const endOf = (path: Path): Square => path.at(-1) as Square;

/** Returns the angle of an offset, clockwise from forward, in radians from 0 to 2π. */
const angleOf = ([x, y]: Offset): number => (Math.atan2(x, y) + 2 * Math.PI) % (2 * Math.PI);
const lengthOf = ([x, y]: Offset): number => Math.max(Math.abs(x), Math.abs(y));

const SPAN = 2 * SIZE - 1;
const keyOf = ([x, y]: Offset): number => (y + SIZE - 1) * SPAN + x + SIZE - 1;

/** Maps offsets from a unit (as keys) to their places in the search order of FC-MONAD-6. */
const searchOrderOf = (kind: Kind, aim: Direction): ReadonlyMap<number, number> => {
  const elements = PATTERNS[kind].filter(({ mode }) => mode !== 'capture');
  const ordered = [
    ...elements.filter(({ shape }) => shape === 'ray'),
    ...elements.filter(({ shape }) => shape !== 'ray'),
  ];
  const offsets = ordered.flatMap(({ lines }) =>
    lines
      .flatMap(({ ends }) => ends.flat())
      .sort((a, b) => angleOf(a) - angleOf(b) || lengthOf(a) - lengthOf(b))
      .map((offset) => turnTo(offset, aim)),
  );
  return new Map([...offsets].reverse().map((offset, index) => [keyOf(offset), offsets.length - 1 - index]));
};

const searchOrderByPattern = new Map<string, ReadonlyMap<number, number>>();

const placeInSearchOrder = (kind: Kind, aim: Direction, from: Square, to: Square): number => {
  const name = `${kind}${DIRECTIONS.indexOf(aim)}`;
  const places = searchOrderByPattern.get(name) ?? searchOrderOf(kind, aim);
  searchOrderByPattern.set(name, places);
  return places.get(keyOf([fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)])) ?? Infinity;
};

const movesFrom = (state: State, holder: PlanHolder, from: Square): readonly Path[] => {
  const { stack } = holder;
  const at = stack.shade ? state : withStackMoved(state, holder, from);
  const paths = pseudoLegalMoves(at, { square: from, stack }, true, [])
    .filter(({ capture, why }) => !capture && !why)
    .map(({ path }) => path);
  const place = (path: Path): number => placeInSearchOrder(kindOf(stack), actingUnit(stack).aim, from, endOf(path));
  return paths.sort((a, b) => place(a) - place(b));
};

const isDeadly = (state: State, square: Square): boolean => isClosedTomb(state, square) || isCorrupted(state, square);

const traceBack = (before: ReadonlyMap<Square, Path | null>, goal: Square): readonly Path[] => {
  const way: Path[] = [];
  for (let path = before.get(goal); path; path = before.get(path[0] as Square)) way.unshift(path);
  return way;
};

/** Returns the moves, each as a path, of a shortest way to `goal` (FC-MONAD-6); null if there is none. */
export const returnPath = (state: State, holder: PlanHolder, goal: Square): readonly Path[] | null => {
  const before = new Map<Square, Path | null>([[holder.square, null]]);
  const queue: Square[] = [holder.square];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    if (from !== holder.square && isDeadly(state, from)) continue;
    for (const path of movesFrom(state, holder, from)) {
      const to = endOf(path);
      if (before.has(to)) continue;
      before.set(to, path);
      if (to === goal) return traceBack(before, goal);
      queue.push(to);
    }
  }
  return null;
};
