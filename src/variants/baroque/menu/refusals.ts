/** Every no: the clause that forbids, what exactly is in the way, and the squares at fault. */

import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Refusal, Target } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { attacksOn, isInCheck } from '../moves/attacks.ts';
import { freezersOf } from '../moves/freezing.ts';
import { MOVEMENTS, PIECES } from '../moves/tables.ts';
import { backRank, headingTo, isRookLine, nameOf, neighbours, ray } from '../position/board.ts';
import type { State } from '../position/state.ts';
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
  titanOf,
  typeOf,
  WITHDRAWER,
} from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { threatText } from '../show/captures.ts';
import { ownedUnit, theUnit, unitOn } from '../show/names.ts';

export const reason = (id: RuleId, text: string, squares: readonly Square[]): Refusal => ({ rule: id, text, squares });

/** The clause that froze the unit there: an Immobilizer held by a Chameleon alone has its own. */
export const freezingClause = (board: Occupancy, square: Square): RuleId =>
  freezersOf(board, square).some((at) => typeOf(codeOn(board, at)) === IMMOBILIZER) ? rule('BQ-IMM-2') : rule('BQ-IMM-5');

/** "Frozen by the Immobilizer on d4". */
export const frozenText = (board: Occupancy, square: Square): string =>
  `frozen by ${listed(freezersOf(board, square).map((at) => theUnit(board, at)))}`;

export const whyFrozen = ({ board }: State, square: Square): Refusal => {
  const rest = typeOf(codeOn(board, square)) === TITAN ? 'A frozen Titan can do nothing' : 'All it can do is capture itself';
  return reason(
    freezingClause(board, square),
    `${capital(theUnit(board, square))} is ${frozenText(board, square)}. ${rest}.`,
    freezersOf(board, square),
  );
};

/** Why an action may not be: on the board it would leave, this side's Titan could be captured, and how. */
export const whyExposed = (state: State, after: Occupancy): Refusal => {
  const titan = titanOf(after, state.toMove);
  const [attack] = attacksOn(after, other(state.toMove), titan);
  invariant(attack, 'nobody attacks the Titan');
  return reason(
    rule('BQ-CHECK-3'),
    `This ${isInCheck(state) ? 'leaves' : 'puts'} ${ownedUnit(after, titan)} in check: ${theUnit(after, attack.from)} ${threatText(after, attack, titan)}.`,
    [...new Set([attack.from, attack.to, titan])],
  );
};

/** Why a slide stops short of a square: the first unit in its way. */
const whyBlocked = (board: Occupancy, from: Square, to: Square, blocker: Square): Refusal => {
  const mover = codeOn(board, from);
  const { name } = PIECES[pieceOf(mover)];
  const { rule: movement } = MOVEMENTS[pieceOf(mover)];
  const withdrawing = typeOf(mover) === WITHDRAWER && neighbours(from).includes(blocker);
  const clause = withdrawing ? rule('BQ-WITH-3') : movement;
  if (to !== blocker)
    return reason(clause, `${capital(theUnit(board, blocker))} stands in the way from ${nameOf(from)} to ${nameOf(to)}.`, [blocker]);
  return isFriend(mover, codeOn(board, blocker))
    ? reason(clause, `The ${name} ends on an empty square, and its own ${unitOn(board, blocker)} is in the way.`, [blocker])
    : reason(clause, `The ${name} does not capture by moving onto a unit: ${theUnit(board, blocker)} is in the way.`, [blocker]);
};

/** The clause by which a friend stops a Long Leaper, or a Chameleon, which slides until it has leapt. */
const friendRule = (mover: number, hasLeapt: boolean): RuleId => {
  if (typeOf(mover) === LEAPER) return rule('BQ-LEAP-4');
  return hasLeapt ? rule('BQ-CHAM-6') : rule('BQ-CHAM-2');
};

/** Why the enemy on `square` cannot be leapt over, if it cannot; `landing` is the square behind it. */
const whyNoLeap = (board: Occupancy, mover: number, square: Square, landing: Square): Refusal | null => {
  const { name } = PIECES[pieceOf(mover)];
  const victim = codeOn(board, square);
  if (typeOf(mover) === CHAMELEON && typeOf(victim) !== LEAPER) {
    const never = typeOf(victim) === IMMOBILIZER || typeOf(victim) === CHAMELEON;
    return reason(
      never ? rule('BQ-CHAM-8') : rule('BQ-CHAM-6'),
      `The Chameleon leaps over Long Leapers only, not over ${theUnit(board, square)}.`,
      [square],
    );
  }
  if (codeOn(board, landing) === EMPTY) return null;
  return reason(
    rule('BQ-LEAP-4'),
    `The ${name} cannot leap over ${theUnit(board, square)}: ${theUnit(board, landing)} stands right behind it, where it would land.`,
    [square, landing],
  );
};

