import { lineEditor } from '../../../src/kernel/editing/edit.ts';
import { BOARD, PIECES, writePosition } from './position.ts';

export const EDITOR = lineEditor({
  board: BOARD,
  pieces: PIECES,
  uniqueTypes: ['king'],
  write: writePosition,
});
