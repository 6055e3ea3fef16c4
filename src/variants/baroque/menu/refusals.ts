/** Every no: the clause that forbids, what exactly is in the way, and the squares at fault. */

import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Refusal, Target } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { attacksOn } from '../moves/attacks.ts';
import { freezersOf } from '../moves/freezing.ts';
import { isInCheck } from '../moves/legality.ts';
import { MOVEMENTS, PIECES } from '../moves/tables.ts';
import { backRank, course, isRookLine, NAMES, neighbours, ray } from '../position/board.ts';
import type { State } from '../position/state.ts';
import {
  CHAMELEON,
  EMPTY,
  type Field,
  IMMOBILIZER,
  isFriend,
  LEAPER,
  on,
  PAWN,
  pieceOf,
  TITAN,
  titanOf,
  typeOf,
  WITHDRAWER,
} from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { threatText } from '../show/captures.ts';
import { man, owned, unitOn } from '../show/names.ts';

export const no = (id: RuleId, text: string, squares: readonly Square[]): Refusal => ({ rule: id, text, squares });

/** The clause that froze the unit there: an Immobilizer held by a Chameleon alone has its own. */
export const frozenBy = (field: Field, square: Square): RuleId =>
  freezersOf(field, square).some((at) => typeOf(on(field, at)) === IMMOBILIZER) ? rule('BQ-IMM-2') : rule('BQ-IMM-5');

/** "Frozen by the Immobilizer on d4". */
export const frozenText = (field: Field, square: Square): string =>
  `frozen by ${listed(freezersOf(field, square).map((at) => man(field, at)))}`;

export const whyFrozen = ({ field }: State, square: Square): Refusal => {
  const rest = typeOf(on(field, square)) === TITAN ? 'A frozen Titan can do nothing' : 'All it can do is capture itself';
  return no(frozenBy(field, square), `${capital(man(field, square))} is ${frozenText(field, square)}. ${rest}.`, freezersOf(field, square));
};

/** Why an action may not be: on the board it would leave, this side's Titan could be captured, and how. */
export const whyExposed = (state: State, after: Field): Refusal => {
  const titan = titanOf(after, state.toMove);
  const [attack] = attacksOn(after, other(state.toMove), titan);
  invariant(attack, 'nobody attacks the Titan');
  return no(
    rule('BQ-CHECK-3'),
    `This ${isInCheck(state) ? 'leaves' : 'puts'} ${owned(after, titan)} in check: ${man(after, attack.from)} ${threatText(after, attack, titan)}.`,
    [...new Set([attack.from, attack.to, titan])],
  );
};

/** Why a slide stops short of a square: the first unit in its way. */
const whyBlocked = (field: Field, from: Square, to: Square, blocker: Square): Refusal => {
  const mover = on(field, from);
  const { name } = PIECES[pieceOf(mover)];
  const { rule: movement } = MOVEMENTS[pieceOf(mover)];
  const withdrawing = typeOf(mover) === WITHDRAWER && neighbours(from).includes(blocker);
  const clause = withdrawing ? rule('BQ-WITH-3') : movement;
  if (to !== blocker)
    return no(clause, `${capital(man(field, blocker))} stands in the way from ${NAMES[from]} to ${NAMES[to]}.`, [blocker]);
  return isFriend(mover, on(field, blocker))
    ? no(clause, `The ${name} ends on an empty square, and its own ${unitOn(field, blocker)} is in the way.`, [blocker])
    : no(clause, `The ${name} does not capture by moving onto a unit: ${man(field, blocker)} is in the way.`, [blocker]);
};

/** The clause by which a friend stops a Long Leaper, or a Chameleon, which slides until it has leapt. */
const friendRule = (mover: number, hasLeapt: boolean): RuleId => {
  if (typeOf(mover) === LEAPER) return rule('BQ-LEAP-4');
  return hasLeapt ? rule('BQ-CHAM-6') : rule('BQ-CHAM-2');
};

/** Why the enemy on `square` cannot be leapt over, if it cannot; `landing` is the square behind it. */
const whyNoLeap = (field: Field, mover: number, square: Square, landing: Square): Refusal | null => {
  const { name } = PIECES[pieceOf(mover)];
  const victim = on(field, square);
  if (typeOf(mover) === CHAMELEON && typeOf(victim) !== LEAPER) {
    const never = typeOf(victim) === IMMOBILIZER || typeOf(victim) === CHAMELEON;
    return no(
      never ? rule('BQ-CHAM-8') : rule('BQ-CHAM-6'),
      `The Chameleon leaps over Long Leapers only, not over ${man(field, square)}.`,
      [square],
    );
  }
  if (on(field, landing) === EMPTY) return null;
  return no(
    rule('BQ-LEAP-4'),
    `The ${name} cannot leap over ${man(field, square)}: ${man(field, landing)} stands right behind it, where it would land.`,
    [square, landing],
  );
};

