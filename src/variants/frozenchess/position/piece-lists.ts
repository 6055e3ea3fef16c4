/** Piece lists, computed once per position or updated by `MutablePosition`, since scanning 256 squares is slow. */
import type { Square } from '../../../kernel/board/board.ts';
import { memoize, objectCache } from '../../../kernel/memoize.ts';
import type { Side } from '../../../kernel/side.ts';
import { bitOf, type Kinds } from './kinds.ts';
import { isCarrying, kindOf } from './stacks.ts';
import { stageOf } from './stages.ts';
import type { Component, Stack, State } from './state.ts';

/** Lists of the squares that hold stacks, in scan order (FC-RES-5). Shadows are not listed. */
interface Lists extends Readonly<Record<Side, readonly Square[]>> {
  readonly all: readonly Square[];
  readonly monads: readonly Square[];
  /** Squares of stacks that are paralysed, shellshocked or with cargo. */
  readonly burdened: readonly Square[];
  readonly kings: Readonly<Record<Side, Square | null>>;
  /** The kinds that may be on the board. Updates never remove a kind, since that would take a count of its units. */
  readonly present: Kinds;
}

interface PieceLists {
  readonly kinds: Kinds[];
  lists: Lists;
  board: BoardCache | null;
}

type BoardInputs = Pick<State, 'walls' | 'distracts' | 'corrupted' | 'shadows' | 'options'>;

interface BoardCache extends BoardInputs {
  readonly stage: number;
  readonly answers: unknown[];
}

const withToggled = (list: readonly Square[], square: Square, was: boolean, is: boolean): readonly Square[] => {
  if (was === is) return list;
  const changed: Square[] = [];
  let index = 0;
  for (; index < list.length && (list[index] as Square) < square; index++) changed.push(list[index] as Square);
  if (is) changed.push(square);
  else index++;
  for (; index < list.length; index++) changed.push(list[index] as Square);
  return changed;
};

const isBurdened = (stack: Stack | null): boolean =>
  stack !== null && (stack.paralysis > 0 || stack.shock > 0 || isCarrying(stack));

const kindsIn = ({ units }: Stack): Kinds => {
  let kinds: Kinds = 0;
  for (let index = 0; index < units.length; index++) kinds |= bitOf((units[index] as Component).kind);
  return kinds;
};

const kingsAfter = (kings: Lists['kings'], square: Square, old: Stack | null, stack: Stack | null): Lists['kings'] => {
  if (stack && kindOf(stack) === 'K') return { ...kings, [stack.side]: square };
  return old && kings[old.side] === square ? { ...kings, [old.side]: null } : kings;
};

/** Whether `stack` belongs to the same lists of squares as `old`, so that no list needs a change. */
const isListedAs = (stack: Stack, old: Stack): boolean =>
  stack.side === old.side &&
  !stack.monad === !old.monad &&
  isBurdened(stack) === isBurdened(old) &&
  kindOf(stack) === kindOf(old);

export const updateLists = (pieceLists: PieceLists, square: Square, old: Stack | null, stack: Stack | null): void => {
  const { lists, kinds } = pieceLists;
  const here = stack ? kindsIn(stack) : 0;
  pieceLists.board = null;
  if (stack && old && kinds[square] === here && isListedAs(stack, old)) return;
  kinds[square] = here;
  pieceLists.lists = {
    white: withToggled(lists.white, square, old?.side === 'white', stack?.side === 'white'),
    black: withToggled(lists.black, square, old?.side === 'black', stack?.side === 'black'),
    all: withToggled(lists.all, square, old !== null, stack !== null),
    monads: withToggled(lists.monads, square, !!old?.monad, !!stack?.monad),
    burdened: withToggled(lists.burdened, square, isBurdened(old), isBurdened(stack)),
    kings: kingsAfter(lists.kings, square, old, stack),
    present: lists.present | here,
  };
};

