/** Threats and protection (FC-THR-1 to 4). Threats depend on paralysis, but paralysis never on threats. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { bitOf, isPeaceful, type Kinds } from '../../position/kinds.ts';
import { kindsAt, kindsOn, memoizeByBoard, queensShadowsOf, squaresOf } from '../../position/piece-lists.ts';
import { isFilled, isOnWall, stackAt, stackOn, wallOn } from '../../position/squares.ts';
import { actingUnit, isMonad, kindOf, rangeOf } from '../../position/stacks.ts';
import type { Component, Stack, State } from '../../position/state.ts';
import { currentLinesOf, mightReach, reaches } from '../bent-lines.ts';
import { type BoardLine, linesOf } from '../lines.ts';
import { isParalysed } from './paralysis-by-presence.ts';

/**
 * Visits each square where a move along one of the lines can end.
 * If `visit` returns true, the function stops and returns true.
 */
export const visitLineEnds = (
  state: State,
  lines: readonly BoardLine[],
  range: number,
  visit: (end: Square, line: BoardLine, travelled: number) => boolean,
): boolean => {
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as BoardLine;
    const { travel, ends } = line;
    const most = line.shape === 'ray' ? Math.min(ends.length, range) : ends.length;
    for (let k = 0; k < most; k++) {
      const here = ends[k] as readonly Square[];
      for (let place = 0; place < here.length; place++) if (visit(here[place] as Square, line, k)) return true;
      const next = travel[k];
      if (next === undefined || isFilled(state, next)) break;
    }
  }
  return false;
};

const [KNIGHT, PAWN] = [bitOf('N'), bitOf('P')];

const findKnightOver = (state: State, square: Square): Square | null => {
  const stack = stackOn(state, square);
  const kinds = kindsOn(state);
  if (!stack || ((kinds[square] as Kinds) & PAWN) === 0) return null;
  const leaps = linesOf('N', 'n', 'capture', square);
  for (let index = 0; index < leaps.length; index++) {
    const from = leaps[index]?.ends[0]?.[0] as Square;
    if (((kinds[from] as Kinds) & KNIGHT) === 0) continue;
    const enemy = stackAt(state, from);
    if (enemy.side !== stack.side && !isMonad(enemy) && !isParalysed(state, from)) return from;
  }
  return null;
};

const knightCache = memoizeByBoard((_state: State): (Square | null | undefined)[] => []);

/** Returns the enemy Knight that restricts the Pawn here to single steps (FC-KNIG-4), or null. */
export const knightOver = (state: State, square: Square): Square | null => {
  const known = knightCache(state);
  const knight = known[square];
  if (knight !== undefined) return knight;
  const found = findKnightOver(state, square);
  known[square] = found;
  return found;
};

export const knightmareOn = (state: State, square: Square): Square | null => {
  const stack = stackOn(state, square);
  return stack && kindOf(stack) === 'P' ? knightOver(state, square) : null;
};

/** Whether this unit can threaten anything. Paralysis is left to the callers, since only some of them count it. */
const isArmed = (state: State, square: Square, { kind, cargo }: Component): boolean => {
  if (kind === 'Z') return cargo.length > 0;
  if (kind === 'P') return knightOver(state, square) === null;
  return !isPeaceful(kind) || kind === 'B';
};

const canThreaten = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return !!stack && !isMonad(stack) && !isOnWall(state, square) && !isParalysed(state, square);
};

const visitThreats = (
  state: State,
  from: Square,
  unit: Component,
  stack: Stack,
  visit: (end: Square, line: BoardLine) => boolean,
): boolean =>
  visitLineEnds(
    state,
    currentLinesOf(state, unit.kind, unit.aim, 'capture', from),
    rangeOf(unit, stack),
    (end, line) => wallOn(state, end) === null && visit(end, line),
  );

/** Visits all threats of a stack. A square is visited once for each unit and line that threaten the square. */
export const eachThreat = (
  state: State,
  from: Square,
  visit: (end: Square, line: BoardLine, unit: Component) => void,
): void => {
  const stack = stackOn(state, from);
  if (!stack || !canThreaten(state, from)) return;
  for (const unit of stack.units) {
    if (!isArmed(state, from, unit)) continue;
    visitThreats(state, from, unit, stack, (end, line) => {
      visit(end, line, unit);
      return false;
    });
  }
};

