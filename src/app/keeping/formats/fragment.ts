/** Prefixes of address fragments that carry a game. link.ts reads them, once a link is followed. */
export const PREFIX = '#g=';
/** The prefix of the first release. */
export const FIRST = '#game=';

export const isGameLink = (fragment: string): boolean =>
  fragment.startsWith(PREFIX) || fragment.startsWith(FIRST);

const IN_TEXT = new RegExp(`^\\s*.*?((?:${PREFIX}|${FIRST})[\\w-]+)`);

/** The fragment of a game's link in the first line of a text: it may stand in brackets or in a sentence. */
export const gameLinkIn = (text: string): string | null => IN_TEXT.exec(text)?.[1] ?? null;
