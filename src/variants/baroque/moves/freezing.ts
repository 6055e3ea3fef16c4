/** Frozen units and their freezers (BQ-IMM-2, BQ-IMM-4, BQ-IMM-5). */
import type { Square } from '../../../kernel/board/board.ts';
import { neighbours, SQUARES } from '../position/board.ts';
import { BLACK, CHAMELEON, codeOn, EMPTY, IMMOBILIZER, kindOf, type Occupancy, typeOf } from '../position/state.ts';

/** Whether `other` freezes `code`. A Chameleon freezes only Immobilizers (BQ-IMM-5). */
const freezes = (code: number, other: number): boolean => {
  const foe = (code & BLACK) ^ BLACK;
  const kind = kindOf(other);
  return kind === (foe | IMMOBILIZER) || (kind === (foe | CHAMELEON) && typeOf(code) === IMMOBILIZER);
};

export const isFrozen = (board: Occupancy, square: Square): boolean => {
  const code = codeOn(board, square);
  const around = neighbours(square);
  for (let index = 0; index < around.length; index++)
    if (freezes(code, codeOn(board, around[index] as Square))) return true;
  return false;
};

export const freezersOf = (board: Occupancy, square: Square): readonly Square[] => {
  const code = codeOn(board, square);
  return code === EMPTY ? [] : neighbours(square).filter((at) => freezes(code, codeOn(board, at)));
};

export const frozenUnits = (board: Occupancy): readonly Square[] =>
  SQUARES.filter((square) => codeOn(board, square) !== EMPTY && isFrozen(board, square));

export const immobilizers = (board: Occupancy): readonly Square[] =>
  SQUARES.filter((square) => typeOf(codeOn(board, square)) === IMMOBILIZER);
