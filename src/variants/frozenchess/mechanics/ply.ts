/**
 * A ply under way: the changing position, the acting units, and notes of earlier phases for later ones.
 * Mechanics change it in place; its log undoes everything (position/mutable-position.ts).
 */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Side } from '../../../kernel/side.ts';
import type { By } from '../position/action.ts';
import { changeStack } from '../position/changed.ts';
import type { Kind } from '../position/kinds.ts';
import { MutablePosition } from '../position/mutable-position.ts';
import { unitSquares } from '../position/piece-lists.ts';
import { actorAt, stackOn } from '../position/squares.ts';
import { actingUnit, idOf, kindOf } from '../position/stacks.ts';
import type { Actor, Stack, State } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';
import type { Fact, Happening } from './facts.ts';

interface Timer {
  readonly turns: number;
  readonly by: ClauseId;
}

/** Paralysis that the acting unit owes; `isCost`: the cost of an action, which any unit can pay. */
interface OwedParalysis extends Timer {
  readonly isCost: boolean;
}

/** A unit that acts in a ply, with the record of its own action. */
export interface Acting {
  readonly id: UnitId;
  /** Its side, kind and stack when its action began. */
  readonly side: Side;
  readonly kind: Kind;
  readonly stack: UnitId;
  readonly at: Square;
  /** The units that move with it: their old walls dissolve when it lays its own. */
  readonly movers: readonly UnitId[];
  /** The paths of its own displacements that become walls. */
  readonly trail: readonly (readonly Square[])[];
  readonly owedParalysis: readonly OwedParalysis[];
}

/** The state of a ply besides its position. */
interface PlyContext {
  start: State;
  /** The acting unit last, after those that acted earlier in this ply, such as the controller of another. */
  acting: readonly Acting[];
  /** Timers set in this ply, by stack; they do not tick in it (FC-TIME-5). */
  timers: ReadonlyMap<UnitId, Timer>;
  /** Stacks that such a timer paralysed, until the fourth stage has handled them. */
  newlyParalysed: readonly UnitId[];
  dead: readonly UnitId[];
  /** The acting unit cannot continue its turn. */
  isHalted: boolean;
  isKingTaken: boolean;
  /** For the victory sequence: enemy units were captured, an own Pawn promoted. */
  hasCaptured: boolean;
  hasPromoted: boolean;
  /** By square of a turned area: the square from which its contents came. */
  turnedFrom: ReadonlyMap<Square, Square>;
  /** The square that was quickened in this ply, whose counter does not tick yet. */
  quickenedNow: Square | null;
}

/** Notes a fact. `state` is the position in which to word it, if not the present one. */
type Note = (fact: Fact, state?: State) => void;

const writeField = <T, F extends keyof T>(of: T, field: F, value: T[F]): (() => void) => {
  const old = of[field];
  of[field] = value;
  return () => {
    of[field] = old;
  };
};

export class Ply extends MutablePosition implements PlyContext {
  start = this.base;
  acting: PlyContext['acting'] = [];
  timers: PlyContext['timers'] = new Map();
  newlyParalysed: PlyContext['newlyParalysed'] = [];
  dead: PlyContext['dead'] = [];
  isHalted = false;
  isKingTaken = false;
  hasCaptured = false;
  hasPromoted = false;
  turnedFrom: PlyContext['turnedFrom'] = new Map();
  quickenedNow: PlyContext['quickenedNow'] = null;
  /** A trial for legality: skips counters that change nothing before the next ply. */
  isTrial = false;
  /** Notes facts while they are recorded; otherwise null. */
  note: Note | null = null;

  get side(): Side {
    return this.start.toMove;
  }

  change<F extends keyof PlyContext>(field: F, value: PlyContext[F]): void {
    this.logUndo(writeField<PlyContext, F>(this, field, value));
  }

  /** Records all further facts in the list that it returns. */
  recordFacts(): readonly Happening[] {
    const happenings: Happening[] = [];
    this.note = (fact, state = this.snapshot()) => {
      happenings.push({ fact, state });
      this.logUndo(() => happenings.pop());
    };
    return happenings;
  }

  /** A snapshot for a fact noted later; undefined if nothing is recorded. */
  snapshotIfRecording(): State | undefined {
    return this.note ? this.snapshot() : undefined;
  }
}

/** The last ply used: most plies begin from the same position as the one before. */
let latestPly: Ply | null = null;

