/** Bounces (FC-BNC-1, FC-BNC-2): a rider turns at an obstacle. */
import type { Square } from '../../../kernel/board/board.ts';
import {
  DIAGONALS,
  DIRECTIONS,
  type Direction,
  directionIndex,
  ORTHOGONALS,
  rotate,
  STEP,
} from '../../../kernel/board/direction.ts';
import { at, SQUARES } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { isCorrupted, isFilled, isOnWall, stackOn } from '../position/squares.ts';
import { actingUnit, rangeOf } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';
import { isMarked } from './bent-lines.ts';
import { linesOf } from './lines.ts';

export interface Bounce {
  readonly first: Direction;
  readonly to: Square;
  readonly path: readonly Square[];
  readonly corners: readonly Square[];
}

const BOUNCING: Partial<Readonly<Record<Kind, readonly Direction[]>>> = {
  S: DIRECTIONS,
  Q: DIRECTIONS,
  D: DIAGONALS,
  B: DIAGONALS,
  R: ORTHOGONALS,
  T: ORTHOGONALS,
};

export const canBounce = (kind: Kind): boolean => BOUNCING[kind] !== undefined;

interface BouncePath {
  readonly at: Square;
  readonly heading: Direction;
  readonly path: readonly Square[];
  readonly corners: readonly Square[];
  /** The turns, one letter each: r (right) or l (left). Of two equal paths, r wins (FC-BNC-2). */
  readonly turns: string;
}

const isBetter = (a: BouncePath, b: BouncePath): boolean =>
  a.turns.length !== b.turns.length ? a.turns.length < b.turns.length : a.turns > b.turns;

const firstHeadings = (
  from: Square,
  { kind, aim }: { readonly kind: Kind; readonly aim: Direction },
): readonly Direction[] => {
  const allowed = BOUNCING[kind] ?? [];
  const rays = allowed.length > 0 ? linesOf(kind, aim, 'move', from).filter(({ shape }) => shape === 'ray') : [];
  return allowed.filter((heading) => rays.some(({ ends }) => ends[0]?.[0] === at(from, STEP[heading])));
};

/** Returns the best bounce to each square, of those that start in direction `first` (FC-BNC-2). */
const bouncesTo = (state: State, from: Square, first: Direction, range: number): readonly Bounce[] => {
  const next = (square: Square, heading: Direction): Square | null => {
    const to = at(square, STEP[heading]);
    return to === null || (to !== from && isFilled(state, to)) ? null : to;
  };
  const step = (
    bounce: BouncePath,
    heading: Direction,
    turns: string,
    corners: readonly Square[],
  ): readonly BouncePath[] => {
    const to = next(bounce.at, heading);
    return to === null ? [] : [{ at: to, heading, path: [...bounce.path, to], corners, turns }];
  };
  const extend = (bounce: BouncePath): readonly BouncePath[] => {
    const { at: square, heading, corners, turns } = bounce;
    if (isCorrupted(state, square) || isMarked(state, square)) return [];
    if (next(square, heading) !== null) return step(bounce, heading, turns, corners);
    const corner = [...corners, square];
    return [
      ...step(bounce, rotate(heading, 2), `${turns}r`, corner),
      ...step(bounce, rotate(heading, -2), `${turns}l`, corner),
    ];
  };

  const found = new Map<Square, BouncePath>();
  const known = new Set<string>();
  let layer = step({ at: from, heading: first, path: [from], corners: [], turns: '' }, first, '', []);
  for (let length = 1; length <= range && layer.length > 0; length++) {
    const best = new Map<string, BouncePath>();
    for (const bounce of layer) {
      const old = found.get(bounce.at);
      if (!old || (old.path.length === bounce.path.length && isBetter(bounce, old))) found.set(bounce.at, bounce);
      const place = `${bounce.at}${bounce.heading}`;
      const rival = best.get(place);
      if (!known.has(place) && (!rival || isBetter(bounce, rival))) best.set(place, bounce);
    }
    for (const place of best.keys()) known.add(place);
    layer = [...best.values()].flatMap(extend);
  }
  return [...found.values()]
    .filter((bounce) => bounce.corners.length > 0 && bounce.at !== from)
    .map(({ at: to, path, corners }) => ({ first, to, path, corners }));
};

export const bouncesOf = (
  state: State,
  from: Square,
  stack: Stack | null = stackOn(state, from),
): readonly Bounce[] => {
  if (!stack || isOnWall(state, from)) return [];
  const unit = actingUnit(stack);
  return firstHeadings(from, unit)
    .flatMap((first) => bouncesTo(state, from, first, rangeOf(unit, stack)))
    .sort((a, b) => a.to - b.to);
};

/** Returns all squares that a bounce of this unit could cross or reach. */
export const bouncedOver = (state: State, from: Square, stack: Stack): readonly Square[] => {
  if (isOnWall(state, from)) return [];
  const unit = actingUnit(stack);
  /** The headings in which each square was reached, as bit sets. */
  const known = new Uint8Array(SQUARES.length);
  const squares: Square[] = [];
  let layer: (readonly [Square, Direction])[] = [];
  const go = (square: Square, heading: Direction): boolean => {
    const to = at(square, STEP[heading]);
    if (to === null || (to !== from && isFilled(state, to))) return false;
    const [bits, bit] = [known[to] as number, 1 << directionIndex(heading)];
    if (bits === 0) squares.push(to);
    if ((bits & bit) === 0) layer.push([to, heading]);
    known[to] = bits | bit;
    return true;
  };
  for (const heading of firstHeadings(from, unit)) go(from, heading);
  for (let left = rangeOf(unit, stack) - 1; left > 0 && layer.length > 0; left--) {
    const last = layer;
    layer = [];
    for (const [square, heading] of last) {
      if (isCorrupted(state, square) || isMarked(state, square) || go(square, heading)) continue;
      go(square, rotate(heading, 2));
      go(square, rotate(heading, -2));
    }
  }
  return squares;
};
