/** Active monads act in each enemy ply (FC-MONAD-4 to 7). */
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other } from '../../../kernel/side.ts';
import { applyPart } from '../abilities/apply-part.ts';
import { projectStep } from '../abilities/planning/uses.ts';
import { nextStep } from '../abilities/planning/words.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { kill, killShadow } from '../mechanics/capture/tombs.ts';
import type { Fact } from '../mechanics/facts.ts';
import { stun } from '../mechanics/movement/legs.ts';
import { startOwedParalysis } from '../mechanics/movement/paralysis.ts';
import { layWalls } from '../mechanics/movement/walls.ts';
import { changeActing, currentActing, type Ply, startActing, stopActing } from '../mechanics/ply.ts';
import { actingMonads, monadWith, setPlan } from '../mechanics/shadows/holders.ts';
import { resolveAfterArea } from '../mechanics/time/passing-time.ts';
import { projectUnit } from '../moves/projected-unit.ts';
import { type Leg, type Part, quietLeg } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { theActor } from '../position/names.ts';
import { kingOf } from '../position/piece-lists.ts';
import { type Monad, type PlanHolder, patienceOf, stepsLeft } from '../position/plan.ts';
import { speedOn } from '../position/squares.ts';
import { idOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { resolveStep } from './resolve-step.ts';
import { returnPath } from './return-path.ts';

interface PlanAttempt {
  readonly ply: Ply;
  readonly id: UnitId;
  readonly parts: Part[];
  isOver: boolean;
  why: (() => Refusal) | null;
}

const stopAttempt = (attempt: PlanAttempt, why: () => Refusal): void => {
  attempt.isOver = true;
  attempt.why = why;
};

const whyNoKing = (holder: PlanHolder, king: Square): Refusal =>
  refusal('FC-MONAD-4', `${theActor(holder)} would kill its own King.`, [king]);

/** Makes a part of a monad's turn. Undoes the part if the monad's own King dies (FC-MONAD-4). */
const makePart = (
  attempt: PlanAttempt,
  holder: PlanHolder,
  part: Part,
  fact: Fact,
  state?: State,
): PlanHolder | null => {
  const { ply, id, parts } = attempt;
  const { side } = holder.stack;
  const king = kingOf(ply.state, side);
  const mark = ply.savepoint();
  changeActing(ply, { at: holder.square });
  ply.note?.(fact, state);
  applyPart(ply, part);
  const acting = currentActing(ply);
  if (acting) startOwedParalysis(ply, acting);
  explodeNewlyParalysed(ply);
  changeActing(ply, { owedParalysis: [] });
  if (king !== null && kingOf(ply.state, side) === null) {
    ply.undo(mark);
    stopAttempt(attempt, () => whyNoKing(holder, king));
    return null;
  }
  const left = monadWith(ply.state, id);
  parts.push(part);
  attempt.isOver = !left || !!acting?.owedParalysis.some(({ isCost }) => isCost);
  return left;
};

/** Returns the plan after a step, with the square where the following step begins (FC-MONAD-6). */
const planAfterStep = ({ square, stack, monad }: PlanHolder): Monad => {
  const at = projectStep(projectUnit(stack, square), nextStep(monad)).square;
  return { ...monad, next: monad.next + 1, at };
};

const makeSteps = (attempt: PlanAttempt): void => {
  const { ply, id } = attempt;
  while (!attempt.isOver) {
    const holder = monadWith(ply.state, id);
    if (!holder || stepsLeft(holder.monad) === 0) return;
    const step = resolveStep(ply.snapshot(), holder, nextStep(holder.monad));
    if (!step.ok) {
      stopAttempt(attempt, step.error);
      return;
    }
    const left = makePart(attempt, holder, step.value, { kind: 'stepMade', holder });
    if (left) setPlan(ply, left, planAfterStep(holder));
  }
};

const legAlong = (path: readonly Square[]): Leg => quietLeg(path, path.at(-1) as Square);

/** Moves the monad to where its next step begins (FC-MONAD-6). */
const returnToPlan = (attempt: PlanAttempt): void => {
  const { ply, id } = attempt;
  const holder = monadWith(ply.state, id);
  if (!holder || holder.square === holder.monad.at) return;
  const { at } = holder.monad;
  const before = ply.snapshot();
  const way = returnPath(before, holder, at);
  if (!way) {
    const text = () => `${theActor(holder)} finds no path back to ${nameOf(at)}, where its plan continues.`;
    stopAttempt(attempt, () => refusal('FC-MONAD-6', text(), [holder.square, at]));
    return;
  }
  for (const path of way) {
    const there = attempt.isOver ? null : monadWith(ply.state, id);
    if (there) makePart(attempt, there, legAlong(path), { kind: 'wentBack', holder, at }, before);
  }
};

/**
 * Stuns the enemies near an acting Rook after an attempt at its plan (FC-ROOK-2).
 * The Rook stuns only if the attempt consists of one leg or ends with a capture.
 */
const stunAfter = (ply: Ply, parts: readonly Part[]): void => {
  const last = parts.at(-1);
  if (last?.kind === 'leg' && (parts.length === 1 || last.capture)) stun(ply);
};

const endAttempt = ({ ply, id, parts }: PlanAttempt): void => {
  const acting = currentActing(ply);
  stunAfter(ply, parts);
  if (acting) layWalls(ply, acting);
  stopActing(ply);
  const left = monadWith(ply.state, id);
  if (!left) return;
  if (stepsLeft(left.monad) > 0) {
    setPlan(ply, left, { ...left.monad, stuck: 0 });
    return;
  }
  ply.note?.({ kind: 'planDone', holder: left });
  setPlan(ply, left, null);
};

const killMonad = (ply: Ply, holder: PlanHolder): void => {
  const { square, stack } = holder;
  ply.note?.({ kind: 'perished', holder });
  if (stack.shade) killShadow(ply, { square, stack });
  else kill(ply, square);
};

const failAttempt = (ply: Ply, holder: PlanHolder, why: PlanAttempt['why']): void => {
  const { square, monad } = holder;
  const stuck = monad.stuck + speedOn(ply.state, square);
  ply.note?.({ kind: 'stuck', holder, vain: stuck, why });
  if (stuck >= patienceOf(monad)) killMonad(ply, { ...holder, monad: { ...monad, stuck } });
  else setPlan(ply, holder, { ...monad, stuck });
};

const tryPlan = (ply: Ply, id: UnitId): void => {
  const holder = monadWith(ply.state, id);
  if (!holder) return;
  const mark = ply.savepoint();
  const attempt: PlanAttempt = { ply, id, parts: [], isOver: false, why: null };
  startActing(ply, { from: holder.square, by: id });
  returnToPlan(attempt);
  makeSteps(attempt);
  if (attempt.parts.length > 0) {
    endAttempt(attempt);
    return;
  }
  ply.undo(mark);
  failAttempt(ply, holder, attempt.why);
};

/** Runs the other side's active monads in scan order (FC-RES-2, phase 7). */
export const runMonads = (ply: Ply): void => {
  for (const { stack } of actingMonads(ply.state, other(ply.side))) {
    tryPlan(ply, idOf(stack));
    resolveAfterArea(ply);
  }
};
