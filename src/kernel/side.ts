/** The two sides, and the direction of each. */

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
/** The rank step that is "forward": +1 for White, -1 for Black. */
export const forward = (side: Side): 1 | -1 => (side === 'white' ? 1 : -1);
export const sideName = (side: Side): string => (side === 'white' ? 'White' : 'Black');

/** The number that players count turns with, from 1, after `ply` turns of both sides. */
export const turnNumber = ({ ply }: { readonly ply: number }): number => Math.floor(ply / 2) + 1;

/**
 * The number of turns played before this side begins its turn of that number; `first` is the side that begins
 * the game.
 */
export const plyAt = (number: number, toMove: Side, first: Side = 'white'): number =>
  2 * (number - 1) + (toMove === first ? 0 : 1);

/** A value for each side. */
export const forSides = <T>(make: (side: Side) => T): Readonly<Record<Side, T>> => ({
  white: make('white'),
  black: make('black'),
});

/** The values of both sides, with another one for one of them. */
export const withSide = <T>(
  both: Readonly<Record<Side, T>>,
  side: Side,
  value: T,
): Readonly<Record<Side, T>> =>
  side === 'white' ? { white: value, black: both.black } : { white: both.white, black: value };
