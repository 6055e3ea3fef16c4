/** Entanglement (FC-ENT-1): with a captured unit die all of its kind and side on its rank, file and diagonals. */
import type { Square } from '../../../../kernel/board.ts';
import { fileOf, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { holds, type State, stackOn } from '../../position/state.ts';
import { choosable } from './capturable.ts';

export const shareLine = (a: Square, b: Square): boolean => {
  const files = Math.abs(fileOf(a) - fileOf(b));
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  return files === 0 || ranks === 0 || files === ranks;
};

/** Others of the same side on a rank, file or diagonal of this square that hold a unit of that kind, in scan order. */
export const alike = (state: State, square: Square, kind: Kind): readonly Square[] => {
  const stack = stackOn(state, square);
  if (!stack || kind === 'P' || kind === 'E' || kind === 'K') return [];
  return squaresOf(state, stack.side).filter((each) => {
    const other = each === square || !shareLine(each, square) ? null : stackOn(state, each);
    return other !== null && holds(other, kind);
  });
};

/** The squares of the stacks entangled with a victim, in scan order; the attacker of that kind captures from `from`. */
export const entangledWith = (state: State, attacker: Kind, from: Square, victim: Square, kind: Kind): readonly Square[] =>
  alike(state, victim, kind).filter((square) => choosable(state, 'further', attacker, from, square).includes(kind));
