/** What stands in the lines from enemies to the own King, and keeps it from check. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Direction } from '../../../../kernel/board/direction.ts';
import { other } from '../../../../kernel/side.ts';
import { isLined, linesToMarks } from '../../mechanics/movement/courses.ts';
import { lendableTo, usableOf } from '../../mechanics/threat/powers.ts';
import { ahead } from '../../position/board.ts';
import { bitOf, type Kind, type Kinds } from '../../position/kinds.ts';
import { kindsOn, presentOf, queensShadowsOf, squaresOf } from '../../position/piece-lists.ts';
import { isFilled, rangeOf, type Stack, type State, stackAt, wallOn } from '../../position/state.ts';
import { approaches, linesOf, mightCapture } from '../lines.ts';
import type { Comer } from './stir.ts';

/**
 * The filled squares of a line from an enemy to the king, or to the mark that turns it: any of them keeps the
 * king from check along it.
 */
export type Screen = readonly Square[];

/** Adds those of all lines of a kind from a square. */
const addScreens = (
  found: Screen[],
  state: State,
  kind: Kind,
  aim: Direction,
  range: number,
  from: Square,
  king: Square,
): void => {
  const add = (line: readonly Square[]): void => {
    found.push(line.filter((square) => isFilled(state, square)));
  };
  if (mightCapture(kind, aim, from, king))
    for (const { isRay, between } of approaches(linesOf(kind, aim, 'capture', from), king))
      if (!isRay || between.length < range) add(between);
  if (isLined(state, from))
    for (const line of linesToMarks(state, kind, aim, from)) if (line.length <= range) add(line);
};

/** Adds those of what a stack on a square is itself. */
const addOwnScreens = (found: Screen[], state: State, stack: Stack, from: Square, king: Square): void => {
  for (const unit of stack.comps) {
    const { kind, aim, cargo } = unit;
    if (kind !== 'B' && (kind !== 'Z' || cargo.length > 0))
      addScreens(found, state, kind, aim, rangeOf(unit, stack), from, king);
  }
};

/** Adds every line on which others could come to lend a stack that kind, or what makes them do so. */
const addLoans = (found: Screen[], state: State, kind: Kind, stack: Stack, to: Square): void => {
  const kinds = kindsOn(state);
  for (const by of squaresOf(state, stack.side)) {
    if (((kinds[by] as Kinds) & bitOf(kind)) === 0 || by === to) continue;
    for (const unit of stackAt(state, by).comps)
      if (unit.kind === kind) addScreens(found, state, kind, unit.aim, Infinity, by, to);
    // The Rooks that it empowers empower it (FC-ROOK-4).
    if (kind === 'R')
      for (const unit of stack.comps) addScreens(found, state, unit.kind, unit.aim, Infinity, to, by);
  }
};

/** Adds those of what may be lent to the stack on a square: its line to the king is shut, or all of the loan's. */
const addLentScreens = (found: Screen[], state: State, stack: Stack, from: Square, king: Square): void => {
  for (const kind of lendableTo(state, from, king)) {
    const lines: Screen[] = [];
    addScreens(lines, state, kind, ahead(stack.side), Infinity, from, king);
    if (lines.every((line) => line.length > 0)) found.push(...lines);
    else addLoans(found, state, kind, stack, from);
  }
};

/**
 * Every line on which an enemy could check the king but for what stands on it, and for what holds the enemy.
 */
export const screensAgainst = (state: State, king: Square): readonly Screen[] => {
  const enemy = other(state.toMove);
  const found: Screen[] = [];
  for (const from of squaresOf(state, enemy)) {
    const stack = stackAt(state, from);
    if (stack.par > 0) continue;
    addOwnScreens(found, state, stack, from, king);
    addLentScreens(found, state, stack, from, king);
  }
  for (const from of queensShadowsOf(state, enemy))
    addScreens(found, state, 'Q', 'n', wallOn(state, from)?.shadow?.range ?? 0, from, king);
  return found;
};

/** The lines of an enemy that comes to another square, by what it is and whatever is lent to it there. */
export const screensFrom = (state: State, { from, to }: Comer, king: Square): readonly Screen[] => {
  const stack = stackAt(state, from);
  const found: Screen[] = [];
  addOwnScreens(found, state, stack, to, king);
  for (const kind of usableOf(state, stack, to, king, presentOf(state, stack.side)))
    addScreens(found, state, kind, ahead(stack.side), Infinity, to, king);
  return found;
};

/** The lines of all other enemies, if whoever comes to another square lends them what it is. */
export const screensLent = (state: State, lender: Square, king: Square): readonly Screen[] => {
  const lent = kindsOn(state)[lender] as Kinds;
  const { side } = stackAt(state, lender);
  const found: Screen[] = [];
  for (const from of squaresOf(state, side))
    if (from !== lender)
      for (const kind of usableOf(state, stackAt(state, from), from, king, lent))
        addScreens(found, state, kind, ahead(side), Infinity, from, king);
  return found;
};
