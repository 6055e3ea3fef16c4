/**
 * The games' part of the dictionary that compresses shared links. The part for all games (`COMMON_WORDS`) follows it.
 * Old links need both parts, so no word may change or move. A new game may add its words in front.
 */
import { LINK_WORDS as BAROQUE } from './baroque/link-words.ts';
import { LINK_WORDS as FROZENCHESS } from './frozenchess/link-words.ts';
import { LINK_WORDS as GREAT_WORM } from './great-worm/link-words.ts';
import { LINK_WORDS as INCHWORM } from './inchworm/link-words.ts';
import { LINK_WORDS as SNAKE } from './snake/link-words.ts';

export const GAME_WORDS = [FROZENCHESS, INCHWORM, GREAT_WORM, BAROQUE, SNAKE].join('');
