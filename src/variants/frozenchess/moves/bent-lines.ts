/**
 * Lines of a unit in a position: rays turn at distract marks (FC-JEST-8) and end on corrupted squares
 * (FC-CORR-2); Kings of the fifth stage have more lines (FC-STG-8).
 */
import type { Square } from '../../../kernel/board/board.ts';
import { type Direction, STEP, turn } from '../../../kernel/board/direction.ts';
import { memory } from '../../../kernel/memoize.ts';
import { at, SQUARES, shareLine } from '../position/board.ts';
import type { Kind, Kinds } from '../position/kinds.ts';
import { isClosedTomb, isCorrupted, isFilled, wallOn } from '../position/squares.ts';
import { stageOf } from '../position/stages.ts';
import type { State } from '../position/state.ts';
import {
  type Approach,
  approaches,
  everCapture,
  type Lines,
  linesAlong,
  linesOf,
  type Purpose,
  type Way,
} from './lines.ts';
import type { Pattern } from './tables.ts';

const LATE_KINGS = 5;
/** Longer than any ray, so that marks cannot turn one forever. */
const LONGEST = 64;

export const patternOf = (state: State, kind: Kind): Pattern =>
  kind === 'K' && stageOf(state) >= LATE_KINGS ? 'late King' : kind;

export const isLateKing = (state: State, kind: Kind): boolean => patternOf(state, kind) === 'late King';

const markOn = (state: State, square: Square): Direction | null =>
  state.distracts.find((mark) => mark.square === square)?.toward ?? null;

const MARKED = 1;
const CORRUPTED = 2;

interface Specials {
  readonly distracts: State['distracts'];
  readonly corrupted: State['corrupted'];
  readonly grid: Uint8Array;
  /** Squares that share a line with a mark: only rays from there can turn. */
  readonly lined: Uint8Array;
  readonly known: Map<Lines, BentLines>;
}

/** Lines under marks and corruption. Turned rays also depend on walls, so they are followed on demand. */
interface BentLines {
  /** In the lines' order: rays that a mark turns are unchanged, all others are cut. */
  readonly all: readonly Way[];
  readonly turning: readonly Way[];
  readonly fixed: Lines;
}

const knownSpecials = memory<State['distracts'], Specials>();

/** The last entry, because most queries in a row are about one position. */
let latest: Specials | null = null;

/** The marked and corrupted squares, cached by the list of marks. */
const specialsOf = ({ distracts, corrupted }: State): Specials => {
  if (latest?.distracts === distracts && latest.corrupted === corrupted) return latest;
  const known = knownSpecials.get(distracts);
  if (known?.corrupted === corrupted) {
    latest = known;
    return known;
  }
  const grid = new Uint8Array(SQUARES.length);
  for (const { square } of distracts) grid[square] = MARKED;
  for (const square of corrupted) grid[square] = CORRUPTED;
  const lined = new Uint8Array(SQUARES.length);
  for (const { square } of distracts)
    for (const from of SQUARES) if (shareLine(from, square)) lined[from] = 1;
  const specials: Specials = { distracts, corrupted, grid, lined, known: new Map() };
  knownSpecials.set(distracts, specials);
  return specials;
};

export const isMarked = (state: State, square: Square): boolean => markOn(state, square) !== null;

/** All directions by their angle to this one; of two equal angles the clockwise one first. */
const byAngle = (heading: Direction): readonly Direction[] =>
  [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => turn(heading, eighths));

/** The direction of a ray after a mark, or null if every square around is walled. */
const onward = (state: State, mark: Square, toward: Direction, heading: Direction): Direction | null =>
  [toward, ...byAngle(heading)].find((direction) => {
    const next = at(mark, STEP[direction]);
    return next !== null && wallOn(state, next) === null;
  }) ?? null;

/** A ray from its first mark on, to its end or an obstacle; it stops before its own unit's square. */
const turnedRay = (
  state: State,
  way: Way,
  from: Square,
  straight: readonly Square[],
  heading: Direction,
): Way => {
  const squares = straight.slice();
  let last = squares.at(-1) as Square;
  let direction: Direction | null = heading;
  while (squares.length < LONGEST && !isFilled(state, last) && !isCorrupted(state, last)) {
    const toward = markOn(state, last);
    if (toward) direction = onward(state, last, toward, direction);
    const next: Square | null = direction && at(last, STEP[direction]);
    if (next === null || next === from || direction === null) break;
    squares.push(next);
    last = next;
  }
  return { ...way, travel: squares.slice(0, -1), ends: squares.map((square) => [square]) };
};

/** The line up to the travelled square of that index; `beyond` adds the ends one step further. */
const cut = (way: Way, index: number, beyond: boolean): Way =>
  index < 0
    ? way
    : {
        ...way,
        travel: way.travel.slice(0, index + (beyond ? 1 : 0)),
        ends: way.ends.slice(0, index + (beyond ? 2 : 1)),
      };

