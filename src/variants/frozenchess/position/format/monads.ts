/** Reading a monad's plan (FC-MONAD-1): texts like those of the notation, whose steps must fit each other. */
import type { Square } from '../../../../kernel/board/board.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';
import { countWords } from '../../../../kernel/words.ts';
import type { Monad } from '../../monad/plan.ts';
import { captureEnds, moveEnds, type ProjectedUnit, projectUnit } from '../../monad/projected-unit.ts';
import { projectStep, usesOf } from '../../monad/uses.ts';
import { plannedText } from '../../monad/words.ts';
import type { Planned } from '../action.ts';
import { nameOf } from '../board.ts';
import { aKind } from '../kinds.ts';
import type { Stack } from '../state.ts';
import type { MonadFile } from './schema.ts';

const fits = (projected: ProjectedUnit, planned: Planned): boolean => {
  if (planned.kind === 'leg')
    return (planned.capture ? captureEnds : moveEnds)(projected, Infinity).includes(planned.to);
  return usesOf(projected).some(({ code }) => code === planned.code);
};

/** The monad of a stack just read, if the rest of its plan fits it. */
export const monadFrom = (
  file: MonadFile,
  stack: Stack,
  square: Square,
  isOnWall: boolean,
  where: string,
): Result<Monad, Problem> => {
  const { plan, next, active: isActive, stuck, at } = file;
  if (next >= plan.length)
    return problem(`${where}.next: a plan of ${countWords(plan.length, 'step')} ends before that.`);
  if (stack.comps.length > 1) return problem(`${where}: a monad is a single piece.`);
  if (!stack.shade && !isActive) return problem(`${where}: a waiting monad is a shadow.`);
  const monad: Monad = { plan: plan as unknown as Monad['plan'], next, isActive, stuck, at: at ?? square };
  let projected = projectUnit(stack, monad.at, isOnWall);
  for (const [index, planned] of monad.plan.entries()) {
    if (index < monad.next) continue;
    if (!fits(projected, planned)) {
      const text = `"${plannedText(planned)}" does not fit ${aKind(projected.kind).toLowerCase()} on ${nameOf(projected.square)}`;
      return problem(`${where}.plan[${index}]: ${text}.`);
    }
    projected = projectStep(projected, planned);
  }
  return ok(monad);
};
