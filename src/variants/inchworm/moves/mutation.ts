/** Mutation: whoever captures turns into what was captured. A piece that turns into Pawns becomes two of them. */
import type { Square } from '../../../kernel/board.ts';
import { isExtended, type Man, manAt, otherHalf, TYPES, type Type } from '../position/units.ts';

/** What there is to turn into, in the order in which it is offered. */
export const capturedTypes = (captured: readonly Man[]): readonly Type[] =>
  captured.length === 0 || captured.some(({ type }) => type === 'king')
    ? []
    : TYPES.filter((type) => captured.some((man) => man.type === type));

/** A man after it has turned, and the Pawn that came out of its second half (its id is still to be given). */
interface Turned {
  readonly man: Man;
  readonly second: Square | null;
}

/** A man that captured on `target` turned into a type. */
export const turnedInto = (man: Man, target: Square, type: Type): Turned => {
  const { id, side, at } = man;
  if (type !== 'pawn' || man.type === 'pawn') return { man: manAt(id, side, type, at), second: null };
  return { man: manAt(id, side, type, [target]), second: isExtended(man) ? otherHalf(man, target) : target };
};
