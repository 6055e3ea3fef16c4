/** Why a written victim is none: what the mover would have to be, or where, to capture it. */
import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { capital } from '../../../kernel/words.ts';
import type { Move } from '../moves/generate.ts';
import { PIECES } from '../moves/tables.ts';
import { course, isRookLine } from '../position/board.ts';
import { CHAMELEON, EMPTY, type Field, IMMOBILIZER, isFriend, LEAPER, on, PAWN, pieceOf, TITAN, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { man } from '../show/names.ts';
import { no } from './refusals.ts';

const whyNoSideEffect = (field: Field, { from, to }: Move, victim: Square): Refusal => {
  const who = man(field, victim);
  const type = typeOf(on(field, victim));
  if (type === CHAMELEON) return no(rule('BQ-SIDE-2'), `No side effect strikes a Chameleon: ${who} stays.`, [victim]);
  if (type === LEAPER || type === IMMOBILIZER || type === TITAN)
    return no(rule('BQ-SIDE-3'), `No side effect strikes ${who}: only Withdrawers, Coordinators and Pawns fall that way.`, [victim]);
  if (type === PAWN && !isRookLine(course(from, to)))
    return no(rule('BQ-SIDE-4'), `A Pawn never goes diagonally, so a diagonal path does not pinch ${who}.`, [from, victim]);
  const { name } = PIECES[pieceOf(on(field, victim))];
  return no(rule('BQ-CHAM-4'), `The Chameleon captures a ${name} only as a ${name} would, and that does not reach ${who} here.`, [victim]);
};

/** Why this move does not capture what stands there; null where nothing does. */
export const whyNoVictim = (field: Field, move: Move, victim: Square): Refusal | null => {
  const [mover, there] = [on(field, move.from), on(field, victim)];
  if (there === EMPTY) return null;
  if (isFriend(mover, there))
    return no(rule('BQ-GEN-5'), `${capital(man(field, victim))} is a friend, and no action captures a friend.`, [victim]);
  if (typeOf(mover) === CHAMELEON) return whyNoSideEffect(field, move, victim);
  if (typeOf(mover) === PAWN)
    return no(rule('BQ-PAWN-3'), `There is no pinch of ${man(field, victim)}: it needs a friend right behind it, along rank or file.`, [
      victim,
    ]);
  return null;
};
