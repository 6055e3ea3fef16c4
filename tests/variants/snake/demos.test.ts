import { DEMOS } from '../../../src/variants/snake/demos/index.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
