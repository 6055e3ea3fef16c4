/** The parts of an ability: conditions, cost, effect and menu. list.ts registers abilities; index.ts finds them. */
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

/** How an ability appears in a monad's plan (FC-MONAD-1). Plans are written as on an empty board. */
export interface PlanRules<C extends UnitCode = UnitCode> {
  /** Whether the unit may plan the ability. By default, every unit of a fitting kind may. */
  isFor?(projected: ProjectedUnit): boolean;
  targets?(projected: ProjectedUnit): readonly Square[];
  directions?(projected: ProjectedUnit): readonly Direction[];
  /** Asks for a number from 1 to `most`. The number selects a carried stack, or says how far a Spin turns. */
  readonly numbered?: {
    readonly what: 'cargo' | 'amount';
    most(projected: ProjectedUnit): number;
  };
  /** Returns the unit's fields that the planned ability changes. */
  after?(projected: ProjectedUnit, planned: PlannedSpecial<C>): Partial<ProjectedUnit>;
}

/** A special action of a unit, without the menu that asks for it. */
export interface ActionDefinition<C extends UnitCode = UnitCode> {
  readonly code: C;
  readonly rule: ClauseId;
  readonly offer: Offer;
  /** The effect in a sentence, shown as the hint of the choice. */
  readonly words: string;
  /** The ability kills its own actor, so its choice has the tone `danger`. */
  readonly isSacrifice?: true;
  /** The cost: for how many turns of its own side the actor is paralysed; 0 by default. */
  readonly cost?: number;
  /** Replaces `cost` where the cost varies. Before a target is chosen, `act` is null. */
  costOf?(actor: Actor, state: State, act: Special<C> | null): number;
  /** At which steps of a multimove the ability is allowed (FC-MULTI-3); at none by default. */
  readonly inMultimove?: 'any' | 'last';
  /** The clause by which the ability must be a whole turn, never one of several steps (SwapShot: FC-SWAP-2). */
  readonly wholeTurnClause?: ClauseId;
  readonly inFirstGame?: true;
  /** The capture gain as a multiple of the target's value: 1 if the enemy loses it, 2 if it changes sides. */
  readonly captureGainFactor?: 1 | 2;
  /** The ability paralyses or blows up units without capturing. The selective search ranks it below captures. */
  readonly isShot?: true;
  /** The notation writes a number in place of the second square, such as the size in `RO b2 3 90`. */
  readonly isCounted?: true;
  write?(act: Special<C>): string;
  /** Parses the text that `write` makes. Without `read`, the text is compared with that of every legal action. */
  read?(text: string): Result<readonly Target[], Problem>;
  /** Returns a sample action. Either all or none of the ability's actions are legal, so the menu tests only one. */
  sampleAction?(actor: Actor): Special<C>;
  /** The kinds that have the ability; all by default. */
  readonly kinds?: readonly Kind[];
  /** What the unit must be: a shadow, or a unit on a wall. By default, a unit in normal form. */
  readonly form?: 'shadow' | 'wall';
  /** Lets shadows use the ability too. The fields replace those of the normal form. */
  readonly shadowChanges?: Partial<Pick<ActionDefinition, 'words' | 'rule'>>;
  readonly plan?: PlanRules<C>;
  /** A condition besides kind and form. `lent`: patterns that friends lent when the turn began (FC-EMP-1). */
  has?(state: State, actor: Actor, lent?: readonly Lent[]): boolean;
  /** Whether a unit of a kind outside `kinds` may use the ability; false by default. */
  mayOtherKindUse?(state: State, actor: Actor): boolean;
  /** Makes the action in `ply`. Mind Control uses `play` to make the controlled unit's action. */
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

/** A test that refuses actors which cannot use the ability at all, whatever the target. */
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

/** How an ability asks for its target. If a refusal is only a text, the refusal cites the ability's own clause. */
interface Aim<C extends UnitCode, T> extends Precondition {
  /** The target's name in the prompt; "a target" by default. */
  readonly what?: string | ((actor: Actor) => string);
  candidates(state: State, actor: Actor, lent?: readonly Lent[]): readonly T[];
  /** Asks what remains to be chosen after the target, such as the kind of a promotion. */
  details(state: State, actor: Actor, candidate: T): Menu<DetailsOf<C>>;
  /** The refusal of a square that is not a candidate. */
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
