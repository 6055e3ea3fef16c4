/** The state of FrozenChess (section 4 of the rules) as plain data, and common queries of it. */
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import type { Monad } from '../monad/plan.ts';
import type { ClauseId } from '../rules/index.ts';
import { nameOf } from './board.ts';
import { changeStack, changeState, changeUnit } from './changed.ts';
import { KIND_NAMES, type Kind, losesRange } from './kinds.ts';

/** One unit. */
export interface Component {
  readonly id: UnitId;
  readonly kind: Kind;
  /** Range lost by captures, in twentieths of a square. */
  readonly crr20: number;
  /** Range gained by staying on its square, in twentieths of a square. */
  readonly ext20: number;
  readonly capN: number;
  readonly capP: number;
  readonly aim: Direction;
  /** Carried stacks, in loading order. */
  readonly cargo: readonly Stack[];
  /** The patterns of an Assassin's last empowerment. */
  readonly retained: readonly Lent[];
  /** Of a Dragon: the number of Eggs laid, and the one on the board. */
  readonly eggsLaid: number;
  readonly egg: UnitId | null;
  /** Of an Egg: the Dragon it is tied to, and its growth. */
  readonly layer: UnitId | null;
  readonly growth: number;
  /** Of a Wonder: its progress. */
  readonly build: number;
}

/** A kind whose pattern is lent to another unit, and the range of its rays. */
export type Lent = readonly [kind: Kind, range: number];

/** The record of a shadow's time as one (FC-SHAD-1). */
export interface Shade {
  /** Own turns its side had finished when it became a shadow. */
  readonly since: number;
  /** Squares travelled in shadow form. */
  readonly dist: number;
}

/** The units on one square that act as one; a single unit is a stack of one. */
export interface Stack {
  readonly side: Side;
  /** From the base. */
  readonly comps: readonly [Component, ...Component[]];
  /** The index of the acting unit in its own turn; 0 at all other times. */
  readonly acting: number;
  /** Own turns of paralysis left, and the clause that set it. */
  readonly par: number;
  readonly parBy: ClauseId;
  /** Shellshock: squares of range missing until the end of its next own turn. */
  readonly shock: number;
  /** Own turns its side had finished when it came to this square. */
  readonly since: number;
  /** Of a shadow; null in normal form. */
  readonly shade: Shade | null;
  /** Of a monad, in either form: its plan (FC-MONAD-1); null for all others. */
  readonly monad: Monad | null;
}

/** A unit on its square, in either form (`stack.shade`): one that acts or is acted upon. */
export interface Actor {
  readonly square: Square;
  readonly stack: Stack;
}

/** A unit in shadow form, always a stack of one: it fills no square and shares it with other units. */
export type Shadow = Actor;

/** A wallsquare, or with `shadow` a Queen's Shadow, whose waller is its Queen. */
export interface Wall {
  readonly waller: UnitId;
  readonly shadow: { readonly side: Side; readonly range: number } | null;
}

/** A buried unit, with its fields at death. */
export interface Buried extends Component {
  readonly side: Side;
}

export interface Tomb {
  readonly status: 'hidden' | 'closed' | 'open';
  /** In order of leaving. */
  readonly queue: readonly Buried[];
  /** Plies of rot, while closed. */
  readonly rot: number;
}

export interface Trap {
  readonly square: Square;
  readonly jester: UnitId;
  readonly side: Side;
  /** The base of the stack caught in it; null while armed. */
  readonly sprung: UnitId | null;
}

/** A bomb; `assassin`: its owner, while that lives (FC-ASSN-7). */
export interface Bomb {
  readonly square: Square;
  readonly assassin: UnitId | null;
  readonly side: Side;
}

/** A distract mark: it turns rays (FC-JEST-8). */
export interface Distract {
  readonly square: Square;
  readonly jester: UnitId;
  readonly toward: Direction;
}

/** A tornado, by its centre; `side` cast it, and its sequence is as that side sees it (FC-TEMP-3). */
export interface Tornado {
  readonly square: Square;
  readonly plies: number;
  readonly side: Side;
}

/** An avalanche; its flow squares run outward from the Templar's (FC-TEMP-4). */
export interface Avalanche {
  readonly squares: readonly Square[];
  readonly toward: Direction;
  readonly plies: number;
}

/** A two-way passage under a wallsquare (FC-ASSN-6). */
export interface Tunnel {
  readonly entrance: Square;
  readonly wall: Square;
  readonly exit: Square;
  readonly side: Side;
}

