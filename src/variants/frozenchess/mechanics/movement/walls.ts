/**
 * Walls (FC-WALL-1 to 4): after its turn a unit's old wall dissolves and the squares of its path become its
 * new one.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { SIDES } from '../../../../kernel/side.ts';
import { type Acting, isDead, type Resolution, withState, withWalls } from '../../moves/resolution.ts';
import { queensShadowsOf } from '../../position/piece-lists.ts';
import {
  holderOf,
  isCorrupted,
  isEmpty,
  isFilled,
  rangeOf,
  type State,
  stackOn,
  unitIn,
  type Wall,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { corrupt } from '../time/corruption.ts';
import { isLateKing } from './courses.ts';

const MOST_TRAPS = 5;

/** The squares of all walls that fit, in scan order. */
const wallsWhere = (state: State, fits: (wall: Wall) => boolean): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < state.walls.length; square++) {
    const wall = state.walls[square];
    if (wall && fits(wall)) found.push(square);
  }
  return found;
};

/** The squares of a waller's wall. */
export const wallOf = ({ walls }: State, waller: UnitId): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < walls.length; square++)
    if (walls[square]?.waller === waller) found.push(square);
  return found;
};

export const withoutWallOf = (resolution: Resolution, waller: UnitId): Resolution => {
  const squares = wallOf(resolution.state, waller);
  return squares.length > 0 ? withWalls(resolution, squares, () => null) : resolution;
};

/** The Jester's traps go where it stood; what gets or keeps a trap of its side gets no wall. */
const withTraps = (
  resolution: Resolution,
  { id: jester, side }: Acting,
  left: readonly Square[],
): readonly [Resolution, readonly Square[]] => {
  let next = resolution;
  const spared: Square[] = [];
  for (const square of left) {
    const { traps } = next.state;
    if (!isEmpty(next.state, square)) continue;
    if (traps.some((trap) => trap.square === square && trap.side === side)) spared.push(square);
    else if (traps.filter((trap) => trap.jester === jester).length < MOST_TRAPS) {
      next = withState(next, { traps: [...traps, { square, jester, side, sprung: null }] });
      spared.push(square);
    }
  }
  return [next, spared];
};

/** The squares the acting unit stood on in this turn and left; what it slid over does not count. */
const squaresLeft = ({ at, trail }: Acting): readonly Square[] =>
  [...new Set(trail.flatMap((path) => [path[0], path.at(-1)]))].filter(
    (square) => square !== undefined && square !== at,
  ) as Square[];

/** What a King of the fifth stage leaves behind it is corrupted. */
const kingsTrack = (resolution: Resolution, king: Acting): readonly Square[] =>
  squaresLeft(king).filter((square) => !stackOn(resolution.state, square));

/** Phase 3, for one of those who acted. */
export const layWalls = (resolution: Resolution, acting: Acting): Resolution => {
  const { id, side, kind, at, movers, trail } = acting;
  if (trail.length === 0 || isDead(resolution, acting)) return resolution;
  let next = movers.reduce(withoutWallOf, resolution);
  const passed = [...new Set(trail.flat())].filter((square) => square !== at);
  let spared: readonly Square[] = [];
  if (kind === 'J') [next, spared] = withTraps(next, acting, squaresLeft(acting));
  if (isLateKing(resolution.start, kind)) next = corrupt(next, kingsTrack(next, acting), rule('FC-STG-8'));
  const squares = passed.filter(
    (square) => !spared.includes(square) && !isFilled(next.state, square) && !isCorrupted(next.state, square),
  );
  const plain: Wall = { waller: id, shadow: null };
  const start = trail[0]?.[0];
  const holder = kind === 'Q' ? holderOf(next.state, id) : null;
  const queen = holder && unitIn(holder, id);
  const shadow: Wall =
    holder && queen ? { waller: id, shadow: { side: side, range: rangeOf(queen, holder) } } : plain;
  return withWalls(next, squares, (square) => (square === start ? shadow : plain));
};

/** Phase 4: a Queen's Shadow without its queen is an ordinary wall (FC-QUEEN-4). */
export const fadeQueensShadows = (resolution: Resolution): Resolution => {
  const { state } = resolution;
  if (SIDES.every((side) => queensShadowsOf(state, side).length === 0)) return resolution;
  const orphans = wallsWhere(state, ({ waller, shadow }) => {
    const holder = shadow && holderOf(state, waller);
    return (
      shadow !== null && !(holder && holder.side === shadow.side && unitIn(holder, waller)?.kind === 'Q')
    );
  });
  return orphans.length > 0
    ? withWalls(resolution, orphans, (square) => ({
        waller: (state.walls[square] as Wall).waller,
        shadow: null,
      }))
    : resolution;
};
