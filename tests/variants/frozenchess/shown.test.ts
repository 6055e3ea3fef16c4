/** The sample games, told, shown and looked at as they always were. */
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeShown } from '../../support/shown.ts';

describeShown(GAME, 12, [
  'u985 nluc 1h3a a9sp itg0 uvgs',
  'xy9t v5pe tmei xmnb lt26 vxlh ctxv eu7q',
  'snj4 8vjx',
  'pg5t',
  'ngo6 r9yk lr98',
]);
