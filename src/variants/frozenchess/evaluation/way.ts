/** Ways to actions, whose questions are expanded only when a search visits them. */
import { isSearched } from '../../../kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../../kernel/asking/target.ts';
import { ROYAL } from '../../../kernel/evaluation.ts';
import type { Act } from '../position/action.ts';
import type { Actor, State } from '../position/state.ts';

/** The first picks of some actions, with their promise. */
export interface Way {
  readonly picks: readonly Target[];
  readonly promise: number;
  /** The question after them, or null if none leads on. */
  readonly menu: () => Menu<Act> | null;
}

/** A unit that may act, the position in which it acts for its stack, and the picks that choose it. */
export interface Mover {
  readonly state: State;
  readonly actor: Actor;
  readonly picks: readonly Target[];
}

/** More than any promise of a quiet action. */
export const CAPTURE = 10_000;
export const WIN = CAPTURE + ROYAL;

/** The question below a choice, or null if it is not open to a search. */
export const below = (choice: Choice<Act> | null | undefined): Menu<Act> | null =>
  choice && isSearched(choice) ? choice.next() : null;

export const under = (menu: Menu<Act> | null, target: Target): Menu<Act> | null =>
  menu?.kind === 'ask' ? below(menu.choices.find((each) => sameTarget(each.target, target))) : null;
