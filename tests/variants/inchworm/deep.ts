/** Published counts of Inchworm's turns, for the campaign. */
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { DeepCount } from '../../support/deep.ts';

const HC_4 = positionFields('White: Kh1, Rd3, Bd3, Pd3; Black: Kg8, Qd6/a3, Pd6');

export const DEEP: readonly DeepCount[] = [
  { depth: 4, plays: 3_226_358 },
  { at: JSON.stringify(HC_4), depth: 3, plays: 335_411 },
];
