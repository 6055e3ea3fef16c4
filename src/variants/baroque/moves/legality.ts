/** Legal actions: those that leave the mover's Titan safe (BQ-CHECK-3). */
import type { Square } from '../../../kernel/board/board.ts';
import type { Move } from '../position/action.ts';
import { backRank } from '../position/board.ts';
import {
  codeOn,
  EMPTY,
  nextFromReserve,
  type Occupancy,
  type State,
  squaresOf,
  TITAN,
  typeOf,
  withCode,
} from '../position/state.ts';
import { isAttacked, type RoyalSquares, royalsOf } from './attacks.ts';
import { isFrozen } from './freezing.ts';
import { headingsOf, movesAlong } from './generate.ts';

/** Whether a move leaves the mover's Titan safe (BQ-CHECK-3). To be fast, `trial` is changed, then restored. */
export const isLegal = (
  board: Occupancy,
  trial: number[],
  royals: RoyalSquares,
  { from, to, victims }: Move,
): boolean => {
  const mover = codeOn(board, from);
  for (let index = 0; index < victims.length; index++) trial[victims[index] as Square] = EMPTY;
  trial[to] = mover;
  trial[from] = EMPTY;
  const safe = !isAttacked(trial, typeOf(mover) === TITAN ? to : royals.own, royals.foe);
  trial[to] = EMPTY;
  trial[from] = mover;
  for (let index = 0; index < victims.length; index++)
    trial[victims[index] as Square] = codeOn(board, victims[index] as Square);
  return safe;
};

/** Whether the player may remove the frozen unit on this square (BQ-IMM-3). */
export const mayRemove = ({ board, options }: State, { own, foe }: RoyalSquares, square: Square): boolean =>
  options.frozen === 'removes' && square !== own && !isAttacked(withCode(board, square, EMPTY), own, foe);

/** Whether a reserve Chameleon may enter on this square (BQ-TWO-5). */
export const mayDrop = ({ board, reserve, toMove }: State, { own, foe }: RoyalSquares, square: Square): boolean =>
  codeOn(board, square) === EMPTY && !isAttacked(withCode(board, square, nextFromReserve(reserve, toMove)), own, foe);

const canMove = ({ board, options }: State, trial: number[], royals: RoyalSquares, from: Square): boolean =>
  headingsOf(typeOf(codeOn(board, from))).some((heading) =>
    movesAlong(board, royals.own, from, heading, options).some((move) => isLegal(board, trial, royals, move)),
  );

export const hasAction = (state: State): boolean => {
  const { board, toMove } = state;
  const royals = royalsOf(state);
  const trial = board.slice();
  return (
    squaresOf(board, toMove).some((from) =>
      isFrozen(board, from) ? mayRemove(state, royals, from) : canMove(state, trial, royals, from),
    ) ||
    (state.reserve[toMove] > 0 && backRank(toMove).some((square) => mayDrop(state, royals, square)))
  );
};
