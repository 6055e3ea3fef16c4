/** The sample games, told, shown and looked at as they always were. */
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeShown } from '../../support/shown.ts';

describeShown(GAME, 10, ['ep9u 48nc 2gp5 h739 n7l2 3vit 1kgy 75wz g8x5']);
