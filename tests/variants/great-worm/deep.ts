/**
 * Counts of complete turns too deep for every test run; the long campaign counts them. With both sides
 * waiting nobody can create a Leg: the rules publish that count, the other is our own.
 */
import type { DeepCount } from '../../support/deep.ts';
import { START } from './support.ts';

export const DEEP: readonly DeepCount[] = [
  { at: START.replace('0/0', '9/9'), depth: 3, plays: 475_285 },
  { depth: 3, plays: 8_432_003 },
];
