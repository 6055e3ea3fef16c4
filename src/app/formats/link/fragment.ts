import { ANY_SQUARE } from '../../../kernel/board/board.ts';

/** Whether a URL's fragment links to a game, even of a later format, which `readFragment` reports as newer. */
export const isGameLink = (fragment: string): boolean => /^#g([3-9]|[1-9]\d+|ame)?=/.test(fragment);

const LINK = /#g(?:[3-9]|[1-9]\d+|ame)?=[\w+/-]+=*/;
const MOVE_SIGN = new RegExp(`\\[[A-Z]\\w*\\s+"|${ANY_SQUARE}`, 'i');

/** Finds a link to a game. Null if moves stand before the link, since the text itself is then the game. */
export const gameLinkIn = (text: string): string | null => {
  const found = LINK.exec(text);
  const before = text.slice(0, found?.index).replace(/\S*$/, '');
  return found && !MOVE_SIGN.test(before) ? found[0] : null;
};
