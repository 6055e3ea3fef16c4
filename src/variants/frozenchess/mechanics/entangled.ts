/** Entanglement (FC-ENT-1): with a captured unit die all of its kind and side on its rank, file and diagonals. */
import type { Square } from '../../../kernel/board.ts';
import { fileOf, rankOf } from '../geometry.ts';
import type { Kind } from '../kinds.ts';
import { squaresOf } from '../standing.ts';
import { holds, type State, stackOn } from '../state.ts';
import { choosable } from './capturable.ts';

const shareLine = (a: Square, b: Square): boolean => {
  const files = Math.abs(fileOf(a) - fileOf(b));
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  return files === 0 || ranks === 0 || files === ranks;
};

/** The squares of the stacks entangled with a victim, in scan order; the attacker of that kind captures from `from`. */
export const entangledWith = (state: State, attacker: Kind, from: Square, victim: Square, kind: Kind): readonly Square[] => {
  const stack = stackOn(state, victim);
  if (!stack || kind === 'P') return [];
  return squaresOf(state, stack.side).filter((square) => {
    const other = square === victim || !shareLine(square, victim) ? null : stackOn(state, square);
    if (!other || !holds(other, kind)) return false;
    return choosable(state, 'further', attacker, from, square).includes(kind);
  });
};
