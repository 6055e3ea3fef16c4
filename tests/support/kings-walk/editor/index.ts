/** Setting up a position by hand. */
import { defineEditor, turnFields, unitEditor } from '../../../../src/kernel/editing/edit.ts';
import { PIECES, type PieceType } from '../moves/tables.ts';
import { BOARD } from '../position/board.ts';
import { writePosition } from '../position/format.ts';
import type { State } from '../position/state.ts';

export const EDITOR = defineEditor<State>({
  ...unitEditor<State, PieceType>({
    board: BOARD,
    pieces: PIECES,
    squaresOf: ({ squares }) => squares,
    withSquares: (draft, squares) => ({ ...draft, squares }),
    lone: ['king'],
  }),
  fields: turnFields<State>(),
  write: writePosition,
});
