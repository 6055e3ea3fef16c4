/**
 * Asking. The legal actions of a position are a tree of questions, grown only where somebody looks. A path
 * from the root to a leaf spells one action. The same tree says why not: a choice can be refused with its
 * clause.
 */
import { type Board, type Square, squareName, squareNamed } from './board/board.ts';
import { DIRECTIONS, type Direction } from './board/direction.ts';
import { invariant } from './invariant.ts';
import type { RuleId } from './learning/rulebook.ts';
import { memoize, once } from './remembered.ts';
import { err, ok, type Problem, type Result } from './result.ts';

export type UnitId = number;

/** Anything a player can pick. Spelled `e4`, `#12`, `>ne` and `=queen` in records. */
export type Target =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'direction'; readonly direction: Direction }
  | { readonly kind: 'option'; readonly option: string };

/** A no: the clause that forbids, a sentence for the player, and the squares at fault. */
export interface Refusal {
  readonly rule: RuleId;
  readonly text: string;
  readonly squares: readonly Square[];
}

/** A no under its clause, in a sentence, with the squares at fault. */
export const refusal = (rule: RuleId, text: string, squares: readonly Square[] = []): Refusal => ({
  rule,
  text,
  squares,
});

/** The no that a problem is, where one is wanted. */
export const refusalIn = ({ rule = '', text, squares = [] }: Problem): Refusal => ({ rule, text, squares });

/**
 * What a choice does, in one word: the shape and colour of its mark. `danger` is legal but loses, and asks
 * twice.
 */
export type Tone = 'plain' | 'move' | 'capture' | 'special' | 'danger';

/**
 * Something worth knowing about a choice before it is made; for a dangerous one, why it is. Made like a no.
 */
export type Hint = Refusal;

/** The drawing of what an answer does. */
export type Sign =
  | 'again'
  | 'aim'
  | 'bend'
  | 'blast'
  | 'climb'
  | 'control'
  | 'convert'
  | 'egg'
  | 'freeze'
  | 'fuse'
  | 'gather'
  | 'jump'
  | 'load'
  | 'morph'
  | 'part'
  | 'pass'
  | 'plan'
  | 'pull'
  | 'push'
  | 'scatter'
  | 'shadow'
  | 'swap'
  | 'time'
  | 'tunnel'
  | 'twin'
  | 'unload'
  | 'wall'
  | 'wonder';

/** How an answer is offered where there are many: the same for every unit that has it. */
export interface Offer {
  /** Its place among all answers of the game: what is used most comes first. */
  readonly place: number;
  /** The heading under which it stands; null: a player does it instead of moving a piece. */
  readonly group: string | null;
  readonly sign: Sign;
  /** Is it among the first that a player learns? */
  readonly isBasic: boolean;
  /** The key that gives it. */
  readonly key: string;
  /** The words on its button, without a price. */
  readonly name: string;
  /** What it does, in a few words. */
  readonly brief: string;
}

export interface OpenChoice<Act> {
  readonly kind: 'open';
  readonly target: Target;
  /** A function, since a game may have to play the choice to know. */
  readonly tone: () => Tone;
  /** For options: the words on the button. Squares and units are named by the board. */
  readonly label?: string;
  readonly offer?: Offer;
  /** Turns that it costs, where that is known before it is done. */
  readonly price?: number;
  readonly hint?: () => Hint | undefined;
  /**
   * Is it legal, yet leaves its side hardly anything to do later? Its mark warns, and nothing is asked twice.
   */
  readonly narrow?: () => boolean;
  /**
   * Leads to actions that another path spells too (a set picked in another order), or to more than can be
   * listed (a plan of many steps): can be picked, is never walked or counted.
   */
  readonly again?: true;
  /** The rules make it happen by themselves, with nothing to decide: the table plays it at once. */
  readonly forced?: true;
  /** Very many actions lie below: searched last. */
  readonly vast?: true;
  /**
   * Says quickly that something legal lies below, without growing it. A no means nothing: then it is looked
   * for.
   */
  readonly surely?: () => boolean;
  /** Says quickly that nothing legal lies below. A no means nothing. */
  readonly hopeless?: () => boolean;
  /** Is an action left below? Null while only the quick answers are known, undefined before them. */
  leads: boolean | null | undefined;
  /**
   * The next question, grown once and kept. With `isKept: false` it is not kept: a walk through all leaves, as
   * for a count, then frees each branch that it leaves.
   */
  readonly next: (isKept?: boolean) => Menu<Act>;
}

