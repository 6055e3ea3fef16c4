import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { capitalize, listFew, plural } from '../../../kernel/words.ts';
import { attacksOn, isInCheck } from '../moves/attacks.ts';
import { threatText } from '../moves/captures.ts';
import { freezersOf } from '../moves/freezing.ts';
import { MOVEMENTS } from '../moves/tables.ts';
import type { Move } from '../position/action.ts';
import { backRank, headingTo, isRookLine, nameOf, neighbours, ray } from '../position/board.ts';
import { theUnit, unitOn } from '../position/names.ts';
import { PIECES } from '../position/pieces.ts';
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
  type State,
  sideOf,
  TITAN,
  titanOf,
  typeOf,
  WITHDRAWER,
} from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';

/** Returns BQ-IMM-5 if only Chameleons freeze the unit, else BQ-IMM-2. */
export const freezingClause = (board: Occupancy, square: Square): ClauseId =>
  freezersOf(board, square).some((at) => typeOf(codeOn(board, at)) === IMMOBILIZER) ? 'BQ-IMM-2' : 'BQ-IMM-5';

export const frozenText = (board: Occupancy, square: Square): string =>
  `frozen by ${listFew(freezersOf(board, square).map((at) => theUnit(board, at)))}`;

export const whyFrozen = ({ board, options }: State, square: Square): Refusal => {
  const holders = freezersOf(board, square);
  const { name } = PIECES[pieceOf(codeOn(board, square))];
  const freeze = `${capitalize(listFew(holders.map((at) => theUnit(board, at))))} ${plural(holders.length, 'freezes', 'freeze')} the ${name}`;
  const rest =
    typeOf(codeOn(board, square)) === TITAN || options.frozen === 'locked'
      ? 'It cannot move.'
      : `${sideName(sideOf(codeOn(board, square)))} can only remove it.`;
  return refusal(freezingClause(board, square), `${freeze}. ${rest}`, holders);
};

export const whyExposed = (state: State, after: Occupancy): Refusal => {
  const titan = titanOf(after, state.toMove);
  const [attack] = attacksOn({ ...state, board: after }, other(state.toMove), titan);
  invariant(attack, 'nobody attacks the Titan');
  return refusal(
    'BQ-CHECK-3',
    `${sideName(state.toMove)}'s Titan would ${isInCheck(state) ? 'still be' : 'be'} in check: ${theUnit(after, attack.from)} ${threatText(after, attack, titan)}.`,
    [...new Set([attack.from, attack.to, titan])],
  );
};

const ownBlockerText = (board: Occupancy, square: Square): string =>
  `${sideName(sideOf(codeOn(board, square)))}'s own ${unitOn(board, square)} is in the way.`;

const whyBlocked = (board: Occupancy, from: Square, to: Square, blocker: Square): Refusal => {
  const mover = codeOn(board, from);
  const { name } = PIECES[pieceOf(mover)];
  const { rule: movement } = MOVEMENTS[pieceOf(mover)];
  const withdrawing = typeOf(mover) === WITHDRAWER && neighbours(from).includes(blocker);
  const clause = withdrawing ? 'BQ-WITH-3' : movement;
  if (to !== blocker)
    return refusal(clause, `${capitalize(theUnit(board, blocker))} blocks the path to ${nameOf(to)}.`, [blocker]);
  return isFriend(mover, codeOn(board, blocker))
    ? refusal(clause, ownBlockerText(board, blocker), [blocker])
    : refusal(clause, `The ${name} cannot capture by moving onto ${theUnit(board, blocker)}.`, [blocker]);
};

const friendClause = (mover: number, hasLeapt: boolean): ClauseId => {
  if (typeOf(mover) === LEAPER) return 'BQ-LEAP-4';
  return hasLeapt ? 'BQ-CHAM-6' : 'BQ-CHAM-2';
};

