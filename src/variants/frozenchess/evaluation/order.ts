/** The order in which the search tries actions: promising ones first, since the breadth is limited. */
import { type Path, uncachedPaths } from '../../../kernel/asking/legal.ts';
import type { Breadth, OrderingBonus } from '../../../kernel/evaluation.ts';
import { actionsBy } from '../menu/by-picks.ts';
import { menu } from '../menu/index.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { candidatesIn, THOROUGH_BREADTH } from './candidates.ts';
import { areFew } from './finish.ts';
import { CAPTURE, mostPromising } from './promise.ts';

/**
 * How many actions `shortList` may return, as a multiple of the breadth.
 * If there are more actions, none is returned.
 */
const LIST_LIMIT_FACTOR = 2;
/**
 * How many choices `shortList` may examine for each action that it may return.
 * The factor exceeds 1, because many choices contain no legal action when the King is in check.
 */
const CHOICE_LIMIT_FACTOR = 3;
/** Limit of the quiet candidates tried, as a multiple of the breadth. Many may be illegal, as in check. */
const TRIES_FACTOR = 12;

function* promising(state: State, breadth: Breadth, bonus: OrderingBonus): Generator<Path<Act>> {
  let left = breadth.quiet;
  let tries = breadth.quiet * TRIES_FACTOR;
  const ordered = candidatesIn(state, breadth)
    .map((each) => ({ ...each, promise: each.promise + bonus([...each.mover.picks, ...each.picks]) }))
    .sort(mostPromising);
  for (const { mover, picks, promise } of ordered) {
    if (promise < CAPTURE && (left <= 0 || tries-- <= 0)) return;
    for (const path of actionsBy(mover, picks)) {
      yield path;
      if (promise < CAPTURE) left--;
    }
  }
}

const shortList = (state: State, most: number): readonly Path<Act>[] => {
  const list: Path<Act>[] = [];
  let asked = 0;
  const isTooLong = (): boolean => list.length > most || asked++ > CHOICE_LIMIT_FACTOR * most;
  for (const path of uncachedPaths(menu(state), isTooLong)) list.push(path);
  return isTooLong() ? [] : list;
};

/** Yields the actions that a search looks at, promising ones first. A broad search with few pieces may get the rest. */
export function* actions(state: State, breadth: Breadth, bonus: OrderingBonus = () => 0): Generator<Path<Act>> {
  const given = new Set<string>();
  const isShort = !breadth.forcing && breadth.quiet >= THOROUGH_BREADTH && areFew(state);
  for (const path of promising(state, breadth, bonus)) {
    if (isShort) given.add(JSON.stringify(path.picks));
    yield path;
  }
  if (!isShort) return;
  for (const path of shortList(state, LIST_LIMIT_FACTOR * breadth.quiet))
    if (!given.has(JSON.stringify(path.picks))) yield path;
}
