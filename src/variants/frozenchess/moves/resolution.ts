/**
 * A ply in the making: the position as it stands while an action is resolved, what has happened in it, and what later
 * phases need to know of the earlier ones. Every mechanic takes a ply and gives the next.
 */
import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { Side } from '../../../kernel/side.ts';
import type { By } from '../position/action.ts';
import type { Kind } from '../position/kinds.ts';
import {
  type Actor,
  actingAs,
  actingUnit,
  actorAt,
  idOf,
  kindOf,
  type Shadow,
  type Stack,
  type State,
  stackOn,
  type Wall,
} from '../position/state.ts';
import type { Fact, Happening } from './facts.ts';

interface Timer {
  readonly turns: number;
  readonly by: RuleId;
}

/** Paralysis the acting unit owes; `isPrice`: paid even by those who cannot be paralysed. */
interface Due extends Timer {
  readonly isPrice: boolean;
}

export interface Ply {
  readonly start: State;
  readonly state: State;
  readonly side: Side;
  /**
   * The acting unit, whose it is, what it was at the start of the turn, the stack it was in, where it stands now, and all
   * units that go along with it: their old walls dissolve when it walls.
   */
  readonly actor: {
    readonly id: UnitId;
    readonly side: Side;
    readonly kind: Kind;
    readonly stack: UnitId;
    readonly at: Square;
    readonly movers: readonly UnitId[];
  } | null;
  /** Who acted before in this ply, with what belongs to its action: the controller of a mind-controlled unit. */
  readonly earlier: readonly Pick<Ply, 'actor' | 'trail' | 'dues'>[];
  /** What has happened, in its order. */
  readonly happenings: readonly Happening[];
  /** The paths of own displacements that wall. */
  readonly trail: readonly (readonly Square[])[];
  readonly dues: readonly Due[];
  /** Timers set in this ply, by stack; they take effect with the ticks. */
  readonly timers: Readonly<Record<UnitId, Timer>>;
  readonly dead: readonly UnitId[];
  /** The acting unit goes no further in this turn. */
  readonly isHalted: boolean;
  readonly isKingTaken: boolean;
  /** For the victory sequence: enemy units were captured, an own pawn was promoted. */
  readonly hasCaptured: boolean;
  readonly hasPromoted: boolean;
  /** Where what lies on each square of an area lay before the area was turned. */
  readonly turnedFrom: ReadonlyMap<Square, Square>;
  /** Whose quickening does not tick yet. */
  readonly quickenedNow: Square | null;
}

const asActing = ({ square: at, stack }: Actor): Ply['actor'] => ({
  id: actingUnit(stack).id,
  side: stack.side,
  kind: kindOf(stack),
  stack: idOf(stack),
  at,
  movers: stack.comps.map(({ id }) => id),
});

const NOWHERE: Ply['turnedFrom'] = new Map();

/** Where what is bound to a square lay when the ply began; only a rotation of the board takes it elsewhere. */
export const squareBefore = ({ turnedFrom }: Ply, square: Square): Square => turnedFrom.get(square) ?? square;

/** The start of a ply in which that unit acts, or none. */
export const begun = (state: State, actor: Actor | null): Ply => ({
  start: state,
  state,
  side: state.toMove,
  actor: actor && asActing(actor),
  earlier: [],
  happenings: [],
  trail: [],
  dues: [],
  timers: {},
  dead: [],
  isHalted: false,
  isKingTaken: false,
  hasCaptured: false,
  hasPromoted: false,
  turnedFrom: NOWHERE,
  quickenedNow: null,
});

/** The unit that an action names, in the position in which its stack acts as it; in either form. */
export const actorIn = (state: State, { from, by }: By): Actor =>
  state.shadows.find(({ stack }) => idOf(stack) === by) ?? actorAt(state, from);

/** From now on that unit acts, and answers for what it does itself. */
export const handedTo = (ply: Ply, { from, by }: By): Ply => {
  const { actor, trail, dues } = ply;
  const state = actingAs(ply.state, from, by);
  const next = asActing(actorIn(state, { from, by }));
  return { ...ply, state, earlier: [...ply.earlier, { actor, trail, dues }], actor: next, trail: [], dues: [] };
};

/** Whoever acted before the last one answers for what follows. */
export const handedBack = (ply: Ply): Ply => {
  const before = ply.earlier.at(-1);
  return before ? { ...asActor(ply, before), earlier: ply.earlier.slice(0, -1) } : ply;
};

