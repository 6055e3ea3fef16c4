/**
 * Legality in the tree of questions: which choices lead to an action, why others do not, and all actions
 * below a question. Everything is searched lazily and cached on the choices.
 */
import { invariant } from '../invariant.ts';
import { memoize } from '../memoize.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type Ask,
  type Choice,
  type MayGoOn,
  type Menu,
  type OpenChoice,
  type Refusal,
  refusedNow,
  type SearchAnswer,
} from './menu.ts';
import { sameTarget, type Target } from './target.ts';

const AS_LONG_AS_IT_TAKES: MayGoOn = () => true;

/** The work of growing a question (up to a millisecond), relative to a step of a search that grows none. */
const GROWTH = 70;

export const not = (found: SearchAnswer): SearchAnswer => found !== null && !found;

/** Whether `find` is true of any element; null if a search was interrupted before. */
export const findAny = <Each>(list: readonly Each[], find: (each: Each) => SearchAnswer): SearchAnswer => {
  for (const each of list) {
    const found = find(each);
    if (found !== false) return found;
  }
  return false;
};

/** A cheap test for a legal action below. False means "not known". */
export const searchQuickly = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn): SearchAnswer => {
  if (choice.kind === 'refused') return false;
  if (choice.leads === undefined) {
    const found = choice.quick?.(mayGoOn);
    if (found === null) return null;
    choice.leads = found ?? null;
  }
  return choice.leads === true;
};

/** Whether any action is left below a choice. Cached with the choice. */
export const search = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn): SearchAnswer =>
  searchBelow(choice, mayGoOn, true);

/** As `search`. Without `isWhole` it skips vast choices, and false then means "not known". */
const searchBelow = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn, isWhole: boolean): SearchAnswer => {
  const quick = searchQuickly(choice, mayGoOn);
  if (quick !== false || choice.kind === 'refused' || choice.leads === false) return quick;
  if (!choice.grown && !mayGoOn(GROWTH)) return null;
  // Cached also for a copy of a choice, else a search in small slices would grow it again and again.
  choice.grown ??= choice.next();
  const below = choice.grown;
  const found = below.kind === 'act' || searchAny(below.choices, mayGoOn, isWhole);
  const isUnknown = (each: Choice<Act>) => each.kind === 'open' && each.leads !== false;
  if (found !== false || (below.kind === 'ask' && !below.choices.some(isUnknown))) choice.leads = found;
  // Fruitless branches are released, since those below a vast choice may exceed the memory.
  if (choice.leads === false) choice.grown = undefined;
  return found;
};

const isVast = (choice: Choice<unknown>): boolean => choice.kind === 'open' && choice.vast === true;

/** Whether any of these choices leads to an action. Cheap tests are tried first, vast choices last. */
export const searchAny = <Act>(
  choices: readonly Choice<Act>[],
  mayGoOn: MayGoOn,
  isWhole = true,
): SearchAnswer => {
  const searches: readonly ((choice: Choice<Act>) => SearchAnswer)[] = [
    (choice) => searchQuickly(choice, mayGoOn),
    (choice) => !isVast(choice) && searchBelow(choice, mayGoOn, false),
    (choice) => isWhole && searchBelow(choice, mayGoOn, true),
  ];
  return findAny(searches, (each) => findAny(choices, each));
};

/** The most work for all choices of a question together, and for each of them once that is used up. */
export const MOST_WORK = { question: 200_000, choice: 500 } as const;

/** Work left for a question, and work spent on each of its choices. */
const accountOf = memoize((_: Ask<unknown>) => ({
  left: MOST_WORK.question as number,
  spent: new Map<Choice<unknown>, number>(),
}));

/**
 * Whether a choice leads on, within the work allowed to its question. If that is used up, the answer is true:
 * the next question judges again with its own work, and a complete action is always judged exactly.
 */
const settle = <Act>(menu: Ask<Act>, choice: Choice<Act>, mayGoOn: MayGoOn): SearchAnswer => {
  const account = accountOf(menu);
  let spent = account.spent.get(choice) ?? 0;
  const isLeft = () => account.left > 0 || spent < MOST_WORK.choice;
  const found = search(choice, (work = 1) => {
    if (!isLeft() || !mayGoOn(work)) return false;
    spent += work;
    account.left -= work;
    return true;
  });
  account.spent.set(choice, spent);
  if (found !== null || isLeft() || choice.kind === 'refused') return found;
  choice.leads = true;
  return true;
};

/** Whether a choice leads to an action, with unlimited work. */
export const leadsOn = <Act>(choice: Choice<Act>): boolean => search(choice, AS_LONG_AS_IT_TAKES) === true;

/** Whether a menu leads to an action, with unlimited work. */
export const isAlive = <Act>(menu: Menu<Act>): boolean =>
  menu.kind === 'act' || searchAny(menu.choices, AS_LONG_AS_IT_TAKES) === true;

