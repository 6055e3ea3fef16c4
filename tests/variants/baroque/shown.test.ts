/** The sample games, told, shown and looked at as they always were. */
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeShown } from '../../support/shown.ts';

describeShown(GAME, 10, ['i4lt 3cpi ddhr k09n wgsn bidr hqng']);
