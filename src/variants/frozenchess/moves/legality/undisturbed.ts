/** Whether the next ply is left to whoever acts in it, and where it is not. */
import type { Square } from '../../../../kernel/board/board.ts';
import { memoize } from '../../../../kernel/remembered.ts';
import { other } from '../../../../kernel/side.ts';
import { isAtomic } from '../../mechanics/capture/atomic.ts';
import { isRipe } from '../../mechanics/time/passing-time.ts';
import { actingMonads, type Holder } from '../../monad/holders.ts';
import { area } from '../../position/board.ts';
import { closedTombs } from '../../position/piece-lists.ts';
import { aboard, type Shadow, type State } from '../../position/state.ts';

/** Does a mark that turns rays, or the power of a Queen's Shadow, depend on the life of this shadow? */
export const upholds = (state: State, { stack }: Shadow): boolean =>
  aboard(stack).some(
    ({ id }) =>
      state.distracts.some(({ jester }) => jester === id) ||
      state.walls.some((wall) => wall?.shadow && wall.waller === id),
  );

/** Is it a shadow that only goes from square to square until its plan is done? It touches no unit. */
const isGhost = (state: State, { square, stack, monad }: Holder): boolean =>
  stack.shade !== null &&
  !upholds(state, { square, stack }) &&
  monad.plan.slice(monad.next).every((step) => step.kind === 'leg' && !step.capture && step.extra === null);

/** Does an enemy monad act in the next ply that may touch units in normal form? */
export const mayMonadTouch = memoize((state: State): boolean =>
  actingMonads(state, other(state.toMove)).some((holder) => !isGhost(state, holder)),
);

/** Does no unit move or die by itself in the next ply, but for bombs? */
export const isUndisturbed = memoize(
  (state: State): boolean =>
    state.tornados.length + state.avalanches.length === 0 &&
    !mayMonadTouch(state) &&
    !isAtomic(state) &&
    !closedTombs(state).some((square) => isRipe(state, square)),
);

/**
 * So far from a tornado or avalanche somebody may die, if they set off a tomb or bomb beside whom they move.
 */
const ZONE = 3;
/** So far from them units move. */
const PULL = 2;
const PUSH = 1;

/** The squares around one of theirs that they may change. */
const zone = ({ tombs, bombs }: State, square: Square, reach: number): readonly Square[] => {
  const whole = area(square, ZONE);
  const isMined = whole.some(
    (each) => tombs[each] !== undefined || bombs.some((bomb) => bomb.square === each),
  );
  return isMined ? whole : area(square, reach);
};

/**
 * Squares that what acts by itself in the next ply may change, whatever is done: tornados, avalanches, tombs
 * that rot.
 */
export const unrest = memoize((state: State): ReadonlySet<Square> => {
  const tombs = closedTombs(state).filter((square) => isRipe(state, square));
  return new Set([
    ...state.tornados.flatMap(({ square }) => zone(state, square, PULL)),
    ...state.avalanches.flatMap(({ squares }) => squares.flatMap((square) => zone(state, square, PUSH))),
    ...tombs.flatMap((square) => area(square)),
  ]);
});
