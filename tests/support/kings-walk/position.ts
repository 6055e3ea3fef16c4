/** The board, the pieces, the start, the position file, and hypothetical positions. */
import type { Square } from '../../../src/kernel/board/board.ts';
import { CHESS_PIECES } from '../../../src/kernel/board/chess-pieces.ts';
import { type Squares, singlePieceSquares } from '../../../src/kernel/board/placement.ts';
import { rectangle } from '../../../src/kernel/board/rectangle.ts';
import { faultOfCount } from '../../../src/kernel/editing/fields.ts';
import { lineFormat } from '../../../src/kernel/editing/line.ts';
import type { PieceInfo, PositionBase } from '../../../src/kernel/game.ts';
import { unwrap } from '../../../src/kernel/result.ts';
import { other, type Side } from '../../../src/kernel/side.ts';

export const BOARD = rectangle(5, 5);

/** The pieces. A glyph is an SVG path on a grid of 45 by 45. */
export const PIECES = {
  king: {
    name: 'King',
    letter: 'K',
    gist: 'Moves 1 square in any direction.',
    glyph: CHESS_PIECES.king.glyph,
  },
} as const satisfies Record<string, PieceInfo>;
export type PieceType = keyof typeof PIECES;

export interface State extends PositionBase {
  readonly squares: Squares<PieceType>;
}

export interface Act {
  readonly from: Square;
  readonly to: Square;
}

/** Reads and writes the position file, strictly: pieces, side to move and turn number. */
export const { read: readPosition, write: writePosition } = lineFormat({
  board: BOARD,
  pieces: PIECES,
  findFault: ({ squares }) => faultOfCount(squares, 'king', 'King'),
});

export const setup = (): State => unwrap(readPosition('2k2/5/5/5/2K2 w 1'));

export const withSideToMove = (state: State, side: Side): State => ({ ...state, toMove: side });

/** The squares where the other King can stand without having won. */
const MIDDLE = BOARD.open.filter((square) => ![0, BOARD.ranks - 1].includes(BOARD.rankOf(square)));

/** Returns a position with one piece alone, the other King out of its way. */
export const diagramPosition = (_type: string, side: Side, square: Square): State => ({
  ...setup(),
  toMove: side,
  squares: singlePieceSquares(BOARD, square, { type: 'king', side }, [{ type: 'king', side: other(side) }], MIDDLE),
});
