/** Turns of several steps or with a bounce that end on a goal, for FrozenChess's search. */
import { paths } from '../../../kernel/asking/legal.ts';
import type { Menu } from '../../../kernel/asking/menu.ts';
import { option, sameTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Act } from '../position/action.ts';
import { below, under, type Way } from './way.ts';

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

export const BOUNCE = option('bounce');
const LEAP = option('leap');
const PLAIN = option('plain');
const DONE = option('done');

/** The question of a step, and the picks that lead to it. */
interface Walked {
  readonly menu: Menu<Act>;
  readonly picks: readonly Target[];
}

/**
 * The turns that end on a goal with one of the steps `least` to `most`, or with a Knight's leap. `begun`: the
 * question of the first step.
 */
export const severalWays = (
  begun: Walked,
  { goals, leap }: Goals,
  least: number,
  most: number,
): readonly Way[] => {
  const ways: Way[] = [];
  const left = new Map(goals);
  const passed = new Set<Square>();

  /** Adds the turn that ends there, if it is legal; gives whether it was added. */
  const end = ({ menu, picks }: Walked, promise: number): boolean => {
    const done = under(menu, DONE);
    const last = done ?? menu;
    if (paths(last).next().done) return false;
    ways.push({ picks: done ? [...picks, DONE] : picks, promise, menu: () => last });
    return true;
  };

  /** Adds the turns that end with step `number`, and gives the questions of the next one. */
  const walk = ({ menu, picks: before }: Walked, number: number): readonly Walked[] =>
    menu.kind === 'act'
      ? []
      : menu.choices.flatMap((choice) => {
          const { target } = choice;
          const go = (): readonly Walked[] => {
            const next = below(choice);
            return next ? [{ menu: next, picks: [...before, target] }] : [];
          };
          if (target.kind !== 'square') {
            if (leap !== null && number > 1 && sameTarget(target, LEAP))
              for (const each of go()) end(each, leap);
            const isSame = sameTarget(target, BOUNCE) || sameTarget(target, PLAIN);
            return isSame ? go().flatMap((each) => walk(each, number)) : [];
          }
          const to = target.square;
          const goal = number >= least ? left.get(to) : undefined;
          const isOn = number < most && !passed.has(to);
          const next = goal || isOn ? go() : [];
          for (const each of next)
            if (goal && end(each, goal.promise)) {
              if (goal.routes > 1) left.set(to, { ...goal, routes: goal.routes - 1 });
              else left.delete(to);
            }
          if (!isOn) return [];
          if (next.length > 0) passed.add(to);
          return next;
        });

  let layer: readonly Walked[] = [begun];
  for (let number = 1; number <= most && layer.length > 0; number++)
    layer = layer.flatMap((each) => walk(each, number));
  return ways;
};
