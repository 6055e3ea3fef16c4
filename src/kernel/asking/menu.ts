/**
 * Asking. The legal actions of a position are a tree of questions, grown only where somebody looks. A path
 * from the root to a leaf spells one action. The same tree says why not: a choice can be refused with its
 * clause.
 */
import type { Square } from '../board/board.ts';
import type { RuleId } from '../learning/rulebook.ts';
import { once } from '../memoize.ts';
import type { Problem } from '../result.ts';
import type { Target } from './target.ts';

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
export type OfferSign =
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
  readonly sign: OfferSign;
  /** Is it among the first that a player learns? */
  readonly isBasic: boolean;
  /** The key that gives it. */
  readonly key: string;
  /** The words on its button, without a price. */
  readonly name: string;
  /** What it does, in a few words. */
  readonly brief: string;
}

/** What a search has found; null: it was put down before it found out. */
export type SearchAnswer = boolean | null;

/**
 * May a search go on? It asks before each piece of work, and remembers what comes of it. Put down, it goes on
 * from there when it is taken up. `work`: the weight of that piece, 1 if left out.
 */
export type MayGoOn = (work?: number) => boolean;

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
  /** Does something legal lie below? Found without growing it; undefined where that takes growing. */
  readonly quick?: (mayGoOn: MayGoOn) => SearchAnswer | undefined;
  /** Is an action left below? Null while only the quick answer is known, undefined before it. */
  leads: boolean | null | undefined;
  /** The next question, once it is grown and kept. */
  grown: Menu<Act> | undefined;
  /** Grows the next question, at most once. */
  readonly next: () => Menu<Act>;
}

interface RefusedChoice<Act> {
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
  'label' | 'offer' | 'price' | 'hint' | 'narrow' | 'again' | 'forced' | 'vast' | 'quick'
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
  const grow = () => {
    choice.grown ??= next();
    return choice.grown;
  };
  const { label, offer, price, hint, narrow, again, forced, vast, quick } = extras;
  // Every choice has the same shape, whatever it says: code that meets many shapes is slow.
  const choice: OpenChoice<Act> = {
    kind: 'open' as const,
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
    quick,
    leads: undefined,
    grown: undefined,
    next: grow,
  } satisfies Record<keyof OpenChoice<Act>, unknown>;
  return choice;
};

export const refuse = (target: Target, why: () => Refusal, label?: string): RefusedChoice<never> =>
  label === undefined ? { kind: 'refused', target, why } : { kind: 'refused', target, why, label };

/** The same choice, refused; it keeps its words. */
export const refusedNow = (
  { target, label, offer, price }: Choice<unknown>,
  why: () => Refusal,
): RefusedChoice<never> => ({
  ...refuse(target, why, label),
  ...(offer && { offer }),
  ...(price !== undefined && { price }),
});

/**
 * Looks at the question after a choice and lets go of it, unless it was kept before: a walk through all leaves,
 * as for a count, keeps none of the branches that it has left.
 */
export const glance = <Act, Seen>(choice: OpenChoice<Act>, look: (menu: Menu<Act>) => Seen): Seen => {
  const { grown } = choice;
  const seen = look(choice.next());
  choice.grown = grown;
  return seen;
};

/**
 * `then` is asked after every leaf of `menu`: mind control is the enemy unit's own menu with its leaves
 * wrapped.
 */
export const chain = <A, B>(menu: Menu<A>, then: (value: A) => Menu<B>): Menu<B> => {
  if (menu.kind === 'act') return then(menu.act);
  const chainChoice = (choice: Choice<A>): Choice<B> => {
    if (choice.kind === 'refused') return refusedNow(choice, choice.why);
    const next = () => glance(choice, (below) => chain(below, then));
    return openToned(choice.target, choice.tone, next, choice);
  };
  return { ...menu, choices: menu.choices.map(chainChoice) };
};
