/** Turns of several steps that end on a goal, for FrozenChess's search. */
import { paths } from '../../../kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../kernel/asking/menu.ts';
import { option, sameTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { approaches, linesOf } from '../moves/lines.ts';
import type { Act } from '../position/action.ts';
import type { Component } from '../position/state.ts';
import { type FoundChoice, found, under, type Way } from './way.ts';

/** The promise of a turn that ends on a square, and the number of routes considered. */
export interface StepGoal {
  readonly promise: number;
  readonly routes: number;
}

export interface Goals {
  readonly goals: ReadonlyMap<Square, StepGoal>;
  /** The promise of a Knight's leap anywhere; null leaves leaps out. */
  readonly leap: number | null;
}

export const STEPS = option('steps');
export const BOUNCE = option('bounce');
const LEAP = option('leap');
const PLAIN = option('plain');
const DONE = option('done');

/** The menu of a step, and the picks that lead to it. */
interface Walked {
  readonly menu: Menu<Act>;
  readonly picks: readonly Target[];
}

/** Could a unit of that kind move from there onto one of these squares on an empty board? */
const mightGo = ({ kind, aim }: Component, from: Square, squares: Iterable<Square>): boolean => {
  const lines = linesOf(kind, aim, 'move', from);
  for (const to of squares) if (approaches(lines, to).length > 0) return true;
  return false;
};

/** The way that ends the turn with that choice; null if it is illegal. */
const endingWith = (choice: FoundChoice, picks: readonly Target[], promise: number): Way | null => {
  const done = under(choice, DONE);
  const last = done ?? choice;
  if (paths(last.next()).next().done) return null;
  return { picks: done ? [...picks, DONE] : picks, promise, last: () => last };
};

/** The one-step turns of a menu that end on a goal. */
export const singleWays = ({ menu, picks }: Walked, { goals }: Goals): readonly Way[] =>
  menu.kind === 'act'
    ? []
    : menu.choices.flatMap((choice) => {
        const { target } = choice;
        const goal = target.kind === 'square' ? goals.get(target.square) : undefined;
        const open = goal ? found(choice) : null;
        const way = goal && open ? endingWith(open, [...picks, target], goal.promise) : null;
        return way ? [way] : [];
      });

/**
 * The turns of up to `most` steps that end on a goal, or with a Knight's leap. `begun`: the menu of the first
 * step. `isThorough`: also steps from which no line leads straight to a goal?
 */
export const severalWays = (
  begun: Walked,
  mover: Component,
  { goals, leap }: Goals,
  most: number,
  isThorough: boolean,
): readonly Way[] => {
  const ways: Way[] = [];
  const left = new Map(goals);
  const passed = new Set<Square>();

  /** Adds the turn that ends with that choice, if it is legal; gives whether it was added. */
  const end = (choice: FoundChoice, picks: readonly Target[], promise: number): boolean => {
    const way = endingWith(choice, picks, promise);
    if (way) ways.push(way);
    return way !== null;
  };

  const countRoute = (to: Square, { promise, routes }: StepGoal): void => {
    if (routes > 1) left.set(to, { promise, routes: routes - 1 });
    else left.delete(to);
  };

  /** Adds the turn that ends with step `number`, and gives its continuations. */
  const step = (
    choice: Choice<Act>,
    to: Square,
    picks: readonly Target[],
    number: number,
  ): readonly Walked[] => {
    const goal = number > 1 ? left.get(to) : undefined;
    const isOn = number < most && !passed.has(to) && (isThorough || mightGo(mover, to, left.keys()));
    const open = goal || isOn ? found(choice) : null;
    if (!open) return [];
    if (goal && end(open, picks, goal.promise)) countRoute(to, goal);
    if (!isOn) return [];
    passed.add(to);
    return [{ menu: open.next(), picks }];
  };

  /** The same for all steps of a menu. */
  const walk = ({ menu, picks: before }: Walked, number: number): readonly Walked[] => {
    if (menu.kind === 'act') return [];
    return menu.choices.flatMap((choice) => {
      const { target } = choice;
      const picks = [...before, target];
      if (target.kind === 'square') return step(choice, target.square, picks, number);
      const isSame = sameTarget(target, BOUNCE) || sameTarget(target, PLAIN);
      const isLeap = leap !== null && number > 1 && sameTarget(target, LEAP);
      const open = isSame || isLeap ? found(choice) : null;
      if (open && isLeap) end(open, picks, leap);
      return open && isSame ? walk({ menu: open.next(), picks }, number) : [];
    });
  };

  let layer: readonly Walked[] = [begun];
  for (let number = 1; number <= most && layer.length > 0; number++) {
    const now = number;
    layer = layer.flatMap((each) => walk(each, now));
  }
  return ways;
};
