/** The sample games, told, shown and looked at as they always were. */
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeShown } from '../../support/shown.ts';

describeShown(GAME, 2, ['sqqx 83np aoz1 di4e zobr nq20 ok70 9t3j eaxl bmsd yczq ieia 78nd 0cns y88y us10']);
