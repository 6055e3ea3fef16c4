/** Finds which choices lead to an action, and why others do not. Answers are cached, since searches are slow. */
import { invariant } from '../invariant.ts';
import { memoize } from '../memoize.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type Ask,
  asRefused,
  type Choice,
  type MayContinue,
  type Menu,
  type OpenChoice,
  type Refusal,
  type SearchAnswer,
} from './menu.ts';
import { sameTarget, type Target } from './target.ts';

const UNLIMITED: MayContinue = () => true;

/** The cost of expanding one choice, in search steps. The cost is high because an expansion takes up to 1 ms. */
const EXPANSION_COST = 70;

export const not = (found: SearchAnswer): SearchAnswer => found !== null && !found;

/** Whether `find` is true for any element; null if interrupted. */
export const findAny = <Each>(list: readonly Each[], find: (each: Each) => SearchAnswer): SearchAnswer => {
  for (const each of list) {
    const found = find(each);
    if (found !== false) return found;
  }
  return false;
};

/** Searches for an action below a choice by the quick test alone. False also stands for a test that cannot tell. */
export const searchQuickly = <Act>(choice: Choice<Act>, mayContinue: MayContinue): SearchAnswer => {
  if (choice.kind === 'refused') return false;
  if (choice.hasAction === undefined) {
    const found = choice.quickTest?.(mayContinue);
    if (found === null) return null;
    choice.hasAction = found ?? null;
  }
  return choice.hasAction === true;
};

/** Whether any legal action is below a choice; null if interrupted. */
export const searchChoice = <Act>(choice: Choice<Act>, mayContinue: MayContinue): SearchAnswer =>
  searchBelow(choice, mayContinue, true);

/** Returns whether an action is below a choice; null if interrupted. Unless `isWhole`, a false answer may be wrong. */
const searchBelow = <Act>(choice: Choice<Act>, mayContinue: MayContinue, isWhole: boolean): SearchAnswer => {
  const quick = searchQuickly(choice, mayContinue);
  if (quick !== false || choice.kind === 'refused' || choice.hasAction === false) return quick;
  if (!choice.cachedNext && !mayContinue(EXPANSION_COST)) return null;
  // On a copy of a choice, `next` caches only for the original. A search in slices would expand the copy every time.
  choice.cachedNext ??= choice.next();
  const below = choice.cachedNext;
  const found = below.kind === 'act' || searchAny(below.choices, mayContinue, isWhole);
  const isUnknown = (each: Choice<Act>) => each.kind === 'open' && each.hasAction !== false;
  if (found !== false || (below.kind === 'ask' && !below.choices.some(isUnknown))) choice.hasAction = found;
  // Fruitless branches are released, since a large subtree may exceed the memory.
  if (choice.hasAction === false) choice.cachedNext = undefined;
  return found;
};

const hasLargeSubtree = (choice: Choice<unknown>): boolean => choice.kind === 'open' && choice.hasLargeSubtree === true;

/** Whether any of these choices leads to an action; null if interrupted. To be fast, cheap tests come first. */
export const searchAny = <Act>(
  choices: readonly Choice<Act>[],
  mayContinue: MayContinue,
  isWhole = true,
): SearchAnswer => {
  const searches: readonly ((choice: Choice<Act>) => SearchAnswer)[] = [
    (choice) => searchQuickly(choice, mayContinue),
    (choice) => !hasLargeSubtree(choice) && searchBelow(choice, mayContinue, false),
    (choice) => isWhole && searchBelow(choice, mayContinue, true),
  ];
  return findAny(searches, (each) => findAny(choices, each));
};

/** Limits of search work. Each choice has a limit of its own, since early choices may use up the question's. */
export const WORK_LIMITS = { question: 200_000, choice: 500 } as const;

const budgetOf = memoize((_: Ask<unknown>) => ({
  left: WORK_LIMITS.question as number,
  spent: new Map<Choice<unknown>, number>(),
}));

/** Whether any legal action is below a choice. True if the work is used up, since later questions search on. */
const searchWithinBudget = <Act>(menu: Ask<Act>, choice: Choice<Act>, mayContinue: MayContinue): SearchAnswer => {
  const account = budgetOf(menu);
  let spent = account.spent.get(choice) ?? 0;
  const isLeft = () => account.left > 0 || spent < WORK_LIMITS.choice;
  const found = searchChoice(choice, (work = 1) => {
    if (!isLeft() || !mayContinue(work)) return false;
    spent += work;
    account.left -= work;
    return true;
  });
  account.spent.set(choice, spent);
  if (found !== null || isLeft() || choice.kind === 'refused') return found;
  choice.hasAction = true;
  return true;
};

/** Whether a choice leads to an action. The search has no limit, so the answer is certain. */
export const choiceHasAction = <Act>(choice: Choice<Act>): boolean => searchChoice(choice, UNLIMITED) === true;

/** Whether a menu leads to an action. The search has no limit, so the answer is certain. */
export const menuHasAction = <Act>(menu: Menu<Act>): boolean =>
  menu.kind === 'act' || searchAny(menu.choices, UNLIMITED) === true;

