/** Ways into the tree of FrozenChess's actions, none of them grown before a search gets to it. */
import { type Choice, isSearched, type OpenChoice, sameTarget, type Target } from '../../../kernel/menu.ts';
import type { Act } from '../position/action.ts';

export type Found = OpenChoice<Act>;

/** One way: its picks, and the last of its choices, which is looked for when its turn comes. */
export interface Way {
  readonly picks: readonly Target[];
  readonly promise: number;
  /** Null where it is not open after all. */
  readonly last: () => Found | null;
}

/** Above the promise of whatever captures nothing. */
export const CAPTURE = 10_000;

/** A choice, if it may lead on. */
export const found = (choice: Choice<Act> | null | undefined): Found | null =>
  choice && isSearched(choice) ? choice : null;

/** The choice by that target below another one. */
export const under = (choice: Found | null, target: Target): Found | null => {
  const menu = choice?.next();
  return menu?.kind === 'ask' ? found(menu.choices.find((each) => sameTarget(each.target, target))) : null;
};
