/**
 * A ply under way: the position as it changes, the units that act, and the notes of earlier phases for later
 * ones. Mechanics change it in place; its log takes everything back (position/working.ts).
 */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Side } from '../../../kernel/side.ts';
import type { By } from '../position/action.ts';
import { changeStack } from '../position/changed.ts';
import type { Kind } from '../position/kinds.ts';
import { unitSquares } from '../position/piece-lists.ts';
import { actorAt, stackOn } from '../position/squares.ts';
import { actingUnit, idOf, kindOf } from '../position/stacks.ts';
import type { Actor, Stack, State } from '../position/state.ts';
import { Working } from '../position/working.ts';
import type { ClauseId } from '../rules/index.ts';
import type { Fact, Happening } from './facts.ts';

interface Timer {
  readonly turns: number;
  readonly by: ClauseId;
}

/** Paralysis the acting unit owes; `isPrice`: paid even by a unit that cannot be paralysed. */
interface Due extends Timer {
  readonly isPrice: boolean;
}

/** A unit that acts in a ply, and what belongs to its action: it answers for what it does itself. */
export interface Acting {
  readonly id: UnitId;
  /** Its side, its kind at the start of its action, its stack then. */
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

/** What a ply knows besides its position. */
interface Context {
  /** The position that it began from. */
  start: State;
  /** The unit that acts, after those that acted earlier in this ply, such as the controller of another unit. */
  acting: readonly Acting[];
  /** Timers set in this ply, by stack; they do not tick in it (FC-TIME-5). */
  timers: ReadonlyMap<UnitId, Timer>;
  /** Stacks that were free when such a timer was set, until the fourth stage has looked at them. */
  newlyParalysed: readonly UnitId[];
  dead: readonly UnitId[];
  /** The acting unit goes no further in this turn. */
  isHalted: boolean;
  isKingTaken: boolean;
  /** For the victory sequence: enemy units were captured, an own pawn was promoted. */
  hasCaptured: boolean;
  hasPromoted: boolean;
  /** The square of things on each square of a turned area before its turn. */
  turnedFrom: ReadonlyMap<Square, Square>;
  /** Whose quickening does not tick yet. */
  quickenedNow: Square | null;
}

/** Notes a fact; `state`: the position in which it is to be read, if not as it is now. */
type Note = (fact: Fact, state?: State) => void;

/** Writes a field; gives what takes it back. */
const write = <T, F extends keyof T>(of: T, field: F, value: T[F]): (() => void) => {
  const old = of[field];
  of[field] = value;
  return () => {
    of[field] = old;
  };
};

export class Ply extends Working implements Context {
  start = this.base;
  acting: Context['acting'] = [];
  timers: Context['timers'] = new Map();
  newlyParalysed: Context['newlyParalysed'] = [];
  dead: Context['dead'] = [];
  isHalted = false;
  isKingTaken = false;
  hasCaptured = false;
  hasPromoted = false;
  turnedFrom: Context['turnedFrom'] = new Map();
  quickenedNow: Context['quickenedNow'] = null;
  /** Only tried: what merely counts on, and changes nothing before the next ply, is left out. */
  isTrial = false;
  /** Notes what happens, where it is told. */
  note: Note | null = null;

  /** The side whose ply it is. */
  get side(): Side {
    return this.start.toMove;
  }

  /** Changes what the ply knows besides its position. */
  change<F extends keyof Context>(field: F, value: Context[F]): void {
    this.back(write<Context, F>(this, field, value));
  }

  /** Notes what happens from now on, in the list that it gives. */
  tell(): readonly Happening[] {
    const happenings: Happening[] = [];
    this.note = (fact, state = this.take()) => {
      happenings.push({ fact, state });
      this.back(() => happenings.pop());
    };
    return happenings;
  }

