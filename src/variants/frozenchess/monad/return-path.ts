/** The path of a monad back to the square where its next step begins (FC-MONAD-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { changeState } from '../position/changed.ts';
import type { Holder } from '../position/plan.ts';
import { isClosedTomb, isCorrupted } from '../position/squares.ts';
import { actingUnit, kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { placeInOrder } from './search-order.ts';

type Path = readonly Square[];

const moveTo = (state: State, { square, stack }: Holder, to: Square): State => {
  const stacks = state.stacks.slice();
  stacks[square] = null;
  stacks[to] = stack;
  return changeState(state, { stacks });
};

const endOf = (path: Path): Square => path.at(-1) as Square;

/** Its normal moves from a square, in the order of the clause. */
const movesFrom = (state: State, holder: Holder, from: Square): readonly Path[] => {
  const { stack, square } = holder;
  const at = from === square || stack.shade ? state : moveTo(state, holder, from);
  const paths = pseudoLegalMoves(at, { square: from, stack }, true, [])
    .filter(({ capture, why }) => !capture && !why)
    .map(({ path }) => path);
  const place = (path: Path): number => placeInOrder(kindOf(stack), actingUnit(stack).aim, from, endOf(path));
  return paths.sort((a, b) => place(a) - place(b));
};

/** Whether it would die here, which ends its path. */
const isDeadly = (state: State, square: Square): boolean =>
  isClosedTomb(state, square) || isCorrupted(state, square);

const traceBack = (before: ReadonlyMap<Square, Path | null>, goal: Square): readonly Path[] => {
  const way: Path[] = [];
  for (let path = before.get(goal); path; path = before.get(path[0] as Square)) way.unshift(path);
  return way;
};

/** The moves of the shortest path, by breadth-first search, or null if there is none. */
export const returnPath = (state: State, holder: Holder, goal: Square): readonly Path[] | null => {
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
