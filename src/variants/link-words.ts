/**
 * The words of links by game: a link is deflated as if they, and then those of every game, stood before it. Links
 * in use were made with them, so that none may change or move. A new game's stand first; it can do without.
 */
import { LINK_WORDS as BAROQUE } from './baroque/link-words.ts';
import { LINK_WORDS as FROZENCHESS } from './frozenchess/link-words.ts';
import { LINK_WORDS as GREAT_WORM } from './great-worm/link-words.ts';
import { LINK_WORDS as INCHWORM } from './inchworm/link-words.ts';
import { LINK_WORDS as SNAKE } from './snake/link-words.ts';

export const GAME_WORDS = [FROZENCHESS, INCHWORM, GREAT_WORM, BAROQUE, SNAKE].join('');
