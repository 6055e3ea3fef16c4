import { makeLinkStep } from '../moves/linking.ts';
import type { Act } from '../position/action.ts';
import { occupancyOf } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { capturedValue, MATERIAL, mutationGain, pieceValue } from './values.ts';

/** What an action wins at once, in centipawns. A capture on the target square counts at least 1. */
export const captureGain = (state: State, act: Act): number => {
  if (act.kind === 'promote') return pieceValue(act.type) - MATERIAL.pawn.value;
  if (!('members' in act)) return 0;
  let sum = 0;
  let isCapture = false;
  const { squares } = occupancyOf(act.link?.kind === 'unlink' ? makeLinkStep(state, act.link) : state);
  for (const unit of squares[act.target] ?? []) {
    if (unit.side === turnSide(state)) break;
    isCapture = true;
    sum += capturedValue(unit);
  }
  for (const { id, becomes } of act.members) {
    const unit = state.units.find((each) => each.id === id);
    if (unit && becomes !== null) sum += mutationGain(unit, becomes);
  }
  return isCapture ? Math.max(1, sum) : sum;
};