/** Returns why a unit cannot leap over the enemy on `square` to `landing`, or null (BQ-LEAP-4, BQ-CHAM-6). */
const whyNoLeap = (board: Occupancy, mover: number, square: Square, landing: Square): Refusal | null => {
  const { name } = PIECES[pieceOf(mover)];
  const victim = codeOn(board, square);
  if (typeOf(mover) === CHAMELEON && typeOf(victim) !== LEAPER) {
    const never = typeOf(victim) === IMMOBILIZER || typeOf(victim) === CHAMELEON;
    return refusal(
      never ? 'BQ-CHAM-8' : 'BQ-CHAM-6',
      `The Chameleon can leap only over Long Leapers, not over ${theUnit(board, square)}.`,
      [square],
    );
  }
  if (codeOn(board, landing) === EMPTY) return null;
  return refusal(
    'BQ-LEAP-4',
    `The ${name} has nowhere to land: ${theUnit(board, landing)} is directly behind ${nameOf(square)}.`,
    [square, landing],
  );
};

const whyNotAlongLeaps = (board: Occupancy, from: Square, to: Square): Refusal => {
  const mover = codeOn(board, from);
  const { name } = PIECES[pieceOf(mover)];
  const squares = ray(from, headingTo(from, to));
  const stop = squares.indexOf(to);
  let last: Square = from;
  for (let index = 0; index < stop; index++) {
    const square = squares[index] as Square;
    if (codeOn(board, square) === EMPTY) continue;
    if (isFriend(mover, codeOn(board, square)))
      return refusal(friendClause(mover, last !== from), ownBlockerText(board, square), [square]);
    const bar = whyNoLeap(board, mover, square, squares[index + 1] as Square);
    if (bar) return bar;
    last = square;
  }
  if (codeOn(board, to) === EMPTY) {
    const landing = squares[squares.indexOf(last) + 1] as Square;
    return refusal(
      'BQ-LEAP-2',
      `After leaping over ${nameOf(last)} the ${name} must stop on ${nameOf(landing)}, directly behind it.`,
      [last, landing],
    );
  }
  return isFriend(mover, codeOn(board, to))
    ? refusal(friendClause(mover, last !== from), ownBlockerText(board, to), [to])
    : refusal(
        MOVEMENTS[pieceOf(mover)].rule,
        typeOf(mover) === CHAMELEON
          ? `The Chameleon cannot capture by moving onto ${theUnit(board, to)}.`
          : `The Long Leaper must leap over ${theUnit(board, to)}, not onto it.`,
        [to],
      );
};

export const whyNotThere = (state: State, from: Square, to: Square): Refusal => {
  const { board } = state;
  const mover = codeOn(board, from);
  const { rule: movement, text } = MOVEMENTS[pieceOf(mover)];
  if (to === from)
    return refusal(
      'BQ-IMM-3',
      `Choose another square: ${state.options.frozen === 'locked' ? 'no' : 'only a frozen'} piece can remove itself.`,
      [from],
    );
  const heading = headingTo(from, to);
  if (heading < 0 || (typeOf(mover) === PAWN && !isRookLine(heading)))
    return refusal(movement, `${text}. It cannot reach ${nameOf(to)}.`, [from]);
  if (typeOf(mover) === TITAN) {
    return neighbours(from).includes(to)
      ? refusal(movement, ownBlockerText(board, to), [to])
      : refusal(movement, `${text}. It cannot reach ${nameOf(to)}.`, [from]);
  }
  if (typeOf(mover) === LEAPER || typeOf(mover) === CHAMELEON) return whyNotAlongLeaps(board, from, to);
  const blocker = ray(from, heading).find((square) => codeOn(board, square) !== EMPTY);
  invariant(blocker !== undefined, 'an open line refuses nothing');
  return whyBlocked(board, from, to, blocker);
};

