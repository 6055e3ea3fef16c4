/**
 * A special action of a unit as one value: all that any part of the game knows of it. Each stands in the file
 * of its unit or family, and is listed in the registry (list.ts, index.ts).
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

/** The plan of a monad may use it (FC-MONAD-1): its aims, whatever the board holds. */
export interface PlanUse<C extends UnitCode = UnitCode> {
  /** Units of its kinds that may plan it; without: all of them. */
  isFor?(projected: ProjectedUnit): boolean;
  /** The squares and directions it is aimed at, as far as it needs them. */
  targets?(projected: ProjectedUnit): readonly Square[];
  directions?(projected: ProjectedUnit): readonly Direction[];
  /** A number it needs, and how far it goes: carried units by loading order, places of a Spin. */
  readonly numbered?: {
    readonly what: 'cargo' | 'amount';
    most(projected: ProjectedUnit): number;
  };
  /** The unit after it; without: as it was. */
  after?(projected: ProjectedUnit, planned: PlannedSpecial<C>): Partial<ProjectedUnit>;
}

/** A special action of a unit: all that is known of it but for how it is asked. */
export interface Deed<C extends UnitCode = UnitCode> {
  readonly code: C;
  readonly rule: ClauseId;
  /** How it is offered, and its name. */
  readonly offer: Offer;
  /** Its effect in a phrase, for the choice's hint; `costs`: it kills the actor or a friend. */
  readonly words: string;
  readonly costs?: true;
  /** Own turns of paralysis it costs the actor; without: none. */
  readonly price?: number;
  /** Where the price depends on the actor or on the action; `act`: none before it is chosen. */
  priceOf?(actor: Actor, state: State, act: Special<C> | null): number;
  /** Any step of a multimove, or only its last, may be it (FC-MULTI-3); without: none. */
  readonly inMultimove?: 'any' | 'last';
  /** The clause by which it must be the whole turn, where that has one of its own. */
  readonly alone?: ClauseId;
  readonly inFirstGame?: true;
  /** It takes the unit it is aimed at: so many times its worth is won. */
  readonly takes?: 1 | 2;
  /** A search looks at it among quiet actions: it paralyses, or explodes somewhere. */
  readonly isShot?: true;
  /** Its text tells one of its squares by a number. */
  readonly isCounted?: true;
  /** All that is written after its code, where it is not as for the others. */
  write?(act: Special<C>): string;
  /** The picks of that text, where it is not read by comparing texts. */
  read?(text: string): Result<readonly Target[], Problem>;
  /** One action, as legal as any other, where they are too many to try each. */
  anyOne?(actor: Actor): Special<C>;
  /** The kinds whose own it is; without: it belongs to all. */
  readonly kinds?: readonly Kind[];
  /** The only form in which it is used; without: normal form. */
  readonly form?: 'shadow' | 'wall';
  /** It is used in shadow form too, where this is said of it. */
  readonly amongShadows?: Partial<Pick<Deed, 'words' | 'rule'>>;
  readonly plan?: PlanUse<C>;
  /**
   * May this unit of its kinds and form try it? Without: always. `lent`: its loans at the start of its turn,
   * where it has gone on since.
   */
  has?(state: State, actor: Actor, lent?: readonly Lent[]): boolean;
  /** May it be tried by this unit of another kind? Without: never. */
  sharedWith?(state: State, actor: Actor): boolean;
  /** `play`: plays the action of another unit. */
  perform(ply: Ply, actor: Actor, act: Special<C>, play: (ply: Ply, action: Move | Special) => void): void;
}

/** A special action that a unit is asked for by its option. */
export interface Ability<C extends UnitCode = UnitCode> extends Deed<C> {
  /** The question after its option. */
  ask(state: State, actor: Actor, lent?: readonly Lent[]): Menu<Special<C>>;
}