  /** The position as it is now, for a fact that is noted later; undefined where nothing is told. */
  moment(): State | undefined {
    return this.note ? this.take() : undefined;
  }
}

/** The ply that was worked with last: most plies begin from the same position as the one before. */
let idle: Ply | null = null;

/** Gives what `run` finds in a ply from that position, and takes the ply back. */
export const inPly = <T>(state: State, run: (ply: Ply) => T): T => {
  const ply = idle?.base === state ? idle : new Ply(state);
  idle = null;
  try {
    return run(ply);
  } finally {
    ply.undo(0);
    ply.note = null;
    ply.isTrial = false;
    idle = ply;
  }
};

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

/** The unit that acts now; null in a ply without one. */
export const actingNow = ({ acting }: Pick<Ply, 'acting'>): Acting | null => acting.at(-1) ?? null;

/** Changes what the acting unit has been and done. */
export const changeActing = (ply: Ply, change: Partial<Acting>): void => {
  const now = actingNow(ply);
  if (now) ply.change('acting', [...ply.acting.slice(0, -1), { ...now, ...change }]);
};

/** The acting unit has gone along a path that walls. */
export const addTrail = (ply: Ply, path: readonly Square[]): void =>
  changeActing(ply, { trail: [...(actingNow(ply)?.trail ?? []), path] });

/** The square at the start of the ply of things bound to this square; only a rotation moves them. */
export const squareBefore = ({ turnedFrom }: Ply, square: Square): Square => turnedFrom.get(square) ?? square;

/** The unit that an action names, in the position in which its stack acts as it; in either form. */
export const actorIn = (state: State, { from, by }: By): Actor =>
  state.shadows.find(({ stack }) => idOf(stack) === by) ?? actorAt(state, from);

/** From now on the stack there acts as the unit with that id, if that is one of it. */
export const actAs = (ply: Ply, square: Square, id: UnitId): void => {
  const stack = stackOn(ply.state, square);
  const acting = stack ? stack.comps.findIndex((unit) => unit.id === id) : -1;
  if (stack && acting >= 0 && stack.acting !== acting) ply.put(square, changeStack(stack, { acting }));
};

/** A unit acts from now on, in the form it has. */
export const letAct = (ply: Ply, actor: Actor): void =>
  ply.change('acting', [...ply.acting, asActing(actor)]);

/** The unit that an action names acts from now on, and its stack as it. */
export const handTo = (ply: Ply, { from, by }: By): void => {
  actAs(ply, from, by);
  letAct(ply, actorIn(ply.state, { from, by }));
};

/** The unit that acted before the last one acts again. */
export const handBack = (ply: Ply): void => ply.change('acting', ply.acting.slice(0, -1));

/**
 * Every stack, in either form, as `change` has it. It changes what stacks bear, never whose or of what kinds
 * they are. `squares`: where stacks may change.
 */
export const changeEach = (
  ply: Ply,
  change: (stack: Stack, square: Square) => Stack,
  squares: Iterable<Square> = unitSquares(ply.state),
): void => {
  for (const square of squares) {
    const stack = stackOn(ply.state, square);
    if (stack) ply.put(square, change(stack, square));
  }
  const { shadows } = ply.state;
  if (shadows.length === 0) return;
  const changed = shadows.map((shadow) => {
    const stack = change(shadow.stack, shadow.square);
    return stack === shadow.stack ? shadow : { square: shadow.square, stack };
  });
  if (changed.some((shadow, index) => shadow !== shadows[index])) ply.set({ shadows: changed });
};

/** A stack as it comes to stand on a square now, its time there starting anew. */
export const newcomer = ({ start, side }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: start.turns[stack.side] + (stack.side === side ? 1 : 0) });

/** A stack that is as new on its square: its time there starts anew, this turn included. */
export const renew = ({ state }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: Math.max(stack.since, state.turns[stack.side]) });

/** The acting unit is to pay with so many turns; a King owes nothing. */
export const owe = (ply: Ply, turns: number, by: ClauseId, isPrice: boolean): void => {
  const now = actingNow(ply);
  if (turns > 0 && now && now.kind !== 'K')
    changeActing(ply, { dues: [...now.dues, { turns, by, isPrice }] });
};

export const halt = (ply: Ply): void => ply.change('isHalted', true);

/** Where a unit that acts, or acted, still stands in normal form; null where it does not. */
export const squareOfActing = ({ state }: Ply, { id, at }: Acting): Square | null =>
  stackOn(state, at)?.comps.some((unit) => unit.id === id) ? at : null;

/** A unit that acts, or acted, as it is now, in either form; null when it is gone. */
export const actorNow = (ply: Ply, acting: Acting): Actor | null => {
  const at = squareOfActing(ply, acting);
  return at === null
    ? (ply.state.shadows.find(({ stack }) => idOf(stack) === acting.id) ?? null)
    : actorAt(ply.state, at);
};

/** The square of the unit that acts now. */
export const actorSquare = (ply: Ply): Square | null => {
  const now = actingNow(ply);
  return now && squareOfActing(ply, now);
};

/** The unit that acts now, in either form. */
export const actorOf = (ply: Ply): Actor | null => {
  const now = actingNow(ply);
  return now && actorNow(ply, now);
};

export const isDead = ({ dead }: Ply, { id }: Acting): boolean => dead.includes(id);
