/** Entanglement (FC-ENT-1): with a captured unit die all of its kind and side on its rank, file and diagonals. */
import type { Square } from '../../../../kernel/board.ts';
import { fileOf, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { type Actor, holds, kindOf, type Shadow, type State, stackOn, unitsOn } from '../../position/state.ts';
import { preyAmong } from '../shadows/reach.ts';
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

/** Those entangled with a victim, in scan order. */
export const entangledWith = (state: State, hunter: Actor, victim: Actor, kind: Kind): readonly Actor[] => {
  if (hunter.stack.shade) return shadowsEntangledWith(state, hunter, victim, kind);
  const squares = alike(state, victim.square, kind);
  return unitsOn(
    state,
    squares.filter((square) => choosable(state, 'further', kindOf(hunter.stack), hunter.square, square).includes(kind)),
  );
};

const shadowsEntangledWith = (state: State, hunter: Shadow, victim: Shadow, kind: Kind): readonly Shadow[] => {
  if (kind === 'P') return [];
  const same = state.shadows.filter((each) => kindOf(each.stack) === kind && shareLine(each.square, victim.square));
  const squares = new Set(same.map(({ square }) => square).sort((a, b) => a - b));
  return preyAmong(state, 'further', hunter, squares).filter((each) => same.includes(each));
};
