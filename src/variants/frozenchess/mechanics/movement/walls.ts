/** After a turn, the unit's path becomes its wall (FC-WALL-1 to 4). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { SIDES } from '../../../../kernel/side.ts';
import { isLateKing } from '../../moves/bent-lines.ts';
import { queensShadowsOf } from '../../position/piece-lists.ts';
import { holderOf, isCorrupted, isEmpty, isFilled, isWallsquare, stackOn, wallOn } from '../../position/squares.ts';
import { rangeOf, unitIn } from '../../position/stacks.ts';
import type { State, Wall } from '../../position/state.ts';
import { corrupt } from '../capture/corruption.ts';
import { type Acting, isDead, type Ply } from '../ply.ts';

const MAX_TRAPS = 5;

export const wallOf = ({ walls }: State, waller: UnitId): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < walls.length; square++) if (walls[square]?.waller === waller) found.push(square);
  return found;
};

export const removeWallOf = (ply: Ply, waller: UnitId): void => {
  for (const square of wallOf(ply.state, waller)) ply.putWall(square, null);
};

/** Lays a Jester's traps. Returns the squares with traps, which get no wall (FC-JEST-3). */
const layTraps = (ply: Ply, { id: jester, side }: Acting, left: readonly Square[]): readonly Square[] => {
  const spared: Square[] = [];
  for (const square of left) {
    const { traps } = ply.state;
    if (!isEmpty(ply.state, square)) continue;
    if (traps.some((trap) => trap.square === square && trap.side === side)) spared.push(square);
    else if (traps.filter((trap) => trap.jester === jester).length < MAX_TRAPS) {
      ply.set({ traps: [...traps, { square, jester, side, sprung: null }] });
      spared.push(square);
    }
  }
  return spared;
};

const squaresLeft = ({ at, trail }: Acting): readonly Square[] =>
  [...new Set(trail.flatMap((path) => [path[0], path.at(-1)]))].filter(
    (square) => square !== undefined && square !== at,
  ) as Square[];

const squaresCorruptedByKing = (ply: Ply, king: Acting): readonly Square[] =>
  squaresLeft(king).filter((square) => !stackOn(ply.state, square));

/** Returns a unit's new wall. A Queen's wall is her Shadow, with her present range (FC-QUEEN-4). */
const startWall = ({ state }: Ply, { id, side, kind }: Acting): Wall => {
  const holder = kind === 'Q' ? holderOf(state, id) : null;
  const queen = holder && unitIn(holder, id);
  return { waller: id, shadow: holder && queen ? { side, range: rangeOf(queen, holder) } : null };
};

/** Removes the movers' old walls and lays a new one (phase 3, FC-WALL-4). */
export const layWalls = (ply: Ply, acting: Acting): void => {
  const { id, kind, at, movers, trail } = acting;
  if (trail.length === 0 || isDead(ply, acting)) return;
  for (const mover of movers) removeWallOf(ply, mover);
  const spared = kind === 'J' ? layTraps(ply, acting, squaresLeft(acting)) : [];
  if (isLateKing(ply.start, kind)) corrupt(ply, squaresCorruptedByKing(ply, acting), 'FC-STG-8');
  const start = trail[0]?.[0];
  const first = startWall(ply, acting);
  for (const square of new Set(trail.flat())) {
    if (square === at || spared.includes(square)) continue;
    if (isFilled(ply.state, square) || isCorrupted(ply.state, square)) continue;
    ply.putWall(square, square === start ? first : { waller: id, shadow: null });
  }
};

const isOrphan = (state: State, { waller, shadow }: Wall): boolean => {
  const holder = shadow && holderOf(state, waller);
  return shadow !== null && !(holder && holder.side === shadow.side && unitIn(holder, waller)?.kind === 'Q');
};

/** Fades Queen's Shadows: a Shadow whose Queen is gone becomes an ordinary wall (FC-QUEEN-4). */
export const fadeQueensShadows = (ply: Ply): void => {
  const { state } = ply;
  for (const side of SIDES)
    for (const square of queensShadowsOf(state, side)) {
      const wall = wallOn(state, square);
      if (wall && isOrphan(state, wall)) ply.putWall(square, { waller: wall.waller, shadow: null });
    }
};

/** Removes tunnels whose wall is gone (phase 9, FC-ASSN-6). */
export const clearTunnels = (ply: Ply): void => {
  const { tunnels } = ply.state;
  const kept = tunnels.filter(({ wall }) => isWallsquare(ply.state, wall));
  if (kept.length < tunnels.length) ply.set({ tunnels: kept });
};
