/**
 * The games' part of the dictionary with which links are deflated; the part for all games (`COMMON_WORDS`) follows it.
 * Links in use were made with it, so that no word may change or move. The words of a new game go in front; a game can
 * also do without.
 */
import { LINK_WORDS as BAROQUE } from './baroque/link-words.ts';
import { LINK_WORDS as FROZENCHESS } from './frozenchess/link-words.ts';
import { LINK_WORDS as GREAT_WORM } from './great-worm/link-words.ts';
import { LINK_WORDS as INCHWORM } from './inchworm/link-words.ts';
import { LINK_WORDS as SNAKE } from './snake/link-words.ts';

export const GAME_WORDS = [FROZENCHESS, INCHWORM, GREAT_WORM, BAROQUE, SNAKE].join('');
