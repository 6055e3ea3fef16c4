/** Bombs (FC-ASSN-7): they explode under who comes near them, and outlive the Assassin that left them. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { memoize } from '../../../../kernel/remembered.ts';
import { type Resolution, squareBefore, withState } from '../../moves/resolution.ts';
import { area } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { type Bomb, type State, stackOn, unitWith } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { explode } from './explosion.ts';

interface Stand {
  readonly square: Square;
  readonly kind: Kind;
}

/** Who stands on which square, as what; carried units stand nowhere. */
const stands = memoize((stacks: State['stacks']): ReadonlyMap<UnitId, Stand> => {
  const found = new Map<UnitId, Stand>();
  stacks.forEach((stack, square) => {
    for (const { id, kind } of stack?.comps ?? []) found.set(id, { square, kind });
  });
  return found;
});

/**
 * Has an enemy of the bomb come near it, or to life near it, since the start of the ply? What turned with it
 * did not.
 */
const isEntered = (
  resolution: Resolution,
  { square: centre, side }: Bomb,
  before: ReadonlyMap<UnitId, Stand>,
): boolean => {
  const squaresBefore = area(squareBefore(resolution, centre));
  return area(centre).some((square) => {
    const stack = stackOn(resolution.state, square);
    if (!stack || stack.side === side) return false;
    return stack.comps.some(({ id, kind }) => {
      const was = before.get(id);
      return !was || !squaresBefore.includes(was.square) || (was.kind === 'E' && kind === 'D');
    });
  });
};

/** Phase 5, and after all that moves by itself: bombs that were entered explode, in scan order. */
export const burstBombs = (resolution: Resolution): Resolution => {
  if (resolution.state.bombs.length === 0) return resolution;
  const before = stands(resolution.start.stacks);
  return [...resolution.state.bombs]
    .sort((a, b) => a.square - b.square)
    .reduce((sum, bomb) => {
      if (!isEntered(sum, bomb, before)) return sum;
      const without = withState(sum, { bombs: sum.state.bombs.filter((each) => each !== bomb) });
      return explode(without, bomb.square, rule('FC-ASSN-7'));
    }, resolution);
};

const isDisowned = (state: State, { assassin }: Bomb): boolean =>
  assassin !== null && unitWith(state, assassin)?.kind !== 'M';

/** Phase 9: the bomb of an Assassin that is dead, or none any more, has no owner. */
export const disownBombs = (resolution: Resolution): Resolution => {
  const { bombs } = resolution.state;
  if (!bombs.some((bomb) => isDisowned(resolution.state, bomb))) return resolution;
  return withState(resolution, {
    bombs: bombs.map((bomb) => (isDisowned(resolution.state, bomb) ? { ...bomb, assassin: null } : bomb)),
  });
};
