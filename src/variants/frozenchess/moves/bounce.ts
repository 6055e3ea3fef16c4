/**
 * Bounces (FC-BNC-1, FC-BNC-2): a rider turns by a right angle at an obstacle. Paths grow breadth first; of
 * two that meet, only the better one continues.
 */
import type { Square } from '../../../kernel/board/board.ts';
import {
  DIAGONALS,
  DIRECTIONS,
  type Direction,
  numberOf,
  ORTHOGONALS,
  STEP,
  turn,
} from '../../../kernel/board/direction.ts';
import { at, SQUARES } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { isCorrupted, isFilled, isOnWall, stackOn } from '../position/squares.ts';
import { actingUnit, rangeOf } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';
import { isMarked } from './bent-lines.ts';
import { waysOf } from './lines.ts';

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

/** A path so far. `turns` has an r or l per turn; among equally long texts the greater turned right first. */
interface Runner {
  readonly at: Square;
  readonly heading: Direction;
  readonly path: readonly Square[];
  readonly corners: readonly Square[];
  readonly turns: string;
}

const isBetter = (a: Runner, b: Runner): boolean =>
  a.turns.length !== b.turns.length ? a.turns.length < b.turns.length : a.turns > b.turns;

const headings = (
  from: Square,
  { kind, aim }: { readonly kind: Kind; readonly aim: Direction },
): readonly Direction[] => {
  const allowed = BOUNCING[kind] ?? [];
  const rays =
    allowed.length > 0 ? waysOf(kind, aim, 'move', from).filter(({ shape }) => shape === 'ray') : [];
  return allowed.filter((heading) => rays.some(({ ends }) => ends[0]?.[0] === at(from, STEP[heading])));
};

/** The best bounce to each end in one first direction: fewest squares, then turns, then right turns first. */
const bouncesTo = (state: State, from: Square, first: Direction, range: number): readonly Bounce[] => {
  const next = (square: Square, heading: Direction): Square | null => {
    const to = at(square, STEP[heading]);
    return to === null || (to !== from && isFilled(state, to)) ? null : to;
  };
  const step = (
    runner: Runner,
    heading: Direction,
    turns: string,
    corners: readonly Square[],
  ): readonly Runner[] => {
    const to = next(runner.at, heading);
    return to === null ? [] : [{ at: to, heading, path: [...runner.path, to], corners, turns }];
  };
  const grow = (runner: Runner): readonly Runner[] => {
    const { at: square, heading, corners, turns } = runner;
    if (isCorrupted(state, square) || isMarked(state, square)) return [];
    if (next(square, heading) !== null) return step(runner, heading, turns, corners);
    const corner = [...corners, square];
    return [
      ...step(runner, turn(heading, 2), `${turns}r`, corner),
      ...step(runner, turn(heading, -2), `${turns}l`, corner),
    ];
  };

  const found = new Map<Square, Runner>();
  const known = new Set<string>();
  let layer = step({ at: from, heading: first, path: [from], corners: [], turns: '' }, first, '', []);
  for (let length = 1; length <= range && layer.length > 0; length++) {
    const best = new Map<string, Runner>();
    for (const runner of layer) {
      const old = found.get(runner.at);
      if (!old || (old.path.length === runner.path.length && isBetter(runner, old)))
        found.set(runner.at, runner);
      const place = `${runner.at}${runner.heading}`;
      const rival = best.get(place);
      if (!known.has(place) && (!rival || isBetter(runner, rival))) best.set(place, runner);
    }
    for (const place of best.keys()) known.add(place);
    layer = [...best.values()].flatMap(grow);
  }
  return [...found.values()]
    .filter((runner) => runner.corners.length > 0 && runner.at !== from)
    .map(({ at: to, path, corners }) => ({ first, to, path, corners }));
};

export const bouncesOf = (
  state: State,
  from: Square,
  stack: Stack | null = stackOn(state, from),
): readonly Bounce[] => {
  if (!stack || isOnWall(state, from)) return [];
  const unit = actingUnit(stack);
  return headings(from, unit)
    .flatMap((first) => bouncesTo(state, from, first, rangeOf(unit, stack)))
    .sort((a, b) => a.to - b.to);
};

/** A superset of the squares that bounces of the unit here can touch, its straight rays included. */
export const bouncedOver = (state: State, from: Square, stack: Stack): readonly Square[] => {
  if (isOnWall(state, from)) return [];
  const unit = actingUnit(stack);
  /** Bit set of the headings visited, by square. */
  const known = new Uint8Array(SQUARES.length);
  const squares: Square[] = [];
  let layer: (readonly [Square, Direction])[] = [];
  const go = (square: Square, heading: Direction): boolean => {
    const to = at(square, STEP[heading]);
    if (to === null || (to !== from && isFilled(state, to))) return false;
    const [bits, bit] = [known[to] as number, 1 << numberOf(heading)];
    if (bits === 0) squares.push(to);
    if ((bits & bit) === 0) layer.push([to, heading]);
    known[to] = bits | bit;
    return true;
  };
  for (const heading of headings(from, unit)) go(from, heading);
  for (let left = rangeOf(unit, stack) - 1; left > 0 && layer.length > 0; left--) {
    const last = layer;
    layer = [];
    for (const [square, heading] of last) {
      if (isCorrupted(state, square) || isMarked(state, square) || go(square, heading)) continue;
      go(square, turn(heading, 2));
      go(square, turn(heading, -2));
    }
  }
  return squares;
};
