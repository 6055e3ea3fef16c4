/** A ply from its action to its clean-up (FC-RES-2, phases 1 to 9). */
import { assertNever } from '../../../kernel/invariant.ts';
import { runEnded } from '../abilities/common/shadowing.ts';
import { playersActionFor } from '../abilities/index.ts';
import { marksCleared } from '../abilities/units/distract.ts';
import { kingsCheck } from '../abilities/units/king.ts';
import { iced } from '../mechanics/capture/atomic.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import { bombsBurst, bombsDisowned } from '../mechanics/capture/bombs.ts';
import { tombsSettled } from '../mechanics/capture/tombs.ts';
import { rangesGrown, wholeRangesGrown } from '../mechanics/movement/extension.ts';
import { stunned } from '../mechanics/movement/legs.ts';
import { shocksSettled } from '../mechanics/movement/shellshock.ts';
import { tunnelsCleared } from '../mechanics/movement/tunnels.ts';
import { shadowsFaded, wallsLaid } from '../mechanics/movement/walls.ts';
import { shadowsStunned } from '../mechanics/shadows/legs.ts';
import { actorShadow } from '../mechanics/shadows/shadows.ts';
import { powersRetained } from '../mechanics/threat/retention.ts';
import { lifelessGrown, tiesChecked } from '../mechanics/time/growth.ts';
import { duesPaid, lateTimersStarted, timersTicked, trapsCleared } from '../mechanics/time/paralysis.ts';
import { areasAct, areasTicked, ripeTombsRotted, tombsRotted } from '../mechanics/time/passing-time.ts';
import { monadsAct } from '../monad/acting.ts';
import { monadsActivated } from '../monad/activation.ts';
import type { Action, Move, Part, Special } from '../position/action.ts';
import { actingAs, idOf, type State, stackAt, unitWith } from '../position/state.ts';
import { abilityUsed, partDone } from './apply-part.ts';
import { actorIn, actorSquare, begun, forEachActor, forFirstActor, handedTo, type Ply, record, withState } from './resolution.ts';

type Phase = (ply: Ply) => Ply;

/** What follows every action, in the order of the rules. */
const PRICES_AND_WALLS: readonly Phase[] = [
  iced,
  forEachActor(duesPaid), // phase 2
  iced,
  forEachActor(wallsLaid), // phase 3
];
const AFTERMATH: readonly Phase[] = [
  shadowsFaded, // phase 4
  tombsSettled,
  bombsBurst, // phase 5
  forFirstActor(shocksSettled), // phase 6
  rangesGrown,
  lifelessGrown,
  timersTicked,
  areasAct, // phase 7
  monadsAct,
  areasTicked, // phase 8
  tombsRotted,
  tombsSettled,
  lateTimersStarted,
  trapsCleared, // phase 9
  tunnelsCleared,
  marksCleared,
  bombsDisowned,
  tiesChecked,
  powersRetained,
  monadsActivated,
];

/**
 * What stands in for some of these phases where only the safety of Kings is asked (legality.ts): no King's check or death in
 * this ply depends on what they leave out. Null: the whole phase is left out.
 */
const FOR_SAFETY: ReadonlyMap<Phase, Phase | null> = new Map([
  [rangesGrown, wholeRangesGrown],
  [tombsRotted, ripeTombsRotted],
  [tiesChecked, null],
  [powersRetained, null],
]);

const AFTERMATH_FOR_SAFETY: readonly Phase[] = AFTERMATH.flatMap((phase) => {
  const other = FOR_SAFETY.get(phase);
  return other === undefined ? [phase] : (other ?? []);
});

/** A special action and what it costs. */
const specialDone = (ply: Ply, action: Special): Ply => (action.code === 'MC' ? controlled(ply, action) : abilityUsed(ply, action));

/** Mind Control: the other unit acts, and answers for its action itself (FC-MC-1, FC-MC-2). */
const controlled = (ply: Ply, { from, to, inner }: Special<'MC'>): Ply =>
  acted(handedTo(record(ply, { kind: 'controlled', from, to }), inner), inner);

/** The parts of a move, one after the other, before anything follows them. */
export const walkedLegs = (ply: Ply, parts: readonly Part[]): Ply =>
  parts.reduce((sum, part) => (sum.isKingTaken || sum.isHalted ? sum : partDone(sum, part, specialDone)), ply);

/** A Rook stuns after a single step without bounce, and after a multimove that ended by a capture (FC-ROOK-2). */
const isStunning = ({ start }: Ply, { by, legs: parts }: Move): boolean => {
  const last = parts.at(-1);
  if (last?.kind !== 'leg') return false;
  if (parts.length === 1) return last.capture || last.corners.length === 0;
  const unit = last.capture ? unitWith(start, by) : null;
  return unit !== null && movesOf(unit) > 1;
};

/** Phase 1. What only some turns bring comes last: King's Check after a single step, and the Rook's Stun. */
const acted = (ply: Ply, action: Action): Ply => {
  switch (action.kind) {
    case 'null':
      return record(ply, { kind: 'nullmove', side: ply.side });
    case 'special':
      return specialDone(ply, action);
    case 'player':
      return playersActionFor(action.code).perform(ply, action);
    case 'move': {
      const moved = walkedLegs(ply, action.legs);
      if (moved.isKingTaken) return moved;
      const checked = action.legs.length === 1 ? kingsCheck(moved) : moved;
      const ended = runEnded(checked, action.legs.filter(isCapturing).length);
      if (!isStunning(ply, action)) return ended;
      return actorShadow(ended) ? shadowsStunned(ended) : stunned(ended);
    }
    default:
      return assertNever(action);
  }
};

const isCapturing = (part: Part): boolean => part.kind === 'leg' && part.capture;

/** The turn is over: no stack acts as one of its units any longer. */
const rested = (ply: Ply): Ply => {
  const at = actorSquare(ply);
  return at === null ? ply : withState(ply, { stacks: actingAs(ply.state, at, idOf(stackAt(ply.state, at))).stacks });
};

const inOrder = (ply: Ply, phases: readonly Phase[]): Ply => phases.reduce((sum, follow) => follow(sum), ply);

/** The ply after phase 3: the walls are laid. After the capture of a king nothing follows. */
export const walled = (state: State, action: Action): Ply => {
  const named = action.kind === 'move' || action.kind === 'special' ? action : null;
  const ready = named ? actingAs(state, named.from, named.by) : state;
  const ply = acted(begun(ready, named && actorIn(ready, named)), action);
  return ply.isKingTaken ? ply : inOrder(ply, PRICES_AND_WALLS);
};

const resolvedBy = (state: State, action: Action, aftermath: readonly Phase[]): Ply => {
  const ply = walled(state, action);
  return forEachActor(rested)(ply.isKingTaken ? ply : inOrder(ply, aftermath));
};

/** The ply after phases 1 to 9. */
export const resolved = (state: State, action: Action): Ply => resolvedBy(state, action, AFTERMATH);

/** The same as far as Kings live and are in check after it, and no farther. */
export const resolvedForSafety = (state: State, action: Action): Ply => resolvedBy(state, action, AFTERMATH_FOR_SAFETY);
