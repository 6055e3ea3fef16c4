/** Magnetism (IW-MAG-1 to 10). A *pulse* pulls friends and pushes enemies. */
import type { Square } from '../../../kernel/board/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { LINES } from '../position/board.ts';
import { addUnit, canonicalName, namesOf, type Occupancy, removeUnit } from '../position/occupancy.ts';
import { isExtended, shiftUnit, type Unit } from '../position/units.ts';

/** A group of units that a pulse moves together along one line (IW-MAG-5). */
export interface MagnetShift {
  readonly centre: Square;
  readonly line: number;
  readonly pulled: boolean;
  readonly from: Square;
  readonly to: Square;
  /** The square names along the line, nearest to the pulse's centre first. `start` and `end` are indexes of `names`. */
  readonly names: readonly Square[];
  readonly start: number;
  readonly end: number;
  /** The units before the shift. */
  readonly units: readonly Unit[];
}

interface Pulse {
  readonly centre: Square;
  readonly side: Side;
  /** Ids of units that magnetism does not shift while they are extended (IW-MAG-6). */
  readonly exempt: readonly number[];
}

const firstOccupied = (occupancy: Occupancy, names: readonly Square[]): number => {
  for (let index = 0; index < names.length; index++) if (isOccupied(occupancy, names[index] as Square)) return index;
  return -1;
};

const isOccupied = (occupancy: Occupancy, name: Square): boolean =>
  (occupancy.squares[canonicalName(occupancy, name)] as readonly Unit[]).length > 0;

const restingPlace = (occupancy: Occupancy, names: readonly Square[], index: number, pulled: boolean): number => {
  if (pulled) return 0;
  let end = index;
  while (end + 1 < names.length && !isOccupied(occupancy, names[end + 1] as Square)) end += 1;
  return end;
};

/** Changes the occupancy by a pulse along one line (IW-MAG-2). Returns null if no unit moves. */
const pulseAlong = (
  occupancy: Occupancy,
  { centre, side, exempt }: Pulse,
  line: number,
  names: readonly Square[],
  before: readonly MagnetShift[],
): MagnetShift | null => {
  const index = firstOccupied(occupancy, names);
  if (index < 0) return null;
  const from = canonicalName(occupancy, names[index] as Square);
  const units = occupancy.squares[from] as readonly Unit[];
  const pulled = units[0]?.side === side;
  const end = restingPlace(occupancy, names, index, pulled);
  if (end === index) return null;
  const chosen = unitsMoved(units, exempt, before, from);
  if (chosen.length === 0) return null;
  const to = canonicalName(occupancy, names[end] as Square);
  for (const unit of chosen) {
    removeUnit(occupancy, unit);
    addUnit(occupancy, shiftUnit(unit, from, to));
  }
  return { centre, line, pulled, from, to, names, start: index, end, units: chosen };
};

/** Returns the units on a square that a pulse moves. Units brought by an earlier shift stay (IW-MAG-10). */
const unitsMoved = (
  units: readonly Unit[],
  exempt: readonly number[],
  before: readonly MagnetShift[],
  from: Square,
): readonly Unit[] => {
  const chosen: Unit[] = [];
  for (const unit of units) {
    if (isExtended(unit) && exempt.includes(unit.id)) continue;
    if (before.length > 0 && before.some((shift) => shift.to === from && shift.units.some(({ id }) => id === unit.id)))
      continue;
    chosen.push(unit);
  }
  return chosen;
};

export const pathOfShift = ({ names, start, end }: MagnetShift): readonly Square[] =>
  start < end ? names.slice(start, end + 1) : names.slice(end, start + 1).reverse();

/** Changes the occupancy by a pulse and returns the shifts. Units that an earlier shift moved stay (IW-MAG-10). */
export const pulse = (
  occupancy: Occupancy,
  each: Pulse,
  before: readonly MagnetShift[] = [],
): readonly MagnetShift[] => {
  const shifts: MagnetShift[] = [];
  for (const name of namesOf(occupancy, each.centre)) {
    const lines = LINES[name] as readonly (readonly Square[])[];
    for (let line = 0; line < lines.length; line++) {
      const shift = pulseAlong(
        occupancy,
        each,
        line,
        lines[line] as readonly Square[],
        before.length > 0 ? [...before, ...shifts] : shifts,
      );
      if (shift) shifts.push(shift);
    }
  }
  return shifts;
};
