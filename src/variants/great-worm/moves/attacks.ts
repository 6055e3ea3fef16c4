/** Check: could the opponent, beginning a turn now, capture this worm? Serves GW-CHECK-1. */
import type { Square } from '../../../kernel/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { type Boost, type Unit, type WormState, wormOf } from '../position/state.ts';
import { boostOf, capturedAt, captureTrack, hasRegular, isEmptyAlong, type NoRegular, type Regular, regularsOf } from './generate.ts';
import { MANNERS, type Way, waysBetween } from './worm-paths.ts';

/** A turn that would capture the worm: with the regular action itself, or after it along `way`. */
export interface Threat {
  readonly regular: Regular | NoRegular;
  readonly way: Way | null;
}

const directThreat = (state: WormState, by: Side, target: Square): Threat | null => {
  for (let from = 0; from < 64; from++) {
    const unit = state.units[from];
    if (unit?.side !== by) continue;
    const track = captureTrack(unit, from, target);
    if (track && isEmptyAlong(state, track.via)) return { regular: { kind: 'regular', from, to: target, special: null }, way: null };
  }
  return null;
};

/** After this regular action, is every square empty that the worm has to cross? */
const opens = (state: WormState, action: Regular, crossed: readonly Square[]): boolean => {
  const removed = action.special === 'enPassant' ? capturedAt(state, action) : null;
  return crossed.every((square) => square !== action.to && (!state.units[square] || square === action.from || square === removed));
};

const allows = (boost: Boost, way: Way): boolean => MANNERS[boost].includes(way.manner);

/** The worm of `by` captures along one of these ways after some regular action that opens it and gives the boost. */
const wormThreat = (state: WormState, by: Side, ways: readonly Way[]): Threat | null => {
  for (const regular of regularsOf(state, by)) {
    const boost = boostOf(state.units[regular.from] as Unit);
    const way = ways.find((each) => allows(boost, each) && opens(state, regular, each.crossed));
    if (way) return { regular, way };
  }
  const unused = ways.find((way) => allows('none', way) && isEmptyAlong(state, way.crossed));
  if (!unused) return null;
  if (state.passing) return { regular: { kind: 'pass' }, way: unused };
  return hasRegular(state, by) ? null : { regular: { kind: 'waive' }, way: unused };
};

/** How a side's worm could be captured on the opponent's next turn; null if it is not in Check. */
export const threatTo = (state: WormState, side: Side): Threat | null => {
  const target = wormOf(state, side);
  if (target === null) return null;
  const by = other(side);
  const direct = directThreat(state, by, target);
  if (direct) return direct;
  const from = wormOf(state, by);
  const trail = state.trails[by];
  if (from === null || trail.includes(target)) return null;
  // One action opens at most one square, so a way with two units on it needs no further look.
  const ways = waysBetween(from, target).filter(
    ({ crossed }) => !crossed.some((square) => trail.includes(square)) && crossed.filter((square) => state.units[square]).length < 2,
  );
  return ways.length > 0 ? wormThreat(state, by, ways) : null;
};
