/** Setting up a position by hand. */
import { defineEditor, turnFields, unitEditor } from '../../../src/kernel/editing/edit.ts';
import { BOARD, PIECES, type PieceType, type State, writePosition } from './position.ts';

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
