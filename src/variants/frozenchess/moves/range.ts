import type { Kind } from '../position/kinds.ts';
import { rangeOf } from '../position/stacks.ts';
import type { Component, Stack } from '../position/state.ts';
import { longestReach, PATTERNS } from './tables.ts';

const hasRays = (kind: Kind): boolean => PATTERNS[kind].some(({ shape }) => shape === 'ray');

/** Returns the range number that the board shows on a unit (FC-SHOW-1). */
export const shownRange = (unit: Component, stack: Stack): number => {
  if (hasRays(unit.kind)) return rangeOf(unit, stack);
  return unit.kind === 'N' ? 3 : longestReach(unit.kind);
};
