/** A ply from its action to its clean-up (FC-RES-2, phases 1 to 9). */
import type { Square } from '../../kernel/board.ts';
import { assertNever } from '../../kernel/invariant.ts';
import { sideName } from '../../kernel/side.ts';
import type { Action, Move, Part, Special } from './act.ts';
import { abilityUsed, partDone } from './doing.ts';
import { iced } from './mechanics/atomic.ts';
import { movesOf } from './mechanics/awards.ts';
import { bombsBurst, bombsDisowned } from './mechanics/bombs.ts';
import { rangesGrown } from './mechanics/extension.ts';
import { lifelessGrown, tiesChecked } from './mechanics/growth.ts';
import { stunned } from './mechanics/legs.ts';
import { duesPaid, lateTimersStarted, timersTicked, trapsCleared } from './mechanics/paralysis.ts';
import { areasAct, areasTicked, tombsRotted } from './mechanics/passing-time.ts';
import { powersRetained } from './mechanics/retention.ts';
import { shadowsStunned } from './mechanics/shadow-legs.ts';
import { shadowWith } from './mechanics/shadows.ts';
import { shocksSettled } from './mechanics/shellshock.ts';
import { tombsSettled } from './mechanics/tombs.ts';
import { tunnelsCleared } from './mechanics/tunnels.ts';
import { shadowsFaded, wallsLaid } from './mechanics/walls.ts';
import { monadsAct } from './monad/acting.ts';
import { monadsActivated } from './monad/activation.ts';
import { actorSquare, begun, forEachActor, forFirstActor, handedTo, type Ply, tell, withState } from './ply.ts';
import { rule } from './rules.ts';
import { actingAs, called, type State, stackOn, theUnit } from './state.ts';
import { marksCleared } from './units/distract.ts';
import { playersActionFor } from './units/index.ts';
import { kingsCheck } from './units/king.ts';
import { runEnded } from './units/shadowing.ts';

/** What follows every action, in the order of the rules. */
const PRICES_AND_WALLS: readonly ((ply: Ply) => Ply)[] = [
  iced,
  forEachActor(duesPaid), // phase 2
  iced,
  forEachActor(wallsLaid), // phase 3
];
const AFTERMATH: readonly ((ply: Ply) => Ply)[] = [
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

/** A special action and what it costs. */
const specialDone = (ply: Ply, action: Special): Ply => (action.inner ? controlled(ply, action, action.inner) : abilityUsed(ply, action));

/** Mind Control: the other unit acts, and answers for its action itself (FC-MC-1, FC-MC-2). */
const controlled = (ply: Ply, { from, to }: Special, inner: Move | Special): Ply => {
  if (to === null) return ply;
  const told = tell(ply, rule('FC-MC-1'), () => ({
    events: [{ kind: 'traced', what: 'mind control', line: [from, to], directed: true }],
    text: `${theUnit(ply.state, from)} controls ${called(ply.state, to)}.`,
  }));
  return acted(handedTo(told, to, inner.acting), inner);
};

/** The parts of a move, one after the other, before anything follows them. */
export const walkedLegs = (ply: Ply, parts: readonly Part[]): Ply =>
  parts.reduce((sum, part) => (sum.isKingTaken || sum.isHalted ? sum : partDone(sum, part, specialDone)), ply);

/** A Rook stuns after a single step without bounce, and after a multimove that ended by a capture (FC-ROOK-2). */
const isStunning = ({ start }: Ply, { from, acting, shadow, legs: parts }: Move): boolean => {
  const last = parts.at(-1);
  const unit = shadow === null ? stackOn(start, from)?.comps[acting] : shadowWith(start, shadow)?.stack.comps[0];
  const isMulti = unit !== undefined && movesOf(unit) > 1;
  return last?.kind === 'leg' && (parts.length === 1 ? last.corners.length === 0 : isMulti && last.capture);
};

/** Phase 1. What only some turns bring comes last: King's Check after a single step, and the Rook's Stun. */
const acted = (ply: Ply, action: Action): Ply => {
  switch (action.kind) {
    case 'null':
      return tell(ply, rule('FC-NULL-1'), () => ({ text: `${sideName(ply.side)} plays a Nullmove.` }));
    case 'special':
      return specialDone(ply, action);
    case 'move': {
      const moved = walkedLegs(ply, action.legs);
      if (moved.isKingTaken) return moved;
      const checked = action.legs.length === 1 ? kingsCheck(moved) : moved;
      const ended = runEnded(checked, action.legs.filter(isCapturing).length);
      if (!isStunning(ply, action)) return ended;
      return action.shadow === null ? stunned(ended) : shadowsStunned(ended);
    }
    default:
      return assertNever(action);
  }
};

const isCapturing = (part: Part): boolean => part.kind === 'leg' && part.capture;

const actorOf = (action: Action): Square | null =>
  action.kind === 'null' || (action.kind === 'special' && playersActionFor(action)) ? null : action.from;

/** The turn is over: no stack acts as one of its units any longer. */
const rested = (ply: Ply): Ply => {
  const at = actorSquare(ply);
  return at === null ? ply : withState(ply, { stacks: actingAs(ply.state, at, 0).stacks });
};

const inOrder = (ply: Ply, phases: readonly ((ply: Ply) => Ply)[]): Ply => phases.reduce((sum, follow) => follow(sum), ply);

/** The ply after phase 3: the walls are laid. After the capture of a king nothing follows. */
export const walled = (state: State, action: Action, isQuiet: boolean): Ply => {
  const shadow = action.kind === 'null' ? null : action.shadow;
  const ready = action.kind === 'null' || shadow !== null ? state : actingAs(state, action.from, action.acting);
  const ply = acted(begun(ready, actorOf(action), isQuiet, shadow), action);
  return ply.isKingTaken ? ply : inOrder(ply, PRICES_AND_WALLS);
};

/** The ply after phases 1 to 9; `isQuiet`: only the position is wanted. */
export const resolved = (state: State, action: Action, isQuiet: boolean): Ply => {
  const ply = walled(state, action, isQuiet);
  return forEachActor(rested)(ply.isKingTaken ? ply : inOrder(ply, AFTERMATH));
};
