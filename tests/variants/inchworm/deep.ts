/** Counts of turns too deep for every test run; the long campaign counts them. The rules publish this one. */
import type { DeepCount } from '../../support/deep.ts';

export const DEEP: readonly DeepCount[] = [{ depth: 4, plays: 3_226_358 }];
