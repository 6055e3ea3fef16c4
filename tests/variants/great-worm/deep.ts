/**
 * Counts of complete turns for the campaign. In the first position both sides must wait, so that no Leg can be created:
 * its count is published, the other is our own.
 */
import type { DeepCount } from '../../support/deep.ts';
import { START } from './support.ts';

export const DEEP: readonly DeepCount[] = [
  { at: START.replace('0/0', '9/9'), depth: 3, plays: 475_285 },
  { depth: 3, plays: 8_432_003 },
];
