/** Attacks and check (CH-KING-1). */
import * as attacks from '../../../../src/kernel/board/attacks.ts';
import type { Square } from '../../../../src/kernel/board/board.ts';
import { squareOf } from '../../../../src/kernel/board/placement.ts';
import { other, type Side } from '../../../../src/kernel/side.ts';
import type { Squares, State } from '../position/state.ts';
import { REACH } from './tables.ts';

/** Returns the first square from which `by` attacks the target, or null. */
export const attackerOf = (squares: Squares, target: Square, by: Side): Square | null =>
  attacks.firstAttackerOf(squares, REACH, target, by);

export const kingOf = (squares: Squares, side: Side): Square => squareOf(squares, 'king', side);

/**
 * Returns the squares of pinned units: each alone stands between the `target` square (their King's) and an attacker of
 * side `by`.
 */
const pinnedBy = (squares: Squares, target: Square, by: Side): readonly Square[] => {
  const held: Square[] = [];
  for (const { path, within } of attacks.attackPathsTo(REACH, target, by)) {
    const first = attacks.firstOccupied(squares, path);
    const next = first < 0 ? -1 : attacks.firstOccupied(squares, path, first + 1);
    if (next < 0) continue;
    const guard = path[first] as Square;
    const unit = squares[path[next] as Square];
    if (squares[guard]?.side !== by && unit?.side === by && next < within[unit.type]) held.push(guard);
  }
  return held;
};

/**
 * The safety of the King whose side is to move: its square, its first attacker (null if not in check) and the squares
 * of its pinned units.
 */
export interface Danger {
  readonly king: Square;
  readonly checker: Square | null;
  readonly held: readonly Square[];
}

export const dangerTo = ({ squares, toMove }: State): Danger => {
  const king = kingOf(squares, toMove);
  const enemy = other(toMove);
  return { king, checker: attackerOf(squares, king, enemy), held: pinnedBy(squares, king, enemy) };
};

export const isInCheck = ({ checker }: Danger): boolean => checker !== null;
