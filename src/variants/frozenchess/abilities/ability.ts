/** The parts of an ability: conditions, cost, effect and menu. Each ability is one value of these parts. */
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

/** How a monad's plan may use the ability (FC-MONAD-1). */
export interface PlanRules<C extends UnitCode = UnitCode> {
  isFor?(projected: ProjectedUnit): boolean;
  targets?(projected: ProjectedUnit): readonly Square[];
  directions?(projected: ProjectedUnit): readonly Direction[];
  /**
   * Asks for a number. For a Spin, the number says how many places units move.
   * For unloading, the number says which carried stack unloads, counted from 1 in loading order.
   */
  readonly numbered?: {
    readonly what: 'cargo' | 'amount';
    most(projected: ProjectedUnit): number;
  };
  /** Returns the unit's fields that differ after the planned ability. */
  after?(projected: ProjectedUnit, planned: PlannedSpecial<C>): Partial<ProjectedUnit>;
}

export interface ActionDefinition<C extends UnitCode = UnitCode> {
  readonly code: C;
  readonly rule: ClauseId;
  readonly offer: Offer;
  /** The effect in a sentence, shown as the hint of the choice. */
  readonly words: string;
  /** Whether the ability kills its own actor. Its choice then has the tone `danger`. */
  readonly isSacrifice?: true;
  /** Turns of paralysis that the actor pays; 0 by default. */
  readonly cost?: number;
  /** Returns a cost that is not fixed, in turns of paralysis. `act` is null before the target is chosen. */
  costOf?(actor: Actor, state: State, act: Special<C> | null): number;
  /** Steps of a multimove that allow the ability (FC-MULTI-3); none by default. */
  readonly inMultimove?: 'any' | 'last';
  /** The clause that makes the ability a whole turn (SwapShot: FC-SWAP-2). */
  readonly wholeTurnClause?: ClauseId;
  readonly inFirstGame?: true;
  /** How often the target's value counts as won: 2 if the target changes sides, 1 if the target dies. */
  readonly captureGainFactor?: 1 | 2;
  /** Whether the ability paralyses or blows up units without capturing. A search ranks shots below captures. */
  readonly isShot?: true;
  /**
   * Whether notation writes a number in place of the second square.
   * `RO b2 3 90` has 3, the width of the area in squares, in place of the corner d4.
   */
  readonly isCounted?: true;
  write?(act: Special<C>): string;
  /** Parses the text that `write` makes. Without `read`, the text is compared with that of each legal action. */
  read?(text: string): Result<readonly Target[], Problem>;
  /** Returns a sample action. Its legality holds for all actions of the ability, so the menu tests only one. */
  sampleAction?(actor: Actor): Special<C>;
  readonly kinds?: readonly Kind[];
  readonly form?: 'shadow' | 'wall';
  /** Fields replaced when a shadow uses the ability. If given, shadows have the ability too. */
  readonly shadowChanges?: Partial<Pick<ActionDefinition, 'words' | 'rule'>>;
  readonly plan?: PlanRules<C>;
  /** Whether the actor has the ability. `lent` holds patterns lent when the turn began (FC-EMP-1). */
  has?(state: State, actor: Actor, lent?: readonly Lent[]): boolean;
  mayOtherKindUse?(state: State, actor: Actor): boolean;
  /** Performs the special action. Mind Control calls `play` with the controlled unit's action. */
  perform(ply: Ply, actor: Actor, act: Special<C>, play: (ply: Ply, action: Move | Special) => void): void;
}

export interface Ability<C extends UnitCode = UnitCode> extends ActionDefinition<C> {
  ask(state: State, actor: Actor, lent?: readonly Lent[]): Menu<Special<C>>;
}

export const isUsedIn = (ability: Ability, form: 'normal' | 'shadow' | 'wall'): boolean =>
  (ability.form ?? 'normal') === form || (form === 'shadow' && ability.shadowChanges !== undefined);

export const costOf = (definition: ActionDefinition, actor: Actor, state: State, act: Special | null): number =>
  definition.costOf?.(actor, state, act) ?? definition.cost ?? 0;

export const isAbilityOfKind = ({ kinds }: Ability, kind: Kind): boolean => kinds?.includes(kind) ?? false;

const asRefusal = ({ rule }: Pick<ActionDefinition, 'rule'>, square: Square, why: WhyNot | string = null): WhyNot =>
  typeof why === 'string' ? refusal(rule, why, [square]) : why;

interface Precondition extends Pick<ActionDefinition, 'rule'> {
  whyUnusable?(state: State, actor: Actor): WhyNot | string;
}

const preconditionRefusal = (definition: Precondition, state: State, actor: Actor): WhyNot =>
  asRefusal(definition, actor.square, definition.whyUnusable?.(state, actor));

export const unaimedAbility = <C extends PlainCode>(definition: ActionDefinition<C> & Precondition): Ability<C> => ({
  ...definition,
  ask: (state, actor) => {
    const why = preconditionRefusal(definition, state, actor);
    return why ? deadEnd(why) : act(special(actor, definition.code, {} as DetailsOf<C>));
  },
});

/** What an ability asks about its target. A refusal given as text cites the ability's own clause. */
interface Aim<C extends UnitCode, T> extends Precondition {
  readonly what?: string | ((actor: Actor) => string);
  candidates(state: State, actor: Actor, lent?: readonly Lent[]): readonly T[];
  /** Asks what is left to choose after the target, such as the kind of a promotion (FC-PAWN-4). */
  details(state: State, actor: Actor, candidate: T): Menu<DetailsOf<C>>;
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
