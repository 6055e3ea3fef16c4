/** White space of every kind and blank letters, as the inside of a character class. */
export const BLANK = '\\s\\u0085\\u115f\\u1160\\u2800\\u3164\\uffa0';
/** Direction marks, joiners, byte order marks and control characters. */
export const INVISIBLE = `(?:\\p{Cf}|(?![${BLANK}])\\p{Cc})`;

/** The longest names, in UTF-16 units. */
export const NAME_LENGTH = { player: 40, title: 80 } as const;

const BLANKS = new RegExp(`[${BLANK}]+`, 'g');
/** Joiners (200c, 200d) stay: some scripts and composed emoji need them. */
const REMOVED = new RegExp(`(?![\\u200c\\u200d])${INVISIBLE}|\\p{Co}|\\p{Cs}`, 'gu');

const withoutInvisible = (text: string): string => text.replace(REMOVED, '');

/** Cuts a name to `most` UTF-16 units, never inside a surrogate pair. */
const truncate = (name: string, most: number): string =>
  name
    .trimStart()
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');

/** The stored name of a game or line: no invisible characters or leading blanks, at most 80 long. */
export const plainTitle = (title: string): string => truncate(withoutInvisible(title), NAME_LENGTH.title);

/** The stored name of a player: likewise, with line breaks as blanks, at most 40 long. */
export const plainName = (name: string): string =>
  truncate(withoutInvisible(name).replace(BLANKS, ' '), NAME_LENGTH.player);