export interface RefusedChoice<Act> {
  readonly kind: 'refused';
  readonly target: Target;
  readonly label?: string;
  readonly offer?: Offer;
  readonly price?: number;
  readonly why: () => Refusal;
  /** The question that would follow: picks after this one are refused by the reason found there. */
  readonly below?: () => Menu<Act>;
}

export type Choice<Act> = OpenChoice<Act> | RefusedChoice<Act>;

export interface Ask<Act> {
  readonly kind: 'ask';
  /** What is asked of whom: "White: move a piece." */
  readonly prompt: string;
  /** The prompt by what can be picked, where it names that. */
  readonly promptFor?: (choices: readonly Choice<unknown>[]) => string;
  readonly choices: readonly Choice<Act>[];
  /** The no for a pick that is not even listed. */
  readonly otherwise: (target: Target) => Refusal;
  /** Why none of the choices leads on, where one sentence says it of all; null: the first reason found. */
  readonly whyNone?: () => Refusal | null;
}

export type Menu<Act> = { readonly kind: 'act'; readonly act: Act } | Ask<Act>;

export const act = <Act>(value: Act): Menu<Act> => ({ kind: 'act', act: value });

export const ask = <Act>(
  prompt: string,
  choices: readonly Choice<Act>[],
  otherwise: (target: Target) => Refusal,
): Menu<Act> => ({
  kind: 'ask',
  prompt,
  choices,
  otherwise,
});

type Extras = Pick<
  OpenChoice<never>,
  'label' | 'offer' | 'price' | 'hint' | 'narrow' | 'again' | 'forced' | 'vast' | 'surely' | 'hopeless'
>;

const TONES: { readonly [Each in Tone]: () => Each } = {
  plain: () => 'plain',
  move: () => 'move',
  capture: () => 'capture',
  special: () => 'special',
  danger: () => 'danger',
};

const NO_EXTRAS: Extras = {};

/** A choice that can be picked. `found`: its tone, or how to find it. */
export const open = <Act>(
  target: Target,
  found: Tone | (() => Tone),
  next: OpenChoice<Act>['next'],
  extras: Extras = NO_EXTRAS,
): OpenChoice<Act> =>
  openToned(target, typeof found === 'function' ? once(found) : TONES[found], next, extras);

/** The same with a tone that is found at most once. */
const openToned = <Act>(
  target: Target,
  tone: () => Tone,
  next: OpenChoice<Act>['next'],
  extras: Extras,
): OpenChoice<Act> => {
  let grown: Menu<Act> | undefined;
  const grow = (isKept = true) => {
    if (grown) return grown;
    const menu = next(isKept);
    if (isKept) grown = menu;
    return menu;
  };
  const { label, offer, price, hint, narrow, again, forced, vast, surely, hopeless } = extras;
  // Every choice has the same shape, whatever it says: code that meets many shapes is slow.
  const choice = {
    kind: 'open',
    target,
    tone,
    label,
    offer,
    price,
    hint,
    narrow,
    again,
    forced,
    vast,
    surely,
    hopeless,
    leads: undefined,
    next: grow,
  } as const;
  return choice satisfies Record<keyof OpenChoice<Act>, unknown>;
};

export const refuse = (target: Target, why: () => Refusal, label?: string): RefusedChoice<never> =>
  label === undefined ? { kind: 'refused', target, why } : { kind: 'refused', target, why, label };

/** The same choice, refused; it keeps its words. */
const refusedNow = (
  { target, label, offer, price }: Choice<unknown>,
  why: () => Refusal,
): RefusedChoice<never> => ({
  ...refuse(target, why, label),
  ...(offer && { offer }),
  ...(price !== undefined && { price }),
});

const SQUARES: Target[] = [];

/** Every square is one target, however often it is offered. */
export const square = (at: Square): Target => {
  const known = SQUARES[at];
  if (known) return known;
  const target: Target = { kind: 'square', square: at };
  SQUARES[at] = target;
  return target;
};

