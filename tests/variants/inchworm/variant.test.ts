import { describeVariant, entryOf } from '../../support/variant.ts';

describeVariant(entryOf('inchworm'), { games: 50, plies: 20, seed: 1 });
