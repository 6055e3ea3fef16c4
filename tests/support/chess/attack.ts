/** Who attacks whom: check, and whether a move leaves its own King attacked (CH-KING-1). */
import type { Square } from '../../../src/kernel/board.ts';
import type { Paths } from '../../../src/kernel/movement.ts';
import { other, type Side } from '../../../src/kernel/side.ts';
import { type PieceType, REACH } from './pieces.ts';
import { afterMove, type Chess, type Displacement, type Squares, withSquares } from './state.ts';

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

/** Where the King of the side to move stands, and who gives it check. */
export interface Danger {
  readonly king: Square;
  readonly checker: Square | null;
}

export const dangerOf = ({ squares, toMove }: Chess): Danger => {
  const king = kingOf(squares, toMove);
  return { king, checker: attackerOf(squares, king, other(toMove)) };
};

const SEEN = REACH.white.queen.capture.map((paths) => new Set(paths.flat()));

/** Could moves of this unit uncover its own King at all? Where this says no, no single move need be tried. */
export const isBound = ({ squares, toMove }: Chess, { king, checker }: Danger, from: Square): boolean =>
  checker !== null ||
  king === from ||
  ((SEEN[king] as ReadonlySet<Square>).has(from) && attackerOf(withSquares(squares, [from, null]), king, other(toMove)) !== null);

/** Who would attack the King of the side to move after this move, or null. */
export const exposedBy = ({ squares, toMove }: Chess, { king }: Danger, move: Displacement): Square | null =>
  attackerOf(afterMove(squares, move), move.from === king ? move.to : king, other(toMove));