export const unit = (id: UnitId): Target => ({ kind: 'unit', unit: id });
export const direction = (towards: Direction): Target => ({ kind: 'direction', direction: towards });
export const option = (name: string): Target => ({ kind: 'option', option: name });

export const sameTarget = (a: Target, b: Target): boolean => {
  switch (a.kind) {
    case 'square':
      return b.kind === 'square' && a.square === b.square;
    case 'unit':
      return b.kind === 'unit' && a.unit === b.unit;
    case 'direction':
      return b.kind === 'direction' && a.direction === b.direction;
    case 'option':
      return b.kind === 'option' && a.option === b.option;
  }
};

/**
 * `then` is asked after every leaf of `menu`: mind control is the enemy unit's own menu with its leaves
 * wrapped.
 */
export const chain = <A, B>(menu: Menu<A>, then: (value: A) => Menu<B>): Menu<B> => {
  if (menu.kind === 'act') return then(menu.act);
  const chainChoice = (choice: Choice<A>): Choice<B> => {
    if (choice.kind === 'refused') return refusedNow(choice, choice.why);
    return openToned(choice.target, choice.tone, (isKept) => chain(choice.next(isKept), then), choice);
  };
  return { ...menu, choices: menu.choices.map(chainChoice) };
};

/** What a search has found; null: it was put down before it found out. */
export type Found = boolean | null;

/**
 * May a search go on? It asks before each choice that is new to it. Put down, it leaves behind what it has
 * found, and goes on from there when it is taken up.
 */
export type MayGoOn = () => boolean;

const AS_LONG_AS_IT_TAKES: MayGoOn = () => true;

/** Is there one of which `find` says yes? Looks until there is, or until one is put down. */
const findAny = <Each>(list: readonly Each[], find: (each: Each) => Found): Found => {
  for (const each of list) {
    const found = find(each);
    if (found !== false) return found;
  }
  return false;
};

/** Is it quickly said that something legal lies below? A no means nothing. */
export const searchQuickly = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn): Found => {
  if (choice.kind === 'refused') return false;
  if (choice.leads === undefined) {
    if (!mayGoOn()) return null;
    choice.leads = choice.surely?.() || (choice.hopeless?.() ? false : null);
  }
  return choice.leads === true;
};

/** Can this be picked, and is any action left below it? Found out once, and kept with the choice. */
export const search = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn): Found =>
  searchBelow(choice, mayGoOn, true);

/** The same; without `isWhole` no vast choice is looked into, and a no means nothing where one was left out. */
const searchBelow = <Act>(choice: Choice<Act>, mayGoOn: MayGoOn, isWhole: boolean): Found => {
  const quick = searchQuickly(choice, mayGoOn);
  if (quick !== false || choice.kind === 'refused' || choice.leads === false) return quick;
  const below = choice.next();
  const found = below.kind === 'act' || searchAny(below.choices, mayGoOn, isWhole);
  const isUnknown = (each: Choice<Act>) => each.kind === 'open' && each.leads !== false;
  if (found !== false || (below.kind === 'ask' && !below.choices.some(isUnknown))) choice.leads = found;
  return found;
};

/** Do very many actions lie below it? */
const isVast = (choice: Choice<unknown>): boolean => choice.kind === 'open' && choice.vast === true;

/**
 * Does one of these choices lead to an action? Looks first where it is quickly said, last where it takes
 * longest.
 */
export const searchAny = <Act>(choices: readonly Choice<Act>[], mayGoOn: MayGoOn, isWhole = true): Found => {
  const searches: readonly ((choice: Choice<Act>) => Found)[] = [
    (choice) => searchQuickly(choice, mayGoOn),
    (choice) => !isVast(choice) && searchBelow(choice, mayGoOn, false),
    (choice) => isWhole && searchBelow(choice, mayGoOn, true),
  ];
  return findAny(searches, (each) => findAny(choices, each));
};

/** Can this be picked, and is any action left below it? */
export const leadsOn = <Act>(choice: Choice<Act>): boolean => search(choice, AS_LONG_AS_IT_TAKES) === true;

