/**
 * The ways of a unit as the position has them: rays turn at distract marks (FC-JEST-8) and end on corrupted squares
 * (FC-CORR-2), and Kings of the fifth stage go further (FC-STG-8).
 */
import type { Square } from '../../../../kernel/board.ts';
import { type Direction, STEP, turned } from '../../../../kernel/direction.ts';
import { mightCapture, type Purpose, type Way, waysOf, waysTo } from '../../moves/lines.ts';
import type { Pattern } from '../../moves/tables.ts';
import { at, SQUARES } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { stageOf } from '../../position/stages.ts';
import { isCorrupted, isFilled, type State, wallOn } from '../../position/state.ts';

const LATE_KINGS = 5;
/** More squares than any ray has, so that marks cannot turn one for ever. */
const LONGEST = 64;

/** How a kind goes now: Kings of the fifth stage have more ways. */
export const patternOf = (state: State, kind: Kind): Pattern => (kind === 'K' && stageOf(state) >= LATE_KINGS ? 'late King' : kind);

export const isLateKing = (state: State, kind: Kind): boolean => patternOf(state, kind) === 'late King';

const markOn = (state: State, square: Square): Direction | null => state.distracts.find((mark) => mark.square === square)?.toward ?? null;

const [MARKED, CORRUPTED] = [1, 2];

interface Specials {
  readonly corrupted: State['corrupted'];
  readonly grid: Uint8Array;
  /** What marks and corruption make of ways, as found so far. */
  readonly known: Map<readonly Way[], Courses>;
}

/** Ways up to where corruption or a mark ends them; what a mark turns depends on the walls around it, and is followed when asked. */
interface Courses {
  readonly fixed: readonly Way[];
  readonly turning: readonly Way[];
}

const knownSpecials = new WeakMap<State['distracts'], Specials>();

/** For each square whether a mark turns rays there, or corruption ends them. */
const specialsOf = ({ distracts, corrupted }: State): Specials => {
  const known = knownSpecials.get(distracts);
  if (known?.corrupted === corrupted) return known;
  const grid = new Uint8Array(SQUARES.length);
  for (const { square } of distracts) grid[square] = MARKED;
  for (const square of corrupted) grid[square] = CORRUPTED;
  const specials: Specials = { corrupted, grid, known: new Map() };
  knownSpecials.set(distracts, specials);
  return specials;
};

/** Does a distract mark turn rays here? */
export const isMarked = (state: State, square: Square): boolean => markOn(state, square) !== null;

/** All directions, nearest to this one first, of equals the clockwise one. */
const byAngle = (heading: Direction): readonly Direction[] => [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => turned(heading, eighths));

/** Where a ray goes on from a mark; null where all around it is walled. */
const onward = (state: State, mark: Square, toward: Direction, heading: Direction): Direction | null =>
  [toward, ...byAngle(heading)].find((direction) => {
    const next = at(mark, STEP[direction]);
    return next !== null && wallOn(state, next) === null;
  }) ?? null;

/** A ray from its first mark on, up to what stops it; it ends before the square of its own unit. */
const turnedRay = (state: State, way: Way, from: Square, straight: readonly Square[], heading: Direction): Way => {
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

/** The way up to and including the travelled square with that index; `beyond`: also what lies one step from there. */
const cut = (way: Way, index: number, beyond: boolean): Way =>
  index < 0 ? way : { ...way, travel: way.travel.slice(0, index + (beyond ? 1 : 0)), ends: way.ends.slice(0, index + (beyond ? 2 : 1)) };

/** The first square of a ray that turns or ends it, by its place. */
const firstSpecial = (grid: Uint8Array, { ends }: Way): number => ends.findIndex(([square]) => square !== undefined && grid[square] !== 0);

/** Does a mark turn this ray, before corruption ends it? */
const isTurning = (grid: Uint8Array, way: Way): boolean =>
  way.heading !== null && grid[way.ends[firstSpecial(grid, way)]?.[0] ?? -1] === MARKED;

/** A way that no mark turns, up to where corruption or a mark ends it. */
const fixedCourse = (grid: Uint8Array, way: Way): Way => {
  const { shape, heading, travel } = way;
  if (shape === 'leap' || shape === 'shot') return way;
  if (heading !== null) return cut(way, firstSpecial(grid, way), false);
  const index = travel.findIndex((square) => grid[square] === CORRUPTED || (shape === 'ray' && grid[square] === MARKED));
  return index < 0 ? way : cut(way, index, grid[travel[index] as Square] !== CORRUPTED);
};

const sorted = ({ grid, known }: Specials, ways: readonly Way[]): Courses => {
  let courses = known.get(ways);
  if (!courses) {
    const turning = ways.filter((way) => isTurning(grid, way));
    courses = { fixed: ways.map((way) => (turning.includes(way) ? way : fixedCourse(grid, way))), turning };
    known.set(ways, courses);
  }
  return courses;
};

/** A ray goes on from its first mark as that has it. */
const turnedCourse = (state: State, grid: Uint8Array, from: Square, way: Way): Way =>
  turnedRay(state, way, from, way.ends.slice(0, firstSpecial(grid, way) + 1).flat(), way.heading as Direction);

const hasSpecials = ({ distracts, corrupted }: State): boolean => distracts.length > 0 || corrupted.length > 0;

/** Ways as the position has them. */
const coursesOn = (state: State, from: Square, ways: readonly Way[]): readonly Way[] => {
  const specials = specialsOf(state);
  const { fixed, turning } = sorted(specials, ways);
  return turning.length === 0 ? fixed : fixed.map((way) => (turning.includes(way) ? turnedCourse(state, specials.grid, from, way) : way));
};

/** The lines of a kind from a square, as `waysOf`, with all that turns or ends them. */
export const coursesOf = (state: State, kind: Kind, aim: Direction, deed: Purpose, from: Square): readonly Way[] => {
  const ways = waysOf(patternOf(state, kind), aim, deed, from);
  return hasSpecials(state) ? coursesOn(state, from, ways) : ways;
};

const NONE: readonly Way[] = [];

/** The rays of a kind that marks turn. */
const turningOf = (state: State, pattern: Pattern, aim: Direction, from: Square): readonly Way[] =>
  state.distracts.length === 0 ? NONE : sorted(specialsOf(state), waysOf(pattern, aim, 'capture', from)).turning;

/** Those of its lines along which a kind might capture on that square: `coursesOf` without those that cannot lead there. */
export const coursesTo = (state: State, kind: Kind, aim: Direction, from: Square, to: Square): readonly Way[] => {
  const pattern = patternOf(state, kind);
  const ways = waysTo(pattern, aim, from, to);
  if (!hasSpecials(state)) return ways;
  const turning = turningOf(state, pattern, aim, from);
  return coursesOn(state, from, turning.length === 0 ? ways : [...ways.filter((way) => !turning.includes(way)), ...turning]);
};

/** Could this kind capture there with nothing in its way? A quick no before lines are followed. */
export const mightReach = (state: State, kind: Kind, aim: Direction, from: Square, to: Square): boolean => {
  const pattern = patternOf(state, kind);
  return mightCapture(pattern, aim, from, to) || turningOf(state, pattern, aim, from).length > 0;
};
