/** The two sides, and which way each of them looks. */

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
/** The rank step that is "forward": +1 for White, -1 for Black. */
export const forward = (side: Side): 1 | -1 => (side === 'white' ? 1 : -1);
export const sideName = (side: Side): string => (side === 'white' ? 'White' : 'Black');

/** What both sides have, with another value for one of them. */
export const withSide = <T>(both: Readonly<Record<Side, T>>, side: Side, value: T): Readonly<Record<Side, T>> =>
  side === 'white' ? { white: value, black: both.black } : { white: both.white, black: value };
