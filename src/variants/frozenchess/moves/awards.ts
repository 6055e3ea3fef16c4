import type { Component } from '../position/state.ts';

const NON_PAWNS_EACH = 3;
const PAWNS_EACH = 10;

/** Returns a unit's moves per turn. Its captures so far earn more moves (FC-MULTI-1). */
export const movesOf = ({ nonPawnsCaptured, pawnsCaptured }: Component): number =>
  1 + Math.floor(nonPawnsCaptured / NON_PAWNS_EACH) + Math.floor(pawnsCaptured / PAWNS_EACH);
