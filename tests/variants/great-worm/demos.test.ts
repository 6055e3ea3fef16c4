import { DEMOS } from '../../../src/variants/great-worm/demos/index.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
