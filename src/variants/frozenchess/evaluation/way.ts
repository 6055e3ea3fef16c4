/** Ways into the tree of FrozenChess's actions, expanded only when a search visits them. */
import { isSearched } from '../../../kernel/asking/legal.ts';
import type { Choice, OpenChoice } from '../../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Act } from '../position/action.ts';

export type FoundChoice = OpenChoice<Act>;

/** One way: its picks, and the last of its choices, looked up when visited. */
export interface Way {
  readonly picks: readonly Target[];
  readonly promise: number;
  /** Null if it is not open after all. */
  readonly last: () => FoundChoice | null;
}

/** More than any promise of a quiet action. */
export const CAPTURE = 10_000;

/** The choice, if it is open to a search. */
export const found = (choice: Choice<Act> | null | undefined): FoundChoice | null =>
  choice && isSearched(choice) ? choice : null;

/** The choice of that target below another one. */
export const under = (choice: FoundChoice | null, target: Target): FoundChoice | null => {
  const menu = choice?.next();
  return menu?.kind === 'ask' ? found(menu.choices.find((each) => sameTarget(each.target, target))) : null;
};
