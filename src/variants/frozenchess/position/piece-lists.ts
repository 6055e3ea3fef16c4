/** Who stands where, read once per position: the squares of each side, the kings, the Queen's Shadows. */
import type { Square } from '../../../kernel/board.ts';
import { memoize, memory } from '../../../kernel/remembered.ts';
import type { Side } from '../../../kernel/side.ts';
import { bitOf, type Kinds } from './kinds.ts';
import { stageOf } from './stages.ts';
import { kindOf, type Stack, type State } from './state.ts';

interface Standing {
  /** The kinds in the stack on each square, and in any of them. */
  readonly kinds: readonly Kinds[];
  readonly present: Kinds;
  /** The squares of monads in normal form. */
  readonly monads: readonly Square[];
  /** The squares of all units, in scan order. */
  readonly all: readonly Square[];
  /** The squares of each side's units, in scan order. */
  readonly squares: Readonly<Record<Side, readonly Square[]>>;
  readonly kings: Readonly<Record<Side, Square | null>>;
}

const kindsIn = ({ comps }: Stack): Kinds => {
  let kinds: Kinds = 0;
  for (const { kind } of comps) kinds |= bitOf(kind);
  return kinds;
};

const readOff = (stacks: State['stacks']): Standing => {
  // No typed array: these live for a phase, and a typed array is slow to get and to throw away.
  const kinds: Kinds[] = new Array(stacks.length).fill(0);
  let present: Kinds = 0;
  const monads: Square[] = [];
  const all: Square[] = [];
  const squares: Record<Side, Square[]> = { white: [], black: [] };
  const kings: Record<Side, Square | null> = { white: null, black: null };
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack) {
      kinds[square] = kindsIn(stack);
      present |= kinds[square] as Kinds;
      if (stack.monad) monads.push(square);
      all.push(square);
      squares[stack.side].push(square);
      if (kindOf(stack) === 'K') kings[stack.side] = square;
    }
  }
  return { kinds, present, monads, all, squares, kings };
};

/** The list, in scan order, with that square or without it. */
const listed = (list: readonly Square[], square: Square, isIn: boolean): readonly Square[] => {
  let place = 0;
  while (place < list.length && (list[place] as Square) < square) place++;
  if ((list[place] === square) === isIn) return list;
  const copy = list.slice();
  if (isIn) copy.splice(place, 0, square);
  else copy.splice(place, 1);
  return copy;
};

/** What is read off these stacks, where it is known of others that differ on one square only. */
const mended = (known: Standing, stacks: State['stacks'], square: Square): Standing => {
  const stack = stacks[square] ?? null;
  const now = stack ? kindsIn(stack) : 0;
  const kinds = known.kinds.slice();
  kinds[square] = now;
  const all = listed(known.all, square, stack !== null);
  let present: Kinds = 0;
  for (const each of all) present |= kinds[each] as Kinds;
  const monads = listed(known.monads, square, stack !== null && stack.monad !== null);
  const squares = {
    white: listed(known.squares.white, square, stack?.side === 'white'),
    black: listed(known.squares.black, square, stack?.side === 'black'),
  };
  const kingIn = (side: Side): Square | null => {
    const isKingHere = stack?.side === side && kindOf(stack) === 'K';
    if (known.kings[side] !== square && !isKingHere) return known.kings[side];
    return squares[side].filter((each) => kindOf(stacks[each] as Stack) === 'K').at(-1) ?? null;
  };
  const kings = { white: kingIn('white'), black: kingIn('black') };
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

/** Other stacks that differ from these on one square only. */
interface Origin {
  readonly stacks: State['stacks'];
  readonly square: Square;
}

/** What is read off stacks, or how to find it from others of which it may be known. */
const standings = memory<State['stacks'], Standing>();
const origins = memory<State['stacks'], Origin | null>();

/** What was last asked about: most questions come in a row. */
let latestStacks: State['stacks'] | null = null;
let latestStanding: Standing | null = null;

const foundStanding = (stacks: State['stacks']): Standing => {
  const known = standings.get(stacks);
  if (known) return known;
  const origin = origins.get(stacks);
  const found = origin ? mended(foundStanding(origin.stacks), stacks, origin.square) : readOff(stacks);
  standings.set(stacks, found);
  if (origin) origins.set(stacks, null);
  return found;
};

export const standing = ({ stacks }: Pick<State, 'stacks'>): Standing => {
  if (latestStanding && latestStacks === stacks) return latestStanding;
  const found = foundStanding(stacks);
  latestStacks = stacks;
  latestStanding = found;
  return found;
};

/** In these stacks everybody stands where it stood, as what it was. */
export const standAsBefore = (stacks: State['stacks'], before: State): void => {
  standings.set(stacks, standing(before));
};

/** The stacks with another one, or none, on a square. What is read off them is mended when it is asked for. */
export const replaceStack = (
  stacks: State['stacks'],
  square: Square,
  stack: Stack | null,
): State['stacks'] => {
  const copy = stacks.slice();
  copy[square] = stack;
  origins.set(copy, { stacks, square });
  return copy;
};

/** What is read off walls: the squares of all, and of each side's Queen's Shadows, in scan order. */
interface Walled {
  readonly all: readonly Square[];
  readonly queensShadows: Readonly<Record<Side, readonly Square[]>>;
}

const walled = memoize((walls: State['walls']): Walled => {
  const all: Square[] = [];
  const queensShadows: Record<Side, Square[]> = { white: [], black: [] };
  for (let square = 0; square < walls.length; square++) {
    const wall = walls[square];
    if (!wall) continue;
    all.push(square);
    if (wall.shadow) queensShadows[wall.shadow.side].push(square);
  }
  return { all, queensShadows };
});

/** The kinds in the stack on each square, for a quick no before units are looked at. */
export const kindsOn = (state: State): readonly Kinds[] => standing(state).kinds;
/** Is a unit of one of these kinds on the board, in normal form? */
export const isAnyOf = (state: State, kinds: Kinds): boolean => (standing(state).present & kinds) !== 0;
export const monadSquares = (state: State): readonly Square[] => standing(state).monads;
export const unitSquares = (state: State): readonly Square[] => standing(state).all;
export const squaresOf = (state: State, side: Side): readonly Square[] => standing(state).squares[side];
export const kingOf = (state: State, side: Side): Square | null => standing(state).kings[side];
export const queensShadowsOf = (state: State, side: Side): readonly Square[] =>
  walled(state.walls).queensShadows[side];
/** The squares of walls and Queen's Shadows, in scan order. */
export const wallSquares = (state: State): readonly Square[] => walled(state.walls).all;

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
  const all = Object.keys(tombs).map(Number);
  return { all, closed: all.filter((square) => tombs[square]?.status === 'closed') };
});

/** The squares of tombs, and of closed ones, in scan order. */
export const tombSquares = ({ tombs }: State): readonly Square[] => graves(tombs).all;
export const closedTombs = ({ tombs }: State): readonly Square[] => graves(tombs).closed;
