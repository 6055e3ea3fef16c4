import type { Component } from '../position/state.ts';

const NON_PAWNS_EACH = 3;
const PAWNS_EACH = 10;

/** Returns the number of moves that a unit has per turn: captures earn more (FC-MULTI-1). */
export const movesOf = ({ nonPawnsCaptured, pawnsCaptured }: Component): number =>
  1 + Math.floor(nonPawnsCaptured / NON_PAWNS_EACH) + Math.floor(pawnsCaptured / PAWNS_EACH);
