/** A ply under way. Mechanics change it in place; its log can undo every change (position/mutable-position.ts). */
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

/** Paralysis due in phase 2. A cost of the action (`isCost`) is paid even by units immune to paralysis. */
interface OwedParalysis extends Timer {
  readonly isCost: boolean;
}

/** A unit that acts in a ply, and the record of what it has done so far. */
export interface Acting {
  readonly id: UnitId;
  /** The unit's side when its action began. */
  readonly side: Side;
  /** The unit's kind when its action began. */
  readonly kind: Kind;
  /** The id of the unit's stack. A stack has the id of its base. */
  readonly stack: UnitId;
  readonly at: Square;
  /** All units that move in this action. Phase 3 removes their old walls. */
  readonly movers: readonly UnitId[];
  /** The paths of the unit's own displacements, along which phase 3 lays its wall. */
  readonly trail: readonly (readonly Square[])[];
  readonly owedParalysis: readonly OwedParalysis[];
}

/** The fields of a ply besides its position. `Ply.change` writes them, so that each write can be undone. */
interface PlyContext {
  start: State;
  /** All units that acted in this ply, the current one last. A mind-controlled unit comes after its controller. */
  acting: readonly Acting[];
  /** Paralysis timers set in this ply, by id of the stack; they do not tick in this ply (FC-TIME-5). */
  timers: ReadonlyMap<UnitId, Timer>;
  /** Ids of stacks whose paralysis began in this ply. From the fourth stage on they explode (FC-STG-7). */
  newlyParalysed: readonly UnitId[];
  dead: readonly UnitId[];
  /** Whether the acting unit must end its turn: it died, was trapped or was promoted. */
  isHalted: boolean;
  isKingTaken: boolean;
  /** Whether the side to move has captured an enemy unit; counts for the victory sequence (FC-STG-3). */
  hasCaptured: boolean;
  /** Whether a Pawn of the side to move was promoted; counts for the victory sequence (FC-STG-3). */
  hasPromoted: boolean;
  /** After a board rotation, maps each square of the area to the square from which its contents came. */
  turnedFrom: ReadonlyMap<Square, Square>;
  /** The square quickened in this ply. Its counter does not tick yet. */
  quickenedNow: Square | null;
}

/** Records a fact. The words of the fact name units as they are in `state`, by default the present position. */
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
  /** Whether only the Kings' lives and checks matter. Phases then skip counters that affect neither in this ply. */
  isTrial = false;
  note: Note | null = null;

  get side(): Side {
    return this.start.toMove;
  }

  change<F extends keyof PlyContext>(field: F, value: PlyContext[F]): void {
    this.logUndo(writeField<PlyContext, F>(this, field, value));
  }

  /** Begins to record facts. Returns the list, which grows with each fact. */
  recordFacts(): readonly Happening[] {
    const happenings: Happening[] = [];
    this.note = (fact, state = this.snapshot()) => {
      happenings.push({ fact, state });
      this.logUndo(() => happenings.pop());
    };
    return happenings;
  }

  /** Returns a snapshot for a fact that is noted later; undefined while no facts are recorded. */
  snapshotIfRecording(): State | undefined {
    return this.note ? this.snapshot() : undefined;
  }
}

/** The last ply used, kept for reuse: most plies begin from the same position as the one before. */
let latestPly: Ply | null = null;

/** Calls `run` with a ply from `state`, then undoes it. The result must not refer to the ply, which is reused. */
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

/** Where the contents of `square` were before a board rotation in this ply. */
export const squareBefore = ({ turnedFrom }: Ply, square: Square): Square => turnedFrom.get(square) ?? square;

/** Returns the shadow with the id `by`, or else the stack on `from`. */
export const actorOfAction = (state: State, { from, by }: By): Actor =>
  state.shadows.find(({ stack }) => idOf(stack) === by) ?? actorAt(state, from);

/** Makes the unit `id` the acting one of the stack on a square. Does nothing if that stack does not hold it. */
export const setActingUnit = (ply: Ply, square: Square, id: UnitId): void => {
  const stack = stackOn(ply.state, square);
  const acting = stack ? stack.units.findIndex((unit) => unit.id === id) : -1;
  if (stack && acting >= 0 && stack.acting !== acting) ply.put(square, changeStack(stack, { acting }));
};

export const pushActing = (ply: Ply, actor: Actor): void =>
  ply.change('acting', [...ply.acting, actingRecordOf(actor)]);

/** Begins an action of the unit `by`: makes it the acting unit of its stack, and adds its record to the ply. */
export const startActing = (ply: Ply, { from, by }: By): void => {
  setActingUnit(ply, from, by);
  pushActing(ply, actorOfAction(ply.state, { from, by }));
};

export const stopActing = (ply: Ply): void => ply.change('acting', ply.acting.slice(0, -1));

/** Applies `change` to each stack on `squares` and to all shadows. `change` must keep every unit's side and kind. */
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

/** Returns the stack with its time on its square reset to 0 turns (FC-TIME-4). */
export const withStayReset = ({ start, side }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: start.turns[stack.side] + (stack.side === side ? 1 : 0) });

/** Resets a unit's time on its square after a change of kind there. The current turn is the first that counts. */
export const restartStay = ({ state }: Ply, stack: Stack): Stack =>
  changeStack(stack, { since: Math.max(stack.since, state.turns[stack.side]) });

/** Adds turns of paralysis to what the acting unit owes in phase 2. A King owes nothing. */
export const addOwedParalysis = (ply: Ply, turns: number, by: ClauseId, isCost: boolean): void => {
  const now = currentActing(ply);
  if (turns > 0 && now && now.kind !== 'K')
    changeActing(ply, { owedParalysis: [...now.owedParalysis, { turns, by, isCost }] });
};

export const haltActing = (ply: Ply): void => ply.change('isHalted', true);

/** Returns the square of a unit that acted. Null if it is not on the board in normal form. */
export const squareOfActing = ({ state }: Ply, { id, at }: Acting): Square | null =>
  stackOn(state, at)?.units.some((unit) => unit.id === id) ? at : null;

/** The stack or shadow that holds a unit that acted. Null if it is not on the board. */
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
