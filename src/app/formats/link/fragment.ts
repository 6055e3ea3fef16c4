/**
 * Does a fragment of an address carry a game, by how it begins? link.ts reads it once a link is followed. Those
 * of later formats have a higher number.
 */
export const isGameLink = (fragment: string): boolean => /^#g([3-9]|[1-9]\d+|ame)?=/.test(fragment);

const LINK = /#g(?:[3-9]|[1-9]\d+|ame)?=[\w+/-]+=*/;
/** A header, or a square of a move. */
const OF_GAME = /\[[A-Z]\w*\s+"|[a-p]\d/i;

/**
 * The fragment of a game's link in a text or an address, without the signs around it; null if there is none,
 * or a game stands before it.
 */
export const gameLinkIn = (text: string): string | null => {
  const found = LINK.exec(text);
  const before = text.slice(0, found?.index).replace(/\S*$/, '');
  return found && !OF_GAME.test(before) ? found[0] : null;
};