const computeLists = (stacks: State['stacks']): PieceLists => {
  // A typed array would cost more to create and collect, and most of these arrays are short-lived.
  const kinds: Kinds[] = new Array(stacks.length).fill(0);
  const [white, black, all, monads, burdened]: [Square[], Square[], Square[], Square[], Square[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  const kings: Record<Side, Square | null> = { white: null, black: null };
  let present: Kinds = 0;
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (!stack) continue;
    const here = kindsIn(stack);
    kinds[square] = here;
    present |= here;
    all.push(square);
    (stack.side === 'white' ? white : black).push(square);
    if (stack.monad) monads.push(square);
    if (isBurdened(stack)) burdened.push(square);
    if (kindOf(stack) === 'K') kings[stack.side] = square;
  }
  return { kinds, lists: { white, black, all, monads, burdened, kings, present }, board: null };
};

const listsCache = objectCache<State['stacks'], PieceLists>();

/** The stacks that were looked up last. Most lookups in a row are about one position. */
let latestStacks: State['stacks'] | null = null;
let latestLists: PieceLists | null = null;

export const pieceListsOf = ({ stacks }: Pick<State, 'stacks'>): PieceLists => {
  if (latestLists && latestStacks === stacks) return latestLists;
  const found = listsCache.get(stacks) ?? computeLists(stacks);
  listsCache.set(stacks, found);
  latestStacks = stacks;
  latestLists = found;
  return found;
};

/** Caches known piece lists for a copied array of stacks, so that they are not computed again. */
export const registerCopy = (stacks: State['stacks'], { kinds, lists }: PieceLists): void => {
  let present: Kinds = 0;
  for (const square of lists.all) present |= kinds[square] as Kinds;
  listsCache.set(stacks, { kinds: kinds.slice(), lists: { ...lists, present }, board: null });
};

let questionCount = 0;

const isCacheOf = (
  board: BoardCache,
  { walls, distracts, corrupted, shadows, options }: BoardInputs,
  stage: number,
): boolean =>
  board.walls === walls &&
  board.distracts === distracts &&
  board.corrupted === corrupted &&
  board.shadows === shadows &&
  board.options === options &&
  board.stage === stage;

const boardCacheOf = (state: State): BoardCache => {
  const stage = stageOf(state);
  const known = pieceListsOf(state);
  if (known.board && isCacheOf(known.board, state, stage)) return known.board;
  const { walls, distracts, corrupted, shadows, options } = state;
  known.board = { walls, distracts, corrupted, shadows, options, stage, answers: new Array(questionCount) };
  return known.board;
};

/** Memoizes a function that may read only stacks, stage and `BoardInputs`. Other changes do not clear the cache. */
export const memoizeByBoard = <Value extends object>(compute: (state: State) => Value): ((state: State) => Value) => {
  const question = questionCount++;
  return (state) => {
    const { answers } = boardCacheOf(state);
    const known = answers[question] as Value | undefined;
    if (known) return known;
    const value = compute(state);
    answers[question] = value;
    return value;
  };
};

const queensShadows = memoizeByBoard(({ walls }): Readonly<Record<Side, readonly Square[]>> => {
  const found: Record<Side, Square[]> = { white: [], black: [] };
  for (let square = 0; square < walls.length; square++) {
    const shadow = walls[square]?.shadow;
    if (shadow) found[shadow.side].push(square);
  }
  return found;
});

export const kindsOn = (state: State): readonly Kinds[] => pieceListsOf(state).kinds;

export const kindsAt = (state: State, square: Square): Kinds => kindsOn(state)[square] as Kinds;
/** Whether any of these kinds may be on the board. Only false is certain. */
export const mayBeOnBoard = (state: State, kinds: Kinds): boolean => (pieceListsOf(state).lists.present & kinds) !== 0;
export const monadSquares = (state: State): readonly Square[] => pieceListsOf(state).lists.monads;
export const burdenedSquares = (state: State): readonly Square[] => pieceListsOf(state).lists.burdened;
export const unitSquares = (state: State): readonly Square[] => pieceListsOf(state).lists.all;
export const squaresOf = (state: State, side: Side): readonly Square[] => pieceListsOf(state).lists[side];
export const kingOf = (state: State, side: Side): Square | null => pieceListsOf(state).lists.kings[side];
export const queensShadowsOf = (state: State, side: Side): readonly Square[] => queensShadows(state)[side];

/** Returns the square of a unit in normal form. Null for shadows, cargo and units not on the board. */
export const squareOf = (state: State, id: number): Square | null => {
  const found = state.stacks.findIndex((stack) => stack?.units.some((unit) => unit.id === id));
  return found < 0 ? null : found;
};

interface TombLists {
  readonly all: readonly Square[];
  readonly closed: readonly Square[];
}

const tombLists = memoize((tombs: State['tombs']): TombLists => {
  const all: Square[] = [];
  for (const key of Object.keys(tombs)) all.push(Number(key));
  return { all, closed: all.filter((square) => tombs[square]?.status === 'closed') };
});

export const tombSquares = ({ tombs }: State): readonly Square[] => tombLists(tombs).all;
export const closedTombs = ({ tombs }: State): readonly Square[] => tombLists(tombs).closed;
