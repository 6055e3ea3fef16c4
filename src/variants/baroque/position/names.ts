import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { nameOf } from './board.ts';
import { PIECES } from './pieces.ts';
import { codeOn, type Occupancy, pieceOf, sideOf } from './state.ts';

export const unitOn = (board: Occupancy, square: Square): string =>
  `${PIECES[pieceOf(codeOn(board, square))].name} on ${nameOf(square)}`;

export const theUnit = (board: Occupancy, square: Square): string => `the ${unitOn(board, square)}`;

export const ownedUnit = (board: Occupancy, square: Square): string =>
  `${sideName(sideOf(codeOn(board, square)))}'s ${unitOn(board, square)}`;
