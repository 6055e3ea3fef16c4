/** Steps and captures allowed in a turn (FC-DBL-1, FC-KNIG-3, FC-MULTI-2, FC-STG-5, FC-STG-8). */
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { movesOf } from '../moves/awards.ts';
import { isLateKing } from '../moves/bent-lines.ts';
import type { Part } from '../position/action.ts';
import { actingUnit } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';

export interface Allowance {
  readonly rule: ClauseId;
  readonly label: string;
  /** The most steps (normal moves) of the turn (FC-MULTI-2). */
  readonly steps: number;
  /** The highest step number at which a capture or an ability may end the turn (FC-MULTI-3); 0 if none may. */
  readonly ending: number;
  /** The number of the March step that may be a Knight's Leap (FC-KNIG-3); 0 if no step may. */
  readonly leap: number;
  /** Whether a capture within a March must be a Knight's Leap (FC-KNIG-3). */
  readonly mustLeap: boolean;
  /** Whether the majority's privilege holds: the first two steps may capture (FC-STG-5). */
  readonly isPrivileged: boolean;
  /** Whether the unit is a King in the fifth stage (FC-STG-8). */
  readonly isLate: boolean;
}

/** The most steps of a Knight's March (FC-KNIG-3). */
const MARCH = 4;
const LATE_STEPS = 3;
/** How many of a turn's first steps may capture, by the majority's privilege (FC-STG-5). */
export const CAPTURING_STEPS = 2;

export const allowanceOf = (state: State, stack: Stack, isSieged: boolean): Allowance => {
  const unit = actingUnit(stack);
  const moves = movesOf(unit);
  const isKnight = unit.kind === 'N';
  const isLate = isLateKing(state, unit.kind);
  const isPrivileged = hasPrivilege(state, stack.side);
  const mustLeap = state.options.march === 'leap';
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

/** Returns the most steps of a turn: only 2 if a double move or March begins with a capture (FC-STG-5). */
export const mostSteps = ({ steps, ending, isLate }: Allowance, [first]: readonly Part[]): number =>
  ending === 0 && !isLate && isCapture(first) ? CAPTURING_STEPS : Math.max(steps, ending);
