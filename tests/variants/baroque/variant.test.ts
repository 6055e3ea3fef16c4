import { describeVariant, entryOf } from '../../support/variant.ts';

describeVariant(entryOf('baroque'), { games: 40, plies: 25, seed: 1 });
