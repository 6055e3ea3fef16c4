/**
 * The legal actions of a position as a tree of questions, expanded lazily. A path from the root to a leaf spells
 * one action. Choices can be refused with a clause, so the same tree explains illegal moves.
 */
import type { Square } from '../board/board.ts';
import type { RuleId } from '../learning/rulebook.ts';
import { once } from '../memoize.ts';
import type { Problem } from '../result.ts';
import type { Target } from './target.ts';

/** The reason why a pick is refused: clause, sentence for the player, squares at fault. */
export interface Refusal<Rule extends RuleId = RuleId> {
  readonly rule: Rule;
  readonly text: string;
  readonly squares: readonly Square[];
}

export const refusal = <Rule extends RuleId>(
  rule: Rule,
  text: string,
  squares: readonly Square[] = [],
): Refusal<Rule> => ({ rule, text, squares });

/** Converts a `Problem` to a `Refusal`. */
export const refusalFrom = ({ rule = '', text, squares = [] }: Problem): Refusal => ({ rule, text, squares });

/** What a choice does: the shape and colour of its mark. `danger` loses at once, and needs a confirmation. */
export type Tone = 'plain' | 'move' | 'capture' | 'special' | 'danger';

/** What a player should know before choosing; for `danger`, why it loses. */
export type Hint = Refusal;

/** The presentation of an option among many, the same for every unit that has it. */
export interface Offer {
  /** Its position among all offers of the game, most used first. */
  readonly place: number;
  /** Its heading; null for what a player does instead of moving a piece. */
  readonly group: string | null;
  /** Path data of its icon, on a 20 by 20 grid. */
  readonly sign: string;
  /** Whether beginners learn it first. */
  readonly isBasic: boolean;
  /** The keyboard shortcut. */
  readonly key: string;
  /** The button's text, without its cost. */
  readonly name: string;
  readonly brief: string;
}

/** The result of a search, or null if it was interrupted. */
export type SearchAnswer = boolean | null;

/**
 * Polled before each unit of work with its weight, 1 by default; false pauses the search. A paused search
 * resumes where it stopped, since its results are cached.
 */
export type MayContinue = (work?: number) => boolean;

export interface OpenChoice<Act> {
  readonly kind: 'open';
  readonly target: Target;
  /** A function, since a game may have to play the choice to know. */
  readonly tone: () => Tone;
  /** The text of the button of an option. Squares and units are named by the board. */
  readonly label?: string;
  readonly offer?: Offer;
  /** Its cost in turns, if that is known in advance. */
  readonly turnCost?: number;
  readonly hint?: () => Hint | undefined;
  /** Whether it is legal but leaves its side few moves. Its mark warns, without a confirmation. */
  readonly leavesFewMoves?: () => boolean;
  /**
   * It leads only to actions that another path spells too (a set picked in another order), or to more than
   * can be listed (a plan of many steps). It can be picked, but is never walked or counted.
   */
  readonly isUnlisted?: true;
  /** The rules force it and leave nothing to decide, so the table plays it at once. */
  readonly forced?: true;
  /** Very many actions lie below, so it is searched last. */
  readonly hasLargeSubtree?: true;
  /** Whether anything legal lies below, without expanding the choice; undefined if that needs expanding. */
  readonly quickTest?: (mayContinue: MayContinue) => SearchAnswer | undefined;
  /** Whether any action lies below: undefined before any test, null if `quickTest` does not know. */
  hasAction: boolean | null | undefined;
  /** The next question, cached by `next`. */
  cachedNext: Menu<Act> | undefined;
  readonly next: () => Menu<Act>;
}

interface RefusedChoice<Act> {
  readonly kind: 'refused';
  readonly target: Target;
  readonly label?: string;
  readonly offer?: Offer;
  readonly turnCost?: number;
  readonly why: () => Refusal;
  /** The question that would follow. Picks after this one are refused for the reasons found there. */
  readonly below?: () => Menu<Act>;
}

export type Choice<Act> = OpenChoice<Act> | RefusedChoice<Act>;

