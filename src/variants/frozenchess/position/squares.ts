import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Side } from '../../../kernel/side.ts';
import { changeStack, changeState } from './changed.ts';
import type { Kind } from './kinds.ts';
import type { Tunnel } from './schema.ts';
import { holderIn, holds, unitIn } from './stacks.ts';
import type { Actor, Component, Stack, State, Wall } from './state.ts';

export const stackOn = (state: State, square: Square): Stack | null => state.stacks[square] ?? null;

export const isKindOn = (state: State, square: Square, kind: Kind, side?: Side): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && (side === undefined || stack.side === side) && holds(stack, kind);
};

export const wallOn = (state: State, square: Square): Wall | null => state.walls[square] ?? null;

export const stackAt = (state: State, square: Square): Stack => {
  const stack = stackOn(state, square);
  invariant(stack, 'a unit stands there');
  return stack;
};

export const actorAt = (state: State, square: Square): Actor => ({ square, stack: stackAt(state, square) });

export const unitsOn = (state: State, squares: readonly Square[]): readonly Actor[] =>
  squares.flatMap((square) => {
    const stack = stackOn(state, square);
    return stack ? [{ square, stack }] : [];
  });

const indexOfUnit = (units: Stack['units'], id: UnitId): number => {
  for (let index = 0; index < units.length; index++) if (units[index]?.id === id) return index;
  return -1;
};

/** Returns the position in which the unit `id` acts for its stack (FC-FUSE-1). */
export const actingAs = (state: State, square: Square, id: UnitId): State => {
  const stack = stackOn(state, square);
  const acting = stack ? indexOfUnit(stack.units, id) : -1;
  if (!stack || acting < 0 || stack.acting === acting) return state;
  const stacks = state.stacks.slice();
  stacks[square] = changeStack(stack, { acting });
  return changeState(state, { stacks });
};

/** Returns the position with a stack moved, without the arrival procedure (FC-RES-3). */
export const withStackMoved = (state: State, { square, stack }: Actor, to: Square): State => {
  if (to === square) return state;
  const stacks = state.stacks.slice();
  stacks[square] = null;
  stacks[to] = stack;
  return changeState(state, { stacks });
};

/** Whether a square holds a unit in normal form, a wall or a Queen's Shadow. Such squares stop rays. */
export const isFilled = (state: State, square: Square): boolean =>
  stackOn(state, square) !== null || wallOn(state, square) !== null;

const hasShadow = (shadows: State['shadows'], square: Square): boolean => {
  for (let index = 0; index < shadows.length; index++) if (shadows[index]?.square === square) return true;
  return false;
};

/** Whether a tomb on the square is covered (FC-TOMB-2): by a unit in either form, a wall or a Queen's Shadow. */
export const isTombCovered = (state: State, square: Square): boolean =>
  isFilled(state, square) || hasShadow(state.shadows, square);

export const isWallsquare = (state: State, square: Square): boolean => wallOn(state, square)?.shadow === null;

export const isQueensShadow = (state: State, square: Square): boolean => !!wallOn(state, square)?.shadow;

export const isClosedTomb = (state: State, square: Square): boolean => state.tombs[square]?.status === 'closed';

export const isCorrupted = (state: State, square: Square): boolean =>
  state.corrupted.length > 0 && state.corrupted.includes(square);

export const isQuickened = (state: State, square: Square): boolean => (state.quickened[square] ?? 0) > 0;

/** Returns the speed of counters on a square: 2 if the square is quickened, else 1 (FC-TIME-6). */
export const speedOn = (state: State, square: Square): number => (isQuickened(state, square) ? 2 : 1);

/** Whether a square is empty (FC-SQ-2). Units in shadow form do not count. */
export const isEmpty = (state: State, square: Square): boolean =>
  !isFilled(state, square) && !isClosedTomb(state, square) && !isCorrupted(state, square);

/** Whether the unit on a square stands on a wall (FC-ASSN-4). */
export const isOnWall = (state: State, square: Square): boolean =>
  stackOn(state, square) !== null && wallOn(state, square) !== null;

/** Whether two tunnels are the same, even if the ends are swapped, since tunnels lead both ways (FC-ASSN-6). */
export const isSameTunnel = (one: Tunnel, { entrance, wall, exit, side }: Tunnel): boolean =>
  one.side === side && one.wall === wall && (one.entrance === entrance || one.entrance === exit);

export const withTunnel = (tunnels: readonly Tunnel[], tunnel: Tunnel): readonly Tunnel[] =>
  tunnels.some((each) => isSameTunnel(each, tunnel)) ? tunnels : [...tunnels, tunnel];

/** Returns the number of turns of a stack's side since the stack came to its square. */
export const idleOf = (state: State, stack: Stack): number => state.turns[stack.side] - stack.since;

/** Returns all normal stacks and all shadows on the board. Carried stacks are off the board (FC-TRAN-3). */
export const everyStack = ({ stacks, shadows }: Pick<State, 'stacks' | 'shadows'>): readonly Stack[] => [
  ...stacks.filter((stack) => stack !== null),
  ...shadows.map(({ stack }) => stack),
];

/** Returns a stack's age as a shadow, counted in turns of the stack's side. A stack in normal form has the age 0. */
export const ageOf = (state: State, { side, shade }: Stack): number => (shade ? state.turns[side] - shade.since : 0);

/** Returns the stack that holds a unit, even if the stack is a shadow or carried. Null if no stack holds the unit. */
export const holderOf = ({ stacks, shadows }: Pick<State, 'stacks' | 'shadows'>, id: UnitId): Stack | null => {
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    const found = stack && holderIn(stack, id);
    if (found) return found;
  }
  for (const { stack } of shadows) {
    const found = holderIn(stack, id);
    if (found) return found;
  }
  return null;
};

export const unitWith = (state: Pick<State, 'stacks' | 'shadows'>, id: UnitId): Component | null => {
  const holder = holderOf(state, id);
  return holder && unitIn(holder, id);
};
