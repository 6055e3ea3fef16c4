import { describeVariant, entryOf } from '../../support/variant.ts';

describeVariant(entryOf('snake'), { games: 60, plies: 60, seed: 1 });
