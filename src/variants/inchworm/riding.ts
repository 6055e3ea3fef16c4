/**
 * How pieces reach squares: rides along the board, into the hallway and out again in a new direction, and the single
 * steps of Knights and Kings. Whoever reaches a square is also reached from it: a ride read backwards is a ride.
 */
import type { Square } from '../../kernel/board.ts';
import { BESIDE, isHallway, LEAPS, LINES, NAMES } from './board.ts';
import { type Field, home, namesOf } from './field.ts';
import type { Type } from './men.ts';

export type Piece = Exclude<Type, 'pawn'>;
export type Rider = 'queen' | 'rook' | 'bishop';

const BOARD_LINES: Readonly<Record<Rider, readonly number[]>> = {
  queen: [0, 1, 2, 3, 4, 5, 6, 7],
  rook: [0, 2, 4, 6],
  bishop: [1, 3, 5, 7],
};
const HALL_LINES: readonly number[] = [8, 9];

export const isRider = (type: Type): type is Rider => type in BOARD_LINES;

/** Called for every square a ride meets, with the names passed to get there; `true` ends the search. */
export type Meeting = (square: Square, way: readonly Square[]) => boolean;

/** Every ride of a type from a square, depth first. `way` is one growing list: copy it to keep it. */
export const ride = (field: Field, type: Rider, from: Square, meet: Meeting): boolean => {
  const seen = new Uint8Array(NAMES);
  const way: Square[] = [];
  seen[from] = 1;

  const along = (names: readonly Square[]): boolean => {
    const start = way.length;
    const passed: Square[] = [];
    let found = false;
    for (const name of names) {
      const square = home(field, name);
      if (seen[square]) break;
      way.push(name);
      found = meet(square, way);
      if (found || (field.cells[square] as readonly unknown[]).length > 0) break;
      seen[square] = 1;
      passed.push(square);
      const twin = field.twins[name] as Square;
      if (twin >= 0) {
        way.push(twin);
        found = outOf(twin);
        if (found) break;
      }
    }
    for (const square of passed) seen[square] = 0;
    way.length = start;
    return found;
  };

  /** On from a name, along every line its region offers. */
  const outOf = (name: Square): boolean =>
    (isHallway(name) ? HALL_LINES : BOARD_LINES[type]).some((line) => along(LINES[name]?.[line] as readonly Square[]));

  return namesOf(field, from).some((name) => {
    way.length = 0;
    if (name !== from) way.push(name);
    return outOf(name);
  });
};

const stepsOf = { knight: LEAPS, king: BESIDE } as const;

/** Every square a piece reaches from a square, whoever stands there; a square can be met more than once. */
export const reach = (field: Field, type: Piece, from: Square, meet: Meeting): boolean => {
  if (isRider(type)) return ride(field, type, from, meet);
  return namesOf(field, from).some((name) => stepsOf[type][name]?.some((to) => meet(home(field, to), name === from ? [to] : [name, to])));
};

/** The shortest way of a piece to a square, both ends included; null if it does not reach it. */
export const wayTo = (field: Field, type: Piece, from: Square, to: Square): readonly Square[] | null => {
  let best: readonly Square[] | null = null;
  reach(field, type, from, (square, way) => {
    if (square === to && (!best || way.length < best.length)) best = way.slice();
    return false;
  });
  return best && [from, ...(best as readonly Square[])];
};
