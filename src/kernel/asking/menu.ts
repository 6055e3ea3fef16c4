/** The legal actions as a lazy tree of questions, since some turns have too many actions to list. */
import type { Square } from '../board/board.ts';
import type { RuleId } from '../learning/rulebook.ts';
import { once } from '../memoize.ts';
import type { Problem } from '../result.ts';
import type { Target } from './target.ts';

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

/** Converts a problem to a refusal. The clause id may be empty, since a problem need not cite a clause. */
export const refusalFrom = ({ rule = '', text, squares = [] }: Problem): Refusal => ({ rule, text, squares });

/** What a choice does. A choice of tone `danger` must be confirmed, since it may end the game. */
export type Tone = 'plain' | 'move' | 'capture' | 'special' | 'danger';

export type Hint = Refusal;

export interface Offer {
  /** The place of the offer in the order of all offers of the game. */
  readonly place: number;
  /** The heading under which the option is listed, or null. */
  readonly group: string | null;
  /** The path data of the icon, on a 20 by 20 grid. */
  readonly sign: string;
  /** Whether the option is shown to beginners first. */
  readonly isBasic: boolean;
  readonly key: string;
  /** The text of the button, without the cost in turns, which the button shows apart. */
  readonly name: string;
  readonly brief: string;
}

/** The result of a search, or null if it was interrupted. */
export type SearchAnswer = boolean | null;

/** Returns whether a search may continue with a step of this much `work`. False pauses the search. */
export type MayContinue = (work?: number) => boolean;

export interface OpenChoice<Act> {
  readonly kind: 'open';
  readonly target: Target;
  /** Returns what the choice does. It is a function, since finding out may require playing the choice. */
  readonly tone: () => Tone;
  /** The text of an option's button. Squares need none, since the board shows them. */
  readonly label?: string;
  readonly offer?: Offer;
  readonly turnCost?: number;
  readonly hint?: () => Hint | undefined;
  /** Whether the choice leaves few moves to the player's royal piece, so that the board marks the choice as a risk. */
  readonly leavesFewMoves?: () => boolean;
  /** Whether walks and counts skip the choice, since it may spell an action a second time. */
  readonly isUnlisted?: true;
  /** Whether the choice is played without asking, since the rules leave nothing to decide. */
  readonly forced?: true;
  /** Whether very many actions lie below, so that the choice is searched last. */
  readonly hasLargeSubtree?: true;
  /** Tests for a legal action without expanding the choice; undefined if the test cannot tell. */
  readonly quickTest?: (mayContinue: MayContinue) => SearchAnswer | undefined;
  /** Whether a legal action is below: undefined if not yet tested, null if `quickTest` cannot tell. */
  hasAction: boolean | null | undefined;
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
  /** The question that would follow if the choice were open. A refusal by this question replaces `why`. */
  readonly below?: () => Menu<Act>;
}

export type Choice<Act> = OpenChoice<Act> | RefusedChoice<Act>;

export interface Ask<Act> {
  readonly kind: 'ask';
  readonly prompt: string;
  /** Returns the prompt, which may depend on the choices left after pruning. Default: `prompt`. */
  readonly promptFor?: (choices: readonly Choice<unknown>[]) => string;
  readonly choices: readonly Choice<Act>[];
  readonly refuseOther: (target: Target) => Refusal;
  /** Why none of the choices leads to an action; null to give the first reason found below. */
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

/** Makes an open choice. A tone given as a function is computed at most once, since it may cost much. */
export const open = <Act>(
  target: Target,
  tone: Tone | (() => Tone),
  next: OpenChoice<Act>['next'],
  extras: Extras = NO_EXTRAS,
): OpenChoice<Act> => openWithTone(target, typeof tone === 'function' ? once(tone) : TONES[tone], next, extras);

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

export const asRefused = (
  { target, label, offer, turnCost }: Choice<unknown>,
  why: () => Refusal,
): RefusedChoice<never> => ({
  ...refuse(target, why, label),
  ...(offer && { offer }),
  ...(turnCost !== undefined && { turnCost }),
});

/** Visits the menu after a choice without caching that menu, to save memory. */
export const visitUncached = <Act, Seen>(choice: OpenChoice<Act>, look: (menu: Menu<Act>) => Seen): Seen => {
  const { cachedNext } = choice;
  const seen = look(choice.next());
  choice.cachedNext = cachedNext;
  return seen;
};

/** Replaces each leaf of a menu by the menu that `then` returns, so that one question can follow another. */
export const chain = <A, B>(menu: Menu<A>, then: (value: A) => Menu<B>): Menu<B> => {
  if (menu.kind === 'act') return then(menu.act);
  const chainChoice = (choice: Choice<A>): Choice<B> => {
    if (choice.kind === 'refused') return asRefused(choice, choice.why);
    const next = () => visitUncached(choice, (below) => chain(below, then));
    return openWithTone(choice.target, choice.tone, next, choice);
  };
  return { ...menu, choices: menu.choices.map(chainChoice) };
};