/** Searches the choices of the question after these picks. Returns whether all are known. */
export const prepare = <Act>(
  menu: Menu<Act>,
  [target, ...rest]: readonly Target[],
  mayGoOn: MayGoOn,
): boolean => {
  if (menu.kind === 'act') return true;
  if (!target) return menu.choices.every((choice) => settle(menu, choice, mayGoOn) !== null);
  const choice = menu.choices.find((each) => sameTarget(each.target, target));
  if (choice?.kind !== 'open') return true;
  const found = settle(menu, choice, mayGoOn);
  return found ? prepare(choice.next(), rest, mayGoOn) : found !== null;
};

/** Why a menu has no actions: its `whyNone`, else the first reason below. */
const whyDead = <Act>(menu: Menu<Act>, picked: Target): Refusal => {
  invariant(menu.kind === 'ask', 'a leaf is alive');
  const ofAll = menu.whyNone?.();
  if (ofAll) return ofAll;
  for (const choice of menu.choices)
    return choice.kind === 'refused' ? choice.why() : whyDead(choice.next(), choice.target);
  return menu.otherwise(picked);
};

/** The choice itself, or refused for the first reason found below if it leads to no action. */
export const judged = <Act>(menu: Ask<Act>, choice: Choice<Act>): Choice<Act> =>
  choice.kind === 'refused' || settle(menu, choice, AS_LONG_AS_IT_TAKES)
    ? choice
    : refusedNow(choice, () => whyDead(choice.next(), choice.target));

const pruneAsk = memoize((menu: Ask<unknown>): Ask<unknown> => {
  const choices = menu.choices.map((choice) => judged(menu, choice));
  return { ...menu, choices, prompt: menu.promptFor?.(choices) ?? menu.prompt };
});

/** The menu with every choice refused that leads to no action, for the first reason found below it. */
export const prune = <Act>(menu: Menu<Act>): Menu<Act> =>
  menu.kind === 'act' ? menu : (pruneAsk(menu) as Ask<Act>);

/**
 * The menu that these picks lead to. Otherwise the refusal of the first pick that fails, or the index of the
 * first pick after a complete action. Only the path is searched, and below its end one action.
 */
export const follow = <Act>(
  root: Menu<Act>,
  picks: readonly Target[],
): Result<Menu<Act>, Refusal | number> => {
  let menu = root;
  let barred: (() => Refusal) | null = null;
  let last: readonly [Ask<Act>, OpenChoice<Act>] | null = null;
  for (const [index, target] of picks.entries()) {
    if (menu.kind === 'act') return err(barred?.() ?? index);
    const choice = menu.choices.find((each) => sameTarget(each.target, target));
    if (!choice) return err(menu.otherwise(target));
    if (choice.kind === 'open') {
      last = [menu, choice];
      menu = choice.next();
    } else if (choice.below && index < picks.length - 1) {
      barred ??= choice.why;
      menu = choice.below();
    } else return err(choice.why());
  }
  if (barred) return err(barred());
  return menu.kind === 'act' || !last || settle(...last, AS_LONG_AS_IT_TAKES)
    ? ok(menu)
    : err(whyDead(menu, last[1].target));
};

/** The choice that the last of these picks takes. It is not judged, so its words cost no search. */
export const choiceAt = <Act>(
  root: Menu<Act>,
  [target, ...rest]: readonly Target[],
): Choice<Act> | undefined => {
  if (root.kind === 'act' || !target) return undefined;
  const choice = root.choices.find((each) => sameTarget(each.target, target));
  return rest.length === 0 ? choice : choice?.kind === 'open' ? choiceAt(choice.next(), rest) : undefined;
};

export interface Path<Act> {
  readonly picks: readonly Target[];
  readonly act: Act;
}

/** Whether actions are counted below a choice: it is open, and no second spelling of others. */
export const isWalked = <Act>(choice: Choice<Act>): choice is OpenChoice<Act> =>
  choice.kind === 'open' && !choice.again;

/** Whether actions are listed below a choice. An earlier search may already have found none. */
export const isSearched = <Act>(choice: Choice<Act>): choice is OpenChoice<Act> =>
  isWalked(choice) &&
  (choice.leads === undefined ? choice.quick?.(AS_LONG_AS_IT_TAKES) : choice.leads) !== false;

export function* paths<Act>(menu: Menu<Act>, picks: readonly Target[] = []): Generator<Path<Act>> {
  if (menu.kind === 'act') yield { picks, act: menu.act };
  else
    for (const choice of menu.choices)
      if (isSearched(choice)) yield* paths(choice.next(), [...picks, choice.target]);
}

/** As `paths`, without caching the questions. Ends when `isOver`, polled before each choice, is true. */
export function* passingPaths<Act>(
  menu: Menu<Act>,
  isOver: () => boolean,
  picks: readonly Target[] = [],
): Generator<Path<Act>> {
  if (menu.kind === 'act') yield { picks, act: menu.act };
  else
    for (const choice of menu.choices) {
      if (isOver()) return;
      if (!isSearched(choice)) continue;
      const { grown } = choice;
      yield* passingPaths(choice.next(), isOver, [...picks, choice.target]);
      choice.grown = grown;
    }
}
