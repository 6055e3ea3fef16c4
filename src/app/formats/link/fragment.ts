import { ANY_SQUARE } from '../../../kernel/board/board.ts';

/** Recognizes a link by how it begins; later formats have a higher number. */
export const isGameLink = (fragment: string): boolean => /^#g([3-9]|[1-9]\d+|ame)?=/.test(fragment);

const LINK = /#g(?:[3-9]|[1-9]\d+|ame)?=[\w+/-]+=*/;
/** A header, or a square of a move. */
const MOVE_SIGN = new RegExp(`\\[[A-Z]\\w*\\s+"|${ANY_SQUARE}`, 'i');

/** The link within a text; null if there is none, or if moves stand before it (a game text that cites a link). */
export const gameLinkIn = (text: string): string | null => {
  const found = LINK.exec(text);
  const before = text.slice(0, found?.index).replace(/\S*$/, '');
  return found && !MOVE_SIGN.test(before) ? found[0] : null;
};
