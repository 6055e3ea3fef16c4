/** A ply under way. Its log can undo every change, since undoing is faster than copying positions. */
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

/**
 * Paralysis that a unit owes during an action and receives in phase 2 (FC-RES-2).
 * An immune unit still receives what its ability costs (`isCost`), but no more.
 */
interface OwedParalysis extends Timer {
  readonly isCost: boolean;
}

export interface Acting {
  readonly id: UnitId;
  /** The unit's side when its action began. */
  readonly side: Side;
  /** The unit's kind when its action began. A promotion may change it later. */
  readonly kind: Kind;
  /** The id of the acting unit's stack, which is the id of the stack's base. */
  readonly stack: UnitId;
  readonly at: Square;
  /** Units that move in this action. Phase 3 removes their old walls (FC-WALL-4). */
  readonly movers: readonly UnitId[];
  /** The paths of the unit's own moves, along which phase 3 lays a wall (FC-WALL-3). */
  readonly trail: readonly (readonly Square[])[];
  readonly owedParalysis: readonly OwedParalysis[];
}

/** The fields of a ply besides its position. `Ply.change` sets a field so that the change can be undone. */
interface PlyContext {
  start: State;
  /** Units that acted in this ply, the current one last. The unit under Mind Control is second (FC-MC-1). */
  acting: readonly Acting[];
  /** Timers set in this ply, by stack id. New timers do not tick in this ply (FC-TIME-5). */
  timers: ReadonlyMap<UnitId, Timer>;
  /** Ids of stacks paralysed in this ply. From the fourth stage on, these stacks explode (FC-STG-7). */
  newlyParalysed: readonly UnitId[];
  dead: readonly UnitId[];
  /** Whether the acting unit must end its turn: it died, was trapped or was promoted (FC-RES-3, FC-PAWN-4). */
  isHalted: boolean;
  isKingTaken: boolean;
  /** Whether an enemy unit was captured in this ply (FC-STG-3). */
  hasCaptured: boolean;
  /** Whether a Pawn of the side to move was promoted in this ply (FC-STG-3). */
  hasPromoted: boolean;
  /** Maps each square of a rotated area to the square from which the contents came (FC-ROT-3). */
  turnedFrom: ReadonlyMap<Square, Square>;
  /** The square quickened in this ply. Its counter does not tick yet (FC-TIME-5). */
  quickenedNow: Square | null;
}

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
  /** Whether the ply only tests legality. Trials skip counters that affect neither Kings' lives nor checks. */
  isTrial = false;
  note: Note | null = null;

  get side(): Side {
    return this.start.toMove;
  }

  change<F extends keyof PlyContext>(field: F, value: PlyContext[F]): void {
    this.logUndo(writeField<PlyContext, F>(this, field, value));
  }

  /** Begins to record facts, which a search skips for speed. The returned list grows with each fact. */
  recordFacts(): readonly Happening[] {
    const happenings: Happening[] = [];
    this.note = (fact, state = this.snapshot()) => {
      happenings.push({ fact, state });
      this.logUndo(() => happenings.pop());
    };
    return happenings;
  }

  /** Returns a snapshot for a later fact. Undefined if no facts are recorded, since snapshots are slow. */
  snapshotIfRecording(): State | undefined {
    return this.note ? this.snapshot() : undefined;
  }
}

/** The ply used last. It is used again if the next ply begins from the same position, as most do. */
let latestPly: Ply | null = null;

/** Calls `run` with a ply that begins from `state`, then undoes the ply. The result must not refer to `ply`. */
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

export const addTrail = (ply: Ply, path: readonly Square[]): void =>
  changeActing(ply, { trail: [...(currentActing(ply)?.trail ?? []), path] });

export const squareBefore = ({ turnedFrom }: Ply, square: Square): Square => turnedFrom.get(square) ?? square;

/** Returns the shadow with the id `by`, or else the stack on `from`. A square can hold both. */
export const actorOfAction = (state: State, { from, by }: By): Actor =>
  state.shadows.find(({ stack }) => idOf(stack) === by) ?? actorAt(state, from);

export const setActingUnit = (ply: Ply, square: Square, id: UnitId): void => {
  const stack = stackOn(ply.state, square);
  const acting = stack ? stack.units.findIndex((unit) => unit.id === id) : -1;
  if (stack && acting >= 0 && stack.acting !== acting) ply.put(square, changeStack(stack, { acting }));
};

export const pushActing = (ply: Ply, actor: Actor): void =>
  ply.change('acting', [...ply.acting, actingRecordOf(actor)]);

export const startActing = (ply: Ply, { from, by }: By): void => {
  setActingUnit(ply, from, by);
  pushActing(ply, actorOfAction(ply.state, { from, by }));
};

export const stopActing = (ply: Ply): void => ply.change('acting', ply.acting.slice(0, -1));

/** Changes all shadows, and the stacks on these squares. The function `change` must keep every unit's side and kind. */
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

/** Returns the stack with its time on its square reset (FC-TIME-4). */
export const withStayReset = ({ start, side }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: start.turns[stack.side] + (stack.side === side ? 1 : 0) });

/** Restarts a unit's stay after a change of kind (FC-TIME-4). The present turn counts unless the stack just arrived. */
export const restartStay = ({ state }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: Math.max(stack.since, state.turns[stack.side]) });

/** Makes the acting unit owe paralysis, which starts in phase 2. A King never pays (FC-KING-6). */
export const addOwedParalysis = (ply: Ply, turns: number, by: ClauseId, isCost: boolean): void => {
  const now = currentActing(ply);
  if (turns > 0 && now && now.kind !== 'K')
    changeActing(ply, { owedParalysis: [...now.owedParalysis, { turns, by, isCost }] });
};

export const haltActing = (ply: Ply): void => ply.change('isHalted', true);

/** Returns the square of a unit that acted; null if the unit is dead, carried or a shadow. */
export const squareOfActing = ({ state }: Ply, { id, at }: Acting): Square | null =>
  stackOn(state, at)?.units.some((unit) => unit.id === id) ? at : null;

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
