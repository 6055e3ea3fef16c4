export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
export const forward = (side: Side): 1 | -1 => (side === 'white' ? 1 : -1);
export const sideName = (side: Side): string => (side === 'white' ? 'White' : 'Black');

/** Returns the turn number as players count, from 1. */
export const turnNumber = ({ ply }: { readonly ply: number }): number => Math.floor(ply / 2) + 1;

/** Returns the ply, from 0, at which `toMove` begins turn `number`, from 1. */
export const plyAt = (number: number, toMove: Side, first: Side = 'white'): number =>
  2 * (number - 1) + (toMove === first ? 0 : 1);

export const forSides = <T>(make: (side: Side) => T): Readonly<Record<Side, T>> => ({
  white: make('white'),
  black: make('black'),
});

export const withSide = <T>(both: Readonly<Record<Side, T>>, side: Side, value: T): Readonly<Record<Side, T>> =>
  side === 'white' ? { white: value, black: both.black } : { white: both.white, black: value };
