/** What happens by itself in every ply (FC-RES-2, phases 7 and 8): areas act, then the counters of squares tick. */
import type { Square } from '../../../../kernel/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { type Ply, record, withState } from '../../moves/resolution.ts';
import { type Avalanche, isClosedTomb, type State, speedOn, type Tomb } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { iced } from '../capture/atomic.ts';
import { bombsBurst } from '../capture/bombs.ts';
import { exploded } from '../capture/explosion.ts';
import { tombsSettled } from '../capture/tombs.ts';
import { shadowsFaded } from '../movement/walls.ts';
import { isThreat } from '../threat/threat.ts';
import { avalancheActs } from './avalanche.ts';
import { tornadoActs } from './tornado.ts';

/** What runs again after each of those that act by themselves. */
export const settledAfter = (ply: Ply): Ply => bombsBurst(tombsSettled(shadowsFaded(iced(ply))));

/** Phase 7: tornados, then avalanches, oldest first; none that was cast in this ply. */
export const areasAct = (ply: Ply): Ply => {
  const { tornados, avalanches } = ply.start;
  if (tornados.length === 0 && avalanches.length === 0) return ply;
  const pulled = new Set<UnitId>();
  const pushed = new Set<UnitId>();
  const afterTornados = ply.state.tornados
    .slice(0, tornados.length)
    .reduce((sum, tornado) => settledAfter(tornadoActs(sum, tornado, pulled)), ply);
  return ply.state.avalanches
    .slice(0, avalanches.length)
    .reduce((sum, avalanche) => settledAfter(avalancheActs(sum, avalanche, pushed)), afterTornados);
};

const chosenSquare = ({ squares }: Avalanche): Square => squares.at(-1) as Square;

/** Those that were there before this ply with their time run on, and without those whose time is over. */
const aged = <T extends { readonly plies: number }>(list: readonly T[], old: number, speed: (area: T) => number): readonly T[] =>
  list.map((area, index) => (index < old ? { ...area, plies: area.plies - speed(area) } : area)).filter(({ plies }) => plies > 0);

/** Phase 8: tornados, avalanches, quickening. */
export const areasTicked = (ply: Ply): Ply => {
  const { state, start } = ply;
  const { tornados, avalanches, quickened } = state;
  if (tornados.length + avalanches.length + Object.keys(quickened).length === 0) return ply;
  return withState(ply, {
    tornados: aged(tornados, start.tornados.length, ({ square }) => speedOn(state, square)),
    avalanches: aged(avalanches, start.avalanches.length, (avalanche) => speedOn(state, chosenSquare(avalanche))),
    quickened: Object.fromEntries(
      Object.entries(quickened)
        .map(([square, plies]) => [Number(square), Number(square) === ply.quickenedNow ? plies : plies - 1] as const)
        .filter(([, plies]) => plies > 0),
    ),
  });
};

/** A closed tomb that nobody watches for so many plies explodes. */
export const ROTS_AT = 40;

/** Is the square in T of any unit of either side? */
const isWatched = (state: State, square: Square): boolean => state.stacks.some((stack, from) => stack && isThreat(state, from, square));

/** Might the tomb here explode by rot in this ply? */
export const isRipe = (state: State, square: Square): boolean =>
  isClosedTomb(state, square) && (state.tombs[square]?.rot ?? 0) + speedOn(state, square) >= ROTS_AT;

/** Closed tombs that fit rot, and those whose time is over explode, in scan order. */
const rottenWhere = (ply: Ply, fits: (state: State, square: Square) => boolean): Ply => {
  const { state } = ply;
  const closed = Object.keys(state.tombs)
    .map(Number)
    .filter((square) => fits(state, square));
  if (closed.length === 0) return ply;
  const tombs = { ...state.tombs };
  const over: Square[] = [];
  for (const square of closed) {
    const tomb = tombs[square] as Tomb;
    const rot = isWatched(state, square) ? 0 : tomb.rot + speedOn(state, square);
    if (rot >= ROTS_AT) over.push(square);
    tombs[square] = { ...tomb, rot };
  }
  const rotten = withState(ply, { tombs });
  const ordered = over.length > 1 ? record(rotten, { kind: 'rotOrdered', squares: over }) : rotten;
  return over.reduce((sum, square) => {
    if (!isClosedTomb(sum.state, square)) return sum;
    return exploded(record(sum, { kind: 'rotted', square }), square, rule('FC-TROT-1'));
  }, ordered);
};

/** Phase 8, after the areas. */
export const tombsRotted = (ply: Ply): Ply => rottenWhere(ply, isClosedTomb);

/** The same for those alone that might explode now. */
export const ripeTombsRotted = (ply: Ply): Ply => rottenWhere(ply, isRipe);
