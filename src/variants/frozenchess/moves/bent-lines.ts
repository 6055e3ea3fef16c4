/**
 * Lines of a unit in a position: rays turn at distract marks (FC-JEST-8) and end on corrupted squares
 * (FC-CORR-2), and Kings of the fifth stage reach further (FC-STG-8).
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
/** Longer than any ray, so that marks cannot turn one for ever. */
const LONGEST = 64;

/** The pattern of a kind now: Kings of the fifth stage have more lines. */
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
  /** The squares on a line with a mark: rays can turn only if they start there. */
  readonly lined: Uint8Array;
  /** Lines as marks and corruption change them, as found so far. */
  readonly known: Map<Lines, BentLines>;
}

/** Lines under marks and corruption; a turned ray also depends on walls, so it is followed when asked. */
interface BentLines {
  /** In the lines' order: turning rays as they are, all others cut by corruption or a mark. */
  readonly all: readonly Way[];
  readonly turning: readonly Way[];
  /** The lines that no mark turns, indexed. */
  readonly fixed: Lines;
}

const knownSpecials = memory<State['distracts'], Specials>();

/** The last entry: most questions come in a row. */
let latest: Specials | null = null;

/** The marked and corrupted squares of a position. */
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

/** All directions by their angle to this one, of equals the clockwise one first. */
const byAngle = (heading: Direction): readonly Direction[] =>
  [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => turn(heading, eighths));

/** The direction of a ray after a mark; null where every square around is walled. */
const onward = (state: State, mark: Square, toward: Direction, heading: Direction): Direction | null =>
  [toward, ...byAngle(heading)].find((direction) => {
    const next = at(mark, STEP[direction]);
    return next !== null && wallOn(state, next) === null;
  }) ?? null;

/** A ray from its first mark on, up to its end or an obstacle; it stops before its own unit's square. */
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
 * The line up to and including the travelled square of that index; `beyond`: and its ends one step from
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

/** The index of the first square that turns or ends a ray; -1 without one. */
const firstSpecial = (grid: Uint8Array, { ends }: Way): number =>
  ends.findIndex(([square]) => square !== undefined && grid[square] !== 0);

/** Does a mark turn this ray, before corruption ends it? */
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

/** The ray as its first mark turns it. */
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

/** The lines of a kind from a square, as `waysOf`, with marks and corruption. */
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

/** Is there something on that square to leap over? No such square: nothing is needed. */
export const isOver = (state: State, over: Way['over']): boolean =>
  over === null || isFilled(state, over) || isClosedTomb(state, over);

const areFree = (state: State, squares: readonly Square[]): boolean => {
  for (let index = 0; index < squares.length; index++)
    if (isFilled(state, squares[index] as Square)) return false;
  return true;
};

/** Is a line to the square free and within the range? */
const isClear = (state: State, lines: Lines, range: number, to: Square): boolean => {
  const all = approaches(lines, to);
  for (let index = 0; index < all.length; index++) {
    const { isRay, between } = all[index] as Approach;
    if ((!isRay || between.length < range) && areFree(state, between)) return true;
  }
  return false;
};

/** Does a turned ray reach the square? */
const leadsTo = (state: State, { travel, ends }: Way, range: number, to: Square): boolean => {
  for (let k = 0; k < ends.length && k < range; k++) {
    if (ends[k]?.[0] === to) return true;
    const next = travel[k];
    if (next === undefined || isFilled(state, next)) return false;
  }
  return false;
};

/** The approaches to a square along lines that no mark turns. */
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

/** Could a unit of that kind and range capture an enemy on `to`, if nothing holds it? */
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

/** Could any of these kinds, with any aim, capture there? A quick test: only a no is certain. */
export const mightReach = (state: State, kinds: Kinds, from: Square, to: Square): boolean =>
  (everCapture(from, to) & kinds) !== 0 ||
  (state.distracts.length > 0 && specialsOf(state).lined[from] === 1);
