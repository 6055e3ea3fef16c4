/**
 * What active monads do after each ply of their enemy (FC-MONAD-4 to 7): each makes as many of its steps as
 * it can, and dies where it cannot go on for too long.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { Refusal, UnitId } from '../../../kernel/menu.ts';
import { other } from '../../../kernel/side.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { kill, killShadow } from '../mechanics/capture/tombs.ts';
import { stun } from '../mechanics/movement/legs.ts';
import { layWalls } from '../mechanics/movement/walls.ts';
import { payDues } from '../mechanics/time/paralysis.ts';
import { settleAfter } from '../mechanics/time/passing-time.ts';
import { applyPart } from '../moves/apply-part.ts';
import type { Happening } from '../moves/facts.ts';
import { actingNow, handBack, handTo, type Resolution, record, withActing } from '../moves/resolution.ts';
import { type Leg, type Part, quietLeg } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { kingOf } from '../position/piece-lists.ts';
import { idOf, speedOn, theActor } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { actingMonads, type Holder, monadWith, withMonad } from './holders.ts';
import { patienceOf, stepsLeft } from './plan.ts';
import { projectStep, projectUnit } from './projected-unit.ts';
import { resolveStep } from './resolve-step.ts';
import { returnPath } from './return-path.ts';
import { nextStep } from './words.ts';

/** An attempt under way: the ply so far, and what the monad has done in it. */
interface March {
  readonly resolution: Resolution;
  readonly id: UnitId;
  readonly parts: readonly Part[];
  readonly isOver: boolean;
  /** Why it goes no further, where a step was illegal. */
  readonly why: (() => Refusal) | null;
}

const stop = (march: March, why: () => Refusal): March => ({ ...march, isOver: true, why });

const whyNoKing = (resolution: Resolution, holder: Holder) => (): Refusal => ({
  rule: rule('FC-MONAD-4'),
  text: `${theActor(holder)} would kill its own King.`,
  squares: [kingOf(resolution.state, holder.stack.side) ?? holder.square],
});

/**
 * One part further, recorded as `happening`, as far as the own King lives; `settle`: what it means for the
 * plan. Whatever is to be paid for it ends the attempt.
 */
const goFurther = (
  march: March,
  holder: Holder,
  part: Part,
  happening: Happening,
  settle: (resolution: Resolution, left: Holder) => Resolution,
): March => {
  const done = applyPart(
    record(withActing(march.resolution, { at: holder.square }), happening.fact, happening.state),
    part,
  );
  const acting = actingNow(done);
  const after = withActing(explodeNewlyParalysed(acting ? payDues(done, acting) : done), { dues: [] });
  const { side } = holder.stack;
  if (kingOf(after.state, side) === null && kingOf(march.resolution.state, side) !== null)
    return stop(march, whyNoKing(march.resolution, holder));
  const left = monadWith(after.state, march.id);
  const isOver = !left || !!acting?.dues.some(({ isPrice }) => isPrice);
  return { ...march, resolution: left ? settle(after, left) : after, parts: [...march.parts, part], isOver };
};

/** The plan after its next step, made by the unit as it was before. */
const advancePlan = (resolution: Resolution, left: Holder, { square, stack, monad }: Holder): Resolution => {
  const at = projectStep(projectUnit(stack, square), nextStep(monad)).square;
  return withMonad(resolution, left, { ...monad, next: monad.next + 1, at });
};

/** As many steps of the plan as can be made. */
const makeSteps = (march: March): March => {
  const { resolution, id, isOver } = march;
  const holder = monadWith(resolution.state, id);
  if (isOver || !holder || stepsLeft(holder.monad) === 0) return march;
  const step = resolveStep(resolution.state, holder, nextStep(holder.monad));
  if (!step.ok) return stop(march, step.error);
  const made: Happening = { fact: { kind: 'stepMade', holder }, state: resolution.state };
  return makeSteps(
    goFurther(march, holder, step.value, made, (after, left) => advancePlan(after, left, holder)),
  );
};

const legAlong = (path: readonly Square[]): Leg => quietLeg(path, path.at(-1) as Square);

/** Back to where its next step begins, if it is not there. */
const goBack = (march: March): March => {
  const { resolution, id } = march;
  const holder = monadWith(resolution.state, id);
  if (!holder || holder.square === holder.monad.at) return march;
  const { at } = holder.monad;
  const way = returnPath(resolution.state, holder, at);
  if (!way) {
    const text = () => `${theActor(holder)} finds no path back to ${nameOf(at)}, where its plan continues.`;
    return stop(march, () => ({ rule: rule('FC-MONAD-6'), text: text(), squares: [holder.square, at] }));
  }
  const back: Happening = { fact: { kind: 'wentBack', holder, at }, state: resolution.state };
  return way.reduce((sum, path) => {
    const there = sum.isOver ? null : monadWith(sum.resolution.state, id);
    return there ? goFurther(sum, there, legAlong(path), back, (after) => after) : sum;
  }, march);
};

/** A Rook stuns after an attempt of one step, or one that ended by a capture. */
const withStun = (resolution: Resolution, parts: readonly Part[]): Resolution => {
  const last = parts.at(-1);
  if (last?.kind !== 'leg' || (parts.length > 1 && !last.capture)) return resolution;
  return stun(resolution);
};

/** After an attempt with a step made: the walls are laid, and a plan that is done frees its unit. */
const conclude = ({ resolution, id, parts }: March): Resolution => {
  const acting = actingNow(resolution);
  const stunned = withStun(resolution, parts);
  const after = handBack(acting ? layWalls(stunned, acting) : stunned);
  const left = monadWith(after.state, id);
  if (!left) return after;
  if (stepsLeft(left.monad) > 0) return withMonad(after, left, { ...left.monad, stuck: 0 });
  return withMonad(record(after, { kind: 'planDone', holder: left }), left, null);
};

/** A monad that waited too long dies where it is. */
const perish = (resolution: Resolution, holder: Holder): Resolution => {
  const { square, stack } = holder;
  const recorded = record(resolution, { kind: 'perished', holder });
  return stack.shade ? killShadow(recorded, { square, stack }) : kill(recorded, square);
};

/** After a vain attempt. */
const fail = (resolution: Resolution, holder: Holder, why: March['why']): Resolution => {
  const { square, monad } = holder;
  const stuck = monad.stuck + speedOn(resolution.state, square);
  const recorded = record(resolution, { kind: 'stuck', holder, vain: stuck, why });
  const vain: Holder = { ...holder, monad: { ...monad, stuck } };
  return stuck >= patienceOf(monad) ? perish(recorded, holder) : withMonad(recorded, vain, vain.monad);
};

/** One monad's attempt. */
const attemptPlan = (resolution: Resolution, id: UnitId): Resolution => {
  const holder = monadWith(resolution.state, id);
  if (!holder) return resolution;
  const begun = handTo(resolution, { from: holder.square, by: id });
  const march = makeSteps(goBack({ resolution: begun, id, parts: [], isOver: false, why: null }));
  return march.parts.length > 0 ? conclude(march) : fail(resolution, holder, march.why);
};

/** Phase 7, after the areas: the active monads of the side that did not move, in scan order. */
export const runMonads = (resolution: Resolution): Resolution =>
  actingMonads(resolution.state, other(resolution.side)).reduce(
    (sum, { stack }) => settleAfter(attemptPlan(sum, idOf(stack))),
    resolution,
  );
