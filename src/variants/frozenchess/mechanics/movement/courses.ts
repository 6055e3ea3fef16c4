/**
 * The ways of a unit as the position has them: rays turn at distract marks (FC-JEST-8) and end on corrupted
 * squares (FC-CORR-2), and Kings of the fifth stage go further (FC-STG-8).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, STEP, turn } from '../../../../kernel/board/direction.ts';
import { memory } from '../../../../kernel/remembered.ts';
import {
  type Approach,
  approaches,
  everCapture,
  type Lines,
  linesAlong,
  linesOf,
  mightCapture,
  type Purpose,
  type Way,
} from '../../moves/lines.ts';
import type { Pattern } from '../../moves/tables.ts';
import { at, SQUARES, shareLine } from '../../position/board.ts';
import type { Kind, Kinds } from '../../position/kinds.ts';
import { stageOf } from '../../position/stages.ts';
import { isCorrupted, isFilled, type State, wallOn } from '../../position/state.ts';

const LATE_KINGS = 5;
/** More squares than any ray has, so that marks cannot turn one for ever. */
const LONGEST = 64;

/** How a kind goes now: Kings of the fifth stage have more ways. */
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
  /** The squares on a line with a mark: only from there it may turn rays. */
  readonly lined: Uint8Array;
  /** What marks and corruption make of lines, as found so far. */
  readonly known: Map<Lines, Courses>;
}

/** What a mark turns depends on the walls around it, and is followed when asked. */
interface Courses {
  /** In their order, those that no mark turns up to where corruption or a mark ends them. */
  readonly all: readonly Way[];
  readonly turning: readonly Way[];
  /** Those that no mark turns. */
  readonly fixed: Lines;
}

const knownSpecials = memory<State['distracts'], Specials>();

/** Those last asked about: most questions come in a row. */
let latest: Specials | null = null;

/** For each square whether a mark turns rays there, or corruption ends them. */
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

/** Does a distract mark turn rays here? */
export const isMarked = (state: State, square: Square): boolean => markOn(state, square) !== null;

/** All directions, nearest to this one first, of equals the clockwise one. */
const byAngle = (heading: Direction): readonly Direction[] =>
  [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => turn(heading, eighths));

/** Where a ray goes on from a mark; null where all around it is walled. */
const onward = (state: State, mark: Square, toward: Direction, heading: Direction): Direction | null =>
  [toward, ...byAngle(heading)].find((direction) => {
    const next = at(mark, STEP[direction]);
    return next !== null && wallOn(state, next) === null;
  }) ?? null;

/** A ray from its first mark on, up to what stops it; it ends before the square of its own unit. */
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

/**
 * The way up to and including the travelled square with that index; `beyond`: also what lies one step from
 * there.
 */
const cut = (way: Way, index: number, beyond: boolean): Way =>
  index < 0
    ? way
    : {
        ...way,
        travel: way.travel.slice(0, index + (beyond ? 1 : 0)),
        ends: way.ends.slice(0, index + (beyond ? 2 : 1)),
      };

/** The first square of a ray that turns or ends it, by its place. */
const firstSpecial = (grid: Uint8Array, { ends }: Way): number =>
  ends.findIndex(([square]) => square !== undefined && grid[square] !== 0);

/** Does a mark turn this ray, before corruption ends it? */
const isTurning = (grid: Uint8Array, way: Way): boolean =>
  way.heading !== null && grid[way.ends[firstSpecial(grid, way)]?.[0] ?? -1] === MARKED;

/** A way that no mark turns, up to where corruption or a mark ends it. */
const fixedCourse = (grid: Uint8Array, way: Way): Way => {
  const { shape, heading, travel } = way;
  if (shape === 'leap' || shape === 'shot') return way;
  if (heading !== null) return cut(way, firstSpecial(grid, way), false);
  const index = travel.findIndex(
    (square) => grid[square] === CORRUPTED || (shape === 'ray' && grid[square] === MARKED),
  );
  return index < 0 ? way : cut(way, index, grid[travel[index] as Square] !== CORRUPTED);
};

