/** The inside of a character class: all characters that look blank. Some are letters, such as U+3164. */
export const BLANK = '\\s\\u0085\\u115f\\u1160\\u2800\\u3164\\uffa0';
/** The source of a regular expression for invisible characters, such as direction marks. Copied texts contain some. */
export const INVISIBLE = `(?:\\p{Cf}|(?![${BLANK}])\\p{Cc})`;

/** The maximum length of names, in UTF-16 units. */
export const NAME_LENGTH = { player: 40, title: 80 } as const;

const BLANKS = new RegExp(`[${BLANK}]+`, 'g');
/** Characters removed from names. Joiners stay, since some scripts need them. */
const REMOVED = new RegExp(`(?![\\u200c\\u200d])${INVISIBLE}|\\p{Co}|\\p{Cs}`, 'gu');

const withoutInvisible = (text: string): string => text.replace(REMOVED, '');

/** Shortens a name to at most `most` UTF-16 units. Surrogate pairs stay whole. */
const truncate = (name: string, most: number): string =>
  name
    .trimStart()
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');

/** Returns a title as it is stored: without invisible characters, and at most 80 UTF-16 units long. */
export const plainTitle = (title: string): string => truncate(withoutInvisible(title), NAME_LENGTH.title);

/** Returns a player's name as it is stored: on one line, and at most 40 UTF-16 units long. */
export const plainName = (name: string): string =>
  truncate(withoutInvisible(name).replace(BLANKS, ' '), NAME_LENGTH.player);
