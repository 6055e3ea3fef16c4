/**
 * Magnetism: from its centre a pulse runs along every line to the first occupied square. Friends there are pulled next
 * to the centre, enemies pushed away as far as it is empty. Nobody is moved twice in one turn.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { LINES } from '../position/board.ts';
import { type Field, home, lift, namesOf, put } from '../position/occupancy.ts';
import { isExtended, type Man, shifted } from '../position/units.ts';

/** What one line of a pulse moved: everybody goes together, in the order of ids. */
export interface Shift {
  readonly centre: Square;
  readonly line: number;
  readonly pulled: boolean;
  readonly from: Square;
  readonly to: Square;
  /** The names of the line, and where on it the move began and ended. */
  readonly names: readonly Square[];
  readonly start: number;
  readonly end: number;
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

/** Where on a line (an index into its names) the first occupied square is; -1 if there is none. */
export const firstOccupied = (field: Field, names: readonly Square[]): number => {
  for (let index = 0; index < names.length; index++) if (isOccupied(field, names[index] as Square)) return index;
  return -1;
};

const isOccupied = (field: Field, name: Square): boolean => (field.cells[home(field, name)] as readonly Man[]).length > 0;

/** The index of the name where whoever stands at `index` is moved to: next to the centre, or as far away as it is empty. */
const restingPlace = (field: Field, names: readonly Square[], index: number, pulled: boolean): number => {
  if (pulled) return 0;
  let end = index;
  while (end + 1 < names.length && !isOccupied(field, names[end + 1] as Square)) end += 1;
  return end;
};

/** One line of a pulse on a field, which it changes; `before` are the shifts of this turn so far. */
const pulseAlong = (
  field: Field,
  { centre, side, exempt }: Pulse,
  line: number,
  names: readonly Square[],
  before: readonly Shift[],
): Shift | null => {
  const index = firstOccupied(field, names);
  if (index < 0) return null;
  const from = home(field, names[index] as Square);
  const units = field.cells[from] as readonly Man[];
  const pulled = units[0]?.side === side;
  const end = restingPlace(field, names, index, pulled);
  if (end === index) return null;
  const men = movedBy(units, exempt, before, from);
  if (men.length === 0) return null;
  const to = home(field, names[end] as Square);
  for (const man of men) {
    lift(field, man);
    put(field, shifted(man, from, to));
  }
  return { centre, line, pulled, from, to, names, start: index, end, men };
};

/** Who of these units moves, in their order: not the halves of men of the action, and nobody who was put here by this turn's magnetism. */
const movedBy = (units: readonly Man[], exempt: readonly number[], before: readonly Shift[], from: Square): readonly Man[] => {
  const men: Man[] = [];
  for (const man of units) {
    if (isExtended(man) && exempt.includes(man.id)) continue;
    if (before.length > 0 && before.some((shift) => shift.to === from && shift.men.some(({ id }) => id === man.id))) continue;
    men.push(man);
  }
  return men;
};

/** The names a shift passed, both ends included. */
export const wayOfShift = ({ names, start, end }: Shift): readonly Square[] =>
  start < end ? names.slice(start, end + 1) : names.slice(end, start + 1).reverse();

/** A pulse on a field, which it changes, line after line; `before` are the shifts of this turn so far. */
export const pulse = (field: Field, each: Pulse, before: readonly Shift[] = []): readonly Shift[] => {
  const shifts: Shift[] = [];
  for (const name of namesOf(field, each.centre)) {
    const lines = LINES[name] as readonly (readonly Square[])[];
    for (let line = 0; line < lines.length; line++) {
      const shift = pulseAlong(field, each, line, lines[line] as readonly Square[], before.length > 0 ? [...before, ...shifts] : shifts);
      if (shift) shifts.push(shift);
    }
  }
  return shifts;
};
