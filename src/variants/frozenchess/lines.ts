/**
 * Patterns laid on the board: for each kind, aim and square the lines along which a unit goes, compiled once when first
 * asked for. One loop reads leaps, bent paths, rays, the Lancer's sidesteps and the Cannon's blasts alike.
 */
import type { Square } from '../../kernel/board.ts';
import { DIRECTIONS, type Direction } from '../../kernel/direction.ts';
import { at, fileOf, type Offset, rankOf, SIZE, turnedTo } from './geometry.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type Element, type Line, PATTERNS } from './pieces.ts';

export type Deed = 'move' | 'capture';

/** A line on the board; see `Line` for what travel, ends and over mean. */
export interface Way {
  readonly shape: Element['shape'];
  readonly travel: readonly Square[];
  readonly ends: readonly (readonly Square[])[];
  readonly over: Square | null;
}

const laid = (from: Square, aim: Direction, shape: Element['shape'], line: Line): Way | null => {
  const place = (offset: Offset) => at(from, turnedTo(offset, aim));
  const travel: Square[] = [];
  for (const offset of line.travel) {
    const square = place(offset);
    if (square === null) break;
    travel.push(square);
  }
  const ends = line.ends.slice(0, travel.length + 1).map((offsets) => offsets.map(place).filter((square) => square !== null));
  return ends.some((each) => each.length > 0) ? { shape, travel, ends, over: line.over ? place(line.over) : null } : null;
};

const serves = ({ mode }: Element, deed: Deed): boolean => mode === 'both' || mode === deed;

const compiledWays = (kind: Kind, aim: Direction, deed: Deed, from: Square): readonly Way[] =>
  PATTERNS[kind]
    .filter((element) => serves(element, deed))
    .flatMap(({ shape, lines }) => lines.map((line) => laid(from, aim, shape, line)))
    .filter((way) => way !== null);

const SLOTS = KINDS.length * DIRECTIONS.length * 2;
const numbered = <T extends string>(names: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<T, number>;
const KIND_INDEX = numbered(KINDS);
const AIM_INDEX = numbered(DIRECTIONS);
const indexOf = (kind: Kind, aim: Direction, deed: Deed): number =>
  (KIND_INDEX[kind] * DIRECTIONS.length + AIM_INDEX[aim]) * 2 + (deed === 'move' ? 0 : 1);

const memory: (readonly Way[])[][] = Array.from({ length: SLOTS }, () => []);

/** The lines of a kind from a square, in the order in which they take precedence. */
export const waysOf = (kind: Kind, aim: Direction, deed: Deed, from: Square): readonly Way[] => {
  const slot = memory[indexOf(kind, aim, deed)] as (readonly Way[])[];
  let ways = slot[from];
  if (!ways) {
    ways = compiledWays(kind, aim, deed, from);
    slot[from] = ways;
  }
  return ways;
};

const SPAN = 2 * SIZE - 1;
const reaches: (Uint8Array | undefined)[] = [];

const compiledReach = (kind: Kind, aim: Direction): Uint8Array => {
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
export const mightCapture = (kind: Kind, aim: Direction, from: Square, to: Square): boolean => {
  const index = indexOf(kind, aim, 'capture');
  let grid = reaches[index];
  if (!grid) {
    grid = compiledReach(kind, aim);
    reaches[index] = grid;
  }
  return grid[(rankOf(to) - rankOf(from) + SIZE - 1) * SPAN + fileOf(to) - fileOf(from) + SIZE - 1] === 1;
};
