/** Counts of Snake's complete plays, for the campaign. */
import type { DeepCount } from '../../support/deep.ts';

export const DEEP: readonly DeepCount[] = [
  { depth: 4, plays: 107_123 },
  { depth: 5, plays: 1_752_657 },
];
