/**
 * Patterns laid on the board: for each kind, aim and square the lines along which a unit goes, compiled once when first
 * asked for. One loop reads leaps, bent paths, rays, the Lancer's sidesteps and the Cannon's blasts alike.
 */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTIONS, type Direction, STEP } from '../../../kernel/direction.ts';
import { at, fileOf, type Offset, rankOf, SIZE, SQUARES, turnedTo } from '../position/board.ts';
import { type Element, type Line, PATTERN_NAMES, PATTERNS, type Pattern } from './tables.ts';

export type Purpose = 'move' | 'capture';

/** Lists of one square: most ends are one of these. */
const ALONE: readonly (readonly Square[])[] = SQUARES.map((square) => [square]);

/**
 * Gives the same object for equal contents, told by a key. Most kinds go along the same lines whatever their aim: without this the
 * compiled tables take 350 MB.
 */
const interned = <T>(): ((key: string, make: (id: number) => T) => T) => {
  const known = new Map<string, T>();
  return (key, make) => {
    const first = known.get(key) ?? make(known.size);
    known.set(key, first);
    return first;
  };
};

/** A line on the board; see `Line` for what travel, ends and over mean. */
export interface Way {
  /** Its number among all lines; equal lines are one. */
  readonly id: number;
  readonly shape: Element['shape'];
  readonly travel: readonly Square[];
  readonly ends: readonly (readonly Square[])[];
  readonly over: Square | null;
  /** Where a ray heads on the board; null for all that is no ray, or ends beside its way. */
  readonly heading: Direction | null;
}

const headingOf = (aim: Direction, shape: Element['shape'], { ends, isBeside }: Line): Direction | null => {
  const step = shape === 'ray' && !isBeside ? ends[0]?.[0] : undefined;
  if (!step) return null;
  const [x, y] = turnedTo(step, aim);
  return DIRECTIONS.find((each) => STEP[each][0] === x && STEP[each][1] === y) ?? null;
};

const laid = (from: Square, aim: Direction, shape: Element['shape'], line: Line): Way | null => {
  const place = (offset: Offset) => at(from, turnedTo(offset, aim));
  const travel: Square[] = [];
  for (const offset of line.travel) {
    const square = place(offset);
    if (square === null) break;
    travel.push(square);
  }
  const ends = line.ends.slice(0, travel.length + 1).map((offsets) => {
    const squares = offsets.map(place).filter((square) => square !== null);
    return (squares.length === 1 && ALONE[squares[0] as Square]) || squares;
  });
  if (!ends.some((each) => each.length > 0)) return null;
  const [over, heading] = [line.over ? place(line.over) : null, headingOf(aim, shape, line)];
  return internedWay([shape, travel, over, heading, ...ends].join('|'), (id) => ({ id, shape, travel, ends, over, heading }));
};

const internedWay = interned<Way>();
const internedWays = interned<readonly Way[]>();

const serves = ({ mode }: Element, purpose: Purpose): boolean => mode === 'both' || mode === purpose;

/** Rays run clockwise from the north of the board, whoever they belong to. */
const clockwise = (a: Way, b: Way): number => (a.heading && b.heading ? DIRECTIONS.indexOf(a.heading) - DIRECTIONS.indexOf(b.heading) : 0);

const oneList = (ways: readonly Way[]): readonly Way[] => internedWays(ways.map(({ id }) => id).join(), () => ways);

const compiledWays = (kind: Pattern, aim: Direction, purpose: Purpose, from: Square): readonly Way[] => {
  const ways = PATTERNS[kind]
    .filter((element) => serves(element, purpose))
    .flatMap(({ shape, lines }) =>
      lines
        .map((line) => laid(from, aim, shape, line))
        .filter((way) => way !== null)
        .sort(clockwise),
    );
  return oneList(ways);
};

const SLOTS = PATTERN_NAMES.length * DIRECTIONS.length * 2;
const numbered = <T extends string>(names: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<T, number>;
const KIND_INDEX = numbered(PATTERN_NAMES);
const AIM_INDEX = numbered(DIRECTIONS);
const indexOf = (kind: Pattern, aim: Direction, purpose: Purpose): number =>
  (KIND_INDEX[kind] * DIRECTIONS.length + AIM_INDEX[aim]) * 2 + (purpose === 'move' ? 0 : 1);

const memory: (readonly Way[])[][] = Array.from({ length: SLOTS }, () => []);

/** The lines of a kind from a square, in the order in which they take precedence. */
export const waysOf = (kind: Pattern, aim: Direction, purpose: Purpose, from: Square): readonly Way[] => {
  const slot = memory[indexOf(kind, aim, purpose)] as (readonly Way[])[];
  let ways = slot[from];
  if (!ways) {
    ways = compiledWays(kind, aim, purpose, from);
    slot[from] = ways;
  }
  return ways;
};

/** Of each list of lines, those that might capture on a square, by that square. */
const aimed = new Map<readonly Way[], (readonly Way[] | undefined)[]>();

/** Those of its lines along which a kind might capture on that square. */
export const waysTo = (kind: Pattern, aim: Direction, from: Square, to: Square): readonly Way[] => {
  const all = waysOf(kind, aim, 'capture', from);
  let byTarget = aimed.get(all);
  if (!byTarget) {
    byTarget = [];
    aimed.set(all, byTarget);
  }
  let ways = byTarget[to];
  if (!ways) {
    ways = oneList(all.filter(({ ends }) => ends.some((squares) => squares.includes(to))));
    byTarget[to] = ways;
  }
  return ways;
};

const SPAN = 2 * SIZE - 1;
const reaches: (Uint8Array | undefined)[] = [];

const compiledReach = (kind: Pattern, aim: Direction): Uint8Array => {
  const grid = new Uint8Array(SPAN * SPAN);
  for (const element of PATTERNS[kind]) {
    if (!serves(element, 'capture')) continue;
    for (const offset of element.lines.flatMap(({ ends }) => ends.flat())) {
      const [x, y] = turnedTo(offset, aim);
      grid[(y + SIZE - 1) * SPAN + x + SIZE - 1] = 1;
    }
  }
  return grid;
};

/** Could this kind capture there on an empty board? A quick no before lines are followed. */
export const mightCapture = (kind: Pattern, aim: Direction, from: Square, to: Square): boolean => {
  const index = indexOf(kind, aim, 'capture');
  let grid = reaches[index];
  if (!grid) {
    grid = compiledReach(kind, aim);
    reaches[index] = grid;
  }
  return grid[(rankOf(to) - rankOf(from) + SIZE - 1) * SPAN + fileOf(to) - fileOf(from) + SIZE - 1] === 1;
};
