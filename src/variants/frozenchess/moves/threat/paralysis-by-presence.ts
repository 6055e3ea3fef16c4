/**
 * Paralysis by presence (FC-PAR-5): certain enemies hold a unit as long as they stand next to it.
 * `isParalysed` and `whyParalysed` also read the paralysis timer (FC-PAR-1).
 */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, STEP } from '../../../../kernel/board/direction.ts';
import { type Side, sideName } from '../../../../kernel/side.ts';
import { capitalize, listWords, plural } from '../../../../kernel/words.ts';
import { at, near, SIZE, SQUARES } from '../../position/board.ts';
import { bitOf, type Kinds, kindsAmong } from '../../position/kinds.ts';
import { theUnit, unitName } from '../../position/names.ts';
import { kindsOn, memoizeByBoard, unitSquares } from '../../position/piece-lists.ts';
import { isOnWall, stackAt, stackOn } from '../../position/squares.ts';
import { holds, holdsOnly, isMonad, kindOf } from '../../position/stacks.ts';
import type { Actor, Stack, State } from '../../position/state.ts';
import { type ClauseId, refusal } from '../../rules/index.ts';
import { barringClass, isRoyalGuard } from './immunity.ts';

interface Hold {
  readonly rule: ClauseId;
  readonly squares: readonly Square[];
}

const PAWN = bitOf('P');
/** The kinds whose presence may paralyse units next to them (FC-PAR-5). */
const HOLDING_KINDS = kindsAmong(['J', 'Q']);

const EAST = 1;
const NORTH = SIZE;

const oppositeSquares = (square: Square, pair: readonly [Direction, Direction]): readonly Square[] =>
  pair.map((direction) => at(square, STEP[direction])).filter((jaw) => jaw !== null);

/** Squares from which enemy Pawns, if on all of them, pinch the unit in between (FC-PAWN-5). */
type PawnSquares = readonly Square[];

const OPPOSITE_PAIRS: readonly (readonly PawnSquares[])[] = SQUARES.map((square) =>
  [oppositeSquares(square, ['w', 'e']), oppositeSquares(square, ['s', 'n'])].filter(({ length }) => length === 2),
);

/** The 4 neighbours of each square as one group, for the reading that Pawns pinch from all sides. */
const ALL_FOUR: readonly (readonly PawnSquares[])[] = OPPOSITE_PAIRS.map((pairs) =>
  pairs.length === 2 ? [pairs.flat()] : [],
);

const areEnemyPawns = (state: State, kinds: readonly Kinds[], jaws: PawnSquares, side: Side): boolean => {
  for (let index = 0; index < jaws.length; index++) {
    const jaw = jaws[index] as Square;
    if (((kinds[jaw] as Kinds) & PAWN) === 0 || stackAt(state, jaw).side === side) return false;
  }
  return true;
};

const pincerHold = (state: State, kinds: readonly Kinds[], held: Actor): Hold | null => {
  const pinching = (state.options.pincer === 'all' ? ALL_FOUR : OPPOSITE_PAIRS)[held.square] as readonly PawnSquares[];
  for (let index = 0; index < pinching.length; index++) {
    const jaws = pinching[index] as PawnSquares;
    if (areEnemyPawns(state, kinds, jaws, held.stack.side) && !barringClass(state, 'pincer', null, held))
      return { rule: 'FC-PAWN-5', squares: jaws };
  }
  return null;
};

const findHold = (state: State, square: Square): Hold | null => {
  const stack = stackOn(state, square);
  if (!stack || isOnWall(state, square)) return null;
  const held: Actor = { square, stack };
  const kinds = kindsOn(state);
  const around = near(square);
  for (let index = 0; index < around.length; index++) {
    const other = around[index] as Square;
    if (((kinds[other] as Kinds) & HOLDING_KINDS) === 0) continue;
    const enemy = stackAt(state, other);
    if (enemy.side === stack.side) continue;
    if (holds(enemy, 'J') && !barringClass(state, 'presence', 'J', held))
      return { rule: 'FC-JEST-4', squares: [other] };
    if (holds(enemy, 'Q') && holdsOnly(stack, 'P') && !barringClass(state, 'gaze', 'Q', held))
      return { rule: 'FC-QUEEN-2', squares: [other] };
  }
  return pincerHold(state, kinds, held);
};

/**
 * Returns a bit set of the squares whose units may be paralysed by presence.
 * A square outside the set needs no search, which saves time.
 */
const squaresMaybeHeld = memoizeByBoard((state: State): readonly number[] => {
  const bits = new Array<number>(SQUARES.length >> 5).fill(0);
  const addSquare = (square: Square): void => {
    bits[square >> 5] = (bits[square >> 5] as number) | (1 << (square & 31));
  };
  const kinds = kindsOn(state);
  const addBetweenPawns = (square: Square, toward: number): void => {
    if (((kinds[square + 2 * toward] ?? 0) & PAWN) !== 0) addSquare(square + toward);
  };
  const squares = unitSquares(state);
  for (let index = 0; index < squares.length; index++) {
    const square = squares[index] as Square;
    const here = kinds[square] as Kinds;
    if ((here & HOLDING_KINDS) !== 0) near(square).forEach(addSquare);
    if ((here & PAWN) === 0) continue;
    addBetweenPawns(square, EAST);
    addBetweenPawns(square, NORTH);
  }
  return bits;
});

/** Returns the enemies that hold the unit here by presence, or null. Reads no threats (FC-THR-1). */
export const presenceHoldOn = (state: State, square: Square): Hold | null => {
  const bits = squaresMaybeHeld(state)[square >> 5] as number;
  return (bits & (1 << (square & 31))) === 0 ? null : findHold(state, square);
};

export const isParalysed = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && (stack.paralysis > 0 || presenceHoldOn(state, square) !== null);
};

export const canBeParalysed = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) !== 'K' && !isMonad(stack) && !isRoyalGuard(state, square, stack);
};

const holdersText = (state: State, { squares }: Hold): string =>
  listWords(squares.map((square) => unitName(state, square)));

export const heldByText = (state: State, hold: Hold): string => `by ${holdersText(state, hold)}`;

export const holdText = (state: State, hold: Hold): string =>
  `${capitalize(holdersText(state, hold))} ${plural(hold.squares.length, 'paralyses', 'paralyse')}`;

/** Returns how many turns a paralysed stack will miss. Quickened squares double the timer's speed (FC-TIME-6). */
export const turnsMissed = (
  state: State,
  square: Square,
  { paralysis, side }: Pick<Stack, 'paralysis' | 'side'>,
): number => {
  let [left, turns, quick] = [paralysis, 0, state.quickened[square] ?? 0];
  if (quick === 0) return paralysis;
  for (let isOwn = state.toMove === side; left > 0; isOwn = !isOwn) {
    if (isOwn) [left, turns] = [left - (quick > 0 ? 2 : 1), turns + 1];
    quick -= 1;
  }
  return turns;
};

export const turnsLeft = (turns: number, side: Side): string => `${turns} more of ${sideName(side)}'s turns`;

export const whyParalysed = (state: State, square: Square): Refusal | null => {
  const stack = stackOn(state, square);
  if (!stack) return null;
  if (stack.paralysis > 0) {
    return refusal(
      stack.paralysedBy,
      `${theUnit(state, square)} is paralysed for ${turnsLeft(turnsMissed(state, square, stack), stack.side)}.`,
      [square],
    );
  }
  const hold = presenceHoldOn(state, square);
  return hold && refusal(hold.rule, `${holdText(state, hold)} ${theUnit(state, square, 'inner')}.`, hold.squares);
};
