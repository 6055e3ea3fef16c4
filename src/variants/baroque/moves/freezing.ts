/** Frozen units and their freezers: a fact of adjacent units, never stored (BQ-IMM-2, BQ-IMM-4, BQ-IMM-5). */
import type { Square } from '../../../kernel/board/board.ts';
import { neighbours, SQUARES } from '../position/board.ts';
import {
  BLACK,
  CHAMELEON,
  codeOn,
  EMPTY,
  IMMOBILIZER,
  kindOf,
  type Occupancy,
  typeOf,
} from '../position/state.ts';

/** The kinds of enemy that freeze a unit of this kind; a Chameleon freezes nothing but an Immobilizer. */
const freezes = (code: number, other: number): boolean => {
  const foe = (code & BLACK) ^ BLACK;
  const kind = kindOf(other);
  return kind === (foe | IMMOBILIZER) || (kind === (foe | CHAMELEON) && typeOf(code) === IMMOBILIZER);
};

/** Is the unit on this square frozen, as the board stands? */
export const isFrozen = (board: Occupancy, square: Square): boolean => {
  const code = codeOn(board, square);
  const around = neighbours(square);
  for (let index = 0; index < around.length; index++)
    if (freezes(code, codeOn(board, around[index] as Square))) return true;
  return false;
};

/** The squares of the units that freeze this one. */
export const freezersOf = (board: Occupancy, square: Square): readonly Square[] => {
  const code = codeOn(board, square);
  return code === EMPTY ? [] : neighbours(square).filter((at) => freezes(code, codeOn(board, at)));
};

/** Every frozen unit of both sides. */
export const frozenUnits = (board: Occupancy): readonly Square[] =>
  SQUARES.filter((square) => codeOn(board, square) !== EMPTY && isFrozen(board, square));

/** Every Immobilizer, of either side. */
export const immobilizers = (board: Occupancy): readonly Square[] =>
  SQUARES.filter((square) => typeOf(codeOn(board, square)) === IMMOBILIZER);
