/** A position of chess, and what can be done in it. */
import type { Saying, Talk } from '../../../../src/kernel/agreement.ts';
import { type Square, squareName, squareNamed } from '../../../../src/kernel/board.ts';
import type { PositionBase } from '../../../../src/kernel/game.ts';
import { invariant } from '../../../../src/kernel/invariant.ts';
import type { UnitId } from '../../../../src/kernel/menu.ts';
import type { Side } from '../../../../src/kernel/side.ts';
import { BOARD, PIECES, type PieceType, type Promotion } from '../moves/tables.ts';

export interface Unit {
  readonly id: UnitId;
  readonly type: PieceType;
  readonly side: Side;
}

/** What stands on each square, a1 first. */
export type Squares = readonly (Unit | null)[];

export interface Chess extends PositionBase {
  readonly squares: Squares;
  /** The castlings still possible, by their letters in a FEN: `KQkq`. */
  readonly castling: string;
  /** The square a Pawn has just passed in its double step. */
  readonly passed: Square | null;
  /** Turns since the last capture or Pawn move. */
  readonly quiet: number;
  readonly talk: Talk;
}

/** One castling: where King and Rook stand and land, and the squares between them. */
export interface Castle {
  readonly letter: string;
  readonly king: Square;
  readonly rook: Square;
  readonly to: Square;
  readonly over: Square;
  readonly between: readonly Square[];
}

/** `taken` is the square of what is captured, which en passant is not where the Pawn ends. */
export interface Move {
  readonly kind: 'move';
  readonly from: Square;
  readonly to: Square;
  readonly taken: Square | null;
  readonly into: Promotion | null;
}

/** What a move does to the board, whoever makes it. */
export type Displacement = Pick<Move, 'from' | 'to' | 'taken'>;

export type Act = Move | { readonly kind: 'castle'; readonly castle: Castle } | Saying;

const at = (name: string): Square => {
  const square = squareNamed(BOARD, name);
  invariant(square !== null, `no square ${name}`);
  return square;
};

const castle = (letter: string, king: string, rook: string, to: string, over: string, ...between: string[]): Castle => ({
  letter,
  king: at(king),
  rook: at(rook),
  to: at(to),
  over: at(over),
  between: between.map(at),
});

export const CASTLES: readonly Castle[] = [
  castle('K', 'e1', 'h1', 'g1', 'f1', 'f1', 'g1'),
  castle('Q', 'e1', 'a1', 'c1', 'd1', 'd1', 'c1', 'b1'),
  castle('k', 'e8', 'h8', 'g8', 'f8', 'f8', 'g8'),
  castle('q', 'e8', 'a8', 'c8', 'd8', 'd8', 'c8', 'b8'),
];

/** The board after some squares have changed. */
export const withSquares = (squares: Squares, ...changes: readonly (readonly [Square, Unit | null])[]): Squares => {
  const after = squares.slice();
  for (const [square, unit] of changes) after[square] = unit;
  return after;
};

/** The board after a move; what is captured is gone, a promotion has not happened yet. */
export const afterMove = (squares: Squares, { from, to, taken }: Displacement): Squares => {
  const after = squares.slice();
  if (taken !== null) after[taken] = null;
  after[to] = after[from] ?? null;
  after[from] = null;
  return after;
};

/** A unit in words: "the Knight on c3". */
export const unitName = (squares: Squares, square: Square): string => {
  const unit = squares[square];
  return unit ? `the ${PIECES[unit.type].name} on ${squareName(BOARD, square)}` : `nothing on ${squareName(BOARD, square)}`;
};

/** The unit on a square where one must stand. */
export const unitAt = (squares: Squares, square: number): Unit => {
  const unit = squares[square];
  invariant(unit, `no unit on square ${square}`);
  return unit;
};
