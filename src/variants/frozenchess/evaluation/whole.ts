/** FrozenChess's actions in order; with few pieces and a short list, all of them. */
import { type Path, passingPaths } from '../../../kernel/asking/legal.ts';
import { spellTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Bonus, Breadth } from '../../../kernel/evaluation.ts';
import { other } from '../../../kernel/side.ts';
import { menu } from '../menu/index.ts';
import type { Act } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { kingOf, unitSquares } from '../position/piece-lists.ts';
import type { State } from '../position/state.ts';
import { flightsOf } from './finish.ts';
import { actions as promising, THOROUGH } from './order.ts';

/** The maximum number of pieces for a short list: at the start it has 2,320 actions. */
const FEW = 40;
/** The length, in multiples of the breadth, up to which a list is searched in full. */
const SHORT = 2;
/** Questions allowed for each action of a list: in check most of them may lead to no action. */
const ASKED = 3;
/** The flight squares of a King at the edge: one action without promise may wall in all of them. */
const CORNERED = 5;

const areFew = (state: State): boolean => unitSquares(state).length <= FEW;

/** Are few pieces left, and is the enemy King cornered? */
export const isNearEnd = (state: State): boolean => {
  const king = kingOf(state, other(state.toMove));
  return areFew(state) && king !== null && flightsOf(state, king).length <= CORNERED;
};

/** All actions of a position; none if there are more than `most`. */
const shortList = (state: State, most: number): readonly Path<Act>[] => {
  const list: Path<Act>[] = [];
  let asked = 0;
  const isTooLong = (): boolean => list.length > most || asked > ASKED * most;
  const ask = (): boolean => {
    asked++;
    return isTooLong();
  };
  for (const path of passingPaths(menu(state), ask)) list.push(path);
  return isTooLong() ? [] : list;
};

/** A key of the picks. */
const textOf = (picks: readonly Target[]): string =>
  picks.map((target) => spellTarget(BOARD, target)).join(' ');

/** The promising ones; in a broad search, then all others of a short list. */
export function* actions(state: State, breadth: Breadth, bonus?: Bonus): Generator<Path<Act>> {
  if (breadth.forcing || breadth.quiet < THOROUGH || !areFew(state))
    return yield* promising(state, breadth, bonus);
  const given = new Set<string>();
  for (const path of promising(state, breadth, bonus)) {
    given.add(textOf(path.picks));
    yield path;
  }
  for (const path of shortList(state, SHORT * breadth.quiet)) if (!given.has(textOf(path.picks))) yield path;
}