/** Returns the result of `run` in a ply from that position, and then undoes the ply. */
export const inPly = <T>(state: State, run: (ply: Ply) => T): T => {
  const ply = latestPly?.base === state ? latestPly : new Ply(state);
  latestPly = null;
  try {
    return run(ply);
  } finally {
    ply.undo(0);
    ply.note = null;
    ply.isTrial = false;
    latestPly = ply;
  }
};

const actingRecordOf = ({ square: at, stack }: Actor): Acting => ({
  id: actingUnit(stack).id,
  side: stack.side,
  kind: kindOf(stack),
  stack: idOf(stack),
  at,
  movers: stack.units.map(({ id }) => id),
  trail: [],
  owedParalysis: [],
});

export const currentActing = ({ acting }: Pick<Ply, 'acting'>): Acting | null => acting.at(-1) ?? null;

export const changeActing = (ply: Ply, change: Partial<Acting>): void => {
  const now = currentActing(ply);
  if (now) ply.change('acting', [...ply.acting.slice(0, -1), { ...now, ...change }]);
};

/** Adds a path to those that become walls. */
export const addTrail = (ply: Ply, path: readonly Square[]): void =>
  changeActing(ply, { trail: [...(currentActing(ply)?.trail ?? []), path] });

/** The square at the start of the ply of what is here now; only a rotation moves squares' contents. */
export const squareBefore = ({ turnedFrom }: Ply, square: Square): Square => turnedFrom.get(square) ?? square;

/** The unit that an action names, in either form, once its stack acts as it. */
export const actorIn = (state: State, { from, by }: By): Actor =>
  state.shadows.find(({ stack }) => idOf(stack) === by) ?? actorAt(state, from);

/** Makes this unit the acting one of the stack on a square; nothing changes if it is not in that stack. */
export const setActingUnit = (ply: Ply, square: Square, id: UnitId): void => {
  const stack = stackOn(ply.state, square);
  const acting = stack ? stack.units.findIndex((unit) => unit.id === id) : -1;
  if (stack && acting >= 0 && stack.acting !== acting) ply.put(square, changeStack(stack, { acting }));
};

export const pushActing = (ply: Ply, actor: Actor): void =>
  ply.change('acting', [...ply.acting, actingRecordOf(actor)]);

/** Makes the unit that an action names act, as the acting unit of its stack. */
export const startActing = (ply: Ply, { from, by }: By): void => {
  setActingUnit(ply, from, by);
  pushActing(ply, actorIn(ply.state, { from, by }));
};

export const stopActing = (ply: Ply): void => ply.change('acting', ply.acting.slice(0, -1));

/** Applies `change`, which must not change sides or kinds, to every stack on `squares` and every shadow. */
export const changeStacks = (
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

/** The stack as a newcomer on its square: its time there starts now. */
export const asNewcomer = ({ start, side }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: start.turns[stack.side] + (stack.side === side ? 1 : 0) });

/** Restarts a stack's time on its square, this turn included. */
export const restartStay = ({ state }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: Math.max(stack.since, state.turns[stack.side]) });

/** Adds so many turns of paralysis to what the acting unit owes; a King owes nothing. */
export const addOwedParalysis = (ply: Ply, turns: number, by: ClauseId, isCost: boolean): void => {
  const now = currentActing(ply);
  if (turns > 0 && now && now.kind !== 'K')
    changeActing(ply, { owedParalysis: [...now.owedParalysis, { turns, by, isCost }] });
};

export const haltActing = (ply: Ply): void => ply.change('isHalted', true);

/** Null if it is not on the board in normal form. */
export const squareOfActing = ({ state }: Ply, { id, at }: Acting): Square | null =>
  stackOn(state, at)?.units.some((unit) => unit.id === id) ? at : null;

/** In either form, or null if it is gone. */
export const actorOfActing = (ply: Ply, acting: Acting): Actor | null => {
  const at = squareOfActing(ply, acting);
  return at === null
    ? (ply.state.shadows.find(({ stack }) => idOf(stack) === acting.id) ?? null)
    : actorAt(ply.state, at);
};

export const currentActorSquare = (ply: Ply): Square | null => {
  const now = currentActing(ply);
  return now && squareOfActing(ply, now);
};

export const currentActor = (ply: Ply): Actor | null => {
  const now = currentActing(ply);
  return now && actorOfActing(ply, now);
};

export const isDead = ({ dead }: Ply, { id }: Acting): boolean => dead.includes(id);
