/**
 * The engine names every clause in the demonstration of it, and tells and shows it as the files in goldens/
 * say.
 */
import { DEMOS } from '../../../src/variants/frozenchess/demos/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
