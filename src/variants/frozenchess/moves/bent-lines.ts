/** Lines as changed by marks (FC-JEST-8), corruption (FC-CORR-2) and late stages (FC-STG-8). */
import type { Square } from '../../../kernel/board/board.ts';
import { type Direction, rotate, STEP } from '../../../kernel/board/direction.ts';
import { objectCache } from '../../../kernel/memoize.ts';
import { at, SQUARES, shareLine } from '../position/board.ts';
import type { Kind, Kinds } from '../position/kinds.ts';
import { isClosedTomb, isCorrupted, isFilled, wallOn } from '../position/squares.ts';
import { stageOf } from '../position/stages.ts';
import type { State } from '../position/state.ts';
import {
  type Approach,
  approaches,
  type BoardLine,
  kindsEverCapturing,
  type LineSet,
  lineSetFrom,
  lineSetOf,
  type Purpose,
} from './lines.ts';
import type { Pattern } from './tables.ts';

const LATE_KINGS = 5;
/** The maximum length of a turned ray, in squares. Without a maximum, a ray could circle between marks forever. */
const MAX_TURNED_RAY_LENGTH = 64;

export const patternOf = (state: State, kind: Kind): Pattern =>
  kind === 'K' && stageOf(state) >= LATE_KINGS ? 'late King' : kind;

export const isLateKing = (state: State, kind: Kind): boolean => patternOf(state, kind) === 'late King';

const markOn = (state: State, square: Square): Direction | null =>
  state.distracts.find((mark) => mark.square === square)?.toward ?? null;

const MARKED = 1;
const CORRUPTED = 2;

interface SpecialSquares {
  readonly distracts: State['distracts'];
  readonly corrupted: State['corrupted'];
  readonly grid: Uint8Array;
  /** 1 if a square shares a line with a mark, indexed by square. Only rays from such squares can turn. */
  readonly sharesLineWithMark: Uint8Array;
  readonly known: Map<LineSet, GroupedLines>;
}

interface GroupedLines {
  readonly all: readonly BoardLine[];
  /** The rays that a mark bends. The rays are still straight here, because the bend also depends on walls. */
  readonly turning: readonly BoardLine[];
  /** The lines that no mark bends. If a corrupted square cuts a line, the line is already shortened here. */
  readonly fixed: LineSet;
}

const specialSquaresCache = objectCache<State['distracts'], SpecialSquares>();

/** The special squares of the latest lookup, since most lookups in a row are of one position. */
let latestSpecialSquares: SpecialSquares | null = null;

const specialSquaresOf = ({ distracts, corrupted }: State): SpecialSquares => {
  if (latestSpecialSquares?.distracts === distracts && latestSpecialSquares.corrupted === corrupted)
    return latestSpecialSquares;
  const known = specialSquaresCache.get(distracts);
  if (known?.corrupted === corrupted) {
    latestSpecialSquares = known;
    return known;
  }
  const grid = new Uint8Array(SQUARES.length);
  for (const { square } of distracts) grid[square] = MARKED;
  for (const square of corrupted) grid[square] = CORRUPTED;
  const sharesLineWithMark = new Uint8Array(SQUARES.length);
  for (const { square } of distracts)
    for (const from of SQUARES) if (shareLine(from, square)) sharesLineWithMark[from] = 1;
  const specials: SpecialSquares = { distracts, corrupted, grid, sharesLineWithMark, known: new Map() };
  specialSquaresCache.set(distracts, specials);
  return specials;
};

export const isMarked = (state: State, square: Square): boolean => markOn(state, square) !== null;

/** Returns all directions by their angle to `heading`, clockwise before anticlockwise (FC-JEST-8). */
const byAngle = (heading: Direction): readonly Direction[] =>
  [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => rotate(heading, eighths));

/** Returns the direction in which a mark turns a ray: `toward`, or the nearest direction without a wall (FC-JEST-8). */
const directionAfterMark = (state: State, mark: Square, toward: Direction, heading: Direction): Direction | null =>
  [toward, ...byAngle(heading)].find((direction) => {
    const next = at(mark, STEP[direction]);
    return next !== null && wallOn(state, next) === null;
  }) ?? null;

/** Turns a ray at each mark on its way (FC-JEST-8). `straight` has the ray's squares up to the first mark. */
const turnRay = (
  state: State,
  line: BoardLine,
  from: Square,
  straight: readonly Square[],
  heading: Direction,
): BoardLine => {
  const squares = straight.slice();
  let last = squares.at(-1) as Square;
  let direction: Direction | null = heading;
  while (squares.length < MAX_TURNED_RAY_LENGTH && !isFilled(state, last) && !isCorrupted(state, last)) {
    const toward = markOn(state, last);
    if (toward) direction = directionAfterMark(state, last, toward, direction);
    const next: Square | null = direction && at(last, STEP[direction]);
    if (next === null || next === from || direction === null) break;
    squares.push(next);
    last = next;
  }
  return { ...line, travel: squares.slice(0, -1), ends: squares.map((square) => [square]) };
};