/** The majority side's progress in its victory sequence (FC-STG-3). */
export interface Pursuit {
  readonly side: Side;
  /** Its latest turns in a row with a capture, and with a check at their end. */
  readonly captures: number;
  readonly checks: number;
  readonly hasCaptured: boolean;
  readonly hasPromoted: boolean;
  readonly hasChecked: boolean;
}

/** An end of the game that is not visible on the board. */
export interface Decided {
  readonly winner: Side | null;
  readonly rule: ClauseId;
}

type Occurrence = readonly [key: string, times: number];

export interface State extends PositionBase {
  /** Finished turns of each side. */
  readonly turns: Readonly<Record<Side, number>>;
  readonly lastNull: boolean;
  readonly nextId: UnitId;
  readonly stacks: readonly (Stack | null)[];
  /** In the order of their ids. */
  readonly shadows: readonly Shadow[];
  readonly walls: readonly (Wall | null)[];
  readonly tombs: Readonly<Record<Square, Tomb>>;
  /** The number of explosions of a square's closed tomb. */
  readonly exploded: Readonly<Record<Square, number>>;
  /** In scan order. */
  readonly corrupted: readonly Square[];
  readonly traps: readonly Trap[];
  readonly bombs: readonly Bomb[];
  readonly distracts: readonly Distract[];
  /** Plies of quickening left. */
  readonly quickened: Readonly<Record<Square, number>>;
  /** Oldest first. */
  readonly tornados: readonly Tornado[];
  readonly avalanches: readonly Avalanche[];
  readonly tunnels: readonly Tunnel[];
  readonly pursuit: Pursuit | null;
  /** The number of occurrences of each position by its key, in order of the first. */
  readonly seen: readonly Occurrence[];
  readonly decided: Decided | null;
  /** Is it a first game, with fewer rules (FC-FIRST-1)? */
  readonly isFirst: boolean;
}

export const stackOn = (state: State, square: Square): Stack | null => state.stacks[square] ?? null;
export const wallOn = (state: State, square: Square): Wall | null => state.walls[square] ?? null;
/** The unit that acts for the stack: the chosen one in its own turn, else the base. */
export const actingUnit = (stack: Stack): Component => stack.comps[stack.acting] ?? stack.comps[0];
/** The id of a stack: that of its base. */
export const idOf = (stack: Stack): UnitId => stack.comps[0].id;
export const kindOf = (stack: Stack): Kind => actingUnit(stack).kind;
/** Has it a plan, in either form (FC-MONAD-1)? */
export const isMonad = (stack: Stack): boolean => stack.monad !== null;
export const isFused = (stack: Stack): boolean => stack.comps.length > 1;
/** Is a unit of that kind in the stack? */
export const holds = ({ comps }: Stack, kind: Kind): boolean => {
  for (let index = 0; index < comps.length; index++) if (comps[index]?.kind === kind) return true;
  return false;
};
export const holdsOnly = ({ comps }: Stack, kind: Kind): boolean => {
  for (let index = 0; index < comps.length; index++) if (comps[index]?.kind !== kind) return false;
  return true;
};
/** A stack of Pawns: it makes as many steps as it has Pawns (FC-PAWN-7). */
export const isPawnStack = (stack: Stack): boolean => isFused(stack) && holdsOnly(stack, 'P');
/** Does a unit of the stack carry any? */
export const isCarrying = ({ comps }: Stack): boolean => {
  for (let index = 0; index < comps.length; index++)
    if ((comps[index] as Component).cargo.length > 0) return true;
  return false;
};

/** The stack with one of its units changed. */
export const withUnit = (stack: Stack, unit: Component): Stack =>
  changeStack(stack, {
    comps: isFused(stack) ? eachUnit(stack.comps, (each) => (each.id === unit.id ? unit : each)) : [unit],
  });

/** The actor with its acting unit changed. */
export const withActingUnit = ({ square, stack }: Actor, unit: Component): Actor => ({
  square,
  stack: withUnit(stack, unit),
});

/** The units of a stack, each changed. */
export const eachUnit = (comps: Stack['comps'], change: (unit: Component) => Component): Stack['comps'] =>
  comps.map((unit) => change(unit)) as [Component, ...Component[]];

