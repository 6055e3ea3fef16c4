/** Who is frozen, and by whom: a fact about the units next to each other, never stored (BQ-IMM-2, BQ-IMM-4, BQ-IMM-5). */
import type { Square } from '../../../kernel/board.ts';
import { neighbours, SQUARES } from '../position/board.ts';
import { BLACK, CHAMELEON, EMPTY, type Field, IMMOBILIZER, kindOf, on, typeOf } from '../position/units.ts';

/** The kinds of enemy that freeze a unit of this kind; a Chameleon freezes nothing but an Immobilizer. */
const freezes = (code: number, other: number): boolean => {
  const foe = (code & BLACK) ^ BLACK;
  const kind = kindOf(other);
  return kind === (foe | IMMOBILIZER) || (kind === (foe | CHAMELEON) && typeOf(code) === IMMOBILIZER);
};

/** Is the unit on this square frozen, as the board stands? */
export const isFrozen = (field: Field, square: Square): boolean => {
  const code = on(field, square);
  const around = neighbours(square);
  for (let index = 0; index < around.length; index++) if (freezes(code, on(field, around[index] as Square))) return true;
  return false;
};

/** The squares of the units that freeze this one. */
export const freezersOf = (field: Field, square: Square): readonly Square[] => {
  const code = on(field, square);
  return code === EMPTY ? [] : neighbours(square).filter((at) => freezes(code, on(field, at)));
};

/** Every frozen unit of both sides. */
export const frozenUnits = (field: Field): readonly Square[] =>
  SQUARES.filter((square) => on(field, square) !== EMPTY && isFrozen(field, square));

/** Every Immobilizer, of either side. */
export const immobilizers = (field: Field): readonly Square[] => SQUARES.filter((square) => typeOf(on(field, square)) === IMMOBILIZER);