export const whyNotYours = ({ board, toMove }: State, square: Square): Refusal =>
  codeOn(board, square) === EMPTY
    ? refusal('BQ-TURN-1', `${nameOf(square)} is empty. Choose a square with a ${toMove} piece.`, [square])
    : refusal('BQ-TURN-1', `It is ${sideName(toMove)}'s turn.`, [square]);

export const whyNotASquare = (): Refusal => refusal('BQ-TURN-1', 'Choose a piece, then a square.');

const rankText = (side: Side): string => (side === 'white' ? 'rank 1' : 'rank 8');

export const whyNoDrop = ({ board, toMove }: State, square: Square): Refusal =>
  backRank(toMove).includes(square)
    ? refusal('BQ-TWO-3', `${capitalize(theUnit(board, square))} is in the way.`, [square])
    : refusal('BQ-TWO-3', `A Chameleon can enter only on ${rankText(toMove)}.`, [square]);

export const whyNoReserve = ({ options, toMove }: State): Refusal =>
  options.version === 'standard'
    ? refusal('BQ-TWO-1', 'There is no reserve in the standard version.')
    : refusal('BQ-TWO-3', `${sideName(toMove)} has no Chameleon left in reserve.`);

export const whyNoRemoval = ({ board, options }: State, square: Square): Refusal =>
  typeOf(codeOn(board, square)) === TITAN
    ? refusal('BQ-TITAN-2', 'A Titan cannot remove itself.', [square])
    : refusal(
        'BQ-IMM-3',
        options.frozen === 'locked'
          ? 'In this game a frozen piece cannot remove itself.'
          : 'Only a frozen piece can remove itself.',
        [square],
      );

export const whyNotToPlace = (state: State, target: Target): Refusal => {
  const { board, toMove } = state;
  const clause = 'BQ-TWO-4';
  if (target.kind !== 'square')
    return refusal(clause, `Before the first turn ${sideName(toMove)} can only place Chameleons.`, backRank(toMove));
  return backRank(toMove).includes(target.square) && codeOn(board, target.square) === EMPTY
    ? refusal(clause, `A Chameleon is already on ${nameOf(target.square)}.`, [target.square])
    : { ...whyNoDrop(state, target.square), rule: clause };
};

const whyNoSideEffect = (board: Occupancy, { from, to }: Move, victim: Square): Refusal => {
  const it = theUnit(board, victim);
  const type = typeOf(codeOn(board, victim));
  if (type === CHAMELEON) return refusal('BQ-SIDE-2', 'No side effect captures a Chameleon.', [victim]);
  if (type === LEAPER || type === IMMOBILIZER || type === TITAN)
    return refusal('BQ-SIDE-3', `Side effects capture only Withdrawers, Coordinators and Pawns, not ${it}.`, [victim]);
  if (type === PAWN && !isRookLine(headingTo(from, to)))
    return refusal('BQ-SIDE-4', `No pinch of ${it}: a Pawn cannot move diagonally.`, [from, victim]);
  const { name } = PIECES[pieceOf(codeOn(board, victim))];
  return refusal(
    'BQ-CHAM-4',
    `The Chameleon captures a ${name} only as a ${name} would. Here that does not reach ${it}.`,
    [victim],
  );
};

/** Returns why a move does not capture `victim`; null if no special reason is known. */
export const whyNoVictim = (board: Occupancy, move: Move, victim: Square): Refusal | null => {
  const [mover, there] = [codeOn(board, move.from), codeOn(board, victim)];
  if (there === EMPTY) return null;
  if (isFriend(mover, there))
    return refusal(
      'BQ-GEN-5',
      `${capitalize(theUnit(board, victim))} is friendly: no move captures a friendly piece.`,
      [victim],
    );
  if (typeOf(mover) === CHAMELEON) return whyNoSideEffect(board, move, victim);
  if (typeOf(mover) === PAWN)
    return refusal('BQ-PAWN-3', `No pinch: there is no friendly piece directly behind ${nameOf(victim)}.`, [victim]);
  return null;
};
