/** Ways to FrozenChess's actions, their questions grown only when a search visits them. */
import { isSearched } from '../../../kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../../kernel/asking/target.ts';
import { ROYAL } from '../../../kernel/evaluation.ts';
import type { Act } from '../position/action.ts';
import type { Actor, State } from '../position/state.ts';

/** The first picks of some actions. */
export interface Way {
  readonly picks: readonly Target[];
  readonly promise: number;
  /** The question after them; null if there is none after all. */
  readonly menu: () => Menu<Act> | null;
}

/** A unit that may act, in the position in which it does, and the picks that choose it. */
export interface Mover {
  readonly state: State;
  readonly actor: Actor;
  readonly picks: readonly Target[];
}

/** More than any promise of a quiet action. */
export const CAPTURE = 10_000;
/** The promise of what wins at once. */
export const WIN = CAPTURE + ROYAL;

/** The question below the choice, if it is open to a search. */
export const below = (choice: Choice<Act> | null | undefined): Menu<Act> | null =>
  choice && isSearched(choice) ? choice.next() : null;

/** The question after that target. */
export const under = (menu: Menu<Act> | null, target: Target): Menu<Act> | null =>
  menu?.kind === 'ask' ? below(menu.choices.find((each) => sameTarget(each.target, target))) : null;