/** Is it used in that form: normal, shadow, or on a wall? */
export const isUsedIn = (ability: Ability, form: 'normal' | 'shadow' | 'wall'): boolean =>
  (ability.form ?? 'normal') === form || (form === 'shadow' && ability.amongShadows !== undefined);

/** The turns of paralysis that it costs the actor; `act`: none before it is chosen. */
export const priceOf = (deed: Deed, actor: Actor, state: State, act: Special | null): number =>
  deed.priceOf?.(actor, state, act) ?? deed.price ?? 0;

/** Is it one of a unit of that kind's own? */
export const isOwn = ({ kinds }: Ability, kind: Kind): boolean => kinds?.includes(kind) ?? false;

/** A refusal, or its words where the ability's own clause refuses that square. */
const refusalBy = ({ rule }: Pick<Deed, 'rule'>, square: Square, why: WhyNot | string = null): WhyNot =>
  typeof why === 'string' ? refusal(rule, why, [square]) : why;

/** Why an ability cannot be used now, wherever it is aimed. */
interface Bar extends Pick<Deed, 'rule'> {
  bar?(state: State, actor: Actor): WhyNot | string;
}

const barOf = (deed: Bar, state: State, actor: Actor): WhyNot =>
  refusalBy(deed, actor.square, deed.bar?.(state, actor));

/** An ability that needs no more picks. */
export const atOnce = <C extends PlainCode>(deed: Deed<C> & Bar): Ability<C> => ({
  ...deed,
  ask: (state, actor) => {
    const why = barOf(deed, state, actor);
    return why ? deadEnd(why) : act(special(actor, deed.code, {} as DetailsOf<C>));
  },
});

/** The aim of an ability; words stand for a refusal by its own clause. */
interface Aim<C extends UnitCode, T> extends Bar {
  /** The name of its target in the question; without: a target. */
  readonly what?: string | ((actor: Actor) => string);
  /** Its targets, each with the reason why it cannot be picked. */
  candidates(state: State, actor: Actor, lent?: readonly Lent[]): readonly T[];
  /** All that the action says of its target, as far as needed with a question. */
  details(state: State, actor: Actor, candidate: T): Menu<DetailsOf<C>>;
  /** The refusal of all other squares. */
  readonly none: string | ((state: State, actor: Actor) => Refusal | string);
}

/** An ability that is aimed at one target. */
export const aimed = <C extends UnitCode, T extends AimCandidate>(deed: Deed<C> & Aim<C, T>): Ability<C> => ({
  ...deed,
  ask: (state, actor, lent) => {
    const { code, rule, offer, what = 'a target', none } = deed;
    const why = barOf(deed, state, actor);
    if (why) return deadEnd(why);
    return pickSquare(
      `${offer.name}: choose ${typeof what === 'string' ? what : what(actor)}.`,
      deed.candidates(state, actor, lent),
      (_to, candidate) =>
        chain(deed.details(state, actor, candidate), (details) => act(special(actor, code, details))),
      () => {
        const why = typeof none === 'string' ? none : none(state, actor);
        return typeof why === 'string' ? refusal(rule, why, [actor.square]) : why;
      },
    );
  },
});

/** The squares that an ability is aimed at, and why one of them cannot be picked. */
interface Squares {
  targets(state: State, actor: Actor): readonly Square[];
  why?(state: State, actor: Actor, target: Square): WhyNot | string;
}

/** An ability that is aimed at one square and says nothing else. */
export const aimedAt = <C extends AimedCode>(
  deed: Deed<C> & Squares & Omit<Aim<C, AimCandidate>, 'candidates' | 'details'>,
): Ability<C> =>
  aimed({
    ...deed,
    candidates: (state, actor): readonly AimCandidate[] =>
      deed.targets(state, actor).map((square) => ({
        square,
        why: refusalBy(deed, square, deed.why?.(state, actor, square)),
      })),
    details: (_state, _actor, { square: to }) => act({ to } as DetailsOf<C>),
  });
