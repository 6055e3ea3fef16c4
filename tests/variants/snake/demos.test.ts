/**
 * The engine names every clause in the demonstration of it, and tells and shows it as the files in goldens/
 * say.
 */
import { DEMOS } from '../../../src/variants/snake/demos/index.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