const NO_UNITS: readonly Component[] = [];

const threatSetCache = memoizeByBoard((_state: State): (readonly Square[] | undefined)[] => []);

export const threatsOf = (state: State, from: Square): readonly Square[] => {
  const known = threatSetCache(state);
  let squares = known[from];
  if (!squares) {
    const found = new Set<Square>();
    eachThreat(state, from, (end) => found.add(end));
    squares = [...found];
    known[from] = squares;
  }
  return squares;
};

/** Returns an actor's threatened squares. Paralysis is ignored, since it counts at the turn's start only (FC-RES-7). */
export const actorThreats = (state: State, from: Square): readonly Square[] => {
  const stack = stackOn(state, from);
  const found = new Set<Square>();
  if (stack && isArmed(state, from, actingUnit(stack))) {
    visitThreats(state, from, actingUnit(stack), stack, (end) => {
      found.add(end);
      return false;
    });
  }
  return [...found];
};

const isInThreatSet = (state: State, from: Square, unit: Component, stack: Stack, to: Square): boolean =>
  wallOn(state, to) === null && reaches(state, unit.kind, unit.aim, rangeOf(unit, stack), from, to);

const doesThreaten = (state: State, from: Square, unit: Component, stack: Stack, to: Square): boolean =>
  isInThreatSet(state, from, unit, stack, to) && isArmed(state, from, unit) && canThreaten(state, from);

const mightThreaten = (state: State, from: Square, to: Square): boolean =>
  mightReach(state, kindsAt(state, from), from, to);

/** Returns the units of the stack on `from` that threaten `to`. This costs less than their whole threat sets. */
export const threateningUnits = (state: State, from: Square, to: Square): readonly Component[] => {
  const stack = stackOn(state, from);
  if (!stack || !mightThreaten(state, from, to)) return NO_UNITS;
  const { units } = stack;
  if (units.length === 1) return doesThreaten(state, from, units[0], stack, to) ? units : NO_UNITS;
  return units.filter((unit) => doesThreaten(state, from, unit, stack, to));
};

export const isThreat = (state: State, from: Square, to: Square): boolean => {
  const stack = stackOn(state, from);
  if (!stack || !mightThreaten(state, from, to)) return false;
  const { units } = stack;
  for (let index = 0; index < units.length; index++)
    if (doesThreaten(state, from, units[index] as Component, stack, to)) return true;
  return false;
};

/** Visits the squares that the Queen's Shadow here threatens (FC-QUEEN-4). Without a Queen's Shadow, visits none. */
export const eachQueensShadowThreat = (
  state: State,
  from: Square,
  visit: (end: Square, line: BoardLine) => void,
): void => {
  const shadow = wallOn(state, from)?.shadow;
  if (!shadow) return;
  visitLineEnds(state, currentLinesOf(state, 'Q', 'n', 'capture', from), shadow.range, (end, line) => {
    if (wallOn(state, end) === null) visit(end, line);
    return false;
  });
};

export const isQueensShadowThreat = (state: State, from: Square, to: Square): boolean => {
  const shadow = wallOn(state, from)?.shadow;
  return !!shadow && wallOn(state, to) === null && reaches(state, 'Q', 'n', shadow.range, from, to);
};

export const queensShadowThreats = (state: State, from: Square): readonly Square[] => {
  const found: Square[] = [];
  eachQueensShadowThreat(state, from, (end) => found.push(end));
  return found;
};

/** Returns the squares from which a side threatens this square (FC-THR-3). */
export const threateners = (state: State, square: Square, side: Side): readonly Square[] => {
  const found = squaresOf(state, side).filter((from) => isThreat(state, from, square));
  const shadows = queensShadowsOf(state, side);
  return shadows.length === 0
    ? found
    : found.concat(shadows.filter((from) => isQueensShadowThreat(state, from, square)));
};

export const protects = (state: State, from: Square, to: Square): boolean =>
  from !== to && stackOn(state, from)?.side === stackOn(state, to)?.side && isThreat(state, from, to);

export const protectorsOf = (state: State, square: Square): readonly Square[] =>
  squaresOf(state, stackAt(state, square).side).filter((each) => protects(state, each, square));
