/** Which moves leave the mover's Titan safe (BQ-CHECK-3), and whether a side has any action at all. */
import type { Square } from '../../../kernel/board.ts';
import { other } from '../../../kernel/side.ts';
import { backRank } from '../position/board.ts';
import { nextFromReserve, type State, withCode } from '../position/state.ts';
import { EMPTY, type Field, on, squaresOf, TITAN, titanOf, typeOf } from '../position/units.ts';
import { isCapturable } from './attacks.ts';
import { isFrozen } from './freezing.ts';
import { along, headingsOf, type Move } from './generate.ts';

/** What the search for legal actions asks of a position again and again. */
export interface Royals {
  readonly own: Square;
  readonly foe: Square;
}

export const royalsOf = (state: State): Royals => ({
  own: titanOf(state.field, state.toMove),
  foe: titanOf(state.field, other(state.toMove)),
});

export const isInCheck = (state: State): boolean => {
  const { own, foe } = royalsOf(state);
  return isCapturable(state.field, own, foe);
};

/**
 * Does this move leave the mover's Titan safe? `trial` is a copy of the board to try it on; it is put back as it was, so
 * that one copy serves all the moves of a menu.
 */
export const isSafe = (field: Field, trial: number[], royals: Royals, { from, to, victims }: Move): boolean => {
  const mover = on(field, from);
  for (let index = 0; index < victims.length; index++) trial[victims[index] as Square] = EMPTY;
  trial[to] = mover;
  trial[from] = EMPTY;
  const safe = !isCapturable(trial, typeOf(mover) === TITAN ? to : royals.own, royals.foe);
  trial[to] = EMPTY;
  trial[from] = mover;
  for (let index = 0; index < victims.length; index++) trial[victims[index] as Square] = on(field, victims[index] as Square);
  return safe;
};

/** May the frozen unit on this square, not the Titan, capture itself (BQ-IMM-3)? */
export const mayRemove = ({ field }: State, { own, foe }: Royals, square: Square): boolean =>
  square !== own && !isCapturable(withCode(field, square, EMPTY), own, foe);

/** May a Chameleon of the reserve be put on this empty square (BQ-TWO-5)? */
export const mayDrop = ({ field, reserve, toMove }: State, { own, foe }: Royals, square: Square): boolean =>
  on(field, square) === EMPTY && !isCapturable(withCode(field, square, nextFromReserve(reserve, toMove)), own, foe);

const canMove = (field: Field, trial: number[], royals: Royals, from: Square): boolean =>
  headingsOf(typeOf(on(field, from))).some((heading) =>
    along(field, royals.own, from, heading).some((move) => isSafe(field, trial, royals, move)),
  );

/** Has the side to move any legal action? Looks only until it finds one. */
export const hasAction = (state: State): boolean => {
  const { field, toMove } = state;
  const royals = royalsOf(state);
  const trial = field.slice();
  return (
    squaresOf(field, toMove).some((from) =>
      isFrozen(field, from) ? mayRemove(state, royals, from) : canMove(field, trial, royals, from),
    ) ||
    (state.reserve[toMove] > 0 && backRank(toMove).some((square) => mayDrop(state, royals, square)))
  );
};
