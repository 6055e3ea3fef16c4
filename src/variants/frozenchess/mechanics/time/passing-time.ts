/** Effects of passing time in every ply: phases 7 and 8 (FC-RES-2). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { STEP } from '../../../../kernel/board/direction.ts';
import { isGuarded } from '../../moves/threat/guards.ts';
import { barringClass } from '../../moves/threat/immunity.ts';
import { isThreat } from '../../moves/threat/threat.ts';
import { at, SQUARES } from '../../position/board.ts';
import { changeTomb } from '../../position/changed.ts';
import { closedTombs, unitSquares } from '../../position/piece-lists.ts';
import type { Avalanche, Tornado } from '../../position/schema.ts';
import { isClosedTomb, isFilled, speedOn, stackOn } from '../../position/squares.ts';
import { idOf } from '../../position/stacks.ts';
import type { State, Tomb } from '../../position/state.ts';
import { explodeNewlyParalysed } from '../capture/atomic.ts';
import { burstBombs } from '../capture/bombs.ts';
import { explode } from '../capture/explosion.ts';
import { settleTombs } from '../capture/tombs.ts';
import type { Current } from '../facts.ts';
import { arrive } from '../movement/arrival.ts';
import { sweep } from '../movement/displacement.ts';
import { fadeQueensShadows } from '../movement/walls.ts';
import type { Ply } from '../ply.ts';
import { sweepMonads } from '../shadows/holders.ts';
import { type Place, spiralAround } from './spiral.ts';

/**
 * Resolves what one area or monad has caused (FC-RES-2, phase 7).
 * Explosions come first, then Queen's Shadows, tombs and bombs.
 */
export const resolveAfterArea = (ply: Ply): void => {
  explodeNewlyParalysed(ply);
  fadeQueensShadows(ply);
  settleTombs(ply);
  burstBombs(ply);
};

const isMovable = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && !barringClass(state, 'tornado', null, { square, stack }) && !isGuarded(state, square);
};

/** Pulls the units around a tornado one square inward (FC-TEMP-3). */
const runTornado = (ply: Ply, { square: centre, side }: Tornado, moved: Set<UnitId>): void => {
  const { state } = ply;
  const by: Current = { kind: 'tornado', centre };
  const spiral = spiralAround(centre, side);
  const loose = new Set(spiral.map(({ square }) => square).filter((square) => isMovable(state, square)));
  const pull = ({ square, inward }: Place): void => {
    const stack = stackOn(state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(state, inward) || !loose.has(square)) return;
    moved.add(idOf(stack));
    sweep(ply, square, inward, by);
    arrive(ply, inward);
  };
  for (const place of spiral) {
    pull(place);
    sweepMonads(ply, place.square, place.inward, { by, moved });
  }
};

/** Pushes units along the avalanche, the foremost first, so that each makes room (FC-TEMP-4). */
const runAvalanche = (ply: Ply, { squares, toward }: Avalanche, moved: Set<UnitId>): void => {
  const { state } = ply;
  const by: Current = { kind: 'avalanche', squares };
  const push = (square: Square, on: Square): void => {
    const stack = stackOn(state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(state, on)) return;
    if (barringClass(state, 'avalanche', null, { square, stack })) return;
    moved.add(idOf(stack));
    sweep(ply, square, on, by);
    arrive(ply, on);
  };
  for (const square of [...squares].reverse()) {
    const on = at(square, STEP[toward]);
    if (on === null) continue;
    push(square, on);
    sweepMonads(ply, square, on, { by, moved });
  }
};

/** Runs all tornados, then all avalanches, oldest first (FC-RES-2, phase 7). */
export const runAreas = (ply: Ply): void => {
  const { start, state } = ply;
  const pulled = new Set<UnitId>();
  const pushed = new Set<UnitId>();
  for (const tornado of state.tornados.slice(0, start.tornados.length)) {
    runTornado(ply, tornado, pulled);
    resolveAfterArea(ply);
  }
  for (const avalanche of state.avalanches.slice(0, start.avalanches.length)) {
    runAvalanche(ply, avalanche, pushed);
    resolveAfterArea(ply);
  }
};

const chosenSquare = ({ squares }: Avalanche): Square => squares.at(-1) as Square;

/** Returns the areas that remain after a tick. Areas cast in this ply do not tick (FC-TIME-5). */
const afterTick = <T extends { readonly plies: number }>(
  list: readonly T[],
  old: number,
  speed: (area: T) => number,
): readonly T[] =>
  list
    .map((area, index) => (index < old ? { ...area, plies: area.plies - speed(area) } : area))
    .filter(({ plies }) => plies > 0);

/** Ticks the counters of tornados, avalanches and quickened squares (FC-RES-2, phase 8). */
export const tickAreas = (ply: Ply): void => {
  const { state, start } = ply;
  const { tornados, avalanches, quickened } = state;
  if (tornados.length > 0)
    ply.set({ tornados: afterTick(tornados, start.tornados.length, ({ square }) => speedOn(state, square)) });
  if (avalanches.length > 0)
    ply.set({
      avalanches: afterTick(avalanches, start.avalanches.length, (each) => speedOn(state, chosenSquare(each))),
    });
  const quick = Object.entries(quickened);
  if (quick.length === 0) return;
  const left = quick
    .map(([square, plies]) => [square, Number(square) === ply.quickenedNow ? plies : plies - 1] as const)
    .filter(([, plies]) => plies > 0);
  ply.set({ quickened: Object.fromEntries(left) });
};

/** The rot at which a closed tomb explodes (FC-TROT-1). Rot grows in each ply in which no unit threatens the tomb. */
export const EXPLODES_AT = 40;

/** The square of the last unit found to threaten each square. Tried first, for speed. */
const lastThreateners: (Square | undefined)[] = SQUARES.map(() => undefined);

const isWatched = (state: State, square: Square): boolean => {
  const last = lastThreateners[square];
  if (last !== undefined && isThreat(state, last, square)) return true;
  const watcher = unitSquares(state).find((from) => isThreat(state, from, square));
  lastThreateners[square] = watcher;
  return watcher !== undefined;
};

export const isRipe = (state: State, square: Square): boolean =>
  isClosedTomb(state, square) && (state.tombs[square]?.rot ?? 0) + speedOn(state, square) >= EXPLODES_AT;

/** Rots unthreatened closed tombs and explodes those at the limit (phase 8, FC-TROT-1). */
export const rotTombs = (ply: Ply): void => {
  const { state, isTrial } = ply;
  const { tombs } = state;
  let changed: Record<Square, Tomb> | null = null;
  const over: Square[] = [];
  for (const square of closedTombs(state)) {
    if (isTrial && !isRipe(state, square)) continue;
    const tomb = tombs[square] as Tomb;
    const rot = isWatched(state, square) ? 0 : tomb.rot + speedOn(state, square);
    if (rot === tomb.rot) continue;
    if (rot >= EXPLODES_AT) over.push(square);
    changed ??= { ...tombs };
    changed[square] = changeTomb(tomb, { rot });
  }
  if (changed) ply.set({ tombs: changed });
  if (over.length > 1) ply.note?.({ kind: 'rotOrdered', squares: over });
  for (const square of over) {
    if (!isClosedTomb(state, square)) continue;
    ply.note?.({ kind: 'rotted', square });
    explode(ply, square, 'FC-TROT-1');
  }
};
