/** Tests the laws of every game on random games of Inchworm, with the app's dice and with real ones. */
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeLaws } from '../../support/laws.ts';

describeLaws(GAME, { games: 10, plies: 20, seed: 1001, options: { dice: 'real' } });
