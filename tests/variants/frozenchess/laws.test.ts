/** The laws of every game, on random games of FrozenChess. */
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeLaws } from '../../support/laws.ts';

describeLaws(GAME, { games: 10, plies: 40, seed: 1 });
