/** Patterns as lines on the board, compiled on first use. Leaps and blasts are lines too, so one loop serves all. */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction, directionIndex, STEP } from '../../../kernel/board/direction.ts';
import { at, fileOf, type Offset, rankOf, SIZE, SQUARES, turnTo } from '../position/board.ts';
import { bitOf, KINDS, type Kinds, numberOfKind } from '../position/kinds.ts';
import { type Element, PATTERN_NAMES, PATTERNS, type Pattern, type PatternLine } from './tables.ts';

export type Purpose = 'move' | 'capture';

/** Lists of a single square each, indexed by square. Many lines share these lists, which saves memory. */
const SINGLE_SQUARES: readonly (readonly Square[])[] = SQUARES.map((square) => [square]);

/** Returns an interning function, which returns one shared object for each key. Sharing saves 350 MB. */
const intern = <T>(): ((key: string, make: (id: number) => T) => T) => {
  const known = new Map<string, T>();
  return (key, make) => {
    const first = known.get(key) ?? make(known.size);
    known.set(key, first);
    return first;
  };
};

/** A line on the board; `PatternLine` explains `travel`, `ends` and `over`. */
export interface BoardLine {
  /** Equal lines have the same id. */
  readonly id: number;
  readonly shape: Element['shape'];
  readonly travel: readonly Square[];
  readonly ends: readonly (readonly Square[])[];
  readonly over: Square | null;
  /** The direction of a ray. Null for other shapes and for a Lancer's captures. */
  readonly heading: Direction | null;
}

const headingOf = (aim: Direction, shape: Element['shape'], { ends, isBeside }: PatternLine): Direction | null => {
  const step = shape === 'ray' && !isBeside ? ends[0]?.[0] : undefined;
  if (!step) return null;
  const [x, y] = turnTo(step, aim);
  return DIRECTIONS.find((each) => STEP[each][0] === x && STEP[each][1] === y) ?? null;
};

const placeLine = (from: Square, aim: Direction, shape: Element['shape'], line: PatternLine): BoardLine | null => {
  const place = (offset: Offset) => at(from, turnTo(offset, aim));
  const travel: Square[] = [];
  for (const offset of line.travel) {
    const square = place(offset);
    if (square === null) break;
    travel.push(square);
  }
  const ends = line.ends.slice(0, travel.length + 1).map((offsets) => {
    const squares = offsets.map(place).filter((square) => square !== null);
    return (squares.length === 1 && SINGLE_SQUARES[squares[0] as Square]) || squares;
  });
  if (!ends.some((each) => each.length > 0)) return null;
  const [over, heading] = [line.over ? place(line.over) : null, headingOf(aim, shape, line)];
  return internLine([shape, travel, over, heading, ...ends].join('|'), (id) => ({
    id,
    shape,
    travel,
    ends,
    over,
    heading,
  }));
};

/** An approach to a square along a line. The squares in between must be free. */
export interface Approach {
  readonly isRay: boolean;
  readonly between: readonly Square[];
}

/**
 * The lines of a pattern that start on one square. `to` caches the approaches, the ways to reach an end square,
 * because most end squares are looked up again.
 */
export interface LineSet {
  readonly lines: readonly BoardLine[];
  readonly to: Map<Square, readonly Approach[]>;
}

const internLine = intern<BoardLine>();
const internLineSet = intern<LineSet>();

export const lineSetFrom = (lines: readonly BoardLine[]): LineSet => ({ lines, to: new Map() });

export const approaches = ({ lines, to }: LineSet, square: Square): readonly Approach[] => {
  let found = to.get(square);
  if (!found) {
    found = lines.flatMap(({ shape, travel, ends }) =>
      ends.flatMap((squares, k) =>
        squares.includes(square) ? [{ isRay: shape === 'ray', between: travel.slice(0, k) }] : [],
      ),
    );
    to.set(square, found);
  }
  return found;
};

const servesPurpose = ({ mode }: Element, purpose: Purpose): boolean => mode === 'both' || mode === purpose;

/** Compares two rays: clockwise from north. Other lines keep their order. */
const clockwise = (a: BoardLine, b: BoardLine): number =>
  a.heading && b.heading ? DIRECTIONS.indexOf(a.heading) - DIRECTIONS.indexOf(b.heading) : 0;

const compileLineSet = (kind: Pattern, aim: Direction, purpose: Purpose, from: Square): LineSet => {
  const lines = PATTERNS[kind]
    .filter((element) => servesPurpose(element, purpose))
    .flatMap(({ shape, lines }) =>
      lines
        .map((line) => placeLine(from, aim, shape, line))
        .filter((line) => line !== null)
        .sort(clockwise),
    );
  return internLineSet(lines.map(({ id }) => id).join(), () => lineSetFrom(lines));
};

const SLOTS = PATTERN_NAMES.length * DIRECTIONS.length * 2;
const numberOfPattern = (pattern: Pattern): number => (pattern === 'late King' ? KINDS.length : numberOfKind(pattern));
const indexOf = (kind: Pattern, aim: Direction, purpose: Purpose): number =>
  (numberOfPattern(kind) * DIRECTIONS.length + directionIndex(aim)) * 2 + (purpose === 'move' ? 0 : 1);

const lineSets: LineSet[][] = Array.from({ length: SLOTS }, () => []);

export const lineSetOf = (kind: Pattern, aim: Direction, purpose: Purpose, from: Square): LineSet => {
  const slot = lineSets[indexOf(kind, aim, purpose)] as LineSet[];
  let lines = slot[from];
  if (!lines) {
    lines = compileLineSet(kind, aim, purpose, from);
    slot[from] = lines;
  }
  return lines;
};

export const linesOf = (kind: Pattern, aim: Direction, purpose: Purpose, from: Square): readonly BoardLine[] =>
  lineSetOf(kind, aim, purpose, from).lines;

const SPAN = 2 * SIZE - 1;

const placeOf = (x: number, y: number): number => (y + SIZE - 1) * SPAN + x + SIZE - 1;

/** For each offset, the set of kinds that can ever capture a unit at this offset. `placeOf` gives an offset's index. */
const EVER_CAPTURING = new Int32Array(SPAN * SPAN);
for (const pattern of PATTERN_NAMES) {
  const kind = pattern === 'late King' ? 'K' : pattern;
  for (const { lines } of PATTERNS[pattern].filter((element) => servesPurpose(element, 'capture')))
    for (const offset of lines.flatMap(({ ends }) => ends.flat()))
      for (const aim of DIRECTIONS) {
        const place = placeOf(...turnTo(offset, aim));
        EVER_CAPTURING[place] = (EVER_CAPTURING[place] as Kinds) | bitOf(kind);
      }
}

/**
 * Returns the kinds whose units on `from` could ever capture on `to`.
 * The answer ignores Distract marks, which bend rays (FC-JEST-8).
 */
export const kindsEverCapturing = (from: Square, to: Square): Kinds =>
  EVER_CAPTURING[placeOf(fileOf(to) - fileOf(from), rankOf(to) - rankOf(from))] as Kinds;