/** The stack with each stack that its units carry changed. */
export const withEachCargo = (stack: Stack, change: (carried: Stack) => Stack): Stack => {
  let next = stack;
  for (const unit of stack.comps) {
    const cargo = unit.cargo.map(change);
    if (cargo.some((each, index) => each !== unit.cargo[index]))
      next = withUnit(next, changeUnit(unit, { cargo }));
  }
  return next;
};

/** The stack on a square; throws where there is none. */
export const stackAt = (state: State, square: Square): Stack => {
  const stack = stackOn(state, square);
  invariant(stack, 'a unit stands there');
  return stack;
};

/** The unit on a square as an actor; throws where there is none. */
export const actorAt = (state: State, square: Square): Actor => ({ square, stack: stackAt(state, square) });

/** The units on these squares. */
export const unitsOn = (state: State, squares: readonly Square[]): readonly Actor[] =>
  squares.flatMap((square) => {
    const stack = stackOn(state, square);
    return stack ? [{ square, stack }] : [];
  });

const indexOfUnit = (comps: Stack['comps'], id: UnitId): number => {
  for (let index = 0; index < comps.length; index++) if (comps[index]?.id === id) return index;
  return -1;
};

/** The position with the unit of that id acting for the stack here, if it is in it. */
export const actingAs = (state: State, square: Square, id: UnitId): State => {
  const stack = stackOn(state, square);
  const acting = stack ? indexOfUnit(stack.comps, id) : -1;
  if (!stack || acting < 0 || stack.acting === acting) return state;
  const stacks = state.stacks.slice();
  stacks[square] = changeStack(stack, { acting });
  return changeState(state, { stacks });
};

/** Is there a unit, a wall or a Queen's Shadow? They stop rays. */
export const isFilled = (state: State, square: Square): boolean =>
  stackOn(state, square) !== null || wallOn(state, square) !== null;

const hasShadow = (shadows: State['shadows'], square: Square): boolean => {
  for (let index = 0; index < shadows.length; index++) if (shadows[index]?.square === square) return true;
  return false;
};

/** Is there a unit in either form, a wall or a Queen's Shadow? They hide a tomb. */
export const isCovering = (state: State, square: Square): boolean =>
  isFilled(state, square) || hasShadow(state.shadows, square);

export const isWallsquare = (state: State, square: Square): boolean => wallOn(state, square)?.shadow === null;
export const isQueensShadow = (state: State, square: Square): boolean => !!wallOn(state, square)?.shadow;
export const isClosedTomb = (state: State, square: Square): boolean =>
  state.tombs[square]?.status === 'closed';

export const isCorrupted = (state: State, square: Square): boolean =>
  state.corrupted.length > 0 && state.corrupted.includes(square);
export const isQuickened = (state: State, square: Square): boolean => (state.quickened[square] ?? 0) > 0;

/** The amount that a counter here changes in a tick (FC-TIME-6). */
export const speedOn = (state: State, square: Square): number => (isQuickened(state, square) ? 2 : 1);

/** Without unit, wall, closed tomb and corruption (FC-SQ-2). */
export const isEmpty = (state: State, square: Square): boolean =>
  !isFilled(state, square) && !isClosedTomb(state, square) && !isCorrupted(state, square);

/** Is a unit on a wall here? Only an Assassin can be. */
export const isOnWall = (state: State, square: Square): boolean =>
  stackOn(state, square) !== null && wallOn(state, square) !== null;

/** Maximum eggs per Dragon. */
export const MOST_EGGS = 127;

/** Minimum range. */
export const LEAST_RANGE = 3;
const FULL_RANGE20 = 320;

/** The current range of a unit's rays, in its stack (FC-MOVE-3). */
export const rangeOf = ({ kind, crr20, ext20 }: Component, { shock }: Pick<Stack, 'shock'>): number => {
  const range20 = losesRange(kind) ? FULL_RANGE20 + ext20 - crr20 : FULL_RANGE20;
  return Math.max(LEAST_RANGE, Math.floor(range20 / 20) - shock);
};

/** The maximum range loss by captures (FC-CAP-3). */
export const mostWear = (ext20: number): number => FULL_RANGE20 + ext20 - 20 * LEAST_RANGE;

/** The unit after a range loss of this many squares by a capture (FC-CAP-3). */
export const wearDown = (unit: Component, squares: number): Component =>
  losesRange(unit.kind)
    ? changeUnit(unit, { crr20: Math.min(unit.crr20 + 20 * squares, mostWear(unit.ext20)) })
    : unit;