const asActor = (ply: Ply, { actor, trail, dues }: Ply['earlier'][number]): Ply => ({ ...ply, actor, trail, dues });

/** The same for each unit that has acted in this ply. */
export const forEachActor =
  (follow: (ply: Ply) => Ply) =>
  (ply: Ply): Ply => {
    const { actor, trail, dues } = ply;
    const before = ply.earlier.reduce<Ply>((sum, own) => follow(asActor(sum, own)), ply);
    return follow(asActor(before, { actor, trail, dues }));
  };

/** What belongs to the side whose ply it is follows from the unit that acted first. */
export const forFirstActor =
  (follow: (ply: Ply) => Ply) =>
  (ply: Ply): Ply => {
    const { actor, trail, dues } = ply;
    const [first] = ply.earlier;
    return first ? asActor(follow(asActor(ply, first)), { actor, trail, dues }) : follow(ply);
  };

/** Adds a fact; `state`: the position in which it is to be read. */
export const record = (ply: Ply, fact: Fact, state: State = ply.state): Ply => ({
  ...ply,
  happenings: [...ply.happenings, { fact, state }],
});

export const withState = (ply: Ply, patch: Partial<State>): Ply => ({ ...ply, state: { ...ply.state, ...patch } });

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = value;
  return copy;
};

export const withStack = (ply: Ply, square: Square, stack: Stack | null): Ply =>
  withState(ply, { stacks: replaced(ply.state.stacks, square, stack) });

/** Every stack, in either form, as `change` has it; the same ply where none changes. */
export const withEachStack = (ply: Ply, change: (stack: Stack, square: Square) => Stack): Ply => {
  const { stacks, shadows } = ply.state;
  let [solid, ethereal]: [(Stack | null)[] | null, Shadow[] | null] = [null, null];
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    const next = stack && change(stack, square);
    if (!next || next === stack) continue;
    solid ??= stacks.slice();
    solid[square] = next;
  }
  for (const [index, { square, stack }] of shadows.entries()) {
    const next = change(stack, square);
    if (next === stack) continue;
    ethereal ??= shadows.slice();
    ethereal[index] = { square, stack: next };
  }
  return solid || ethereal ? withState(ply, { stacks: solid ?? stacks, shadows: ethereal ?? shadows }) : ply;
};

/** The walls with some squares changed. */
export const withWalls = (ply: Ply, squares: readonly Square[], wall: (square: Square) => Wall | null): Ply => {
  const walls = ply.state.walls.slice();
  for (const square of squares) walls[square] = wall(square);
  return withState(ply, { walls });
};

/** A stack as it comes to stand on a square now, its time there starting anew. */
export const newcomer = (ply: Ply, stack: Stack): Stack => ({
  ...stack,
  since: ply.start.turns[stack.side] + (stack.side === ply.side ? 1 : 0),
});

/** A stack that is as new on its square: its time there starts anew, this turn included. */
export const renewed = (ply: Ply, stack: Stack): Stack => ({ ...stack, since: Math.max(stack.since, ply.state.turns[stack.side]) });

export const withTimer = (ply: Ply, id: UnitId, turns: number, by: RuleId): Ply => {
  const known = ply.timers[id];
  return known && known.turns >= turns ? ply : { ...ply, timers: { ...ply.timers, [id]: { turns, by } } };
};

/** The acting unit is to pay with so many turns; a King owes nothing. */
export const owing = (ply: Ply, turns: number, by: RuleId, isPrice: boolean): Ply =>
  turns > 0 && ply.actor?.kind !== 'K' ? { ...ply, dues: [...ply.dues, { turns, by, isPrice }] } : ply;

export const halted = (ply: Ply): Ply => ({ ...ply, isHalted: true });

/** Does the acting unit still stand on the board? */
export const actorSquare = ({ actor, state }: Ply): Square | null => {
  if (!actor) return null;
  const stack = stackOn(state, actor.at);
  return stack?.comps.some(({ id }) => id === actor.id) ? actor.at : null;
};

/** The acting unit as it is now, in either form; null when it is gone. */
export const actorOf = (ply: Ply): Actor | null => {
  const { actor, state } = ply;
  if (!actor) return null;
  const at = actorSquare(ply);
  return at === null ? (state.shadows.find(({ stack }) => idOf(stack) === actor.id) ?? null) : actorAt(state, at);
};

export const isActorDead = ({ actor, dead }: Ply): boolean => actor !== null && dead.includes(actor.id);
