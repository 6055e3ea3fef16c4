/**
 * The working context of one resolution: the position as it stands while an action is resolved, what has
 * happened in it, and what later phases need to know of the earlier ones. Every mechanic takes a resolution
 * and gives the next.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { Side } from '../../../kernel/side.ts';
import type { By } from '../position/action.ts';
import { changeStack, changeState } from '../position/changed.ts';
import type { Kind } from '../position/kinds.ts';
import { standAsBefore, unitSquares } from '../position/piece-lists.ts';
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

/** A unit that acts in a ply, and what belongs to its action: it answers for what it does itself. */
export interface Acting {
  readonly id: UnitId;
  /** Whose it is, what it was at the start of its action, the stack it was in. */
  readonly side: Side;
  readonly kind: Kind;
  readonly stack: UnitId;
  /** Where it stands now. */
  readonly at: Square;
  /** All units that go along with it: their old walls dissolve when it walls. */
  readonly movers: readonly UnitId[];
  /** The paths of its own displacements that wall. */
  readonly trail: readonly (readonly Square[])[];
  readonly dues: readonly Due[];
}

export interface Resolution {
  readonly start: State;
  readonly state: State;
  readonly side: Side;
  /** Who acts, after those who acted before in this ply, such as the controller of a mind-controlled unit. */
  readonly acting: readonly Acting[];
  /** What has happened, in its order. */
  readonly happenings: readonly Happening[];
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

const asActing = ({ square: at, stack }: Actor): Acting => ({
  id: actingUnit(stack).id,
  side: stack.side,
  kind: kindOf(stack),
  stack: idOf(stack),
  at,
  movers: stack.comps.map(({ id }) => id),
  trail: [],
  dues: [],
});

const replaceAt = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = value;
  return copy;
};

const append = <T>(list: readonly T[], value: T): readonly T[] => list.concat([value]);

/** The resolution with some of its parts changed; of one shape, as positions are (position/state.ts). */
export const changeResolution = (resolution: Resolution, change: Partial<Resolution>): Resolution =>
  Object.assign(
    {
      start: resolution.start,
      state: resolution.state,
      side: resolution.side,
      acting: resolution.acting,
      happenings: resolution.happenings,
      timers: resolution.timers,
      dead: resolution.dead,
      isHalted: resolution.isHalted,
      isKingTaken: resolution.isKingTaken,
      hasCaptured: resolution.hasCaptured,
      hasPromoted: resolution.hasPromoted,
      turnedFrom: resolution.turnedFrom,
      quickenedNow: resolution.quickenedNow,
    },
    change,
  );

/** The same of a unit that acts. */
export const changeActing = (acting: Acting, change: Partial<Acting>): Acting =>
  Object.assign(
    {
      id: acting.id,
      side: acting.side,
      kind: acting.kind,
      stack: acting.stack,
      at: acting.at,
      movers: acting.movers,
      trail: acting.trail,
      dues: acting.dues,
    },
    change,
  );

/** Who acts now; null where nobody does. */
export const actingNow = ({ acting }: Resolution): Acting | null => acting.at(-1) ?? null;

/** What the acting unit has been and done, changed. */
export const withActing = (resolution: Resolution, change: Partial<Acting>): Resolution => {
  const now = actingNow(resolution);
  return now
    ? changeResolution(resolution, {
        acting: replaceAt(resolution.acting, resolution.acting.length - 1, changeActing(now, change)),
      })
    : resolution;
};

/** The acting unit has gone along a path that walls. */
export const withTrail = (resolution: Resolution, path: readonly Square[]): Resolution =>
  withActing(resolution, { trail: append(actingNow(resolution)?.trail ?? [], path) });

const NOWHERE: Resolution['turnedFrom'] = new Map();

/**
 * Where what is bound to a square lay when the ply began; only a rotation of the board takes it elsewhere.
 */
export const squareBefore = ({ turnedFrom }: Resolution, square: Square): Square =>
  turnedFrom.get(square) ?? square;