/** Why a Long Leaper or Chameleon cannot end on a square of its line. */
const whyNotLeapt = (board: Occupancy, from: Square, to: Square): Refusal => {
  const mover = codeOn(board, from);
  const { name } = PIECES[pieceOf(mover)];
  const squares = ray(from, headingTo(from, to));
  const stop = squares.indexOf(to);
  let last: Square = from;
  for (let index = 0; index < stop; index++) {
    const square = squares[index] as Square;
    if (codeOn(board, square) === EMPTY) continue;
    if (isFriend(mover, codeOn(board, square)))
      return reason(friendRule(mover, last !== from), `The ${name} cannot pass its own ${unitOn(board, square)}.`, [square]);
    const refusal = whyNoLeap(board, mover, square, squares[index + 1] as Square);
    if (refusal) return refusal;
    last = square;
  }
  if (codeOn(board, to) === EMPTY) {
    const landing = squares[squares.indexOf(last) + 1] as Square;
    return reason(
      rule(typeOf(mover) === CHAMELEON ? 'BQ-CHAM-6' : 'BQ-LEAP-2'),
      `Having leapt over ${theUnit(board, last)}, the ${name} stops on ${nameOf(landing)}, right behind it.`,
      [last, landing],
    );
  }
  return isFriend(mover, codeOn(board, to))
    ? reason(friendRule(mover, last !== from), `The ${name} ends on an empty square, and its own ${unitOn(board, to)} is there.`, [to])
    : reason(
        MOVEMENTS[pieceOf(mover)].rule,
        typeOf(mover) === CHAMELEON
          ? `The Chameleon does not capture by moving onto ${theUnit(board, to)}.`
          : `The Long Leaper leaps over ${theUnit(board, to)}, not onto it.`,
        [to],
      );
};

/** Why the unit on `from` cannot end on `to`, where its pattern or what stands there forbids it. */
export const whyNotThere = (state: State, from: Square, to: Square): Refusal => {
  const { board } = state;
  const mover = codeOn(board, from);
  const { rule: movement, text } = MOVEMENTS[pieceOf(mover)];
  if (to === from)
    return reason(rule('BQ-IMM-3'), `${capital(theUnit(board, from))} is not frozen, so it cannot capture itself, and nobody may pass.`, [
      from,
    ]);
  const heading = headingTo(from, to);
  if (heading < 0 || (typeOf(mover) === PAWN && !isRookLine(heading)))
    return reason(movement, `${text}; ${nameOf(to)} is on none of them from ${nameOf(from)}.`, [from]);
  if (typeOf(mover) === TITAN) {
    return neighbours(from).includes(to)
      ? reason(movement, `The Titan cannot step onto its own ${unitOn(board, to)}.`, [to])
      : reason(movement, `${text}; ${nameOf(to)} is too far from ${nameOf(from)}.`, [from]);
  }
  if (typeOf(mover) === LEAPER || typeOf(mover) === CHAMELEON) return whyNotLeapt(board, from, to);
  const blocker = ray(from, heading).find((square) => codeOn(board, square) !== EMPTY);
  invariant(blocker !== undefined, 'an open line refuses nothing');
  return whyBlocked(board, from, to, blocker);
};

/** Why nothing can be picked on this square when a turn begins. */
export const whyNotYours = ({ board, toMove }: State, square: Square): Refusal =>
  codeOn(board, square) === EMPTY
    ? reason(rule('BQ-TURN-1'), `${nameOf(square)} is empty. ${sideName(toMove)} picks one of ${sideName(toMove)}'s units.`, [square])
    : reason(rule('BQ-TURN-1'), `${capital(ownedUnit(board, square))} cannot be picked: it is ${sideName(toMove)}'s turn.`, [square]);

/** Why a pick that is no square says nothing here. */
export const whyNotASquare = ({ toMove }: State): Refusal =>
  reason(rule('BQ-TURN-1'), `${sideName(toMove)} picks a unit by its square, and then the square where it goes.`, []);

const rankText = (side: Side): string => (side === 'white' ? 'rank 1' : 'rank 8');

/** Why a Chameleon of the reserve cannot be put on this square. */
export const whyNoDrop = ({ board, toMove }: State, square: Square): Refusal =>
  backRank(toMove).includes(square)
    ? reason(rule('BQ-TWO-3'), `A Chameleon enters on an empty square, and ${theUnit(board, square)} is there.`, [square])
    : reason(
        rule('BQ-TWO-3'),
        `A Chameleon enters on ${sideName(toMove)}'s Back Rank, ${rankText(toMove)}; ${nameOf(square)} is not on it.`,
        [square],
      );

/** Why the reserve gives no Chameleon now. */
export const whyNoReserve = ({ version, toMove }: State): Refusal =>
  version === 'standard'
    ? reason(rule('BQ-TWO-1'), 'There is no reserve in the standard version.', [])
    : reason(rule('BQ-TWO-3'), `${sideName(toMove)} has no Chameleon left in reserve.`, []);

/** Why the unit picked, a Titan or one that is not frozen, cannot capture itself. */
export const whyNoRemoval = ({ board }: State, square: Square): Refusal =>
  typeOf(codeOn(board, square)) === TITAN
    ? reason(rule('BQ-TITAN-2'), 'A Titan never captures itself.', [square])
    : reason(rule('BQ-IMM-3'), `${capital(theUnit(board, square))} is not frozen, so it cannot capture itself.`, [square]);

/** Why a pick does not place a Chameleon before the first turn. */
export const whyNotToPlace = (state: State, target: Target): Refusal => {
  const { board, toMove } = state;
  const clause = rule('BQ-TWO-4');
  if (target.kind !== 'square')
    return reason(clause, `Before the first turn ${sideName(toMove)} only places Chameleons of the reserve.`, backRank(toMove));
  return backRank(toMove).includes(target.square) && codeOn(board, target.square) === EMPTY
    ? reason(clause, `A Chameleon is to stand on ${nameOf(target.square)} already.`, [target.square])
    : { ...whyNoDrop(state, target.square), rule: clause };
};
