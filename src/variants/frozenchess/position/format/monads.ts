/** Reading the plan of a monad (FC-MONAD-1): texts like those of the notation, which must fit each other. */
import type { Square } from '../../../../kernel/board.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';
import { counted } from '../../../../kernel/words.ts';
import { MOST_STEPS, type Monad } from '../../monad/plan.ts';
import { captureEnds, moveEnds, type Stance, stanceAfter, stanceOf } from '../../monad/stance.ts';
import { plannedText, readPlanned } from '../../monad/text.ts';
import { usesOf } from '../../monad/uses.ts';
import type { Planned } from '../action.ts';
import { nameOf } from '../board.ts';
import { aKind } from '../kinds.ts';
import type { Stack } from '../state.ts';
import { flag, integer, listOf, objectOf, orNull, type Reader } from './schema.ts';
import { squareReader } from './words.ts';

const stepReader: Reader<Planned> = (value, where) => {
  const planned = typeof value === 'string' ? readPlanned(value) : null;
  return planned ? ok(planned) : problem(`${where}: ${JSON.stringify(value)} is no step of a plan, such as "-a9", "xa9", "DS" or "CV g7".`);
};

/** A plan that does not yet know whose it is. */
export interface MonadFile extends Omit<Monad, 'plan' | 'at'> {
  readonly plan: readonly Planned[];
  readonly at: Square | null;
}

export const monadReader: Reader<MonadFile> = (value, where) => {
  const read = objectOf({
    plan: { read: listOf(stepReader) },
    next: { read: integer(0), otherwise: 0 },
    active: { read: flag, otherwise: false },
    stuck: { read: integer(0), otherwise: 0 },
    at: { read: orNull(squareReader), otherwise: null },
  })(value, where);
  if (!read.ok) return read;
  const { active, ...monad } = read.value as Omit<MonadFile, 'isActive'> & { readonly active: boolean };
  const { plan, next } = monad;
  if (plan.length === 0 || plan.length > MOST_STEPS) return problem(`${where}.plan: it has 1 to ${MOST_STEPS} steps.`);
  if (next >= plan.length) return problem(`${where}.next: a plan of ${counted(plan.length, 'step')} is done by then.`);
  return ok({ ...monad, isActive: active });
};

const fits = (stance: Stance, planned: Planned): boolean => {
  if (planned.kind === 'leg') return (planned.capture ? captureEnds : moveEnds)(stance, Infinity).includes(planned.to);
  return usesOf(stance).some(({ code }) => code === planned.code);
};

/** The monad of the stack that was read, if what is left of its plan fits it. */
export const monadFrom = (file: MonadFile, stack: Stack, square: Square, isOnWall: boolean, where: string): Result<Monad, Problem> => {
  const [first, ...more] = file.plan;
  if (!first) return problem(`${where}.plan: it has 1 to ${MOST_STEPS} steps.`);
  if (stack.comps.length > 1) return problem(`${where}: a monad is a single unit.`);
  if (!stack.shade && !file.isActive) return problem(`${where}: a waiting monad is a shadow.`);
  const monad: Monad = { ...file, plan: [first, ...more], at: file.at ?? square };
  let stance = stanceOf(stack, monad.at, isOnWall);
  for (const [index, planned] of monad.plan.entries()) {
    if (index < monad.next) continue;
    if (!fits(stance, planned)) {
      const text = `"${plannedText(planned)}" does not fit ${aKind(stance.kind).toLowerCase()} on ${nameOf(stance.square)}`;
      return problem(`${where}.plan[${index}]: ${text}.`);
    }
    stance = stanceAfter(stance, planned);
  }
  return ok(monad);
};