/** The start of a ply in which that unit acts, or none. */
export const startResolution = (state: State, actor: Actor | null): Resolution => ({
  start: state,
  state,
  side: state.toMove,
  acting: actor ? [asActing(actor)] : [],
  happenings: [],
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

/** From now on that unit acts. */
export const handTo = (resolution: Resolution, { from, by }: By): Resolution => {
  const state = actingAs(resolution.state, from, by);
  return changeResolution(resolution, {
    state,
    acting: [...resolution.acting, asActing(actorIn(state, { from, by }))],
  });
};

/** Whoever acted before the last one acts again. */
export const handBack = (resolution: Resolution): Resolution =>
  changeResolution(resolution, { acting: resolution.acting.slice(0, -1) });

/** Adds a fact; `state`: the position in which it is to be read. */
export const record = (resolution: Resolution, fact: Fact, state: State = resolution.state): Resolution =>
  changeResolution(resolution, { happenings: append(resolution.happenings, { fact, state }) });

export const withState = (resolution: Resolution, change: Partial<State>): Resolution =>
  changeResolution(resolution, { state: changeState(resolution.state, change) });

export const withStack = (resolution: Resolution, square: Square, stack: Stack | null): Resolution =>
  withState(resolution, { stacks: replaceAt(resolution.state.stacks, square, stack) });

type Change = (stack: Stack, square: Square) => Stack;

const eachSolid = (stacks: State['stacks'], change: Change, squares: readonly Square[]): State['stacks'] => {
  let copy: (Stack | null)[] | null = null;
  for (let index = 0; index < squares.length; index++) {
    const square = squares[index] as Square;
    const stack = stacks[square] as Stack;
    const next = change(stack, square);
    if (next === stack) continue;
    copy ??= stacks.slice();
    copy[square] = next;
  }
  return copy ?? stacks;
};

const eachShadow = (shadows: State['shadows'], change: Change): State['shadows'] => {
  let copy: Shadow[] | null = null;
  for (let index = 0; index < shadows.length; index++) {
    const { square, stack } = shadows[index] as Shadow;
    const next = change(stack, square);
    if (next === stack) continue;
    copy ??= shadows.slice();
    copy[index] = { square, stack: next };
  }
  return copy ?? shadows;
};

/** A stack as it is from now on, no longer on one square but on another. */
export const withMoved = (resolution: Resolution, from: Square, to: Square, stack: Stack): Resolution => {
  const stacks = resolution.state.stacks.slice();
  stacks[from] = null;
  stacks[to] = stack;
  return withState(resolution, { stacks });
};

/**
 * Every stack, in either form, as `change` has it; the same ply where none changes. It changes what stacks
 * bear, never whose or of what kinds they are. `squares`: where stacks may change.
 */
export const withEachStack = (
  resolution: Resolution,
  change: Change,
  squares: readonly Square[] = unitSquares(resolution.state),
): Resolution => {
  const { state } = resolution;
  const stacks = eachSolid(state.stacks, change, squares);
  const shadows = state.shadows.length === 0 ? state.shadows : eachShadow(state.shadows, change);
  if (stacks !== state.stacks) standAsBefore(stacks, state);
  return stacks === state.stacks && shadows === state.shadows
    ? resolution
    : withState(resolution, { stacks, shadows });
};

/** The walls with some squares changed. */
export const withWalls = (
  resolution: Resolution,
  squares: readonly Square[],
  wall: (square: Square) => Wall | null,
): Resolution => {
  const walls = resolution.state.walls.slice();
  for (const square of squares) walls[square] = wall(square);
  return withState(resolution, { walls });
};

/** A stack as it comes to stand on a square now, its time there starting anew. */
export const newcomer = (resolution: Resolution, stack: Stack): Stack =>
  changeStack(stack, {
    since: resolution.start.turns[stack.side] + (stack.side === resolution.side ? 1 : 0),
  });

/** A stack that is as new on its square: its time there starts anew, this turn included. */
export const renew = (resolution: Resolution, stack: Stack): Stack =>
  changeStack(stack, { since: Math.max(stack.since, resolution.state.turns[stack.side]) });

export const withTimer = (resolution: Resolution, id: UnitId, turns: number, by: RuleId): Resolution => {
  const known = resolution.timers[id];
  return known && known.turns >= turns
    ? resolution
    : changeResolution(resolution, { timers: { ...resolution.timers, [id]: { turns, by } } });
};

/** The acting unit is to pay with so many turns; a King owes nothing. */
export const owe = (resolution: Resolution, turns: number, by: RuleId, isPrice: boolean): Resolution => {
  const now = actingNow(resolution);
  return turns > 0 && now && now.kind !== 'K'
    ? withActing(resolution, { dues: [...now.dues, { turns, by, isPrice }] })
    : resolution;
};

export const halt = (resolution: Resolution): Resolution => changeResolution(resolution, { isHalted: true });

/** Where a unit that acts, or acted, still stands in normal form; null where it does not. */
export const squareOfActing = ({ state }: Resolution, { id, at }: Acting): Square | null =>
  stackOn(state, at)?.comps.some((unit) => unit.id === id) ? at : null;

/** A unit that acts, or acted, as it is now, in either form; null when it is gone. */
export const actorNow = (resolution: Resolution, acting: Acting): Actor | null => {
  const at = squareOfActing(resolution, acting);
  return at === null
    ? (resolution.state.shadows.find(({ stack }) => idOf(stack) === acting.id) ?? null)
    : actorAt(resolution.state, at);
};

/** The square of the unit that acts now. */
export const actorSquare = (resolution: Resolution): Square | null => {
  const now = actingNow(resolution);
  return now && squareOfActing(resolution, now);
};

/** The unit that acts now, in either form. */
export const actorOf = (resolution: Resolution): Actor | null => {
  const now = actingNow(resolution);
  return now && actorNow(resolution, now);
};

export const isDead = ({ dead }: Resolution, { id }: Acting): boolean => dead.includes(id);
