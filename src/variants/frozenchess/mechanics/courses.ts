/**
 * The ways of a unit as the position has them: rays turn at distract marks (FC-JEST-8) and end on corrupted squares
 * (FC-CORR-2), and Kings of the fifth stage go further (FC-STG-8).
 */
import type { Square } from '../../../kernel/board.ts';
import { type Direction, STEP, turned } from '../../../kernel/direction.ts';
import { at, SQUARES } from '../geometry.ts';
import type { Kind } from '../kinds.ts';
import { type Deed, mightCapture, type Way, waysOf } from '../lines.ts';
import { PATTERN_NAMES, PATTERNS, type Pattern } from '../pieces.ts';
import { stageOf } from '../stages.ts';
import { isCorrupted, isFilled, type State, wallOn } from '../state.ts';

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
  /** The ways that are the same whatever stands on the board, as found so far. */
  readonly fixed: Map<readonly Way[], readonly Way[]>;
}

const knownSpecials = new WeakMap<State['distracts'], Specials>();

/** For each square whether a mark turns rays there, or corruption ends them. */
const specialsOf = ({ distracts, corrupted }: State): Specials => {
  const known = knownSpecials.get(distracts);
  if (known?.corrupted === corrupted) return known;
  const grid = new Uint8Array(SQUARES.length);
  for (const { square } of distracts) grid[square] = MARKED;
  for (const square of corrupted) grid[square] = CORRUPTED;
  const specials: Specials = { corrupted, grid, fixed: new Map() };
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

/** A ray from its first mark on, up to what stops it. */
const turnedRay = (state: State, way: Way, straight: readonly Square[], heading: Direction): Way => {
  const squares = straight.slice();
  let last = squares.at(-1) as Square;
  let direction: Direction | null = heading;
  while (squares.length < LONGEST && !isFilled(state, last) && !isCorrupted(state, last)) {
    const toward = markOn(state, last);
    if (toward) direction = onward(state, last, toward, direction);
    const next: Square | null = direction && at(last, STEP[direction]);
    if (next === null || direction === null) break;
    squares.push(next);
    last = next;
  }
  return { ...way, travel: squares.slice(0, -1), ends: squares.map((square) => [square]) };
};

/** The way up to and including the travelled square with that index; `beyond`: also what lies one step from there. */
const cut = (way: Way, index: number, beyond: boolean): Way =>
  index < 0 ? way : { ...way, travel: way.travel.slice(0, index + (beyond ? 1 : 0)), ends: way.ends.slice(0, index + (beyond ? 2 : 1)) };

/** A ray goes on from its first special square as that has it. */
const rayCourse = (state: State, grid: Uint8Array, way: Way, heading: Direction): Way => {
  const index = way.ends.findIndex(([square]) => square !== undefined && grid[square] !== 0);
  return index < 0 ? way : turnedRay(state, way, way.ends.slice(0, index + 1).flat(), heading);
};

const course = (state: State, grid: Uint8Array, way: Way): Way => {
  const { shape, heading, travel } = way;
  if (shape === 'leap' || shape === 'shot') return way;
  if (heading !== null) return rayCourse(state, grid, way, heading);
  const index = travel.findIndex((square) => grid[square] === CORRUPTED || (shape === 'ray' && grid[square] === MARKED));
  return index < 0 ? way : cut(way, index, grid[travel[index] as Square] !== CORRUPTED);
};

/** The lines of a kind from a square, as `waysOf`, with all that turns or ends them. */
export const coursesOf = (state: State, kind: Kind, aim: Direction, deed: Deed, from: Square): readonly Way[] => {
  const ways = waysOf(patternOf(state, kind), aim, deed, from);
  if (state.distracts.length === 0 && state.corrupted.length === 0) return ways;
  const { grid, fixed } = specialsOf(state);
  const known = fixed.get(ways);
  if (known) return known;
  const courses = ways.map((way) => course(state, grid, way));
  const isSame = courses.every((each, index) => each === ways[index]);
  // What a mark turns depends on the walls around it; where corruption ends a line does not change.
  if (isSame || state.distracts.length === 0) fixed.set(ways, isSame ? ways : courses);
  return courses;
};

const TURNING: ReadonlySet<Pattern> = new Set(
  PATTERN_NAMES.filter((name) =>
    PATTERNS[name].some(({ shape, mode, lines }) => shape === 'ray' && mode !== 'move' && lines.some(({ isBeside }) => !isBeside)),
  ),
);

/** Could this kind capture there with nothing in its way? A quick no before lines are followed. */
export const mightReach = (state: State, kind: Kind, aim: Direction, from: Square, to: Square): boolean => {
  const pattern = patternOf(state, kind);
  return (state.distracts.length > 0 && TURNING.has(pattern)) || mightCapture(pattern, aim, from, to);
};
