/** The engine names every clause in the demonstration of it. */
import { DEMOS } from '../../../src/variants/snake/demos.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
