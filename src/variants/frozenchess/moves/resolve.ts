/** A ply from its action to its clean-up (FC-RES-2, phases 1 to 9). */
import { assertNever } from '../../../kernel/invariant.ts';
import { endRun } from '../abilities/common/shadowing.ts';
import { playersActionFor } from '../abilities/index.ts';
import { clearMarks } from '../abilities/units/jester.ts';
import { applyKingsCheck } from '../abilities/units/king.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import { burstBombs, disownBombs } from '../mechanics/capture/bombs.ts';
import { settleTombs } from '../mechanics/capture/tombs.ts';
import { growRanges, growWholeRanges } from '../mechanics/movement/extension.ts';
import { stun } from '../mechanics/movement/legs.ts';
import { settleShocks } from '../mechanics/movement/shellshock.ts';
import { clearTunnels } from '../mechanics/movement/tunnels.ts';
import { fadeQueensShadows, layWalls } from '../mechanics/movement/walls.ts';
import { retainPowers } from '../mechanics/threat/retention.ts';
import { checkTies, growLifeless } from '../mechanics/time/growth.ts';
import { clearTraps, payDues, startLateTimers, tickTimers } from '../mechanics/time/paralysis.ts';
import { rotRipeTombs, rotTombs, runAreas, tickAreas } from '../mechanics/time/passing-time.ts';
import { runMonads } from '../monad/acting.ts';
import { activateMonads } from '../monad/holders.ts';
import type { Act, Move, Part, Special } from '../position/action.ts';
import { actingAs, idOf, type State, stackAt, unitWith } from '../position/state.ts';
import { applyAbility, applyPart } from './apply-part.ts';
import {
  type Acting,
  actorIn,
  handTo,
  type Resolution,
  record,
  squareOfActing,
  startResolution,
  withState,
} from './resolution.ts';

type Phase = (resolution: Resolution) => Resolution;

/** The same for each unit that has acted in the ply. */
const forEachActing =
  (follow: (resolution: Resolution, acting: Acting) => Resolution): Phase =>
  (resolution) =>
    resolution.acting.reduce((sum, acting) => follow(sum, acting), resolution);

/** What follows every action, in the order of the rules. */
const PRICES_AND_WALLS: readonly Phase[] = [
  explodeNewlyParalysed,
  forEachActing(payDues), // phase 2
  explodeNewlyParalysed,
  forEachActing(layWalls), // phase 3
];
const AFTERMATH: readonly Phase[] = [
  fadeQueensShadows, // phase 4
  settleTombs,
  burstBombs, // phase 5
  settleShocks, // phase 6
  growRanges,
  growLifeless,
  tickTimers,
  runAreas, // phase 7
  runMonads,
  tickAreas, // phase 8
  rotTombs,
  settleTombs,
  startLateTimers,
  clearTraps, // phase 9
  clearTunnels,
  clearMarks,
  disownBombs,
  checkTies,
  retainPowers,
  activateMonads,
];

/**
 * What stands in for some of these phases where only the safety of Kings is asked (legality.ts): no King's
 * check or death in this ply depends on what they leave out. Null: the whole phase is left out.
 */
const FOR_SAFETY: ReadonlyMap<Phase, Phase | null> = new Map([
  [growRanges, growWholeRanges],
  [rotTombs, rotRipeTombs],
  [checkTies, null],
  [retainPowers, null],
]);

const AFTERMATH_FOR_SAFETY: readonly Phase[] = AFTERMATH.flatMap((phase) => {
  const other = FOR_SAFETY.get(phase);
  return other === undefined ? [phase] : (other ?? []);
});

/** A special action and what it costs. */
const doSpecial = (resolution: Resolution, action: Special): Resolution =>
  action.code === 'MC' ? controlUnit(resolution, action) : applyAbility(resolution, action);

/** Mind Control: the other unit acts, and answers for its action itself (FC-MC-1, FC-MC-2). */
const controlUnit = (resolution: Resolution, { from, to, inner }: Special<'MC'>): Resolution =>
  doAction(handTo(record(resolution, { kind: 'controlled', from, to }), inner), inner);

/** The parts of a move, one after the other, before anything follows them. */
export const walkLegs = (resolution: Resolution, parts: readonly Part[]): Resolution =>
  parts.reduce(
    (sum, part) => (sum.isKingTaken || sum.isHalted ? sum : applyPart(sum, part, doSpecial)),
    resolution,
  );

/**
 * A Rook stuns after a single step without bounce, and after a multimove that ended by a capture (FC-ROOK-2).
 */
const isStunning = ({ start }: Resolution, { by, legs: parts }: Move): boolean => {
  const last = parts.at(-1);
  if (last?.kind !== 'leg') return false;
  if (parts.length === 1) return last.capture || last.corners.length === 0;
  const unit = last.capture ? unitWith(start, by) : null;
  return unit !== null && movesOf(unit) > 1;
};

/** Phase 1. What only some turns bring comes last: King's Check after a single step, and the Rook's Stun. */
const doAction = (resolution: Resolution, action: Act): Resolution => {
  switch (action.kind) {
    case 'null':
      return record(resolution, { kind: 'nullmove', side: resolution.side });
    case 'special':
      return doSpecial(resolution, action);
    case 'player':
      return playersActionFor(action.code).perform(resolution, action);
    case 'move': {
      const moved = walkLegs(resolution, action.legs);
      if (moved.isKingTaken) return moved;
      const checked = action.legs.length === 1 ? applyKingsCheck(moved) : moved;
      const ended = endRun(checked, action.legs.filter(isCapturing).length);
      return isStunning(resolution, action) ? stun(ended) : ended;
    }
    default:
      return assertNever(action);
  }
};

const isCapturing = (part: Part): boolean => part.kind === 'leg' && part.capture;

/** The turn is over: no stack acts as one of its units any longer. */
const rest = (resolution: Resolution, acting: Acting): Resolution => {
  const at = squareOfActing(resolution, acting);
  return at === null
    ? resolution
    : withState(resolution, {
        stacks: actingAs(resolution.state, at, idOf(stackAt(resolution.state, at))).stacks,
      });
};

const runPhases = (resolution: Resolution, phases: readonly Phase[]): Resolution =>
  phases.reduce((sum, follow) => follow(sum), resolution);

/** The ply after phase 3: the walls are laid. After the capture of a king nothing follows. */
export const resolveToWalls = (state: State, action: Act): Resolution => {
  const named = action.kind === 'move' || action.kind === 'special' ? action : null;
  const ready = named ? actingAs(state, named.from, named.by) : state;
  const resolution = doAction(startResolution(ready, named && actorIn(ready, named)), action);
  return resolution.isKingTaken ? resolution : runPhases(resolution, PRICES_AND_WALLS);
};

const resolveBy = (state: State, action: Act, aftermath: readonly Phase[]): Resolution => {
  const resolution = resolveToWalls(state, action);
  return forEachActing(rest)(resolution.isKingTaken ? resolution : runPhases(resolution, aftermath));
};

/** The ply after phases 1 to 9. */
export const resolve = (state: State, action: Act): Resolution => resolveBy(state, action, AFTERMATH);

/** The same as far as Kings live and are in check after it, and no farther. */
export const resolveForSafety = (state: State, action: Act): Resolution =>
  resolveBy(state, action, AFTERMATH_FOR_SAFETY);
