/** How many steps a turn may have, and what each may be (FC-DBL-1, FC-KNIG-3, FC-MULTI-2, FC-STG-5, FC-STG-8). */

import { hasPrivilege } from '../mechanics/capture/material.ts';
import { movesOf } from '../moves/awards.ts';
import { isLateKing } from '../moves/bent-lines.ts';
import type { Part } from '../position/action.ts';
import { actingUnit } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';

/** How many steps a turn may have. */
export interface Allowance {
  readonly rule: ClauseId;
  readonly label: string;
  /** So many normal moves. */
  readonly steps: number;
  /** Up to this step one may capture or use an ability, and so end the turn; 0: none may. */
  readonly ending: number;
  /** In this step a Knight may leap and capture, and so end the turn; 0: in none. */
  readonly leap: number;
  /** Must it leap to capture in that step? */
  readonly mustLeap: boolean;
  /** Its first two steps may capture, as the majority side's do in long games (FC-STG-5). */
  readonly isPrivileged: boolean;
  /**
   * A King of the fifth stage goes over attacked squares, and takes the enemy King by any step (FC-STG-8).
   */
  readonly isLate: boolean;
}

/** A Knight may march so far (FC-KNIG-3), and a King of the fifth stage go so far (FC-STG-8). */
export const MARCH = 4;
export const LATE_STEPS = 3;
/** So many steps of a privileged turn may capture. */
export const CAPTURING_STEPS = 2;

/** What a unit may do in a turn of several steps. */
export const allowanceOf = (state: State, stack: Stack, isSieged: boolean): Allowance => {
  const unit = actingUnit(stack);
  const moves = movesOf(unit);
  const isKnight = unit.kind === 'N';
  const isLate = isLateKing(state, unit.kind);
  const isPrivileged = hasPrivilege(state, stack.side);
  const mustLeap = !state.marchCaptures;
  const common = { ending: moves > 1 ? moves : 0, leap: 0, mustLeap, isPrivileged, isLate };
  const upTo = (clause: ClauseId, steps: number): Allowance => ({
    ...common,
    rule: clause,
    label: `Up to ${steps} steps`,
    steps,
  });
  if (isLate) return upTo('FC-STG-8', Math.max(LATE_STEPS, moves));
  if (moves > 1) return upTo('FC-MULTI-2', isKnight && !isSieged ? Math.max(MARCH, moves) : moves);
  return isKnight
    ? { ...common, rule: 'FC-KNIG-3', label: `March: up to ${MARCH} steps`, steps: MARCH, leap: 2 }
    : { ...common, rule: 'FC-DBL-1', label: 'Move twice', steps: 2 };
};

export const isCapture = (part: Part | undefined): boolean =>
  part?.kind === 'leg' && (part.capture || part.extra !== null);

/**
 * How many steps the turn may have after its first part: a capture leaves one more of a double move or March.
 */
export const mostSteps = ({ steps, ending, isLate }: Allowance, [first]: readonly Part[]): number =>
  ending === 0 && !isLate && isCapture(first) ? CAPTURING_STEPS : Math.max(steps, ending);