export interface Ask<Act> {
  readonly kind: 'ask';
  /** The side asked and the decision: "White: move a piece." */
  readonly prompt: string;
  /** The prompt, if it depends on the choices that are left. */
  readonly promptFor?: (choices: readonly Choice<unknown>[]) => string;
  readonly choices: readonly Choice<Act>[];
  readonly refuseOther: (target: Target) => Refusal;
  /** Why no choice leads to an action, if one sentence covers all. Null: the first reason found below. */
  readonly whyAllRefused?: () => Refusal | null;
}

export type Menu<Act> = { readonly kind: 'act'; readonly act: Act } | Ask<Act>;

export const act = <Act>(value: Act): Menu<Act> => ({ kind: 'act', act: value });

export const makeQuestion = <Act>(
  prompt: string,
  choices: readonly Choice<Act>[],
  refuseOther: (target: Target) => Refusal,
): Menu<Act> => ({
  kind: 'ask',
  prompt,
  choices,
  refuseOther,
});

type Extras = Pick<
  OpenChoice<never>,
  'label' | 'offer' | 'turnCost' | 'hint' | 'leavesFewMoves' | 'isUnlisted' | 'forced' | 'hasLargeSubtree' | 'quickTest'
>;

const TONES: { readonly [Each in Tone]: () => Each } = {
  plain: () => 'plain',
  move: () => 'move',
  capture: () => 'capture',
  special: () => 'special',
  danger: () => 'danger',
};

const NO_EXTRAS: Extras = {};

/** An open choice. `found` is its tone, or a function that finds it, called at most once. */
export const open = <Act>(
  target: Target,
  found: Tone | (() => Tone),
  next: OpenChoice<Act>['next'],
  extras: Extras = NO_EXTRAS,
): OpenChoice<Act> => openWithTone(target, typeof found === 'function' ? once(found) : TONES[found], next, extras);

const openWithTone = <Act>(
  target: Target,
  tone: () => Tone,
  next: OpenChoice<Act>['next'],
  extras: Extras,
): OpenChoice<Act> => {
  const grow = () => {
    choice.cachedNext ??= next();
    return choice.cachedNext;
  };
  const { label, offer, turnCost, hint, leavesFewMoves, isUnlisted, forced, hasLargeSubtree, quickTest } = extras;
  // All choices have the same keys in the same order, since code that meets many shapes is slow.
  const choice: OpenChoice<Act> = {
    kind: 'open' as const,
    target,
    tone,
    label,
    offer,
    turnCost,
    hint,
    leavesFewMoves,
    isUnlisted,
    forced,
    hasLargeSubtree,
    quickTest,
    hasAction: undefined,
    cachedNext: undefined,
    next: grow,
  } satisfies Record<keyof OpenChoice<Act>, unknown>;
  return choice;
};

export const refuse = (target: Target, why: () => Refusal, label?: string): RefusedChoice<never> =>
  label === undefined ? { kind: 'refused', target, why } : { kind: 'refused', target, why, label };

/** The choice as a refused one, with its texts. */
export const asRefused = (
  { target, label, offer, turnCost }: Choice<unknown>,
  why: () => Refusal,
): RefusedChoice<never> => ({
  ...refuse(target, why, label),
  ...(offer && { offer }),
  ...(turnCost !== undefined && { turnCost }),
});

/** Visits the question after a choice without caching it, so that counting all leaves needs little memory. */
export const visitUncached = <Act, Seen>(choice: OpenChoice<Act>, look: (menu: Menu<Act>) => Seen): Seen => {
  const { cachedNext } = choice;
  const seen = look(choice.next());
  choice.cachedNext = cachedNext;
  return seen;
};

/** Asks `then` after every leaf of `menu`: mind control wraps the leaves of the enemy unit's menu. */
export const chain = <A, B>(menu: Menu<A>, then: (value: A) => Menu<B>): Menu<B> => {
  if (menu.kind === 'act') return then(menu.act);
  const chainChoice = (choice: Choice<A>): Choice<B> => {
    if (choice.kind === 'refused') return asRefused(choice, choice.why);
    const next = () => visitUncached(choice, (below) => chain(below, then));
    return openWithTone(choice.target, choice.tone, next, choice);
  };
  return { ...menu, choices: menu.choices.map(chainChoice) };
};
