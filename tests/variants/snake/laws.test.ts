/** The laws of every game, on random games of Snake. */
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeLaws } from '../../support/laws.ts';

describeLaws(GAME, { games: 200, plies: 60, seed: 1 });
