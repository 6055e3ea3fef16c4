import { DEMOS } from '../../../src/variants/inchworm/demos/index.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
