/** Who stands where, read once per position: the squares of each side, the kings, the Queen's Shadows. */
import type { Square } from '../../kernel/board.ts';
import type { Side } from '../../kernel/side.ts';
import { kindOf, type State } from './state.ts';

interface Standing {
  /** The squares of each side's units, in scan order. */
  readonly squares: Readonly<Record<Side, readonly Square[]>>;
  readonly kings: Readonly<Record<Side, Square | null>>;
  readonly shadows: Readonly<Record<Side, readonly Square[]>>;
}

const readOff = ({ stacks, walls }: State): Standing => {
  const squares: Record<Side, Square[]> = { white: [], black: [] };
  const kings: Record<Side, Square | null> = { white: null, black: null };
  const shadows: Record<Side, Square[]> = { white: [], black: [] };
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack) {
      squares[stack.side].push(square);
      if (kindOf(stack) === 'K') kings[stack.side] = square;
    }
    const shadow = walls[square]?.shadow;
    if (shadow) shadows[shadow.side].push(square);
  }
  return { squares, kings, shadows };
};

/** Remembers an answer that depends on units and walls alone: positions that share these share it. */
export const rememberedByBoard = <Value>(compute: (state: State) => Value): ((state: State) => Value) => {
  const memory = new WeakMap<State['stacks'], { readonly walls: State['walls']; readonly value: Value }>();
  return (state) => {
    const known = memory.get(state.stacks);
    if (known?.walls === state.walls) return known.value;
    const value = compute(state);
    memory.set(state.stacks, { walls: state.walls, value });
    return value;
  };
};

export const standing = rememberedByBoard(readOff);

export const squaresOf = (state: State, side: Side): readonly Square[] => standing(state).squares[side];
export const kingOf = (state: State, side: Side): Square | null => standing(state).kings[side];
export const shadowsOf = (state: State, side: Side): readonly Square[] => standing(state).shadows[side];

/** The square of the unit with that id, or null when it is not on the board. */
export const squareOf = (state: State, id: number): Square | null => {
  const found = state.stacks.findIndex((stack) => stack?.comps.some((unit) => unit.id === id));
  return found < 0 ? null : found;
};
