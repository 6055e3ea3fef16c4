/**
 * How pieces reach squares: rides along the board, into the hallway and out again in a new direction, and the single
 * steps of Knights and Kings. Whoever reaches a square is also reached from it: a ride read backwards is a ride.
 */
import type { Square } from '../../../kernel/board.ts';
import { BESIDE, isHallway, LEAPS, LINES } from '../position/board.ts';
import { type Field, home } from '../position/occupancy.ts';
import type { Type } from '../position/units.ts';

type Piece = Exclude<Type, 'pawn'>;
export type Rider = 'queen' | 'rook' | 'bishop';

const BOARD_LINES: Readonly<Record<Rider, readonly number[]>> = {
  queen: [0, 1, 2, 3, 4, 5, 6, 7],
  rook: [0, 2, 4, 6],
  bishop: [1, 3, 5, 7],
};
const HALL_LINES: readonly number[] = [8, 9];

export const isRider = (type: Type): type is Rider => type in BOARD_LINES;

/** Called for every square a ride meets, with the names passed to get there, the start first; `true` ends the search. */
type Meeting = (square: Square, way: readonly Square[]) => boolean;

/** Along one line of names until something stands in the way; on empty linked squares also into the other region. */
const along = (field: Field, type: Rider, names: readonly Square[], way: Square[], meet: Meeting): boolean => {
  const start = way.length;
  // Only a ride that has turned at a link can come back to where it was.
  const turned = start > 2;
  for (const name of names) {
    if (turned && way.includes(name)) break;
    const twin = field.twins[name] as Square;
    const square = twin >= 0 && twin < name ? twin : name;
    way.push(name);
    if (meet(square, way)) return true;
    if ((field.cells[square] as readonly unknown[]).length > 0) break;
    if (twin >= 0) {
      way.push(twin);
      if (outOf(field, type, twin, way, meet)) return true;
    }
  }
  way.length = start;
  return false;
};

/** On from a name, along every line of a type that its region offers. */
const outOf = (field: Field, type: Rider, name: Square, way: Square[], meet: Meeting): boolean => {
  const lines = LINES[name] as readonly (readonly Square[])[];
  for (const line of isHallway(name) ? HALL_LINES : BOARD_LINES[type]) {
    if (along(field, type, lines[line] as readonly Square[], way, meet)) return true;
  }
  return false;
};

/** Every ride of a type from a square, depth first. `way` is one growing list: copy it to keep it. */
export const ride = (field: Field, type: Rider, from: Square, meet: Meeting): boolean => {
  const twin = field.twins[from] as Square;
  if (twin < 0) return outOf(field, type, from, [from], meet);
  return outOf(field, type, from, [twin, from], meet) || outOf(field, type, twin, [from, twin], meet);
};

const stepsOf = { knight: LEAPS, king: BESIDE } as const;

/** Every square a piece reaches from a square, whoever stands there; a square can be met more than once. */
export const reach = (field: Field, type: Piece, from: Square, meet: Meeting): boolean => {
  if (isRider(type)) return ride(field, type, from, meet);
  const twin = field.twins[from] as Square;
  const step = (name: Square, way: Square[]): boolean => {
    for (const to of stepsOf[type][name] as readonly Square[]) {
      way.push(to);
      if (meet(home(field, to), way)) return true;
      way.pop();
    }
    return false;
  };
  return step(from, [from]) || (twin >= 0 && step(twin, [from, twin]));
};

/** The shortest way of a piece to a square, both ends included; null if it does not reach it. */
export const wayTo = (field: Field, type: Piece, from: Square, to: Square): readonly Square[] | null => {
  let best: readonly Square[] | null = null;
  reach(field, type, from, (square, way) => {
    if (square === to && (!best || way.length < best.length)) best = way.slice(Math.max(0, way.indexOf(from)));
    return false;
  });
  return best;
};
