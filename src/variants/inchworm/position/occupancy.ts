/** Links, and the occupancy of squares. Trial moves change a copy, since the original is cached. */
import type { Square } from '../../../kernel/board/board.ts';
import { memoize, objectCache } from '../../../kernel/memoize.ts';
import type { Side } from '../../../kernel/side.ts';
import { boardSquare, hallway, NAME_COUNT } from './board.ts';
import type { Unit } from './units.ts';

/**
 * The file of the board square that is linked to the hallway on each rank (IW-LINK-1). Null if a rank has no link.
 * Ranks and files count from 0.
 */
export type Links = readonly (number | null)[];
export type LinkMode = 'linking' | 'unlinking';

export const NO_LINKS: Links = Array(8).fill(null);

/**
 * Returns the alias of each square number, or -1 if the square is not linked.
 * A linked square has two numbers, one of the board and one of the hallway, and each is the alias of the other.
 */
export const aliasesOf = memoize((links: Links): readonly Square[] => {
  const aliases = Array<Square>(NAME_COUNT).fill(-1);
  links.forEach((file, rank) => {
    if (file === null) return;
    aliases[boardSquare(file, rank)] = hallway(rank);
    aliases[hallway(rank)] = boardSquare(file, rank);
  });
  return aliases;
});

export const countLinks = (links: Links): number => links.filter((file) => file !== null).length;

export interface Occupancy {
  /** The units on each square, sorted by id. A linked square has two numbers and is indexed by its board number. */
  readonly squares: (readonly Unit[])[];
  readonly aliases: readonly Square[];
  readonly kings: Record<Side, Unit | null>;
}

const NO_UNITS: readonly Unit[] = [];

export const byId = (a: Unit, b: Unit): number => a.id - b.id;

const placeUnits = (units: readonly Unit[]): Omit<Occupancy, 'aliases'> => {
  const occupancy = {
    squares: Array<readonly Unit[]>(NAME_COUNT).fill(NO_UNITS),
    kings: { white: null, black: null },
  };
  for (const unit of units) addUnit(occupancy, unit);
  return occupancy;
};

const occupancyCache = objectCache<readonly Unit[], Occupancy>();

/** Returns the occupancy of a position. The occupancy is cached, so callers must not change it. */
export const occupancyOf = ({
  units,
  links,
}: {
  readonly units: readonly Unit[];
  readonly links: Links;
}): Occupancy => {
  const aliases = aliasesOf(links);
  const old = occupancyCache.get(units);
  if (old?.aliases === aliases) return old;
  const occupancy: Occupancy = { ...(old ?? placeUnits(units)), aliases };
  occupancyCache.set(units, occupancy);
  return occupancy;
};

export const copyOccupancy = ({ squares, aliases, kings }: Occupancy): Occupancy => ({
  squares: squares.slice(),
  aliases,
  kings: { ...kings },
});

/** Returns the canonical name of a square. A linked square has two names, of which the board name is canonical. */
export const canonicalName = ({ aliases }: Pick<Occupancy, 'aliases'>, name: Square): Square => {
  const alias = aliases[name] as number;
  return alias >= 0 && alias < name ? alias : name;
};

const SINGLE_NAMES: readonly (readonly Square[])[] = Array.from({ length: NAME_COUNT }, (_, name) => [name]);

/** Returns the names of a square, the board name first. */
export const namesOf = ({ aliases }: Pick<Occupancy, 'aliases'>, square: Square): readonly Square[] => {
  const alias = aliases[square] as number;
  if (alias < 0) return SINGLE_NAMES[square] as readonly Square[];
  return square < alias ? [square, alias] : [alias, square];
};

/** Returns the units on a square. `name` may be either name of a linked square (IW-LINK-2). */
export const unitsOn = (occupancy: Occupancy, name: Square): readonly Unit[] =>
  occupancy.squares[canonicalName(occupancy, name)] as readonly Unit[];

export const holderOf = (occupancy: Occupancy, name: Square): Side | null => unitsOn(occupancy, name)[0]?.side ?? null;

export const addUnit = (occupancy: Omit<Occupancy, 'aliases'>, unit: Unit): void => {
  for (const square of unit.at) {
    const there = occupancy.squares[square] as readonly Unit[];
    occupancy.squares[square] = there.length === 0 ? [unit] : [...there, unit].sort(byId);
  }
  if (unit.type === 'king') occupancy.kings[unit.side] = unit;
};

export const removeUnit = (occupancy: Omit<Occupancy, 'aliases'>, unit: Unit): void => {
  for (const square of unit.at) {
    const there = occupancy.squares[square] as readonly Unit[];
    occupancy.squares[square] = there.length === 1 ? NO_UNITS : there.filter(({ id }) => id !== unit.id);
  }
  if (unit.type === 'king') occupancy.kings[unit.side] = null;
};

/** Lists the units by id and caches `occupancy` for the list. From then on, `occupancy` must not change. */
export const unitsOf = (occupancy: Occupancy): readonly Unit[] => {
  const chosen: Unit[] = [];
  for (const [square, units] of occupancy.squares.entries())
    for (const unit of units) if (unit.at[0] === square) chosen.push(unit);
  occupancyCache.set(chosen.sort(byId), occupancy);
  return chosen;
};
