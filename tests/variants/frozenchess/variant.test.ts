import { describeVariant, entryOf } from '../../support/variant.ts';

describeVariant(entryOf('frozenchess'), { games: 10, plies: 40, seed: 1, near: 10, tries: 60 });
