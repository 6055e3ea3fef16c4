/** Lazy moves: menus are expanded only when a search visits them. */
import { mayHaveAction } from '../../../kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../../kernel/asking/target.ts';
import { ROYAL_VALUE } from '../../../kernel/evaluation.ts';
import type { Act } from '../position/action.ts';
import type { Actor, State } from '../position/state.ts';

/** A group of actions with the same first picks. */
export interface Way {
  readonly picks: readonly Target[];
  readonly promise: number;
  /** The menu after these picks, or null if there is none. */
  readonly menu: () => Menu<Act> | null;
}

/** A unit to move, with the position in which it acts for its stack and the picks that select it. */
export interface Mover {
  readonly state: State;
  readonly actor: Actor;
  readonly picks: readonly Target[];
}

/** Exceeds the promise of any quiet action. */
export const CAPTURE = 10_000;
export const WIN = CAPTURE + ROYAL_VALUE;

/** The menu below a choice, or null if a search must not enter it. */
export const below = (choice: Choice<Act> | null | undefined): Menu<Act> | null =>
  choice && mayHaveAction(choice) ? choice.next() : null;

export const under = (menu: Menu<Act> | null, target: Target): Menu<Act> | null =>
  menu?.kind === 'ask' ? below(menu.choices.find((each) => sameTarget(each.target, target))) : null;
