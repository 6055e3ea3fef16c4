/** Prefixes of address fragments that carry a game. link.ts reads them, once a link is followed. */
export const PREFIX = '#g=';
/** The prefix of the first release. */
export const FIRST = '#game=';

export const isGameLink = (fragment: string): boolean =>
  fragment.startsWith(PREFIX) || fragment.startsWith(FIRST);
