/** Pseudo-legal moves. All victims are found before any is removed (BQ-GEN-3). */
import type { Square } from '../../../kernel/board/board.ts';
import type { Move } from '../position/action.ts';
import {
  fileOf,
  HEADINGS,
  type Heading,
  isRookLine,
  opposite,
  ROOK_HEADINGS,
  rankOf,
  ray,
  squareAhead,
  squareAt,
} from '../position/board.ts';
import {
  CHAMELEON,
  COORDINATOR,
  codeOn,
  EMPTY,
  isFoe,
  isFriend,
  LEAPER,
  type Occupancy,
  PAWN,
  type State,
  TITAN,
  typeOf,
  WITHDRAWER,
} from '../position/state.ts';

const NO_SQUARES: readonly Square[] = [];
const NO_MOVES: readonly Move[] = [];

export const headingsOf = (type: number): readonly Heading[] => (type === PAWN ? ROOK_HEADINGS : HEADINGS);

/**
 * Whether a unit may capture a victim by the capture method of the piece type `methodType`. A Chameleon may use only the
 * method of the victim's type (BQ-CHAM-4).
 */
const mayCapture = (mover: number, victim: number, methodType: number): boolean =>
  isFoe(mover, victim) && (typeOf(mover) !== CHAMELEON || typeOf(victim) === methodType);

/** Returns the enemy directly behind the withdrawing unit, if any (BQ-WITH-2). */
const withdrawalVictims = (board: Occupancy, from: Square, heading: Heading): readonly Square[] => {
  const mover = codeOn(board, from);
  if (typeOf(mover) !== WITHDRAWER && typeOf(mover) !== CHAMELEON) return NO_SQUARES;
  const behind = squareAhead(from, opposite(heading));
  return behind >= 0 && mayCapture(mover, codeOn(board, behind), WITHDRAWER) ? [behind] : NO_SQUARES;
};

/** Adds enemies at the other corners of the rectangle from `to` to `titan` (BQ-COOR-2). */
const addCoordinated = (found: Square[], board: Occupancy, mover: number, titan: Square, to: Square): void => {
  const level = squareAt(fileOf(titan), rankOf(to));
  const upright = squareAt(fileOf(to), rankOf(titan));
  if (mayCapture(mover, codeOn(board, level), COORDINATOR)) found.push(level);
  if (mayCapture(mover, codeOn(board, upright), COORDINATOR)) found.push(upright);
};

/** Adds the enemies pinched between `to` and a friend behind them (BQ-PAWN-2). */
const addPinched = (found: Square[], board: Occupancy, mover: number, to: Square): void => {
  for (let heading = 0; heading < 8; heading += 2) {
    const beside = squareAhead(to, heading);
    if (beside < 0 || !mayCapture(mover, codeOn(board, beside), PAWN)) continue;
    const partner = squareAhead(beside, heading);
    if (partner >= 0 && isFriend(mover, codeOn(board, partner))) found.push(beside);
  }
};

/** Returns the victims on a move's way and those captured from its end square (BQ-SIDE-6). */
const victimsAt = (
  board: Occupancy,
  titan: Square,
  from: Square,
  to: Square,
  heading: Heading,
  capturedOnWay: readonly Square[],
): readonly Square[] => {
  const mover = codeOn(board, from);
  const type = typeOf(mover);
  if (type !== COORDINATOR && type !== PAWN && type !== CHAMELEON) return capturedOnWay;
  const found: Square[] = [];
  if (type !== PAWN) addCoordinated(found, board, mover, titan, to);
  if (type !== COORDINATOR && isRookLine(heading)) addPinched(found, board, mover, to);
  return found.length === 0 ? capturedOnWay : capturedOnWay.length === 0 ? found : [...capturedOnWay, ...found];
};

const stepsTo = (board: Occupancy, from: Square, to: Square): readonly Move[] => {
  const target = codeOn(board, to);
  if (target === EMPTY) return [{ kind: 'move', from, to, victims: NO_SQUARES }];
  return isFoe(codeOn(board, from), target) ? [{ kind: 'move', from, to, victims: [to] }] : NO_MOVES;
};

/** Lists moves in one direction, nearest first, even of a frozen unit, since callers test freezing (BQ-IMM-6). */
export const movesAlong = (
  board: Occupancy,
  titan: Square,
  from: Square,
  heading: Heading,
  options: State['options'],
): readonly Move[] => {
  const first = squareAhead(from, heading);
  if (first < 0) return NO_MOVES;
  const mover = codeOn(board, from);
  const type = typeOf(mover);
  if (type === TITAN) return stepsTo(board, from, first);
  const leaps = type === LEAPER || type === CHAMELEON;
  const blocker = codeOn(board, first);
  if (blocker !== EMPTY) {
    if (!leaps || !isFoe(mover, blocker)) return NO_MOVES;
    if (type === CHAMELEON && typeOf(blocker) === TITAN) return stepsTo(board, from, first);
  }
  const moves: Move[] = [];
  const squares = ray(from, heading);
  let sure = withdrawalVictims(board, from, heading);
  let index = 0;
  for (; index < squares.length; index++) {
    const to = squares[index] as Square;
    if (codeOn(board, to) !== EMPTY) break;
    moves.push({ kind: 'move', from, to, victims: victimsAt(board, titan, from, to, heading, sure) });
  }
  if (!leaps) return moves;
  const isPlain = type === CHAMELEON && options.chameleon === 'plain';
  if (isPlain) sure = NO_SQUARES;
  const land = (to: Square) =>
    moves.push({
      kind: 'move',
      from,
      to,
      victims: isPlain ? sure : victimsAt(board, titan, from, to, heading, sure),
    });
  // From its first leap on, a Leaper stops only right behind a leapt unit (BQ-LEAP-2) or, by `beyond`, farther on.
  for (; index + 1 < squares.length; index++) {
    const leapt = squares[index] as Square;
    const landing = squares[index + 1] as Square;
    if (codeOn(board, leapt) === EMPTY) {
      if (options.leap === 'beyond' && codeOn(board, landing) === EMPTY) land(landing);
      continue;
    }
    if (!mayCapture(mover, codeOn(board, leapt), LEAPER) || codeOn(board, landing) !== EMPTY) break;
    sure = [...sure, leapt];
    land(landing);
  }
  return moves;
};

export const pseudoLegalMoves = (
  board: Occupancy,
  titan: Square,
  from: Square,
  options: State['options'],
): readonly Move[] =>
  headingsOf(typeOf(codeOn(board, from))).flatMap((heading) => movesAlong(board, titan, from, heading, options));