/** Prepares the choices that follow some picks, by a search for legal actions. Returns false if interrupted. */
export const prepareChoices = <Act>(
  menu: Menu<Act>,
  [target, ...rest]: readonly Target[],
  mayContinue: MayContinue,
): boolean => {
  if (menu.kind === 'act') return true;
  if (!target) return menu.choices.every((choice) => searchWithinBudget(menu, choice, mayContinue) !== null);
  const choice = menu.choices.find((each) => sameTarget(each.target, target));
  if (choice?.kind !== 'open') return true;
  const found = searchWithinBudget(menu, choice, mayContinue);
  return found ? prepareChoices(choice.next(), rest, mayContinue) : found !== null;
};

const whyNoAction = <Act>(menu: Menu<Act>, picked: Target): Refusal => {
  invariant(menu.kind === 'ask', 'a leaf is alive');
  const ofAll = menu.whyAllRefused?.();
  if (ofAll) return ofAll;
  for (const choice of menu.choices)
    return choice.kind === 'refused' ? choice.why() : whyNoAction(choice.next(), choice.target);
  return menu.refuseOther(picked);
};

/** Returns the choice, refused if it leads to no action, so that no player picks a dead end. */
export const pruneChoice = <Act>(menu: Ask<Act>, choice: Choice<Act>): Choice<Act> =>
  choice.kind === 'refused' || searchWithinBudget(menu, choice, UNLIMITED)
    ? choice
    : asRefused(choice, () => whyNoAction(choice.next(), choice.target));

const pruneQuestion = memoize((menu: Ask<unknown>): Ask<unknown> => {
  const choices = menu.choices.map((choice) => pruneChoice(menu, choice));
  return { ...menu, choices, prompt: menu.promptFor?.(choices) ?? menu.prompt };
});

/** Returns a menu in which choices without an action are refused, so that no player picks a dead end. */
export const pruneMenu = <Act>(menu: Menu<Act>): Menu<Act> =>
  menu.kind === 'act' ? menu : (pruneQuestion(menu) as Ask<Act>);

/** Returns the menu after these picks. The error is a refusal, or the index of a superfluous pick. */
export const followPicks = <Act>(root: Menu<Act>, picks: readonly Target[]): Result<Menu<Act>, Refusal | number> => {
  let menu = root;
  let firstRefusal: (() => Refusal) | null = null;
  let last: readonly [Ask<Act>, OpenChoice<Act>] | null = null;
  for (const [index, target] of picks.entries()) {
    if (menu.kind === 'act') return err(firstRefusal?.() ?? index);
    const choice = menu.choices.find((each) => sameTarget(each.target, target));
    if (!choice) return err(menu.refuseOther(target));
    if (choice.kind === 'open') {
      last = [menu, choice];
      menu = choice.next();
    } else if (choice.below && index < picks.length - 1) {
      firstRefusal ??= choice.why;
      menu = choice.below();
    } else return err(choice.why());
  }
  if (firstRefusal) return err(firstRefusal());
  return menu.kind === 'act' || !last || searchWithinBudget(...last, UNLIMITED)
    ? ok(menu)
    : err(whyNoAction(menu, last[1].target));
};

/** Returns the choice that the last pick selects. Whether an action lies below the choice is not tested. */
export const choiceAt = <Act>(root: Menu<Act>, [target, ...rest]: readonly Target[]): Choice<Act> | undefined => {
  if (root.kind === 'act' || !target) return undefined;
  const choice = root.choices.find((each) => sameTarget(each.target, target));
  return rest.length === 0 ? choice : choice?.kind === 'open' ? choiceAt(choice.next(), rest) : undefined;
};

export interface Path<Act> {
  readonly picks: readonly Target[];
  readonly act: Act;
}

export const isListed = <Act>(choice: Choice<Act>): choice is OpenChoice<Act> =>
  choice.kind === 'open' && !choice.isUnlisted;

/** Whether a choice is listed and may lead to an action. To be fast, only the quick test is used. */
export const mayHaveAction = <Act>(choice: Choice<Act>): choice is OpenChoice<Act> =>
  isListed(choice) && (choice.hasAction === undefined ? choice.quickTest?.(UNLIMITED) : choice.hasAction) !== false;

export function* paths<Act>(menu: Menu<Act>, picks: readonly Target[] = []): Generator<Path<Act>> {
  if (menu.kind === 'act') yield { picks, act: menu.act };
  else
    for (const choice of menu.choices)
      if (mayHaveAction(choice)) yield* paths(choice.next(), [...picks, choice.target]);
}

/** Yields the paths of a menu without caching its questions, to save memory. `isOver` stops the walk. */
export function* uncachedPaths<Act>(
  menu: Menu<Act>,
  isOver: () => boolean,
  picks: readonly Target[] = [],
): Generator<Path<Act>> {
  if (menu.kind === 'act') yield { picks, act: menu.act };
  else
    for (const choice of menu.choices) {
      if (isOver()) return;
      if (!mayHaveAction(choice)) continue;
      const { cachedNext } = choice;
      yield* uncachedPaths(choice.next(), isOver, [...picks, choice.target]);
      choice.cachedNext = cachedNext;
    }
}