/** Is any action left below this menu? */
export const isAlive = <Act>(menu: Menu<Act>): boolean =>
  menu.kind === 'act' || searchAny(menu.choices, AS_LONG_AS_IT_TAKES) === true;

/** Finds out which choices of a question lead on, as long as it may; gives whether all of them are known. */
export const prepare = <Act>(menu: Menu<Act>, mayGoOn: MayGoOn): boolean =>
  menu.kind === 'act' || menu.choices.every((choice) => search(choice, mayGoOn) !== null);

/** Why a menu without actions has none: the first reason found there. */
const whyDead = <Act>(menu: Menu<Act>, picked: Target): Refusal => {
  invariant(menu.kind === 'ask', 'a leaf is alive');
  const ofAll = menu.whyNone?.();
  if (ofAll) return ofAll;
  for (const choice of menu.choices)
    return choice.kind === 'refused' ? choice.why() : whyDead(choice.next(), choice.target);
  return menu.otherwise(picked);
};

/** The choice, refused if it leads to no action, with the first reason found below it. */
export const judged = <Act>(choice: Choice<Act>): Choice<Act> =>
  choice.kind === 'refused' || leadsOn(choice)
    ? choice
    : refusedNow(choice, () => whyDead(choice.next(), choice.target));

const pruneAsk = memoize((menu: Ask<unknown>): Ask<unknown> => {
  const choices = menu.choices.map(judged);
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
  let last: OpenChoice<Act> | null = null;
  for (const [index, target] of picks.entries()) {
    if (menu.kind === 'act') return err(barred?.() ?? index);
    const choice = menu.choices.find((each) => sameTarget(each.target, target));
    if (!choice) return err(menu.otherwise(target));
    if (choice.kind === 'open') {
      last = choice;
      menu = choice.next();
    } else if (choice.below && index < picks.length - 1) {
      barred ??= choice.why;
      menu = choice.below();
    } else return err(choice.why());
  }
  if (barred) return err(barred());
  return !last || leadsOn(last) ? ok(menu) : err(whyDead(menu, last.target));
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
  isWalked(choice) && (choice.leads === undefined ? choice.hopeless?.() !== true : choice.leads !== false);

/** Every action below a menu, found lazily, one at a time. */
export function* paths<Act>(menu: Menu<Act>, picks: readonly Target[] = []): Generator<Path<Act>> {
  if (menu.kind === 'act') yield { picks, act: menu.act };
  else
    for (const choice of menu.choices)
      if (isSearched(choice)) yield* paths(choice.next(), [...picks, choice.target]);
}

/**
 * Every action below a menu, found lazily, what was asked for it not kept. `isOver` is asked before each question,
 * and once it says so, no more are found.
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
      if (isSearched(choice)) yield* passingPaths(choice.next(false), isOver, [...picks, choice.target]);
    }
}

export const spellTarget = (board: Board, target: Target): string => {
  switch (target.kind) {
    case 'square':
      return squareName(board, target.square);
    case 'unit':
      return `#${target.unit}`;
    case 'direction':
      return `>${target.direction}`;
    case 'option':
      return `=${target.option}`;
  }
};

/** Picks as text: `e2 e4`, `b1 #12 =stretch a1`. */
export const spell = (board: Board, picks: readonly Target[]): string =>
  picks.map((target) => spellTarget(board, target)).join(' ');

const readTarget = (board: Board, word: string): Target | null => {
  const rest = word.slice(1);
  if (word[0] === '#') return /^(?:0|[1-9]\d*)$/.test(rest) ? unit(Number(rest)) : null;
  if (word[0] === '>') return DIRECTIONS.includes(rest as Direction) ? direction(rest as Direction) : null;
  if (word[0] === '=') return rest ? option(rest) : null;
  const at = squareNamed(board, word);
  return at === null ? null : square(at);
};

/** Text as picks; the problem names the word that is not a pick. */
export const readPicks = (board: Board, text: string): Result<readonly Target[], Problem> => {
  const picks: Target[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const target = readTarget(board, word);
    if (!target)
      return err({ text: `"${word}" is neither a square nor an input such as #12, >ne or =option.` });
    picks.push(target);
  }
  return ok(picks);
};