/** The index of the first square that turns or ends a ray, or -1. */
const firstSpecial = (grid: Uint8Array, { ends }: Way): number =>
  ends.findIndex(([square]) => square !== undefined && grid[square] !== 0);

const isTurning = (grid: Uint8Array, way: Way): boolean =>
  way.heading !== null && grid[way.ends[firstSpecial(grid, way)]?.[0] ?? -1] === MARKED;

/** A line that no mark turns, cut by corruption or a mark. */
const fixedWay = (grid: Uint8Array, way: Way): Way => {
  const { shape, heading, travel } = way;
  if (shape === 'leap' || shape === 'shot') return way;
  if (heading !== null) return cut(way, firstSpecial(grid, way), false);
  const index = travel.findIndex(
    (square) => grid[square] === CORRUPTED || (shape === 'ray' && grid[square] === MARKED),
  );
  return index < 0 ? way : cut(way, index, grid[travel[index] as Square] !== CORRUPTED);
};

const bentLines = ({ grid, known }: Specials, lines: Lines): BentLines => {
  let bent = known.get(lines);
  if (!bent) {
    const turning = lines.ways.filter((way) => isTurning(grid, way));
    const all = lines.ways.map((way) => (turning.includes(way) ? way : fixedWay(grid, way)));
    const isUntouched = turning.length === 0 && all.every((way, index) => way === lines.ways[index]);
    bent = isUntouched
      ? { all, turning, fixed: lines }
      : { all, turning, fixed: linesAlong(all.filter((way) => !turning.includes(way))) };
    known.set(lines, bent);
  }
  return bent;
};

const turnedWay = (state: State, grid: Uint8Array, from: Square, way: Way): Way =>
  turnedRay(
    state,
    way,
    from,
    way.ends.slice(0, firstSpecial(grid, way) + 1).flat(),
    way.heading as Direction,
  );

const hasSpecials = ({ distracts, corrupted }: State): boolean =>
  distracts.length > 0 || corrupted.length > 0;

/** The lines of a kind from a square, as `waysOf` gives them, changed by marks and corruption. */
export const waysIn = (
  state: State,
  kind: Kind,
  aim: Direction,
  deed: Purpose,
  from: Square,
): readonly Way[] => {
  const lines = linesOf(patternOf(state, kind), aim, deed, from);
  if (!hasSpecials(state)) return lines.ways;
  const specials = specialsOf(state);
  const { all, turning } = bentLines(specials, lines);
  return turning.length === 0
    ? all
    : all.map((way) => (turning.includes(way) ? turnedWay(state, specials.grid, from, way) : way));
};

/** Whether there is something to leap over on `over`, if the line requires a hurdle. */
export const isOver = (state: State, over: Way['over']): boolean =>
  over === null || isFilled(state, over) || isClosedTomb(state, over);

const areFree = (state: State, squares: readonly Square[]): boolean => {
  for (let index = 0; index < squares.length; index++)
    if (isFilled(state, squares[index] as Square)) return false;
  return true;
};

const isClear = (state: State, lines: Lines, range: number, to: Square): boolean => {
  const all = approaches(lines, to);
  for (let index = 0; index < all.length; index++) {
    const { isRay, between } = all[index] as Approach;
    if ((!isRay || between.length < range) && areFree(state, between)) return true;
  }
  return false;
};

const leadsTo = (state: State, { travel, ends }: Way, range: number, to: Square): boolean => {
  for (let k = 0; k < ends.length && k < range; k++) {
    if (ends[k]?.[0] === to) return true;
    const next = travel[k];
    if (next === undefined || isFilled(state, next)) return false;
  }
  return false;
};

export const fixedApproaches = (
  state: State,
  kind: Kind,
  aim: Direction,
  from: Square,
  to: Square,
): readonly Approach[] => {
  const lines = linesOf(patternOf(state, kind), aim, 'capture', from);
  return approaches(hasSpecials(state) ? bentLines(specialsOf(state), lines).fixed : lines, to);
};

/** Whether a unit of that kind and range could capture on `to`, if it is free and the victim not immune. */
export const reaches = (
  state: State,
  kind: Kind,
  aim: Direction,
  range: number,
  from: Square,
  to: Square,
): boolean => {
  const lines = linesOf(patternOf(state, kind), aim, 'capture', from);
  if (!hasSpecials(state)) return isClear(state, lines, range, to);
  const specials = specialsOf(state);
  const { fixed, turning } = bentLines(specials, lines);
  return (
    isClear(state, fixed, range, to) ||
    (turning.length > 0 &&
      turning.some((way) => leadsTo(state, turnedWay(state, specials.grid, from, way), range, to)))
  );
};

/** A quick test whether any of these kinds could capture there, with any aim; only false is certain. */
export const mightReach = (state: State, kinds: Kinds, from: Square, to: Square): boolean =>
  (everCapture(from, to) & kinds) !== 0 ||
  (state.distracts.length > 0 && specialsOf(state).lined[from] === 1);
