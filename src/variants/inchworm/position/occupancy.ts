/**
 * The field: who stands on which square, with the links that make two names one square. A position's own field is
 * computed once and only read; trying an action out changes a copy, which never leaves the function that asked for it.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { NAMES } from './board.ts';
import { type Links, twinsOf } from './links.ts';
import type { Man } from './units.ts';

export interface Field {
  /** By square, in the order of ids; the cell of a linked hallway name is always empty. */
  readonly cells: (readonly Man[])[];
  /** By name: the other name of a linked square, or -1. */
  readonly twins: readonly Square[];
  readonly kings: Record<Side, Man | null>;
}

const NOBODY: readonly Man[] = [];

export const byId = (a: Man, b: Man): number => a.id - b.id;

const placed = (men: readonly Man[]): Omit<Field, 'twins'> => {
  const field = { cells: Array<readonly Man[]>(NAMES).fill(NOBODY), kings: { white: null, black: null } };
  for (const man of men) put(field, man);
  return field;
};

const known = new WeakMap<readonly Man[], Field>();

/** The field of a position: to be read only. Of the same men under several links the last is remembered. */
export const fieldOf = ({ men, links }: { readonly men: readonly Man[]; readonly links: Links }): Field => {
  const twins = twinsOf(links);
  const old = known.get(men);
  if (old?.twins === twins) return old;
  const field: Field = { ...(old ?? placed(men)), twins };
  known.set(men, field);
  return field;
};

export const copyOf = ({ cells, twins, kings }: Field): Field => ({ cells: cells.slice(), twins, kings: { ...kings } });

/** The one name by which a square is called: a linked hallway name gives way to its board name. */
export const home = ({ twins }: Pick<Field, 'twins'>, name: Square): Square => {
  const twin = twins[name] as number;
  return twin >= 0 && twin < name ? twin : name;
};

const ALONE: readonly (readonly Square[])[] = Array.from({ length: NAMES }, (_, name) => [name]);

/** The names of a square: one, or the board name and the hallway name of a linked one. */
export const namesOf = ({ twins }: Pick<Field, 'twins'>, square: Square): readonly Square[] => {
  const twin = twins[square] as number;
  if (twin < 0) return ALONE[square] as readonly Square[];
  return square < twin ? [square, twin] : [twin, square];
};

/** Who stands on the square with this name. */
export const unitsOn = (field: Field, name: Square): readonly Man[] => field.cells[home(field, name)] as readonly Man[];

/** Whose units stand there; null on an empty square. */
export const holder = (field: Field, name: Square): Side | null => unitsOn(field, name)[0]?.side ?? null;

export const put = (field: Omit<Field, 'twins'>, man: Man): void => {
  for (const square of man.at) {
    const there = field.cells[square] as readonly Man[];
    field.cells[square] = there.length === 0 ? [man] : [...there, man].sort(byId);
  }
  if (man.type === 'king') field.kings[man.side] = man;
};

export const lift = (field: Omit<Field, 'twins'>, man: Man): void => {
  for (const square of man.at) {
    const there = field.cells[square] as readonly Man[];
    field.cells[square] = there.length === 1 ? NOBODY : there.filter(({ id }) => id !== man.id);
  }
  if (man.type === 'king') field.kings[man.side] = null;
};

/** Every man of a field that is changed no more, in the order of their ids; it is remembered as theirs. */
export const menOf = (field: Field): readonly Man[] => {
  const men: Man[] = [];
  for (const [square, units] of field.cells.entries()) for (const man of units) if (man.at[0] === square) men.push(man);
  known.set(men.sort(byId), field);
  return men;
};
