/** The five published games. Unlike a new game, each has samples, disputes and an opponent. */
import { GAMES } from '../../src/variants/index.ts';

const IDS: readonly string[] = ['great-worm', 'snake', 'baroque', 'inchworm', 'frozenchess'];

export const PUBLISHED_GAMES = GAMES.filter(({ id }) => IDS.includes(id));
