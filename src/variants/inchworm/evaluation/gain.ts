import type { Square } from '../../../kernel/board/board.ts';
import { capturedBy } from '../moves/generate.ts';
import { makeLinkStep } from '../moves/linking.ts';
import { pawnsTakenEnPassant } from '../moves/pawns.ts';
import type { Act } from '../position/action.ts';
import { type Occupancy, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import { capturedValue, MATERIAL, mutationGain, pieceValue } from './values.ts';

/** Returns the units that a move captures, en passant included (IW-EP-2). */
export const preyOf = (
  state: State,
  occupancy: Occupancy,
  members: readonly Unit[],
  from: Square,
  target: Square,
): readonly Unit[] => {
  const enemies = unitsOn(occupancy, target).filter(({ side }) => side !== turnSide(state));
  return capturedBy({ enemies, passed: pawnsTakenEnPassant(occupancy, state, members, from, target) }, members);
};

/** An action's gain by captures, mutations and promotion, in centipawns. A capture gains at least 1. */
export const captureGain = (state: State, act: Act): number => {
  if (act.kind === 'promote') return pieceValue(act.type) - MATERIAL.pawn.value;
  if (!('members' in act)) return 0;
  let sum = 0;
  const occupancy = occupancyOf(act.link?.kind === 'unlink' ? makeLinkStep(state, act.link) : state);
  const members: Unit[] = [];
  for (const { id, becomes } of act.members) {
    const unit = state.units.find((each) => each.id === id);
    if (!unit) continue;
    members.push(unit);
    if (becomes !== null) sum += mutationGain(unit, becomes);
  }
  const prey = preyOf(state, occupancy, members, act.from, act.target);
  for (const unit of prey) sum += capturedValue(unit);
  return prey.length > 0 ? Math.max(1, sum) : sum;
};
