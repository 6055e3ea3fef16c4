/** The fragments of an address that carry a game; what is in them is read by link.ts, once somebody follows one. */
export const PREFIX = '#g=';
/** As the first release wrote them. */
export const FIRST = '#game=';

export const isGameLink = (fragment: string): boolean => fragment.startsWith(PREFIX) || fragment.startsWith(FIRST);
