/** The games' words for compressing links. Old links need the words in this order, so new ones go in front. */
import { LINK_WORDS as BAROQUE } from './baroque/link-words.ts';
import { LINK_WORDS as FROZENCHESS } from './frozenchess/link-words.ts';
import { LINK_WORDS as GREAT_WORM } from './great-worm/link-words.ts';
import { LINK_WORDS as INCHWORM } from './inchworm/link-words.ts';
import { LINK_WORDS as SNAKE } from './snake/link-words.ts';

export const GAME_WORDS = [FROZENCHESS, INCHWORM, GREAT_WORM, BAROQUE, SNAKE].join('');
