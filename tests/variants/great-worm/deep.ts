/**
 * Counts of complete turns for the campaign. If both sides wait, no Leg can be created: that count is published, the
 * other is ours.
 */
import type { DeepCount } from '../../support/deep.ts';
import { START } from './support.ts';

export const DEEP: readonly DeepCount[] = [
  { at: START.replace('0/0', '9/9'), depth: 3, plays: 475_285 },
  { depth: 3, plays: 8_432_003 },
];
