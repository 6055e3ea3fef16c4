/** The inside of a character class of a regular expression: all white space, and the letters that look blank. */
export const BLANK = '\\s\\u0085\\u115f\\u1160\\u2800\\u3164\\uffa0';
/** A regular expression of direction marks, joiners, byte order marks and control characters. */
export const INVISIBLE = `(?:\\p{Cf}|(?![${BLANK}])\\p{Cc})`;

/** The maximum length of names, in UTF-16 units. */
export const NAME_LENGTH = { player: 40, title: 80 } as const;

const BLANKS = new RegExp(`[${BLANK}]+`, 'g');
/** Characters removed from names. Joiners (200c, 200d) stay, since some scripts and composed emoji need them. */
const REMOVED = new RegExp(`(?![\\u200c\\u200d])${INVISIBLE}|\\p{Co}|\\p{Cs}`, 'gu');

const withoutInvisible = (text: string): string => text.replace(REMOVED, '');

/** Cuts a name to `most` UTF-16 units, never inside a surrogate pair, and removes leading blanks. */
const truncate = (name: string, most: number): string =>
  name
    .trimStart()
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');

/** Returns a title as it is stored: cut to 80 UTF-16 units, without invisible characters or blanks at the beginning. */
export const plainTitle = (title: string): string => truncate(withoutInvisible(title), NAME_LENGTH.title);

/** Returns a player's name as stored: like a title, but on one line and with at most 40 UTF-16 units. */
export const plainName = (name: string): string =>
  truncate(withoutInvisible(name).replace(BLANKS, ' '), NAME_LENGTH.player);
