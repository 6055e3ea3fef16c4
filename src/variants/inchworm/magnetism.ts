/**
 * Magnetism: from its centre a pulse runs along every line to the first occupied square. Friends there are pulled next
 * to the centre, enemies pushed away as far as it is empty. Nobody is moved twice in one turn.
 */
import type { Square } from '../../kernel/board.ts';
import type { Side } from '../../kernel/side.ts';
import { LINES } from './board.ts';
import { byId, type Field, home, lift, namesOf, put } from './field.ts';
import { isExtended, type Man, shifted } from './men.ts';

/** What one line of a pulse moved: everybody goes together, in the order of ids. */
export interface Shift {
  readonly centre: Square;
  readonly line: number;
  readonly pulled: boolean;
  readonly from: Square;
  readonly to: Square;
  /** The names passed, both ends included. */
  readonly way: readonly Square[];
  /** As they were before. */
  readonly men: readonly Man[];
}

export interface Pulse {
  readonly centre: Square;
  /** Whose turn it is. */
  readonly side: Side;
  /** Men of the action: their halves stay where they are. */
  readonly exempt: readonly number[];
}

/** A unit that was moved in this turn, told by its man and the square it was put on. */
type Moved = readonly (readonly [number, Square])[];

const movedBy = (shifts: readonly Shift[]): Moved => shifts.flatMap(({ men, to }) => men.map(({ id }) => [id, to] as const));

/** Where on a line (an index into its names) the first occupied square is; -1 if there is none. */
export const firstOccupied = (field: Field, names: readonly Square[]): number =>
  names.findIndex((name) => (field.cells[home(field, name)] as readonly Man[]).length > 0);

/** One line of a pulse on a field, which it changes. */
const pulseAlong = (field: Field, { centre, side, exempt }: Pulse, line: number, names: readonly Square[], moved: Moved): Shift | null => {
  const index = firstOccupied(field, names);
  if (index < 0) return null;
  const from = home(field, names[index] as Square);
  const units = field.cells[from] as readonly Man[];
  const pulled = units[0]?.side === side;
  let end = pulled ? 0 : index;
  if (!pulled) while (end + 1 < names.length && field.cells[home(field, names[end + 1] as Square)]?.length === 0) end += 1;
  if (end === index) return null;
  const men = units
    .filter((man) => !(exempt.includes(man.id) && isExtended(man)) && !moved.some(([id, at]) => id === man.id && at === from))
    .sort(byId);
  if (men.length === 0) return null;
  const to = home(field, names[end] as Square);
  for (const man of men) {
    lift(field, man);
    put(field, shifted(man, from, to));
  }
  const way = pulled ? names.slice(0, index + 1).reverse() : names.slice(index, end + 1);
  return { centre, line, pulled, from, to, way, men };
};

/** A pulse on a field, which it changes, line after line; `before` are the shifts of this turn so far. */
export const pulse = (field: Field, each: Pulse, before: readonly Shift[] = []): readonly Shift[] => {
  let shifts: readonly Shift[] = [];
  for (const name of namesOf(field, each.centre)) {
    LINES[name]?.forEach((names, line) => {
      if (names.length === 0) return;
      const shift = pulseAlong(field, each, line, names, movedBy([...before, ...shifts]));
      if (shift) shifts = [...shifts, shift];
    });
  }
  return shifts;
};