/** Why a Long Leaper or Chameleon cannot end on a square of its line. */
const whyNotLeapt = (field: Field, from: Square, to: Square): Refusal => {
  const mover = on(field, from);
  const { name } = PIECES[pieceOf(mover)];
  const squares = ray(from, course(from, to));
  const stop = squares.indexOf(to);
  let last: Square = from;
  for (let index = 0; index < stop; index++) {
    const square = squares[index] as Square;
    if (on(field, square) === EMPTY) continue;
    if (isFriend(mover, on(field, square)))
      return no(friendRule(mover, last !== from), `The ${name} cannot pass its own ${unitOn(field, square)}.`, [square]);
    const refusal = whyNoLeap(field, mover, square, squares[index + 1] as Square);
    if (refusal) return refusal;
    last = square;
  }
  if (on(field, to) === EMPTY) {
    const landing = squares[squares.indexOf(last) + 1] as Square;
    return no(
      rule(typeOf(mover) === CHAMELEON ? 'BQ-CHAM-6' : 'BQ-LEAP-2'),
      `Having leapt over ${man(field, last)}, the ${name} stops on ${NAMES[landing]}, right behind it.`,
      [last, landing],
    );
  }
  return isFriend(mover, on(field, to))
    ? no(friendRule(mover, last !== from), `The ${name} ends on an empty square, and its own ${unitOn(field, to)} is there.`, [to])
    : no(
        MOVEMENTS[pieceOf(mover)].rule,
        typeOf(mover) === CHAMELEON
          ? `The Chameleon does not capture by moving onto ${man(field, to)}.`
          : `The Long Leaper leaps over ${man(field, to)}, not onto it.`,
        [to],
      );
};

/** Why the unit on `from` cannot end on `to`, where its pattern or what stands there forbids it. */
export const whyNotThere = (state: State, from: Square, to: Square): Refusal => {
  const { field } = state;
  const mover = on(field, from);
  const { rule: movement, text } = MOVEMENTS[pieceOf(mover)];
  if (to === from)
    return no(rule('BQ-IMM-3'), `${capital(man(field, from))} is not frozen, so it cannot capture itself, and nobody may pass.`, [from]);
  const heading = course(from, to);
  if (heading < 0 || (typeOf(mover) === PAWN && !isRookLine(heading)))
    return no(movement, `${text}; ${NAMES[to]} is on none of them from ${NAMES[from]}.`, [from]);
  if (typeOf(mover) === TITAN) {
    return neighbours(from).includes(to)
      ? no(movement, `The Titan cannot step onto its own ${unitOn(field, to)}.`, [to])
      : no(movement, `${text}; ${NAMES[to]} is too far from ${NAMES[from]}.`, [from]);
  }
  if (typeOf(mover) === LEAPER || typeOf(mover) === CHAMELEON) return whyNotLeapt(field, from, to);
  const blocker = ray(from, heading).find((square) => on(field, square) !== EMPTY);
  invariant(blocker !== undefined, 'an open line refuses nothing');
  return whyBlocked(field, from, to, blocker);
};

/** Why nothing can be picked on this square when a turn begins. */
export const whyNotYours = ({ field, toMove }: State, square: Square): Refusal =>
  on(field, square) === EMPTY
    ? no(rule('BQ-TURN-1'), `${NAMES[square]} is empty. ${sideName(toMove)} picks one of ${sideName(toMove)}'s units.`, [square])
    : no(rule('BQ-TURN-1'), `${capital(owned(field, square))} cannot be picked: it is ${sideName(toMove)}'s turn.`, [square]);

/** Why a pick that is no square says nothing here. */
export const whyNotASquare = ({ toMove }: State): Refusal =>
  no(rule('BQ-TURN-1'), `${sideName(toMove)} picks a unit by its square, and then the square where it goes.`, []);

const rankText = (side: Side): string => (side === 'white' ? 'rank 1' : 'rank 8');

/** Why a Chameleon of the reserve cannot be put on this square. */
export const whyNoDrop = ({ field, toMove }: State, square: Square): Refusal =>
  backRank(toMove).includes(square)
    ? no(rule('BQ-TWO-3'), `A Chameleon enters on an empty square, and ${man(field, square)} is there.`, [square])
    : no(rule('BQ-TWO-3'), `A Chameleon enters on ${sideName(toMove)}'s Back Rank, ${rankText(toMove)}; ${NAMES[square]} is not on it.`, [
        square,
      ]);

/** Why the reserve gives no Chameleon now. */
export const whyNoReserve = ({ version, toMove }: State): Refusal =>
  version === 'standard'
    ? no(rule('BQ-TWO-1'), 'There is no reserve in the standard version.', [])
    : no(rule('BQ-TWO-3'), `${sideName(toMove)} has no Chameleon left in reserve.`, []);

/** Why the unit picked, a Titan or one that is not frozen, cannot capture itself. */
export const whyNoRemoval = ({ field }: State, square: Square): Refusal =>
  typeOf(on(field, square)) === TITAN
    ? no(rule('BQ-TITAN-2'), 'A Titan never captures itself.', [square])
    : no(rule('BQ-IMM-3'), `${capital(man(field, square))} is not frozen, so it cannot capture itself.`, [square]);

/** Why a pick does not place a Chameleon before the first turn. */
export const whyNotToPlace = (state: State, target: Target): Refusal => {
  const { field, toMove } = state;
  const clause = rule('BQ-TWO-4');
  if (target.kind !== 'square')
    return no(clause, `Before the first turn ${sideName(toMove)} only places Chameleons of the reserve.`, backRank(toMove));
  return backRank(toMove).includes(target.square) && on(field, target.square) === EMPTY
    ? no(clause, `A Chameleon is to stand on ${NAMES[target.square]} already.`, [target.square])
    : { ...whyNoDrop(state, target.square), rule: clause };
};
