/** The legal actions as a lazy tree of questions. A path spells an action. Refused choices explain illegal moves. */
import type { Square } from '../board/board.ts';
import type { RuleId } from '../learning/rulebook.ts';
import { once } from '../memoize.ts';
import type { Problem } from '../result.ts';
import type { Target } from './target.ts';

/** The reason why a pick is refused: clause, sentence for the player, and the squares at fault. */
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

/** Converts a problem to a refusal, with an empty clause id if the problem names none. */
export const refusalFrom = ({ rule = '', text, squares = [] }: Problem): Refusal => ({ rule, text, squares });

/** What a choice does, shown by its mark. A choice of tone `danger` loses the game at once and must be confirmed. */
export type Tone = 'plain' | 'move' | 'capture' | 'special' | 'danger';

/** What a player should know about a choice before picking it. For tone `danger`, the hint is why the choice loses. */
export type Hint = Refusal;

/** How the button of an option is labelled and sorted. An option has the same button for every unit. */
export interface Offer {
  /** The rank among all offers of the game, most used first. */
  readonly place: number;
  /** The heading under which the option is listed, or null. */
  readonly group: string | null;
  /** The path data of the icon, on a 20 by 20 grid. */
  readonly sign: string;
  /** Whether the option is shown to beginners first. */
  readonly isBasic: boolean;
  /** The keyboard shortcut. */
  readonly key: string;
  /** The text of the button, without its cost in turns. */
  readonly name: string;
  readonly brief: string;
}

/** The result of a search, or null if it was interrupted. */
export type SearchAnswer = boolean | null;

/** Polled before each step of a search, with the step's weight (default 1). False pauses the search. */
export type MayContinue = (work?: number) => boolean;

export interface OpenChoice<Act> {
  readonly kind: 'open';
  readonly target: Target;
  /** A function, since a game may have to play the choice to find its tone. */
  readonly tone: () => Tone;
  /** The text of an option's button. Squares and units need none, since the board names them. */
  readonly label?: string;
  readonly offer?: Offer;
  readonly turnCost?: number;
  readonly hint?: () => Hint | undefined;
  /** Whether the choice leaves its side few moves. The mark of the choice then warns of this. */
  readonly leavesFewMoves?: () => boolean;
  /** Whether another path spells the same actions, or too many actions are below. Walks and counts skip the choice. */
  readonly isUnlisted?: true;
  /** Whether the rules force the choice and leave nothing to decide, so that it is played without asking. */
  readonly forced?: true;
  /** Whether very many actions lie below the choice, so that it is searched last. */
  readonly hasLargeSubtree?: true;
  /** Tests for a legal action below without expanding the choice. Undefined if it cannot tell, null if interrupted. */
  readonly quickTest?: (mayContinue: MayContinue) => SearchAnswer | undefined;
  /** The cached answer to whether a legal action is below. Undefined: not tested. Null: `quickTest` could not tell. */
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
  /** The question that would follow if the choice were open. If it refuses the next pick, its reason replaces `why`. */
  readonly below?: () => Menu<Act>;
}

export type Choice<Act> = OpenChoice<Act> | RefusedChoice<Act>;

export interface Ask<Act> {
  readonly kind: 'ask';
  /** The side that is asked and what it is to decide: "White: move a piece." */
  readonly prompt: string;
  /** Returns the prompt for the choices left after pruning. Default: `prompt`. */
  readonly promptFor?: (choices: readonly Choice<unknown>[]) => string;
  readonly choices: readonly Choice<Act>[];
  readonly refuseOther: (target: Target) => Refusal;
  /** Why none of the choices leads to an action. If null, the first reason found below is given. */
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

/** Makes an open choice. `found` is its tone, or a function that finds the tone, called at most once. */
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

/** Makes a refused copy of a choice, with the same label, offer and cost. */
export const asRefused = (
  { target, label, offer, turnCost }: Choice<unknown>,
  why: () => Refusal,
): RefusedChoice<never> => ({
  ...refuse(target, why, label),
  ...(offer && { offer }),
  ...(turnCost !== undefined && { turnCost }),
});

/** Calls `look` with the menu after a choice. To save memory, the choice does not cache this menu. */
export const visitUncached = <Act, Seen>(choice: OpenChoice<Act>, look: (menu: Menu<Act>) => Seen): Seen => {
  const { cachedNext } = choice;
  const seen = look(choice.next());
  choice.cachedNext = cachedNext;
  return seen;
};

/** Extends a menu. In place of each leaf stands the menu that `then` returns for the value of the leaf. */
export const chain = <A, B>(menu: Menu<A>, then: (value: A) => Menu<B>): Menu<B> => {
  if (menu.kind === 'act') return then(menu.act);
  const chainChoice = (choice: Choice<A>): Choice<B> => {
    if (choice.kind === 'refused') return asRefused(choice, choice.why);
    const next = () => visitUncached(choice, (below) => chain(below, then));
    return openWithTone(choice.target, choice.tone, next, choice);
  };
  return { ...menu, choices: menu.choices.map(chainChoice) };
};
