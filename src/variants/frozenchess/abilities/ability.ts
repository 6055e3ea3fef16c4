/** An ability as one value: its rules, cost, effect and menu. list.ts registers the abilities, index.ts finds them. */
import { act, chain, type Menu, type Offer, type Refusal } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { Problem, Result } from '../../../kernel/result.ts';
import type { Ply } from '../mechanics/ply.ts';
import type { ProjectedUnit } from '../moves/projected-unit.ts';
import {
  type AimedCode,
  type DetailsOf,
  type Move,
  type PlainCode,
  type PlannedSpecial,
  type Special,
  special,
  type UnitCode,
} from '../position/action.ts';
import type { Kind } from '../position/kinds.ts';
import type { Lent } from '../position/schema.ts';
import type { Actor, State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { type AimCandidate, deadEnd, pickSquare, type WhyNot } from './asking.ts';

/** What a monad's plan may do with an ability (FC-MONAD-1). Plans are written for an empty board, not a position. */
export interface PlanRules<C extends UnitCode = UnitCode> {
  /** Whether this unit, whose kind has the ability, may plan it. Always true by default. */
  isFor?(projected: ProjectedUnit): boolean;
  targets?(projected: ProjectedUnit): readonly Square[];
  directions?(projected: ProjectedUnit): readonly Direction[];
  /** From 1 to `most`. For `cargo`: which carried stack, in loading order. For `amount`: by how many places to Spin. */
  readonly numbered?: {
    readonly what: 'cargo' | 'amount';
    most(projected: ProjectedUnit): number;
  };
  /** Returns the fields of the unit that the planned ability changes. */
  after?(projected: ProjectedUnit, planned: PlannedSpecial<C>): Partial<ProjectedUnit>;
}

/** A special action of a unit, without the menu that asks for it. */
export interface ActionDefinition<C extends UnitCode = UnitCode> {
  readonly code: C;
  readonly rule: ClauseId;
  readonly offer: Offer;
  /** The effect in a sentence, shown as the hint of the choice. */
  readonly words: string;
  /** The actor dies by the ability, so its choice has the tone `danger`. */
  readonly isSacrifice?: true;
  /** The cost in own turns of paralysis; 0 by default. */
  readonly cost?: number;
  /** Returns a cost that depends on the actor or the action. `act` is null while the player has not chosen a target. */
  costOf?(actor: Actor, state: State, act: Special<C> | null): number;
  /** Which steps of a multimove the ability may be (FC-MULTI-3): any, only the last, or none (the default). */
  readonly inMultimove?: 'any' | 'last';
  /** Cited when a player wants the ability as one step of a longer turn; FC-MULTI-3 or FC-ADV-1 by default. */
  readonly wholeTurnClause?: ClauseId;
  readonly inFirstGame?: true;
  /** How often the target's value counts as capture gain: once if the enemy loses it, twice if it changes sides. */
  readonly takes?: 1 | 2;
  /** It paralyses or explodes without capturing. The selective search ranks it below captures. */
  readonly isShot?: true;
  /** The notation replaces the second square by a number, such as the size in `RO b2 3 90`. */
  readonly isCounted?: true;
  write?(act: Special<C>): string;
  /** Parses what `write` returns. Without it, the reader compares the text with those of all legal actions. */
  read?(text: string): Result<readonly Target[], Problem>;
  /** Any one action, as legal as all others. Only for an ability with too many actions to test each. */
  anyOne?(actor: Actor): Special<C>;
  /** The kinds that have the ability; all by default. */
  readonly kinds?: readonly Kind[];
  /** The form that a unit must have to use the ability: as a shadow, or standing on a wall. Normal form by default. */
  readonly form?: 'shadow' | 'wall';
  /** Present if shadows can use the ability too; holds what then differs. */
  readonly amongShadows?: Partial<Pick<ActionDefinition, 'words' | 'rule'>>;
  readonly plan?: PlanRules<C>;
  /** Whether a unit of fitting kind and form may try it; true by default. `lent`: patterns lent when the turn began. */
  has?(state: State, actor: Actor, lent?: readonly Lent[]): boolean;
  /** Whether a unit whose kind is not among `kinds` may use the ability; false by default. */
  sharedWith?(state: State, actor: Actor): boolean;
  /** Makes the action in `ply`. `play` makes an action of another unit, for Mind Control. */
  perform(ply: Ply, actor: Actor, act: Special<C>, play: (ply: Ply, action: Move | Special) => void): void;
}

export interface Ability<C extends UnitCode = UnitCode> extends ActionDefinition<C> {
  ask(state: State, actor: Actor, lent?: readonly Lent[]): Menu<Special<C>>;
}

export const isUsedIn = (ability: Ability, form: 'normal' | 'shadow' | 'wall'): boolean =>
  (ability.form ?? 'normal') === form || (form === 'shadow' && ability.amongShadows !== undefined);

export const costOf = (definition: ActionDefinition, actor: Actor, state: State, act: Special | null): number =>
  definition.costOf?.(actor, state, act) ?? definition.cost ?? 0;

export const isOwn = ({ kinds }: Ability, kind: Kind): boolean => kinds?.includes(kind) ?? false;

const asRefusal = ({ rule }: Pick<ActionDefinition, 'rule'>, square: Square, why: WhyNot | string = null): WhyNot =>
  typeof why === 'string' ? refusal(rule, why, [square]) : why;

/** A test of the actor before any target: `bar` returns why the ability cannot be used at all, or null. */
interface Precondition extends Pick<ActionDefinition, 'rule'> {
  bar?(state: State, actor: Actor): WhyNot | string;
}

const preconditionRefusal = (definition: Precondition, state: State, actor: Actor): WhyNot =>
  asRefusal(definition, actor.square, definition.bar?.(state, actor));

export const unaimedAbility = <C extends PlainCode>(definition: ActionDefinition<C> & Precondition): Ability<C> => ({
  ...definition,
  ask: (state, actor) => {
    const why = preconditionRefusal(definition, state, actor);
    return why ? deadEnd(why) : act(special(actor, definition.code, {} as DetailsOf<C>));
  },
});

/** The targets of an ability. A refusal given as a text cites the ability's own clause. */
interface Aim<C extends UnitCode, T> extends Precondition {
  /** The target's name in the prompt; "a target" by default. */
  readonly what?: string | ((actor: Actor) => string);
  candidates(state: State, actor: Actor, lent?: readonly Lent[]): readonly T[];
  /** Asks for the rest of the action once a target is chosen, for example a promotion. */
  details(state: State, actor: Actor, candidate: T): Menu<DetailsOf<C>>;
  /** Why a square that is no candidate is refused. */
  readonly none: string | ((state: State, actor: Actor) => Refusal | string);
}

export const aimedAbility = <C extends UnitCode, T extends AimCandidate>(
  definition: ActionDefinition<C> & Aim<C, T>,
): Ability<C> => ({
  ...definition,
  ask: (state, actor, lent) => {
    const { code, rule, offer, what = 'a target', none } = definition;
    const why = preconditionRefusal(definition, state, actor);
    if (why) return deadEnd(why);
    return pickSquare(
      `${offer.name}: choose ${typeof what === 'string' ? what : what(actor)}.`,
      definition.candidates(state, actor, lent),
      (_to, candidate) =>
        chain(definition.details(state, actor, candidate), (details) => act(special(actor, code, details))),
      () => {
        const why = typeof none === 'string' ? none : none(state, actor);
        return typeof why === 'string' ? refusal(rule, why, [actor.square]) : why;
      },
    );
  },
});

interface TargetSquares {
  targets(state: State, actor: Actor): readonly Square[];
  why?(state: State, actor: Actor, target: Square): WhyNot | string;
}

export const squareAbility = <C extends AimedCode>(
  definition: ActionDefinition<C> & TargetSquares & Omit<Aim<C, AimCandidate>, 'candidates' | 'details'>,
): Ability<C> =>
  aimedAbility({
    ...definition,
    candidates: (state, actor): readonly AimCandidate[] =>
      definition.targets(state, actor).map((square) => ({
        square,
        why: asRefusal(definition, square, definition.why?.(state, actor, square)),
      })),
    details: (_state, _actor, { square: to }) => act({ to } as DetailsOf<C>),
  });
