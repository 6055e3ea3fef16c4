/**
 * Walls (FC-WALL-1 to 4): after its turn a unit's old wall dissolves and the squares of its path become its
 * new one.
 */
import type { Square } from '../../../../kernel/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { SIDES } from '../../../../kernel/side.ts';
import { type Acting, isDead, type Resolution, withState, withWalls } from '../../moves/resolution.ts';
import { bitOf, CARRIERS, type Kinds } from '../../position/kinds.ts';
import { kindsOn, queensShadowsOf, unitSquares, wallSquares } from '../../position/piece-lists.ts';
import {
  holderOf,
  isCorrupted,
  isEmpty,
  isFilled,
  rangeOf,
  type Stack,
  type State,
  stackAt,
  stackOn,
  unitIn,
  type Wall,
  wallOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { corrupt } from '../time/corruption.ts';
import { isLateKing } from './courses.ts';

const MOST_TRAPS = 5;

/** The squares of a waller's wall, in scan order. */
export const wallOf = (state: State, waller: UnitId): readonly Square[] =>
  wallSquares(state).filter((square) => wallOn(state, square)?.waller === waller);

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

const QUEEN = bitOf('Q');

/** The stack with the Queen of a shadow, maybe carried, if it is one of that side. */
const isQueenOf = (stack: Stack, { waller, shadow }: Wall): boolean =>
  stack.side === shadow?.side && unitIn(stack, waller)?.kind === 'Q';

/** Has the shadow of a Queen lost her: is she dead, or no Queen of its side any more? */
const isOrphan = (state: State, square: Square): boolean => {
  const wall = wallOn(state, square) as Wall;
  const kinds = kindsOn(state);
  const isHere = (at: Square): boolean =>
    ((kinds[at] as Kinds) & (QUEEN | CARRIERS)) !== 0 && isQueenOf(stackAt(state, at), wall);
  return !unitSquares(state).some(isHere) && !state.shadows.some(({ stack }) => isQueenOf(stack, wall));
};

/** Phase 4: a Queen's Shadow without its queen is an ordinary wall (FC-QUEEN-4). */
export const fadeQueensShadows = (resolution: Resolution): Resolution => {
  const { state } = resolution;
  const orphans = SIDES.flatMap((side) => queensShadowsOf(state, side)).filter((square) =>
    isOrphan(state, square),
  );
  return orphans.length > 0
    ? withWalls(resolution, orphans, (square) => ({
        waller: (state.walls[square] as Wall).waller,
        shadow: null,
      }))
    : resolution;
};
