import { lineEditor } from '../../../src/kernel/editing/edit.ts';
import { BOARD, PIECES, writePosition } from './position.ts';

export const EDITOR = lineEditor({ board: BOARD, pieces: PIECES, lone: ['king'], write: writePosition });
