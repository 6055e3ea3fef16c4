/** Who attacks whom: check, and whether a move leaves its own King attacked (CH-KING-1). */
import type { Square } from '../../../../src/kernel/board.ts';
import type { Paths } from '../../../../src/kernel/movement.ts';
import { other, type Side } from '../../../../src/kernel/side.ts';
import { afterMove, type Chess, type Displacement, type Squares } from '../position/state.ts';
import { type PieceType, REACH } from './tables.ts';

/**
 * An attack is found backwards: whoever stands where a Rook would get to from the target, and goes like a Rook, attacks
 * it. Only a Pawn is not its own mirror image: it attacks what an enemy Pawn on the target would attack.
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
const heldBy = (squares: Squares, target: Square, by: Side): readonly Square[] => {
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

/** Where the King of the side to move stands, who gives it check, and which units may not simply leave it alone. */
export interface Danger {
  readonly king: Square;
  readonly checker: Square | null;
  readonly held: readonly Square[];
}

export const dangerOf = ({ squares, toMove }: Chess): Danger => {
  const king = kingOf(squares, toMove);
  const enemy = other(toMove);
  return { king, checker: attackerOf(squares, king, enemy), held: heldBy(squares, king, enemy) };
};

/** Must moves of this unit be tried, because some may leave its own King attacked? */
export const isBound = ({ king, checker, held }: Danger, from: Square): boolean => checker !== null || king === from || held.includes(from);

/** Who would attack the King of the side to move after this move, or null. */
export const exposedBy = ({ squares, toMove }: Chess, { king }: Danger, move: Displacement): Square | null =>
  attackerOf(afterMove(squares, move), move.from === king ? move.to : king, other(toMove));
