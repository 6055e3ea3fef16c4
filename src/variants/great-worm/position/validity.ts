/** What makes a position that can be read impossible to play: section 10 of the rules says which set-ups are valid. */
import type { Square } from '../../../kernel/board.ts';
import type { Problem } from '../../../kernel/result.ts';
import { forward, other, SIDES, sideName } from '../../../kernel/side.ts';
import { nameOf } from './board.ts';
import { type State, wormOf } from './state.ts';

/** What is wrong with the worms and their trails, or null. */
const wormFault = (state: State): Problem | null => {
  for (const side of SIDES) {
    const whose = sideName(side);
    const worms = state.units.filter((unit) => unit?.type === 'worm' && unit.side === side).length;
    if (worms !== 1) return { text: `Field 1 (placement): ${whose} has ${worms} Worm Titans; exactly one is needed.` };
    const lair = state.lairs[side];
    const trail = state.trails[side];
    if (trail[0] !== lair) {
      return { text: `Field 5 (trails): ${whose}'s trail must begin with the Lair ${nameOf(lair)}.`, squares: [lair] };
    }
    const at = wormOf(state, side) as Square;
    if (!trail.includes(at))
      return { text: `Field 5 (trails): ${whose}'s worm stands on ${nameOf(at)}, which is not in its trail.`, squares: [at] };
  }
  return null;
};

/** What is wrong with the en passant mark, or null. */
const doubleStepFault = ({ doubleStep, phase, toMove, units }: State): Problem | null => {
  if (!doubleStep) return null;
  const { passed, claw } = doubleStep;
  const pieceMove = phase.kind === 'regular';
  const owner = pieceMove ? other(toMove) : toMove;
  const unit = units[claw];
  const field = 'Field 7 (en passant)';
  if (unit?.type !== 'claw' || unit.side !== owner) {
    return { text: `${field}: ${nameOf(claw)} must hold a Claw of ${sideName(owner)}, which made the double step.`, squares: [claw] };
  }
  if (claw !== passed + 8 * forward(owner)) {
    return {
      text: `${field}: ${nameOf(claw)} is not one square in front of ${nameOf(passed)} for ${sideName(owner)}.`,
      squares: [passed, claw],
    };
  }
  const there = units[passed];
  const allowed = !there || (pieceMove && there.side === owner && (there.type === 'worm' || there.type === 'leg'));
  if (allowed) return null;
  const may = pieceMove ? `empty, or hold ${sideName(owner)}'s worm or a Leg created since` : 'empty';
  return { text: `${field}: the passed square ${nameOf(passed)} must be ${may}.`, squares: [passed] };
};

/** The first fault of a set-up, or null. */
export const faultIn = (state: State): Problem | null => wormFault(state) ?? doubleStepFault(state);
