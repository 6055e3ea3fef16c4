/** A ply from its action to its clean-up (FC-RES-2, phases 1 to 9). */
import type { Square } from '../../kernel/board.ts';
import { assertNever } from '../../kernel/invariant.ts';
import { sideName } from '../../kernel/side.ts';
import type { Action, Leg } from './act.ts';
import { stunned, walked } from './mechanics/legs.ts';
import { duesPaid, timersTicked, trapsCleared } from './mechanics/paralysis.ts';
import { tombsSettled } from './mechanics/tombs.ts';
import { shadowsFaded, wallsLaid } from './mechanics/walls.ts';
import { begun, owing, type Ply, tell } from './ply.ts';
import { rule } from './rules.ts';
import type { State } from './state.ts';
import { abilityFor } from './units/index.ts';
import { kingsCheck } from './units/king.ts';

/** What follows every action, in the order of the rules. */
const AFTERMATH: readonly ((ply: Ply) => Ply)[] = [
  duesPaid, // phase 2
  wallsLaid, // phase 3
  shadowsFaded, // phase 4
  tombsSettled,
  timersTicked, // phase 6
  trapsCleared, // phase 9
];

/** The legs of a move, one after the other, before anything follows them. */
export const walkedLegs = (ply: Ply, legs: readonly Leg[]): Ply =>
  legs.reduce((sum, leg) => (sum.isKingTaken || sum.isHalted ? sum : walked(sum, leg)), ply);

/** Phase 1. What only single steps bring comes last: King's Check and the Rook's Stun. */
const acted = (ply: Ply, action: Action): Ply => {
  switch (action.kind) {
    case 'null':
      return tell(ply, rule('FC-NULL-1'), () => ({ text: `${sideName(ply.side)} plays a Nullmove.` }));
    case 'special': {
      const ability = abilityFor(ply.state, action);
      return owing(ability.perform(ply, action), ability.price, ability.rule, true);
    }
    case 'move': {
      const moved = walkedLegs(ply, action.legs);
      return moved.isKingTaken || action.legs.length > 1 ? moved : stunned(kingsCheck(moved));
    }
    default:
      return assertNever(action);
  }
};

const actorOf = (action: Action): Square | null => (action.kind === 'null' ? null : action.from);

/** The ply after phases 1 to 9; after the capture of a king nothing follows. `isQuiet`: only the position is wanted. */
export const resolved = (state: State, action: Action, isQuiet: boolean): Ply => {
  const ply = acted(begun(state, actorOf(action), isQuiet), action);
  return ply.isKingTaken ? ply : AFTERMATH.reduce((sum, follow) => follow(sum), ply);
};
