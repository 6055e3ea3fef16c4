/** The sample games, told, shown and looked at as they always were. */
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeShown } from '../../support/shown.ts';

describeShown(GAME, 10, ['nbye 05yh 3fbj bcog 1mnv qtiv']);
