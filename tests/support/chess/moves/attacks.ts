/** Who attacks whom, and check (CH-KING-1). */
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Paths } from '../../../../src/kernel/board/movement.ts';
import { other, type Side } from '../../../../src/kernel/side.ts';
import type { Squares, State } from '../position/state.ts';
import { type PieceType, REACH } from './tables.ts';

/**
 * An attack is found backwards: whoever stands where a Rook would get to from the target, and goes like a
 * Rook, attacks it. Only a Pawn is not its own mirror image: it attacks what an enemy Pawn on the target
 * would attack.
 */
const linesTo = (attacked: Side): readonly (readonly [Paths, readonly PieceType[]])[] => {
  const { king, rook, bishop, knight, pawn } = REACH[attacked];
  return [
    [rook.capture, ['rook', 'queen']],
    [bishop.capture, ['bishop', 'queen']],
    [knight.capture, ['knight']],
    [pawn.capture, ['pawn']],
    [king.capture, ['king']],
  ];
};

const LINES = { white: linesTo('white'), black: linesTo('black') };

/** The first square from which `by` attacks the target, or null. */
export const attackerOf = (squares: Squares, target: Square, by: Side): Square | null => {
  for (const [paths, types] of LINES[other(by)]) {
    for (const path of paths[target] as Paths[number]) {
      for (const square of path) {
        const unit = squares[square];
        if (!unit) continue;
        if (unit.side === by && types.includes(unit.type)) return square;
        break;
      }
    }
  }
  return null;
};

export const kingOf = (squares: Squares, side: Side): Square => {
  for (let square = 0; square < squares.length; square++) {
    const unit = squares[square];
    if (unit?.type === 'king' && unit.side === side) return square;
  }
  return -1;
};

/** The units of the other side that alone stand between the target and one of `by` that would attack it. */
const pinnedBy = (squares: Squares, target: Square, by: Side): readonly Square[] => {
  const held: Square[] = [];
  for (const [paths, types] of LINES[other(by)]) {
    for (const path of paths[target] as Paths[number]) {
      let guard: Square | null = null;
      for (const square of path) {
        const unit = squares[square];
        if (!unit) continue;
        if (guard === null && unit.side !== by) {
          guard = square;
          continue;
        }
        if (guard !== null && unit.side === by && types.includes(unit.type)) held.push(guard);
        break;
      }
    }
  }
  return held;
};

/**
 * Where the King of the side to move stands, who gives it check, and which units may not simply leave it
 * alone.
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
