/** FrozenChess's actions in order; where few pieces make a list short, all of it. */
import { type Path, passingPaths, spellTarget, type Target } from '../../../kernel/menu.ts';
import { other } from '../../../kernel/side.ts';
import type { Breadth, Favour } from '../../../kernel/worth.ts';
import { menu } from '../menu/index.ts';
import type { Act } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { kingOf, unitSquares } from '../position/piece-lists.ts';
import type { State } from '../position/state.ts';
import { flightsOf } from './finish.ts';
import { actions as promising, THOROUGH } from './order.ts';

/** With more pieces on the board a list is not short: at the start it has 2,320 actions. */
const FEW = 40;
/** A list so many times as long as there is room for is still looked at in full. */
const SHORT = 2;
/** So many questions an action are asked for it: in check most of them may lead to no action. */
const ASKED = 3;
/** A King at the edge has so many squares to go to. One action may wall in all of them, which promises nothing. */
const CORNERED = 5;

const areFew = (state: State): boolean => unitSquares(state).length <= FEW;

/** Are few pieces left, and is the enemy King cornered? */
export const isNearEnd = (state: State): boolean => {
  const king = kingOf(state, other(state.toMove));
  return areFew(state) && king !== null && flightsOf(state, king).length <= CORNERED;
};

/** All actions of a position; none where there are more than so many. */
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

/** The same picks give the same text. */
const textOf = (picks: readonly Target[]): string =>
  picks.map((target) => spellTarget(BOARD, target)).join(' ');

/** The promising ones; with room for it, then all others of a short list. */
export function* actions(state: State, breadth: Breadth, favour?: Favour): Generator<Path<Act>> {
  if (breadth.forcing || breadth.quiet < THOROUGH || !areFew(state))
    return yield* promising(state, breadth, favour);
  const given = new Set<string>();
  for (const path of promising(state, breadth, favour)) {
    given.add(textOf(path.picks));
    yield path;
  }
  for (const path of shortList(state, SHORT * breadth.quiet)) if (!given.has(textOf(path.picks))) yield path;
}
