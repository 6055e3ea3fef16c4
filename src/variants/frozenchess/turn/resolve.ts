/** Phases 1 to 9 of a ply (FC-RES-2). */
import { doAction, makeParts } from '../abilities/apply-part.ts';
import { clearMarks } from '../abilities/units/jester.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { burstBombs, disownBombs } from '../mechanics/capture/bombs.ts';
import { settleTombs } from '../mechanics/capture/tombs.ts';
import type { Happening } from '../mechanics/facts.ts';
import { clearTraps, startOwedParalysis, tickTimers } from '../mechanics/movement/paralysis.ts';
import { settleShocks } from '../mechanics/movement/shellshock.ts';
import { clearTunnels, fadeQueensShadows, layWalls } from '../mechanics/movement/walls.ts';
import {
  type Acting,
  currentActor,
  inPly,
  type Ply,
  pushActing,
  setActingUnit,
  squareOfActing,
  startActing,
} from '../mechanics/ply.ts';
import { activateMonads } from '../mechanics/shadows/holders.ts';
import { clearBrokenTies, growLifeless, growRanges, retainPowers } from '../mechanics/time/growth.ts';
import { rotTombs, runAreas, tickAreas } from '../mechanics/time/passing-time.ts';
import { runMonads } from '../monad/acting.ts';
import type { Act, Part } from '../position/action.ts';
import { actingAs, stackAt } from '../position/squares.ts';
import { idOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';

type Phase = (ply: Ply) => void;

const forEachActing =
  (follow: (ply: Ply, acting: Acting) => void): Phase =>
  (ply) => {
    for (const acting of ply.acting) follow(ply, acting);
  };

const COSTS_AND_WALLS: readonly Phase[] = [
  explodeNewlyParalysed,
  forEachActing(startOwedParalysis), // phase 2
  explodeNewlyParalysed,
  forEachActing(layWalls), // phase 3
];
const LATER_PHASES: readonly Phase[] = [
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
  clearTraps, // phase 9
  clearTunnels,
  clearMarks,
  disownBombs,
  clearBrokenTies,
  retainPowers,
  activateMonads,
];

const endActing = (ply: Ply, acting: Acting): void => {
  const at = squareOfActing(ply, acting);
  if (at !== null) setActingUnit(ply, at, idOf(stackAt(ply.state, at)));
};

const runPhases = (ply: Ply, phases: readonly Phase[]): void => {
  for (const phase of phases) phase(ply);
};

/**
 * Resolves phases 1 to 3 of a ply, up to the walls (FC-RES-2).
 * After the capture of a King, phases 2 and 3 are skipped.
 */
export const resolveToWalls = (ply: Ply, action: Act): void => {
  if (action.kind === 'move' || action.kind === 'special') {
    ply.change('start', actingAs(ply.base, action.from, action.by));
    startActing(ply, action);
  }
  doAction(ply, action);
  if (!ply.isKingTaken) runPhases(ply, COSTS_AND_WALLS);
};

/** Resolves phases 4 to 9, unless a King was captured (FC-RES-2). */
export const resolveLaterPhases = (ply: Ply): void => {
  if (!ply.isKingTaken) runPhases(ply, LATER_PHASES);
  forEachActing(endActing)(ply);
};

export const resolve = (ply: Ply, action: Act): void => {
  resolveToWalls(ply, action);
  resolveLaterPhases(ply);
};

/** Returns the position after a trial ply. A trial skips counters without effect in the same ply, to save time. */
export const tryPly = (state: State, action: Act): State =>
  inPly(state, (ply) => {
    ply.isTrial = true;
    resolve(ply, action);
    return ply.snapshot();
  });

export interface RecordedPly {
  readonly after: State;
  readonly happenings: readonly Happening[];
}

/** Returns the position after an idle ply (a Nullmove, FC-NULL-1), and all that happened by itself. */
export const idlePly = (state: State): RecordedPly =>
  inPly(state, (ply) => {
    const happenings = ply.recordFacts();
    resolve(ply, { kind: 'null' });
    return { after: ply.snapshot(), happenings: happenings.slice() };
  });

export interface TurnPosition extends Pick<Ply, 'start' | 'acting' | 'isHalted' | 'isKingTaken'> {
  readonly state: State;
  /** The unit that may continue the turn. Null if the unit is gone. */
  readonly now: Actor | null;
}

export const turnPositionAfter = (start: State, actor: Actor, parts: readonly Part[]): TurnPosition =>
  inPly(start, (ply) => {
    pushActing(ply, actor);
    makeParts(ply, parts);
    const { acting, isHalted, isKingTaken } = ply;
    return { start, state: ply.snapshot(), acting, now: currentActor(ply), isHalted, isKingTaken };
  });
