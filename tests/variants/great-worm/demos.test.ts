/**
 * The engine names every clause in the demonstration of it, and tells and shows it as the files in goldens/
 * say.
 */
import { DEMOS } from '../../../src/variants/great-worm/demos/index.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
