/** Turns of several steps that FrozenChess's search looks at: those that end where they may win something. */
import type { Square } from '../../../kernel/board/board.ts';
import { isSearched, type Menu, option, paths, sameTarget, type Target } from '../../../kernel/menu.ts';
import { approaches, linesOf } from '../moves/lines.ts';
import type { Act } from '../position/action.ts';
import type { Component } from '../position/state.ts';
import { CAPTURE, type Found, under, type Way } from './way.ts';

/** What it promises that such a turn ends on a square, and by how many routes it is looked at. */
export interface Goal {
  readonly promise: number;
  readonly routes: number;
}

export type Goals = ReadonlyMap<Square, Goal>;

export const STEPS = option('steps');
const BOUNCE = option('bounce');
const LEAP = option('leap');
const PLAIN = option('plain');
const DONE = option('done');

/** The menu of a step, and the picks that lead to it. */
interface Walked {
  readonly menu: Menu<Act>;
  readonly picks: readonly Target[];
}

/** Could a unit of that kind go from there onto one of these squares, whatever stands between? */
const mightGo = ({ kind, aim }: Component, from: Square, squares: Iterable<Square>): boolean => {
  const lines = linesOf(kind, aim, 'move', from);
  for (const to of squares) if (approaches(lines, to).length > 0) return true;
  return false;
};

/** The way that ends the turn with that choice; null where that is not legal. */
const endingWith = (choice: Found, picks: readonly Target[], promise: number): Way | null => {
  const done = under(choice, DONE);
  const last = done ?? choice;
  if (paths(last.next()).next().done) return null;
  return { picks: done ? [...picks, DONE] : picks, promise, last: () => last };
};

/**
 * The turns of up to `most` steps that end on one of the goals, or with a Knight's leap.
 * `begun`: the menu of the first step. `isThorough`: are steps looked at, too, from which no straight one leads
 * to a goal?
 */
export const severalWays = (
  begun: Walked,
  mover: Component,
  goals: Goals,
  most: number,
  isThorough: boolean,
): readonly Way[] => {
  const ways: Way[] = [];
  const left = new Map(goals);
  const passed = new Set<Square>();

  const countRoute = (to: Square, { promise, routes }: Goal): void => {
    if (routes > 1) left.set(to, { promise, routes: routes - 1 });
    else left.delete(to);
  };

  /** Adds the turns that end with step `number`, and gives those that go on. */
  const walk = ({ menu, picks: before }: Walked, number: number): readonly Walked[] => {
    if (menu.kind === 'act') return [];
    return menu.choices.flatMap((choice): readonly Walked[] => {
      const { target } = choice;
      const picks = [...before, target];
      const goal = number > 1 && target.kind === 'square' ? left.get(target.square) : undefined;
      const isOn =
        target.kind === 'square' &&
        number < most &&
        !passed.has(target.square) &&
        (isThorough || mightGo(mover, target.square, left.keys()));
      const isLeap = number > 1 && sameTarget(target, LEAP);
      const isSame = sameTarget(target, BOUNCE) || sameTarget(target, PLAIN);
      if ((!goal && !isOn && !isLeap && !isSame) || !isSearched(choice)) return [];
      if (isSame) return walk({ menu: choice.next(), picks }, number);
      const way = isLeap || goal ? endingWith(choice, picks, goal?.promise ?? CAPTURE) : null;
      if (way) ways.push(way);
      if (target.kind !== 'square') return [];
      if (way && goal) countRoute(target.square, goal);
      if (!isOn) return [];
      passed.add(target.square);
      return [{ menu: choice.next(), picks }];
    });
  };

  let layer: readonly Walked[] = [begun];
  for (let number = 1; number <= most && layer.length > 0; number++) {
    const step = number;
    layer = layer.flatMap((each) => walk(each, step));
  }
  return ways;
};
