/**
 * What happens by itself in every ply (FC-RES-2, phases 7 and 8): areas act, then the counters of squares
 * tick.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { type Resolution, record, withState } from '../../moves/resolution.ts';
import { SQUARES } from '../../position/board.ts';
import { changeTomb } from '../../position/changed.ts';
import type { Kinds } from '../../position/kinds.ts';
import { closedTombs, kindsOn, unitSquares } from '../../position/piece-lists.ts';
import { type Avalanche, isClosedTomb, type State, speedOn, type Tomb } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { explodeNewlyParalysed } from '../capture/atomic.ts';
import { burstBombs } from '../capture/bombs.ts';
import { explode } from '../capture/explosion.ts';
import { settleTombs } from '../capture/tombs.ts';
import { mightAnyReach } from '../movement/courses.ts';
import { fadeQueensShadows } from '../movement/walls.ts';
import { isThreat } from '../threat/threat.ts';
import { runAvalanche } from './avalanche.ts';
import { runTornado } from './tornado.ts';

/** What runs again after each of those that act by themselves. */
export const settleAfter = (resolution: Resolution): Resolution =>
  burstBombs(settleTombs(fadeQueensShadows(explodeNewlyParalysed(resolution))));

/** Phase 7: tornados, then avalanches, oldest first; none that was cast in this ply. */
export const runAreas = (resolution: Resolution): Resolution => {
  const { tornados, avalanches } = resolution.start;
  if (tornados.length === 0 && avalanches.length === 0) return resolution;
  const pulled = new Set<UnitId>();
  const pushed = new Set<UnitId>();
  const afterTornados = resolution.state.tornados
    .slice(0, tornados.length)
    .reduce((sum, tornado) => settleAfter(runTornado(sum, tornado, pulled)), resolution);
  return resolution.state.avalanches
    .slice(0, avalanches.length)
    .reduce((sum, avalanche) => settleAfter(runAvalanche(sum, avalanche, pushed)), afterTornados);
};

const chosenSquare = ({ squares }: Avalanche): Square => squares.at(-1) as Square;

/** Those that were there before this ply with their time run on, and without those whose time is over. */
const age = <T extends { readonly plies: number }>(
  list: readonly T[],
  old: number,
  speed: (area: T) => number,
): readonly T[] =>
  list
    .map((area, index) => (index < old ? { ...area, plies: area.plies - speed(area) } : area))
    .filter(({ plies }) => plies > 0);

/** Phase 8: tornados, avalanches, quickening. */
export const tickAreas = (resolution: Resolution): Resolution => {
  const { state, start } = resolution;
  const { tornados, avalanches, quickened } = state;
  if (tornados.length + avalanches.length + Object.keys(quickened).length === 0) return resolution;
  return withState(resolution, {
    tornados: age(tornados, start.tornados.length, ({ square }) => speedOn(state, square)),
    avalanches: age(avalanches, start.avalanches.length, (avalanche) =>
      speedOn(state, chosenSquare(avalanche)),
    ),
    quickened: Object.fromEntries(
      Object.entries(quickened)
        .map(
          ([square, plies]) =>
            [Number(square), Number(square) === resolution.quickenedNow ? plies : plies - 1] as const,
        )
        .filter(([, plies]) => plies > 0),
    ),
  });
};

/** A closed tomb that nobody watches for so many plies explodes. */
export const ROTS_AT = 40;

/** Who watched each square last, in whatever position: asked first. */
const lastWatchers: (Square | undefined)[] = SQUARES.map(() => undefined);

/** Is the square in T of any unit of either side? */
const isWatched = (state: State, square: Square): boolean => {
  const last = lastWatchers[square];
  if (last !== undefined && isThreat(state, last, square)) return true;
  const kinds = kindsOn(state);
  const watcher = unitSquares(state).find(
    (from) => mightAnyReach(state, kinds[from] as Kinds, from, square) && isThreat(state, from, square),
  );
  lastWatchers[square] = watcher;
  return watcher !== undefined;
};

/** Might the tomb here explode by rot in this ply? */
export const isRipe = (state: State, square: Square): boolean =>
  isClosedTomb(state, square) && (state.tombs[square]?.rot ?? 0) + speedOn(state, square) >= ROTS_AT;

/** Closed tombs that fit rot, and those whose time is over explode, in scan order. */
const rottenWhere = (resolution: Resolution, fits: (state: State, square: Square) => boolean): Resolution => {
  const { state } = resolution;
  const changed: Record<Square, Tomb> = {};
  const over: Square[] = [];
  let isChanged = false;
  for (const square of closedTombs(state)) {
    if (!fits(state, square)) continue;
    const tomb = state.tombs[square] as Tomb;
    const rot = isWatched(state, square) ? 0 : tomb.rot + speedOn(state, square);
    if (rot === tomb.rot) continue;
    if (rot >= ROTS_AT) over.push(square);
    changed[square] = changeTomb(tomb, { rot });
    isChanged = true;
  }
  if (!isChanged) return resolution;
  const rotten = withState(resolution, { tombs: { ...state.tombs, ...changed } });
  const ordered = over.length > 1 ? record(rotten, { kind: 'rotOrdered', squares: over }) : rotten;
  return over.reduce((sum, square) => {
    if (!isClosedTomb(sum.state, square)) return sum;
    return explode(record(sum, { kind: 'rotted', square }), square, rule('FC-TROT-1'));
  }, ordered);
};

/** Phase 8, after the areas. */
export const rotTombs = (resolution: Resolution): Resolution => rottenWhere(resolution, () => true);

/** The same for those alone that might explode now. */
export const rotRipeTombs = (resolution: Resolution): Resolution => rottenWhere(resolution, isRipe);
