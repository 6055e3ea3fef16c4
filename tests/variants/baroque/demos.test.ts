import { DEMOS } from '../../../src/variants/baroque/demos/index.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeDemos } from '../../support/demos.ts';

describeDemos(GAME, DEMOS);
