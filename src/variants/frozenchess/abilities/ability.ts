/**
 * A special action of a unit as one value, with all that the game knows about it. Each is defined in the file
 * of its unit or family, and listed in list.ts and index.ts.
 */
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

/** The use of an ability in a monad's plan (FC-MONAD-1), independent of the board. */
export interface PlanRules<C extends UnitCode = UnitCode> {
  /** Whether a unit of its kinds may plan it; by default all may. */
  isFor?(projected: ProjectedUnit): boolean;
  /** The squares and directions for its aim, if it needs them. */
  targets?(projected: ProjectedUnit): readonly Square[];
  directions?(projected: ProjectedUnit): readonly Direction[];
  /** A number it needs, and its maximum: carried units in loading order, or places of a Spin. */
  readonly numbered?: {
    readonly what: 'cargo' | 'amount';
    most(projected: ProjectedUnit): number;
  };
  after?(projected: ProjectedUnit, planned: PlannedSpecial<C>): Partial<ProjectedUnit>;
}

/** A special action of a unit, without the questions that ask for it. */
export interface ActionDefinition<C extends UnitCode = UnitCode> {
  readonly code: C;
  readonly rule: ClauseId;
  readonly offer: Offer;
  /** Its effect as a phrase for the choice's hint. `isSacrifice`: the actor or a friend dies. */
  readonly words: string;
  readonly isSacrifice?: true;
  /** Its cost, in own turns of paralysis; by default none. */
  readonly cost?: number;
  /** For a cost that depends on the actor or action; `act` is null before one is chosen. */
  costOf?(actor: Actor, state: State, act: Special<C> | null): number;
  /** Which steps of a multimove it may be (FC-MULTI-3); by default none. */
  readonly inMultimove?: 'any' | 'last';
  /** The clause by which it must be the whole turn, if it has its own. */
  readonly wholeTurnClause?: ClauseId;
  readonly inFirstGame?: true;
  /** It takes the unit at which it is aimed, which gains its worth this many times. */
  readonly takes?: 1 | 2;
  /** It paralyses or explodes: a search tries it among quiet actions. */
  readonly isShot?: true;
  /** Its text gives one of its squares by a number. */
  readonly isCounted?: true;
  write?(act: Special<C>): string;
  /** Reads that text; without it, texts of all actions are compared. */
  read?(text: string): Result<readonly Target[], Problem>;
  /** Any one action, all being equally legal, if they are too many to try each. */
  anyOne?(actor: Actor): Special<C>;
  /** The kinds that have it; by default all. */
  readonly kinds?: readonly Kind[];
  /** The only form in which it is used; by default the normal one. */
  readonly form?: 'shadow' | 'wall';
  /** Used in shadow form too, with these changes. */
  readonly amongShadows?: Partial<Pick<ActionDefinition, 'words' | 'rule'>>;
  readonly plan?: PlanRules<C>;
  /** Whether a unit of its kinds and form may try it; by default yes. `lent`: loans from the turn's start. */
  has?(state: State, actor: Actor, lent?: readonly Lent[]): boolean;
  /** Whether a unit of another kind may; by default none. */
  sharedWith?(state: State, actor: Actor): boolean;
  /** `play` makes the action of another unit. */
  perform(ply: Ply, actor: Actor, act: Special<C>, play: (ply: Ply, action: Move | Special) => void): void;
}

export interface Ability<C extends UnitCode = UnitCode> extends ActionDefinition<C> {
  ask(state: State, actor: Actor, lent?: readonly Lent[]): Menu<Special<C>>;
}

/** Whether it is used in normal form, as a shadow, or on a wall. */
export const isUsedIn = (ability: Ability, form: 'normal' | 'shadow' | 'wall'): boolean =>
  (ability.form ?? 'normal') === form || (form === 'shadow' && ability.amongShadows !== undefined);

/** The cost to the actor, in turns of paralysis; `act` is null before one is chosen. */
export const costOf = (definition: ActionDefinition, actor: Actor, state: State, act: Special | null): number =>
  definition.costOf?.(actor, state, act) ?? definition.cost ?? 0;

export const isOwn = ({ kinds }: Ability, kind: Kind): boolean => kinds?.includes(kind) ?? false;

/** A refusal as it is, or one made of a text and the ability's own clause. */
const asRefusal = ({ rule }: Pick<ActionDefinition, 'rule'>, square: Square, why: WhyNot | string = null): WhyNot =>
  typeof why === 'string' ? refusal(rule, why, [square]) : why;

/** `bar` refuses an ability wherever it is aimed. */
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

/** The aim of an ability. A text stands for a refusal by its own clause. */
interface Aim<C extends UnitCode, T> extends Precondition {
  /** The name of its target in the question; by default "a target". */
  readonly what?: string | ((actor: Actor) => string);
  /** Its targets, each with its refusal or null. */
  candidates(state: State, actor: Actor, lent?: readonly Lent[]): readonly T[];
  /** The details of the action for a target, with any questions they need. */
  details(state: State, actor: Actor, candidate: T): Menu<DetailsOf<C>>;
  /** The refusal of all other squares. */
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

/** The target squares of an ability, and the refusal of one. */
interface TargetSquares {
  targets(state: State, actor: Actor): readonly Square[];
  why?(state: State, actor: Actor, target: Square): WhyNot | string;
}

/** An ability with one target square and no further details. */
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
