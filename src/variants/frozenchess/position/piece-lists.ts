/** Piece lists, built once per position and updated incrementally in a working position (`working.ts`). */
import type { Square } from '../../../kernel/board/board.ts';
import { memoize, memory } from '../../../kernel/memoize.ts';
import type { Side } from '../../../kernel/side.ts';
import { bitOf, type Kinds } from './kinds.ts';
import { isCarrying, kindOf } from './stacks.ts';
import { stageOf } from './stages.ts';
import type { Component, Stack, State } from './state.ts';

/** Squares of stacks in normal form, each list in scan order. */
interface Lists extends Readonly<Record<Side, readonly Square[]>> {
  readonly all: readonly Square[];
  readonly monads: readonly Square[];
  /** Stacks that change with time: paralysed, shellshocked or loaded. */
  readonly burdened: readonly Square[];
  readonly kings: Readonly<Record<Side, Square | null>>;
  /** A superset of the kinds on the board: updates only add to it. */
  readonly present: Kinds;
}

export interface Standing {
  /** The kinds in the stack, by square. */
  readonly kinds: Kinds[];
  lists: Lists;
  board: Board | null;
}

type Grounds = Pick<State, 'walls' | 'distracts' | 'corrupted' | 'shadows' | 'options'>;

/** A cache of answers, by question number, with all that they depend on besides the stacks. */
interface Board extends Grounds {
  readonly stage: number;
  readonly answers: unknown[];
}

const toggled = (list: readonly Square[], square: Square, was: boolean, is: boolean): readonly Square[] => {
  if (was === is) return list;
  const changed: Square[] = [];
  let index = 0;
  for (; index < list.length && (list[index] as Square) < square; index++)
    changed.push(list[index] as Square);
  if (is) changed.push(square);
  else index++;
  for (; index < list.length; index++) changed.push(list[index] as Square);
  return changed;
};

const isBurdened = (stack: Stack | null): boolean =>
  stack !== null && (stack.par > 0 || stack.shock > 0 || isCarrying(stack));

const kindsIn = ({ comps }: Stack): Kinds => {
  let kinds: Kinds = 0;
  for (let index = 0; index < comps.length; index++) kinds |= bitOf((comps[index] as Component).kind);
  return kinds;
};

const kingsAfter = (
  kings: Lists['kings'],
  square: Square,
  old: Stack | null,
  stack: Stack | null,
): Lists['kings'] => {
  if (stack && kindOf(stack) === 'K') return { ...kings, [stack.side]: square };
  return old && kings[old.side] === square ? { ...kings, [old.side]: null } : kings;
};

/** Whether two stacks belong to the same lists, so that an update can be skipped. */
const isListedAs = (stack: Stack, old: Stack): boolean =>
  stack.side === old.side &&
  !stack.monad === !old.monad &&
  isBurdened(stack) === isBurdened(old) &&
  kindOf(stack) === kindOf(old);

export const keepUp = (standing: Standing, square: Square, old: Stack | null, stack: Stack | null): void => {
  const { lists, kinds } = standing;
  const here = stack ? kindsIn(stack) : 0;
  standing.board = null;
  if (stack && old && kinds[square] === here && isListedAs(stack, old)) return;
  kinds[square] = here;
  standing.lists = {
    white: toggled(lists.white, square, old?.side === 'white', stack?.side === 'white'),
    black: toggled(lists.black, square, old?.side === 'black', stack?.side === 'black'),
    all: toggled(lists.all, square, old !== null, stack !== null),
    monads: toggled(lists.monads, square, !!old?.monad, !!stack?.monad),
    burdened: toggled(lists.burdened, square, isBurdened(old), isBurdened(stack)),
    kings: kingsAfter(lists.kings, square, old, stack),
    present: lists.present | here,
  };
};

const readOff = (stacks: State['stacks']): Standing => {
  // A typed array would cost more to create and collect, and most are short-lived.
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

const standings = memory<State['stacks'], Standing>();

/** Most questions about one position come in a row, so the latest lookup is cached. */
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

/** Registers a copy of the lists for another array of equal stacks. */
export const standAs = (stacks: State['stacks'], { kinds, lists }: Standing): void => {
  let present: Kinds = 0;
  for (const square of lists.all) present |= kinds[square] as Kinds;
  standings.set(stacks, { kinds: kinds.slice(), lists: { ...lists, present }, board: null });
};

let questions = 0;

const isOn = (
  board: Board,
  { walls, distracts, corrupted, shadows, options }: Grounds,
  stage: number,
): boolean =>
  board.walls === walls &&
  board.distracts === distracts &&
  board.corrupted === corrupted &&
  board.shadows === shadows &&
  board.options === options &&
  board.stage === stage;

const boardOf = (state: State): Board => {
  const stage = stageOf(state);
  const known = standing(state);
  if (known.board && isOn(known.board, state, stage)) return known.board;
  const { walls, distracts, corrupted, shadows, options } = state;
  known.board = { walls, distracts, corrupted, shadows, options, stage, answers: new Array(questions) };
  return known.board;
};

/** Memoizes a function of the stacks, `Grounds` and the stage. It must read nothing else of the state. */
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

const queensShadows = memoizeByBoard(({ walls }): Readonly<Record<Side, readonly Square[]>> => {
  const found: Record<Side, Square[]> = { white: [], black: [] };
  for (let square = 0; square < walls.length; square++) {
    const shadow = walls[square]?.shadow;
    if (shadow) found[shadow.side].push(square);
  }
  return found;
});

export const kindsOn = (state: State): readonly Kinds[] => standing(state).kinds;

export const kindsAt = (state: State, square: Square): Kinds => kindsOn(state)[square] as Kinds;
/** False is certain; true means that such a unit may be on the board in normal form. */
export const isAnyOf = (state: State, kinds: Kinds): boolean => (standing(state).lists.present & kinds) !== 0;
export const monadSquares = (state: State): readonly Square[] => standing(state).lists.monads;
export const burdenedSquares = (state: State): readonly Square[] => standing(state).lists.burdened;
export const unitSquares = (state: State): readonly Square[] => standing(state).lists.all;
export const squaresOf = (state: State, side: Side): readonly Square[] => standing(state).lists[side];
export const kingOf = (state: State, side: Side): Square | null => standing(state).lists.kings[side];
export const queensShadowsOf = (state: State, side: Side): readonly Square[] => queensShadows(state)[side];

/** Null unless the unit is on the board in normal form; cargo is not found. */
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

export const tombSquares = ({ tombs }: State): readonly Square[] => graves(tombs).all;
export const closedTombs = ({ tombs }: State): readonly Square[] => graves(tombs).closed;
