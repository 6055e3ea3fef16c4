/** Walls (FC-WALL-1 to 4): after its turn a unit's old wall dissolves and the squares of its path become its new one. */
import type { Square } from '../../../../kernel/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { isActorDead, type Ply, withState, withWalls } from '../../moves/resolution.ts';
import { holderOf, isCorrupted, isEmpty, isFilled, rangeOf, type State, stackOn, unitIn, type Wall } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { corrupted } from '../time/corruption.ts';
import { isLateKing } from './courses.ts';

const MOST_TRAPS = 5;

type Actor = NonNullable<Ply['actor']>;

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
export const wallOf = (state: State, waller: UnitId): readonly Square[] => wallsWhere(state, (wall) => wall.waller === waller);

export const withoutWallOf = (ply: Ply, waller: UnitId): Ply => {
  const squares = wallOf(ply.state, waller);
  return squares.length > 0 ? withWalls(ply, squares, () => null) : ply;
};

/** The Jester's traps go where it stood; what gets or keeps a trap of its side gets no wall. */
const withTraps = (ply: Ply, { id: jester, side }: Actor, left: readonly Square[]): readonly [Ply, readonly Square[]] => {
  let next = ply;
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
const squaresLeft = ({ actor, trail }: Ply): readonly Square[] =>
  [...new Set(trail.flatMap((path) => [path[0], path.at(-1)]))].filter(
    (square) => square !== undefined && square !== actor?.at,
  ) as Square[];

/** What a King of the fifth stage leaves behind it is corrupted. */
const kingsTrack = (ply: Ply): readonly Square[] => squaresLeft(ply).filter((square) => !stackOn(ply.state, square));

/** Phase 3. */
export const wallsLaid = (ply: Ply): Ply => {
  const { actor, trail } = ply;
  if (!actor || trail.length === 0 || isActorDead(ply)) return ply;
  let next = actor.movers.reduce(withoutWallOf, ply);
  const passed = [...new Set(trail.flat())].filter((square) => square !== actor.at);
  let spared: readonly Square[] = [];
  if (actor.kind === 'J') [next, spared] = withTraps(next, actor, squaresLeft(ply));
  if (isLateKing(ply.start, actor.kind)) next = corrupted(next, kingsTrack(next), rule('FC-STG-8'));
  const squares = passed.filter((square) => !spared.includes(square) && !isFilled(next.state, square) && !isCorrupted(next.state, square));
  const plain: Wall = { waller: actor.id, shadow: null };
  const start = trail[0]?.[0];
  const holder = actor.kind === 'Q' ? holderOf(next.state, actor.id) : null;
  const queen = holder && unitIn(holder, actor.id);
  const shadow: Wall = holder && queen ? { waller: actor.id, shadow: { side: actor.side, range: rangeOf(queen, holder) } } : plain;
  return withWalls(next, squares, (square) => (square === start ? shadow : plain));
};

/** Phase 4: a Queen's Shadow without its queen is an ordinary wall (FC-QUEEN-4). */
export const shadowsFaded = (ply: Ply): Ply => {
  const { state } = ply;
  const orphans = wallsWhere(state, ({ waller, shadow }) => {
    const holder = shadow && holderOf(state, waller);
    return shadow !== null && !(holder && holder.side === shadow.side && unitIn(holder, waller)?.kind === 'Q');
  });
  return orphans.length > 0 ? withWalls(ply, orphans, (square) => ({ waller: (state.walls[square] as Wall).waller, shadow: null })) : ply;
};
