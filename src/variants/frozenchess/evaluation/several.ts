/** Turns of several steps or with a bounce that end on a goal. */
import { paths } from '../../../kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../kernel/asking/menu.ts';
import { option, sameTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Act } from '../position/action.ts';
import { below, under, type Way } from './way.ts';

/** A target square. `routes` is the number of routes still wanted, counted down. */
export interface StepGoal {
  readonly promise: number;
  routes: number;
}

export const BOUNCE = option('bounce');
const LEAP = option('leap');
const PLAIN = option('plain');
const DONE = option('done');

interface Walked {
  readonly menu: Menu<Act>;
  readonly picks: readonly Target[];
}

/**
 * Turns of up to `most` steps that end on a goal, or anywhere with a Knight's leap. `begun` is the menu of
 * the first step; `leap` is the promise of a leap, or null to omit leaps.
 */
export const severalWays = (
  begun: Walked,
  goals: ReadonlyMap<Square, StepGoal>,
  leap: number | null,
  most: number,
): readonly Way[] => {
  const ways: Way[] = [];
  const passed = new Set<Square>();

  /** Adds a turn; false if it is illegal. */
  const end = ({ menu, picks }: Walked, promise: number): boolean => {
    const done = under(menu, DONE);
    const last = done ?? menu;
    if (paths(last).next().done) return false;
    ways.push({ picks: done ? [...picks, DONE] : picks, promise, menu: () => last });
    return true;
  };

  /** Adds the turns that end with step `number`, and returns the menus of the next step. */
  const step = (choice: Choice<Act>, before: readonly Target[], number: number): readonly Walked[] => {
    const { target } = choice;
    const isSquare = target.kind === 'square';
    const goal = isSquare && number >= Math.min(2, most) ? goals.get(target.square) : undefined;
    const isEnd = goal !== undefined && goal.routes > 0;
    const isOn = isSquare && number < most && !passed.has(target.square);
    const isSame = sameTarget(target, BOUNCE) || sameTarget(target, PLAIN);
    const isLeap = leap !== null && number > 1 && sameTarget(target, LEAP);
    const menu = isEnd || isOn || isSame || isLeap ? below(choice) : null;
    if (!menu) return [];
    const walked = { menu, picks: [...before, target] };
    if (isEnd && end(walked, goal.promise)) goal.routes--;
    if (isLeap) end(walked, leap);
    if (isOn) passed.add(target.square);
    return isOn ? [walked] : isSame ? walk(walked, number) : [];
  };

  const walk = ({ menu, picks }: Walked, number: number): readonly Walked[] =>
    menu.kind === 'act' ? [] : menu.choices.flatMap((choice) => step(choice, picks, number));

  let layer: readonly Walked[] = [begun];
  for (let number = 1; number <= most && layer.length > 0; number++)
    layer = layer.flatMap((each) => walk(each, number));
  return ways;
};
