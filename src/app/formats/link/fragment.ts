/** Recognizes a link by its prefix; later formats have a higher number. */
export const isGameLink = (fragment: string): boolean => /^#g([3-9]|[1-9]\d+|ame)?=/.test(fragment);

const LINK = /#g(?:[3-9]|[1-9]\d+|ame)?=[\w+/-]+=*/;
const OF_GAME = /\[[A-Z]\w*\s+"|[a-p]\d/i;

/** The link within a text; null if there is none, or if moves stand before it (a game text that cites a link). */
export const gameLinkIn = (text: string): string | null => {
  const found = LINK.exec(text);
  const before = text.slice(0, found?.index).replace(/\S*$/, '');
  return found && !OF_GAME.test(before) ? found[0] : null;
};
