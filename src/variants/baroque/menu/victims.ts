/** Why a written victim is none: what the mover would have to be, or where, to capture it. */
import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { capital } from '../../../kernel/words.ts';
import type { Move } from '../moves/generate.ts';
import { PIECES } from '../moves/tables.ts';
import { headingTo, isRookLine } from '../position/board.ts';
import {
  CHAMELEON,
  codeOn,
  EMPTY,
  IMMOBILIZER,
  isFriend,
  LEAPER,
  type Occupancy,
  PAWN,
  pieceOf,
  TITAN,
  typeOf,
} from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { theUnit } from '../show/names.ts';
import { reason } from './refusals.ts';

const whyNoSideEffect = (board: Occupancy, { from, to }: Move, victim: Square): Refusal => {
  const who = theUnit(board, victim);
  const type = typeOf(codeOn(board, victim));
  if (type === CHAMELEON) return reason(rule('BQ-SIDE-2'), `No side effect strikes a Chameleon: ${who} stays.`, [victim]);
  if (type === LEAPER || type === IMMOBILIZER || type === TITAN)
    return reason(rule('BQ-SIDE-3'), `No side effect strikes ${who}: only Withdrawers, Coordinators and Pawns fall that way.`, [victim]);
  if (type === PAWN && !isRookLine(headingTo(from, to)))
    return reason(rule('BQ-SIDE-4'), `A Pawn never goes diagonally, so a diagonal path does not pinch ${who}.`, [from, victim]);
  const { name } = PIECES[pieceOf(codeOn(board, victim))];
  return reason(rule('BQ-CHAM-4'), `The Chameleon captures a ${name} only as a ${name} would, and that does not reach ${who} here.`, [
    victim,
  ]);
};

/** Why this move does not capture what stands there; null where nothing does. */
export const whyNoVictim = (board: Occupancy, move: Move, victim: Square): Refusal | null => {
  const [mover, there] = [codeOn(board, move.from), codeOn(board, victim)];
  if (there === EMPTY) return null;
  if (isFriend(mover, there))
    return reason(rule('BQ-GEN-5'), `${capital(theUnit(board, victim))} is a friend, and no action captures a friend.`, [victim]);
  if (typeOf(mover) === CHAMELEON) return whyNoSideEffect(board, move, victim);
  if (typeOf(mover) === PAWN)
    return reason(
      rule('BQ-PAWN-3'),
      `There is no pinch of ${theUnit(board, victim)}: it needs a friend right behind it, along rank or file.`,
      [victim],
    );
  return null;
};