/** Ends a line at `travel[index]`, or one step later if `beyond` is true. A negative index leaves the line whole. */
const truncateLine = (line: BoardLine, index: number, beyond: boolean): BoardLine =>
  index < 0
    ? line
    : {
        ...line,
        travel: line.travel.slice(0, index + (beyond ? 1 : 0)),
        ends: line.ends.slice(0, index + (beyond ? 2 : 1)),
      };

const firstSpecial = (grid: Uint8Array, { ends }: BoardLine): number =>
  ends.findIndex(([square]) => square !== undefined && grid[square] !== 0);

const isTurning = (grid: Uint8Array, line: BoardLine): boolean =>
  line.heading !== null && grid[line.ends[firstSpecial(grid, line)]?.[0] ?? -1] === MARKED;

/** Returns a line up to its first corruption (FC-CORR-2). A Lancer's line of capture also ends at a mark. */
const cutLine = (grid: Uint8Array, line: BoardLine): BoardLine => {
  const { shape, heading, travel } = line;
  if (shape === 'leap' || shape === 'shot') return line;
  if (heading !== null) return truncateLine(line, firstSpecial(grid, line), false);
  const index = travel.findIndex(
    (square) => grid[square] === CORRUPTED || (shape === 'ray' && grid[square] === MARKED),
  );
  return index < 0 ? line : truncateLine(line, index, grid[travel[index] as Square] !== CORRUPTED);
};

const groupedLinesOf = ({ grid, known }: SpecialSquares, lineSet: LineSet): GroupedLines => {
  let bent = known.get(lineSet);
  if (!bent) {
    const turning = lineSet.lines.filter((line) => isTurning(grid, line));
    const all = lineSet.lines.map((line) => (turning.includes(line) ? line : cutLine(grid, line)));
    const isUntouched = turning.length === 0 && all.every((line, index) => line === lineSet.lines[index]);
    bent = isUntouched
      ? { all, turning, fixed: lineSet }
      : { all, turning, fixed: lineSetFrom(all.filter((line) => !turning.includes(line))) };
    known.set(lineSet, bent);
  }
  return bent;
};

const turnLine = (state: State, grid: Uint8Array, from: Square, line: BoardLine): BoardLine =>
  turnRay(state, line, from, line.ends.slice(0, firstSpecial(grid, line) + 1).flat(), line.heading as Direction);

const hasSpecials = ({ distracts, corrupted }: State): boolean => distracts.length > 0 || corrupted.length > 0;

/** Returns the lines of a kind from a square, changed by marks (FC-JEST-8) and corruption (FC-CORR-2). */
export const currentLinesOf = (
  state: State,
  kind: Kind,
  aim: Direction,
  purpose: Purpose,
  from: Square,
): readonly BoardLine[] => {
  const lineSet = lineSetOf(patternOf(state, kind), aim, purpose, from);
  if (!hasSpecials(state)) return lineSet.lines;
  const specials = specialSquaresOf(state);
  const { all, turning } = groupedLinesOf(specials, lineSet);
  return turning.length === 0
    ? all
    : all.map((line) => (turning.includes(line) ? turnLine(state, specials.grid, from, line) : line));
};

/** Whether the square `over` holds something to leap over. True for null, since such a line needs no hurdle. */
export const hasHurdle = (state: State, over: BoardLine['over']): boolean =>
  over === null || isFilled(state, over) || isClosedTomb(state, over);

const areFree = (state: State, squares: readonly Square[]): boolean => {
  for (let index = 0; index < squares.length; index++) if (isFilled(state, squares[index] as Square)) return false;
  return true;
};

const isClear = (state: State, lineSet: LineSet, range: number, to: Square): boolean => {
  const all = approaches(lineSet, to);
  for (let index = 0; index < all.length; index++) {
    const { isRay, between } = all[index] as Approach;
    if ((!isRay || between.length < range) && areFree(state, between)) return true;
  }
  return false;
};

const leadsTo = (state: State, { travel, ends }: BoardLine, range: number, to: Square): boolean => {
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
  const lineSet = lineSetOf(patternOf(state, kind), aim, 'capture', from);
  return approaches(hasSpecials(state) ? groupedLinesOf(specialSquaresOf(state), lineSet).fixed : lineSet, to);
};

/** Whether a unit of this kind could capture on `to`, apart from paralysis and immunity. */
export const reaches = (state: State, kind: Kind, aim: Direction, range: number, from: Square, to: Square): boolean => {
  const lineSet = lineSetOf(patternOf(state, kind), aim, 'capture', from);
  if (!hasSpecials(state)) return isClear(state, lineSet, range, to);
  const specials = specialSquaresOf(state);
  const { fixed, turning } = groupedLinesOf(specials, lineSet);
  return (
    isClear(state, fixed, range, to) ||
    (turning.length > 0 &&
      turning.some((line) => leadsTo(state, turnLine(state, specials.grid, from, line), range, to)))
  );
};

/** Whether a unit of these kinds might capture on `to`. A no is certain, a yes is not. Saves slower tests. */
export const mightReach = (state: State, kinds: Kinds, from: Square, to: Square): boolean =>
  (kindsEverCapturing(from, to) & kinds) !== 0 ||
  (state.distracts.length > 0 && specialSquaresOf(state).sharesLineWithMark[from] === 1);