const coursesIn = ({ grid, known }: Specials, lines: Lines): Courses => {
  let courses = known.get(lines);
  if (!courses) {
    const turning = lines.ways.filter((way) => isTurning(grid, way));
    const all = lines.ways.map((way) => (turning.includes(way) ? way : fixedCourse(grid, way)));
    const isUntouched = turning.length === 0 && all.every((way, index) => way === lines.ways[index]);
    courses = isUntouched
      ? { all, turning, fixed: lines }
      : { all, turning, fixed: linesAlong(all.filter((way) => !turning.includes(way))) };
    known.set(lines, courses);
  }
  return courses;
};

/** A ray goes on from its first mark as that has it. */
const turnedCourse = (state: State, grid: Uint8Array, from: Square, way: Way): Way =>
  turnedRay(
    state,
    way,
    from,
    way.ends.slice(0, firstSpecial(grid, way) + 1).flat(),
    way.heading as Direction,
  );

const hasSpecials = ({ distracts, corrupted }: State): boolean =>
  distracts.length > 0 || corrupted.length > 0;

/** The lines of a kind from a square, as `waysOf`, with all that turns or ends them. */
export const coursesOf = (
  state: State,
  kind: Kind,
  aim: Direction,
  deed: Purpose,
  from: Square,
): readonly Way[] => {
  const lines = linesOf(patternOf(state, kind), aim, deed, from);
  if (!hasSpecials(state)) return lines.ways;
  const specials = specialsOf(state);
  const { all, turning } = coursesIn(specials, lines);
  return turning.length === 0
    ? all
    : all.map((way) => (turning.includes(way) ? turnedCourse(state, specials.grid, from, way) : way));
};

const areFree = (state: State, squares: readonly Square[]): boolean => {
  for (let index = 0; index < squares.length; index++)
    if (isFilled(state, squares[index] as Square)) return false;
  return true;
};

/** Are its squares free, and few enough? */
const isClear = (state: State, lines: Lines, range: number, to: Square): boolean => {
  const all = approaches(lines, to);
  for (let index = 0; index < all.length; index++) {
    const { isRay, between } = all[index] as Approach;
    if ((!isRay || between.length < range) && areFree(state, between)) return true;
  }
  return false;
};

/** Does a ray that marks turn lead there? */
const leadsTo = (state: State, { travel, ends }: Way, range: number, to: Square): boolean => {
  for (let k = 0; k < ends.length && k < range; k++) {
    if (ends[k]?.[0] === to) return true;
    const next = travel[k];
    if (next === undefined || isFilled(state, next)) return false;
  }
  return false;
};

/** How the lines of a kind that no mark turns lead there. */
export const fixedApproaches = (
  state: State,
  kind: Kind,
  aim: Direction,
  from: Square,
  to: Square,
): readonly Approach[] => {
  const lines = linesOf(patternOf(state, kind), aim, 'capture', from);
  return approaches(hasSpecials(state) ? coursesIn(specialsOf(state), lines).fixed : lines, to);
};

/** Could a unit of that kind and range capture there, if it is free to and an enemy stood there? */
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
  const { fixed, turning } = coursesIn(specials, lines);
  return (
    isClear(state, fixed, range, to) ||
    (turning.length > 0 &&
      turning.some((way) => leadsTo(state, turnedCourse(state, specials.grid, from, way), range, to)))
  );
};

/** May a mark turn rays from there? */
const isLined = (state: State, from: Square): boolean =>
  state.distracts.length > 0 && specialsOf(state).lined[from] === 1;

const NO_WAYS: readonly Way[] = [];

/** The rays of that kind from there that a mark turns, as they would go without it. */
const turningFrom = (state: State, kind: Kind, aim: Direction, from: Square): readonly Way[] =>
  isLined(state, from)
    ? coursesIn(specialsOf(state), linesOf(patternOf(state, kind), aim, 'capture', from)).turning
    : NO_WAYS;

/** Could this kind capture there with nothing in its way? A quick no before lines are followed. */
export const mightReach = (state: State, kind: Kind, aim: Direction, from: Square, to: Square): boolean =>
  mightCapture(patternOf(state, kind), aim, from, to) || turningFrom(state, kind, aim, from).length > 0;

/** Could any of these kinds, whatever their aim? A quick no; a yes means nothing. */
export const mightAnyReach = (state: State, kinds: Kinds, from: Square, to: Square): boolean =>
  (everCapture(from, to) & kinds) !== 0 || isLined(state, from);
