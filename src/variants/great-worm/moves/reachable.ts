/**
 * The room of a worm: every square it could still reach by straight steps outside its trail, were nothing
 * else on the board.
 */
import type { Square } from '../../../kernel/board.ts';
import { ORTHOGONALS, STEP } from '../../../kernel/direction.ts';
import { offset } from '../../../kernel/ray.ts';
import type { Side } from '../../../kernel/side.ts';
import { BOARD } from '../position/board.ts';
import { type State, wormOf } from '../position/state.ts';

const BESIDE: readonly (readonly Square[])[] = Array.from({ length: 64 }, (_, square) =>
  ORTHOGONALS.map((direction) => offset(BOARD, square, ...STEP[direction])).filter((at) => at !== null),
);

/** A worm without room loses, so this bounds how long it can live. */
export const reachableSquares = (state: State, side: Side): readonly Square[] => {
  const from = wormOf(state, side);
  if (from === null) return [];
  const trail = new Set(state.trails[side]);
  const found = new Set<Square>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of BESIDE[at] ?? []) {
      if (trail.has(next) || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return [...found].sort((a, b) => a - b);
};
