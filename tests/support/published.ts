/** The five published games: they have what a new game may lack, such as samples, disputes and an opponent. */
import { GAMES } from '../../src/variants/index.ts';

const IDS: readonly string[] = ['great-worm', 'snake', 'baroque', 'inchworm', 'frozenchess'];

export const PUBLISHED_GAMES = GAMES.filter(({ id }) => IDS.includes(id));
