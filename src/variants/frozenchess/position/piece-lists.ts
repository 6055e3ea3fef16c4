/** Who stands where, read once per position: the squares of each side, the kings, the Queen's Shadows. */
import type { Square } from '../../../kernel/board/board.ts';
import { memoize, memory } from '../../../kernel/remembered.ts';
import type { Side } from '../../../kernel/side.ts';
import { bitOf, type Kinds } from './kinds.ts';
import { stageOf } from './stages.ts';
import { type Component, kindOf, type State } from './state.ts';

interface Standing {
  /** The kinds in the stack on each square, and in any of a side's. */
  readonly kinds: readonly Kinds[];
  readonly present: Readonly<Record<Side, Kinds>>;
  /** The squares of monads in normal form. */
  readonly monads: readonly Square[];
  /** The squares of all units, in scan order. */
  readonly all: readonly Square[];
  /** The squares of each side's units, in scan order. */
  readonly squares: Readonly<Record<Side, readonly Square[]>>;
  readonly kings: Readonly<Record<Side, Square | null>>;
}

const readOff = (stacks: State['stacks']): Standing => {
  // No typed array: these live for a phase, and a typed array is slow to get and to throw away.
  const kinds: Kinds[] = new Array(stacks.length).fill(0);
  const present: Record<Side, Kinds> = { white: 0, black: 0 };
  const monads: Square[] = [];
  const all: Square[] = [];
  const squares: Record<Side, Square[]> = { white: [], black: [] };
  const kings: Record<Side, Square | null> = { white: null, black: null };
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack) {
      let here: Kinds = 0;
      for (let index = 0; index < stack.comps.length; index++)
        here |= bitOf((stack.comps[index] as Component).kind);
      kinds[square] = here;
      present[stack.side] |= here;
      if (stack.monad) monads.push(square);
      all.push(square);
      squares[stack.side].push(square);
      if (kindOf(stack) === 'K') kings[stack.side] = square;
    }
  }
  return { kinds, present, monads, all, squares, kings };
};

/** A board, and all that is remembered of it, by question. */
interface Board {
  readonly stacks: State['stacks'];
  readonly walls: State['walls'];
  readonly distracts: State['distracts'];
  readonly corrupted: State['corrupted'];
  readonly stage: number;
  readonly answers: unknown[];
}

let questions = 0;

const boardIn = ({ stacks, walls, distracts, corrupted }: State, stage: number): Board => ({
  stacks,
  walls,
  distracts,
  corrupted,
  stage,
  answers: new Array(questions),
});

const isBoardOf = (board: Board, state: State, stage: number): boolean =>
  board.stacks === state.stacks &&
  board.walls === state.walls &&
  board.distracts === state.distracts &&
  board.corrupted === state.corrupted &&
  board.stage === stage;

const boards = memory<State['stacks'], Board>();

/** The last board asked about: most questions come in a row. */
let latest: Board | null = null;

const boardOf = (state: State): Board => {
  const stage = stageOf(state);
  if (latest && isBoardOf(latest, state, stage)) return latest;
  let board = boards.get(state.stacks);
  if (!board || !isBoardOf(board, state, stage)) {
    board = boardIn(state, stage);
    boards.set(state.stacks, board);
  }
  latest = board;
  return board;
};

/**
 * Remembers an answer that depends on units, walls, what turns or ends rays, and the stage: positions that
 * share these share it.
 */
export const memoizeByBoard = <Value extends object>(
  compute: (state: State) => Value,
): ((state: State) => Value) => {
  const question = questions++;
  return (state) => {
    const { answers } = boardOf(state);
    const known = answers[question] as Value | undefined;
    if (known) return known;
    const value = compute(state);
    answers[question] = value;
    return value;
  };
};

const standings = memory<State['stacks'], Standing>();

/** What was last asked about: most questions come in a row. */
let latestStacks: State['stacks'] | null = null;
let latestStanding: Standing | null = null;

export const standing = ({ stacks }: Pick<State, 'stacks'>): Standing => {
  if (latestStanding && latestStacks === stacks) return latestStanding;
  const found = standings.get(stacks) ?? readOff(stacks);
  standings.set(stacks, found);
  latestStacks = stacks;
  latestStanding = found;
  return found;
};

/** In these stacks everybody stands where it stood, as what it was. */
export const standAsBefore = (stacks: State['stacks'], before: State): void => {
  standings.set(stacks, standing(before));
};

const queensShadows = memoize((walls: State['walls']): Readonly<Record<Side, readonly Square[]>> => {
  const found: Record<Side, Square[]> = { white: [], black: [] };
  for (let square = 0; square < walls.length; square++) {
    const shadow = walls[square]?.shadow;
    if (shadow) found[shadow.side].push(square);
  }
  return found;
});

/** The kinds in the stack on each square, for a quick no before units are looked at. */
export const kindsOn = (state: State): readonly Kinds[] => standing(state).kinds;
/** Is a unit of one of these kinds on the board, in normal form? */
export const isAnyOf = (state: State, kinds: Kinds): boolean => {
  const { white, black } = standing(state).present;
  return ((white | black) & kinds) !== 0;
};
export const monadSquares = (state: State): readonly Square[] => standing(state).monads;
export const unitSquares = (state: State): readonly Square[] => standing(state).all;
export const squaresOf = (state: State, side: Side): readonly Square[] => standing(state).squares[side];
export const kingOf = (state: State, side: Side): Square | null => standing(state).kings[side];
export const queensShadowsOf = (state: State, side: Side): readonly Square[] =>
  queensShadows(state.walls)[side];

/** The square of the unit with that id, or null when it is not on the board. */
export const squareOf = (state: State, id: number): Square | null => {
  const found = state.stacks.findIndex((stack) => stack?.comps.some((unit) => unit.id === id));
  return found < 0 ? null : found;
};

interface Graves {
  readonly all: readonly Square[];
  readonly closed: readonly Square[];
}

const graves = memoize((tombs: State['tombs']): Graves => {
  const all: Square[] = [];
  for (const key of Object.keys(tombs)) all.push(Number(key));
  return { all, closed: all.filter((square) => tombs[square]?.status === 'closed') };
});

/** The squares of tombs, and of closed ones, in scan order. */
export const tombSquares = ({ tombs }: State): readonly Square[] => graves(tombs).all;
export const closedTombs = ({ tombs }: State): readonly Square[] => graves(tombs).closed;
