/** The five games that are published: they have what a new game may lack, such as samples, disputes, an opponent. */
import { GAMES } from '../../src/variants/index.ts';

const IDS: readonly string[] = ['great-worm', 'snake', 'baroque', 'inchworm', 'frozenchess'];

export const OURS = GAMES.filter(({ id }) => IDS.includes(id));
