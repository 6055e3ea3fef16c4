/** Automatic effects of every ply (FC-RES-2, phases 7 and 8): areas act, then counters of squares tick. */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { isThreat } from '../../moves/threat/threat.ts';
import { SQUARES } from '../../position/board.ts';
import { changeTomb } from '../../position/changed.ts';
import { closedTombs, unitSquares } from '../../position/piece-lists.ts';
import type { Avalanche } from '../../position/schema.ts';
import { isClosedTomb, speedOn } from '../../position/squares.ts';
import type { State, Tomb } from '../../position/state.ts';
import { explodeNewlyParalysed } from '../capture/atomic.ts';
import { burstBombs } from '../capture/bombs.ts';
import { explode } from '../capture/explosion.ts';
import { settleTombs } from '../capture/tombs.ts';
import { fadeQueensShadows } from '../movement/walls.ts';
import type { Ply } from '../ply.ts';
import { runAvalanche } from './avalanche.ts';
import { runTornado } from './tornado.ts';

/** The effects that follow each act of an area. */
export const settleAfter = (ply: Ply): void => {
  explodeNewlyParalysed(ply);
  fadeQueensShadows(ply);
  settleTombs(ply);
  burstBombs(ply);
};

/** Phase 7: tornados, then avalanches, oldest first; those cast in this ply do not act. */
export const runAreas = (ply: Ply): void => {
  const { start, state } = ply;
  const pulled = new Set<UnitId>();
  const pushed = new Set<UnitId>();
  for (const tornado of state.tornados.slice(0, start.tornados.length)) {
    runTornado(ply, tornado, pulled);
    settleAfter(ply);
  }
  for (const avalanche of state.avalanches.slice(0, start.avalanches.length)) {
    runAvalanche(ply, avalanche, pushed);
    settleAfter(ply);
  }
};

const chosenSquare = ({ squares }: Avalanche): Square => squares.at(-1) as Square;

/** The areas with those older than this ply aged, and without those that are over. */
const age = <T extends { readonly plies: number }>(
  list: readonly T[],
  old: number,
  speed: (area: T) => number,
): readonly T[] =>
  list
    .map((area, index) => (index < old ? { ...area, plies: area.plies - speed(area) } : area))
    .filter(({ plies }) => plies > 0);

/** Phase 8: tornados, avalanches, quickening. */
export const tickAreas = (ply: Ply): void => {
  const { state, start } = ply;
  const { tornados, avalanches, quickened } = state;
  if (tornados.length > 0)
    ply.set({ tornados: age(tornados, start.tornados.length, ({ square }) => speedOn(state, square)) });
  if (avalanches.length > 0)
    ply.set({
      avalanches: age(avalanches, start.avalanches.length, (each) => speedOn(state, chosenSquare(each))),
    });
  const quick = Object.entries(quickened);
  if (quick.length === 0) return;
  const left = quick
    .map(([square, plies]) => [square, Number(square) === ply.quickenedNow ? plies : plies - 1] as const)
    .filter(([, plies]) => plies > 0);
  ply.set({ quickened: Object.fromEntries(left) });
};

/** The number of plies after which an unwatched closed tomb explodes. */
export const ROTS_AT = 40;

/** The last watcher found for each square, of any position: it is tested first. */
const lastWatchers: (Square | undefined)[] = SQUARES.map(() => undefined);

const isWatched = (state: State, square: Square): boolean => {
  const last = lastWatchers[square];
  if (last !== undefined && isThreat(state, last, square)) return true;
  const watcher = unitSquares(state).find((from) => isThreat(state, from, square));
  lastWatchers[square] = watcher;
  return watcher !== undefined;
};

export const isRipe = (state: State, square: Square): boolean =>
  isClosedTomb(state, square) && (state.tombs[square]?.rot ?? 0) + speedOn(state, square) >= ROTS_AT;

/** Phase 8, after the areas: closed tombs rot, and explode at the limit. Trials skip rot below the limit. */
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
    if (rot >= ROTS_AT) over.push(square);
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
