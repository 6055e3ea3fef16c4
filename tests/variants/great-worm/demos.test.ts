/** The engine names every clause in the demonstration of it. */
import { DEMOS } from '../../../src/variants/great-worm/demos.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
