import { ANY_SQUARE } from '../../../kernel/board/board.ts';

/** Whether the fragment of a URL links to a game, in any past or later format. */
export const isGameLink = (fragment: string): boolean => /^#g([3-9]|[1-9]\d+|ame)?=/.test(fragment);

const LINK = /#g(?:[3-9]|[1-9]\d+|ame)?=[\w+/-]+=*/;
/** A sign that a text has moves: a header or a square. */
const MOVE_SIGN = new RegExp(`\\[[A-Z]\\w*\\s+"|${ANY_SQUARE}`, 'i');

/** Finds a link to a game in a text. Returns null if moves stand before the link: the text itself is then a game. */
export const gameLinkIn = (text: string): string | null => {
  const found = LINK.exec(text);
  const before = text.slice(0, found?.index).replace(/\S*$/, '');
  return found && !MOVE_SIGN.test(before) ? found[0] : null;
};
