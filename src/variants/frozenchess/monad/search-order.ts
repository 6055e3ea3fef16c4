/**
 * The order of a monad's search for its way back (FC-MONAD-6): elements of its kind as the rules list them,
 * rays before leaps; within an element clockwise from the unit's forward, nearer squares first.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction } from '../../../kernel/board/direction.ts';
import { PATTERNS } from '../moves/tables.ts';
import { fileOf, type Offset, rankOf, SIZE, turnTo } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';

/** The clockwise angle from forward, in radians from 0 to 2π. */
const angleOf = ([x, y]: Offset): number => (Math.atan2(x, y) + 2 * Math.PI) % (2 * Math.PI);
const lengthOf = ([x, y]: Offset): number => Math.max(Math.abs(x), Math.abs(y));

const SPAN = 2 * SIZE - 1;
const keyOf = ([x, y]: Offset): number => (y + SIZE - 1) * SPAN + x + SIZE - 1;

/** The index in that order by offset of a kind's moves, turned to an aim. */
const rankSquares = (kind: Kind, aim: Direction): ReadonlyMap<number, number> => {
  const elements = PATTERNS[kind].filter(({ mode }) => mode !== 'capture');
  const ordered = [
    ...elements.filter(({ shape }) => shape === 'ray'),
    ...elements.filter(({ shape }) => shape !== 'ray'),
  ];
  const offsets = ordered.flatMap(({ lines }) =>
    lines
      .flatMap(({ ends }) => ends.flat())
      .sort((a, b) => angleOf(a) - angleOf(b) || lengthOf(a) - lengthOf(b))
      .map((offset) => turnTo(offset, aim)),
  );
  return new Map([...offsets].reverse().map((offset, index) => [keyOf(offset), offsets.length - 1 - index]));
};

const known = new Map<string, ReadonlyMap<number, number>>();

/** The index of a move among all that its kind could make from there. */
export const placeInOrder = (kind: Kind, aim: Direction, from: Square, to: Square): number => {
  const name = `${kind}${DIRECTIONS.indexOf(aim)}`;
  const places = known.get(name) ?? rankSquares(kind, aim);
  known.set(name, places);
  return places.get(keyOf([fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)])) ?? Infinity;
};
