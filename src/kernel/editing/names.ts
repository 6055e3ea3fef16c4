/** Names that people give: of players, games and lines. */

/** Blanks of every kind, and a line's end. */
export const BLANK = '\\s\\u0085\\u115f\\u1160\\u2800\\u3164\\uffa0';
/** Marks of direction, joiners, byte order, controls. */
export const INVISIBLE = `(?:\\p{Cf}|(?![${BLANK}])\\p{Cc})`;

/** How long names may be: of a player, and of a game or a line. */
export const NAME_LENGTH = { player: 40, title: 80 } as const;

const BLANKS = new RegExp(`[${BLANK}]+`, 'g');
/** Letters of some scripts and parts of pictures stand joined. */
const UNSEEN = new RegExp(`(?![\\u200c\\u200d])${INVISIBLE}|\\p{Co}|\\p{Cs}`, 'gu');

const visible = (text: string): string => text.replace(UNSEEN, '');

/** So much of a name as may be kept; no sign is cut in two. */
const cut = (name: string, most: number): string =>
  name
    .trimStart()
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');

/** The name of a game or a line as it is kept: without invisible signs and blanks at its beginning. */
export const plainTitle = (title: string): string => cut(visible(title), NAME_LENGTH.title);

/** A player's name as it is kept: the same, and on one line. */
export const plainName = (name: string): string =>
  cut(visible(name).replace(BLANKS, ' '), NAME_LENGTH.player);
