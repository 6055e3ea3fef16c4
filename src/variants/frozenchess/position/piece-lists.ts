/** Who stands where, read once per position: the squares of each side, the kings, the Queen's Shadows. */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { stageOf } from './stages.ts';
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

interface Memory<Value> {
  readonly state: Pick<State, 'walls' | 'distracts' | 'corrupted'>;
  readonly stage: number;
  readonly value: Value;
}

/** Remembers an answer that depends on units, walls, what turns or ends rays, and the stage: positions that share these share it. */
export const rememberedByBoard = <Value>(compute: (state: State) => Value): ((state: State) => Value) => {
  const memory = new WeakMap<State['stacks'], Memory<Value>>();
  return (state) => {
    const known = memory.get(state.stacks);
    const { walls, distracts, corrupted } = state;
    const stage = stageOf(state);
    const isKnown = known?.state.walls === walls && known.state.distracts === distracts && known.state.corrupted === corrupted;
    if (isKnown && known.stage === stage) return known.value;
    const value = compute(state);
    memory.set(state.stacks, { state: { walls, distracts, corrupted }, stage, value });
    return value;
  };
};

export const standing = rememberedByBoard(readOff);

export const squaresOf = (state: State, side: Side): readonly Square[] => standing(state).squares[side];
export const kingOf = (state: State, side: Side): Square | null => standing(state).kings[side];
export const queensShadowsOf = (state: State, side: Side): readonly Square[] => standing(state).shadows[side];

/** The square of the unit with that id, or null when it is not on the board. */
export const squareOf = (state: State, id: number): Square | null => {
  const found = state.stacks.findIndex((stack) => stack?.comps.some((unit) => unit.id === id));
  return found < 0 ? null : found;
};
