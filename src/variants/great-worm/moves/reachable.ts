import type { Square } from '../../../kernel/board/board.ts';
import { ORTHOGONALS, STEP } from '../../../kernel/board/direction.ts';
import { offset } from '../../../kernel/board/ray.ts';
import type { Side } from '../../../kernel/side.ts';
import { BOARD } from '../position/board.ts';
import { forbiddenSquares, type State, wormOf } from '../position/state.ts';

const NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: 64 }, (_, square) =>
  ORTHOGONALS.map((direction) => offset(BOARD, square, ...STEP[direction])).filter((at) => at !== null),
);

/** Returns the squares that a worm could ever reach. Only trails bar the worm, since units may leave. */
export const reachableSquares = (state: State, side: Side): readonly Square[] => {
  const from = wormOf(state, side);
  if (from === null) return [];
  const isClosed = new Uint8Array(64);
  const barred = forbiddenSquares(state, side);
  for (let index = 0; index < barred.length; index++) isClosed[barred[index] as Square] = 1;
  const found: Square[] = [];
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of NEIGHBOURS[at] ?? []) {
      if (isClosed[next]) continue;
      isClosed[next] = 1;
      found.push(next);
      open.push(next);
    }
  }
  return found.sort((a, b) => a - b);
};
