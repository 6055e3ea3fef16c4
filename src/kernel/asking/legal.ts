/**
 * Legality in the tree of questions: which choices lead to an action, why others do not, and every action
 * below a question. Looked for only as far as it is asked, and kept with the choices.
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

/** The work of growing a question, beside a piece of a search that grows none: up to a millisecond. */
const GROWTH = 70;

/** The opposite of a finding, once there is one. */
export const not = (found: SearchAnswer): SearchAnswer => found !== null && !found;

/** Is there one of which `find` says yes? Looks until there is, or until one is put down. */
export const findAny = <Each>(list: readonly Each[], find: (each: Each) => SearchAnswer): SearchAnswer => {
  for (const each of list) {
    const found = find(each);
    if (found !== false) return found;
  }
  return false;
};

/** Is it quickly said that something legal lies below? A no means nothing. */
export const searchQuickly = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn): SearchAnswer => {
  if (choice.kind === 'refused') return false;
  if (choice.leads === undefined) {
    const found = choice.quick?.(mayGoOn);
    if (found === null) return null;
    choice.leads = found ?? null;
  }
  return choice.leads === true;
};

/** Can this be picked, and is any action left below it? Found out once, and kept with the choice. */
export const search = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn): SearchAnswer =>
  searchBelow(choice, mayGoOn, true);

/** The same; without `isWhole` no vast choice is looked into, and a no means nothing where one was left out. */
const searchBelow = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn, isWhole: boolean): SearchAnswer => {
  const quick = searchQuickly(choice, mayGoOn);
  if (quick !== false || choice.kind === 'refused' || choice.leads === false) return quick;
  if (!choice.grown && !mayGoOn(GROWTH)) return null;
  // Kept with a copy of a choice as well, else a search in small slices would ask for it again and again.
  choice.grown ??= choice.next();
  const below = choice.grown;
  const found = below.kind === 'act' || searchAny(below.choices, mayGoOn, isWhole);
  const isUnknown = (each: Choice<Act>) => each.kind === 'open' && each.leads !== false;
  if (found !== false || (below.kind === 'ask' && !below.choices.some(isUnknown))) choice.leads = found;
  // What was grown for nothing is let go of: below a vast choice it may be more than there is room for.
  if (choice.leads === false) choice.grown = undefined;
  return found;
};

/** Do very many actions lie below it? */
const isVast = (choice: Choice<unknown>): boolean => choice.kind === 'open' && choice.vast === true;

/**
 * Does one of these choices lead to an action? Looks first where it is quickly said, last where it takes
 * longest.
 */
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

/** Most work for the choices of a question together, and for one choice once that is used up. */
export const MOST_WORK = { question: 200_000, choice: 500 } as const;

/** What is left of a question's work, and what was spent on each of its choices. */
const accountOf = memoize((_: Ask<unknown>) => ({
  left: MOST_WORK.question as number,
  spent: new Map<Choice<unknown>, number>(),
}));

/**
 * Does this choice of a question lead on? So that no question takes long, one of which that is not found out
 * within its work counts as if it did: the next question judges again, with work of its own, and an action is
 * always judged for itself.
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

/** Can this be picked, and is any action left below it, however long that takes? */
export const leadsOn = <Act>(choice: Choice<Act>): boolean => search(choice, AS_LONG_AS_IT_TAKES) === true;

/** Is any action left below this menu? */
export const isAlive = <Act>(menu: Menu<Act>): boolean =>
  menu.kind === 'act' || searchAny(menu.choices, AS_LONG_AS_IT_TAKES) === true;

/**
 * Finds out which choices lead on of the question after these picks, as long as it may; gives whether all of
 * them are known.
 */
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

/** Why a menu without actions has none: the first reason found there. */
const whyDead = <Act>(menu: Menu<Act>, picked: Target): Refusal => {
  invariant(menu.kind === 'ask', 'a leaf is alive');
  const ofAll = menu.whyNone?.();
  if (ofAll) return ofAll;
  for (const choice of menu.choices)
    return choice.kind === 'refused' ? choice.why() : whyDead(choice.next(), choice.target);
  return menu.otherwise(picked);
};

/** The choice of a question, refused if it leads to no action, with the first reason found below it. */
export const judged = <Act>(menu: Ask<Act>, choice: Choice<Act>): Choice<Act> =>
  choice.kind === 'refused' || settle(menu, choice, AS_LONG_AS_IT_TAKES)
    ? choice
    : refusedNow(choice, () => whyDead(choice.next(), choice.target));

const pruneAsk = memoize((menu: Ask<unknown>): Ask<unknown> => {
  const choices = menu.choices.map((choice) => judged(menu, choice));
  return { ...menu, choices, prompt: menu.promptFor?.(choices) ?? menu.prompt };
});

/**
 * The menu with every choice refused that leads to no action, with the first reason found below it. A
 * question that lists nothing at all gives its own `otherwise` for the pick that led there.
 */
export const prune = <Act>(menu: Menu<Act>): Menu<Act> =>
  menu.kind === 'act' ? menu : (pruneAsk(menu) as Ask<Act>);

/**
 * The menu that these picks lead to, or why they do not: the reason of the very pick that fails, also below a
 * choice that is refused; or the number of the first pick after a complete action. Looks only along the path,
 * and at the end until it finds one action.
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

/** The choice that the last of these picks takes, unjudged: its words are known without a search. */
export const choiceAt = <Act>(
  root: Menu<Act>,
  [target, ...rest]: readonly Target[],
): Choice<Act> | undefined => {
  if (root.kind === 'act' || !target) return undefined;
  const choice = root.choices.find((each) => sameTarget(each.target, target));
  return rest.length === 0 ? choice : choice?.kind === 'open' ? choiceAt(choice.next(), rest) : undefined;
};

/** One complete path through a menu. */
export interface Path<Act> {
  readonly picks: readonly Target[];
  readonly act: Act;
}

/** The choices that actions are counted by: open, and no second spelling of another. */
export const isWalked = <Act>(choice: Choice<Act>): choice is OpenChoice<Act> =>
  choice.kind === 'open' && !choice.again;

/** Those below which actions are looked for, to list or count them: a search may have found none before. */
export const isSearched = <Act>(choice: Choice<Act>): choice is OpenChoice<Act> =>
  isWalked(choice) &&
  (choice.leads === undefined ? choice.quick?.(AS_LONG_AS_IT_TAKES) : choice.leads) !== false;

/** Every action below a menu, found lazily, one at a time. */
export function* paths<Act>(menu: Menu<Act>, picks: readonly Target[] = []): Generator<Path<Act>> {
  if (menu.kind === 'act') yield { picks, act: menu.act };
  else
    for (const choice of menu.choices)
      if (isSearched(choice)) yield* paths(choice.next(), [...picks, choice.target]);
}

/**
 * The same, what was asked for them not kept. `isOver` is asked before each question, and once it says so, no
 * more are found.
 */
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
