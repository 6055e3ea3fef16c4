/** The position file: the pieces, the side to move and the number of the turn, strictly read. */
import { unitsOf } from '../../../../src/kernel/board/placement.ts';
import { lineFormat } from '../../../../src/kernel/editing/line.ts';
import { SIDES, sideName } from '../../../../src/kernel/side.ts';
import { PIECES, type PieceType } from '../moves/tables.ts';
import { BOARD } from './board.ts';
import type { State } from './state.ts';

export const { read: readPosition, write: writePosition } = lineFormat<State, PieceType>({
  board: BOARD,
  pieces: PIECES,
  squaresOf: ({ squares }) => squares,
  build: (read) => read,
  findFault: ({ squares }) => {
    const side = SIDES.find((each) => unitsOf(squares, each).length !== 1);
    return side ? `${sideName(side)} needs exactly one King.` : null;
  },
});
