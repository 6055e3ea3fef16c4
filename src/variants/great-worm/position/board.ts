import type { Square } from '../../../kernel/board/board.ts';
import { rectangle } from '../../../kernel/board/rectangle.ts';
import { listWords } from '../../../kernel/words.ts';

export const BOARD = rectangle(8, 8);
export const { nameOf } = BOARD;

export const listSquares = (squares: readonly Square[]): string => listWords(squares.map(nameOf));
