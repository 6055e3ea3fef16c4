import { DEMOS } from '../../../src/variants/frozenchess/demos/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
