/** The sample games, told, shown and looked at as they always were. */
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeShown } from '../../support/shown.ts';

describeShown(GAME, 12, [
  'u985 y09z 1h3a a9sp mim0 j3u8',
  'vy3y xurg kn4n atyb gxd8 8b01 gydi v8ki',
  'ot2i q3qn',
  'pg5t',
  'ngo6 r9yk lr98',
]);