/** The number of its side's turns that a stack has spent on its square. */
export const idleOf = (state: State, stack: Stack): number => state.turns[stack.side] - stack.since;

/** Every stack on the board, in either form. */
export const everyStack = ({ stacks, shadows }: Pick<State, 'stacks' | 'shadows'>): readonly Stack[] => [
  ...stacks.filter((stack) => stack !== null),
  ...shadows.map(({ stack }) => stack),
];

/** The number of its side's turns that a shadow has been one; 0 in normal form. */
export const ageOf = (state: State, { side, shade }: Stack): number =>
  shade ? state.turns[side] - shade.since : 0;

/** A stack's units and their cargo: each transport, then its cargo in loading order. */
export const aboard = (stack: Stack): readonly Component[] =>
  isCarrying(stack)
    ? stack.comps.flatMap((unit) => [unit, ...unit.cargo.flatMap((each) => aboard(each))])
    : stack.comps;

/** The stack of the unit with that id: this one, or one in its cargo. */
const stackOf = (stack: Stack, id: UnitId): Stack | null => {
  for (let index = 0; index < stack.comps.length; index++) {
    const { id: own, cargo } = stack.comps[index] as Component;
    if (own === id) return stack;
    for (let place = 0; place < cargo.length; place++) {
      const found = stackOf(cargo[place] as Stack, id);
      if (found) return found;
    }
  }
  return null;
};

/** The stack of the unit with that id, in either form, maybe as cargo; null when it is not on the board. */
export const holderOf = (
  { stacks, shadows }: Pick<State, 'stacks' | 'shadows'>,
  id: UnitId,
): Stack | null => {
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    const found = stack && stackOf(stack, id);
    if (found) return found;
  }
  for (const { stack } of shadows) {
    const found = stackOf(stack, id);
    if (found) return found;
  }
  return null;
};

/** The unit of a stack with that id. */
export const unitIn = ({ comps }: Stack, id: UnitId): Component | null =>
  comps.find((unit) => unit.id === id) ?? null;

/** The unit with that id, in either form, maybe as cargo; null when it is not on the board. */
export const unitWith = (state: Pick<State, 'stacks' | 'shadows'>, id: UnitId): Component | null => {
  const holder = holderOf(state, id);
  return holder && unitIn(holder, id);
};

/** "Rook", or of a fused stack "Lancer+Rook", "stack of 3 Pawns" */
export const kindName = ({ comps }: Stack): string => {
  const [{ kind: base }] = comps;
  if (comps.length === 1) return KIND_NAMES[base];
  return comps.every(({ kind }) => kind === base)
    ? `stack of ${comps.length} ${KIND_NAMES[base]}s`
    : comps.map(({ kind }) => KIND_NAMES[kind]).join('+');
};

/** The article of a name, by its place in the sentence: first, or within. */
export const THE = { first: 'The', inner: 'the' } as const;

/** "Rook", or "Shadow Rook" */
export const formName = (stack: Stack): string =>
  stack.shade ? `Shadow ${kindName(stack)}` : kindName(stack);

/** "White's Rook on a1", "White's Shadow Rook on a1" */
export const actorName = ({ square, stack }: Actor): string =>
  `${sideName(stack.side)}'s ${formName(stack)} on ${nameOf(square)}`;

/** "The Rook on a1", "The Shadow Rook on a1", within a sentence "the Rook on a1" */
export const theActor = ({ square, stack }: Actor, place: keyof typeof THE = 'first'): string =>
  `${THE[place]} ${formName(stack)} on ${nameOf(square)}`;

/** The name of the unit on a square, or the square's if there is none. */
export const unitName = (state: State, square: Square): string => {
  const stack = stackOn(state, square);
  return stack ? actorName({ square, stack }) : nameOf(square);
};

export const theUnit = (state: State, square: Square, place: keyof typeof THE = 'first'): string => {
  const stack = stackOn(state, square);
  return stack ? theActor({ square, stack }, place) : nameOf(square);
};

/** The name of the unit, wall or Queen's Shadow on a square: "the wall on a5", "White's Rook on a1". */
export const obstacle = (state: State, square: Square): string => {
  if (stackOn(state, square)) return unitName(state, square);
  return isQueensShadow(state, square)
    ? `the Queen's Shadow on ${nameOf(square)}`
    : `the wall on ${nameOf(square)}`;
};
