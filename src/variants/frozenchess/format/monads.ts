/** Reads and writes the plan of a monad in a position file, with each step as a text like "xa9" (FC-MONAD-1). */
import * as c from '../../../kernel/editing/codec.ts';
import { countWords } from '../../../kernel/words.ts';
import { plannableAbilitiesOf, projectStep } from '../abilities/planning/uses.ts';
import { readPlanned } from '../abilities/planning/words.ts';
import { type ProjectedUnit, projectedCaptureEnds, projectedMoveEnds, projectUnit } from '../moves/projected-unit.ts';
import type { Planned } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { aKind } from '../position/kinds.ts';
import { MAX_STEPS, plannedText } from '../position/plan.ts';
import { COUNT, NO, SQUARE } from '../position/schema.ts';
import type { Actor } from '../position/state.ts';

const STEP = c.text(readPlanned, plannedText, 'a step of a plan, such as "-a9", "xa9", "DS" or "CV g7"');

/**
 * Reads and writes a monad in a position file.
 * If `at` is missing, the plan's next step begins on the monad's square.
 */
export const MONAD_CODEC = c.record({
  plan: c.nonEmptyList(STEP, MAX_STEPS, `a list of 1 to ${MAX_STEPS} steps`),
  next: COUNT,
  isActive: c.named('active', NO),
  stuck: COUNT,
  at: c.optional(c.nullable(SQUARE), null),
});

const isPossibleStep = (projected: ProjectedUnit, planned: Planned): boolean => {
  if (planned.kind === 'leg')
    return (planned.capture ? projectedCaptureEnds : projectedMoveEnds)(projected, Infinity).includes(planned.to);
  return plannableAbilitiesOf(projected).some(({ code }) => code === planned.code);
};

/** Returns the first fault of a monad or of its remaining plan (FC-MONAD-1). Null if there is none. */
export const monadFault = ({ stack, isOnWall }: Actor & { readonly isOnWall: boolean }): string | null => {
  const { monad } = stack;
  if (!monad) return null;
  const { plan, next, at, isActive } = monad;
  if (next >= plan.length) return `.monad.next: a plan of ${countWords(plan.length, 'step')} ends before that.`;
  if (stack.units.length > 1) return '.monad: a monad is a single piece.';
  if (!stack.shade && !isActive) return '.monad: a waiting monad is a shadow.';
  let projected = projectUnit(stack, at, isOnWall);
  for (const [index, planned] of plan.entries()) {
    if (index < next) continue;
    if (!isPossibleStep(projected, planned))
      return `.monad.plan[${index}]: "${plannedText(planned)}" does not fit ${aKind(projected.kind).toLowerCase()} on ${nameOf(projected.square)}.`;
    projected = projectStep(projected, planned);
  }
  return null;
};
