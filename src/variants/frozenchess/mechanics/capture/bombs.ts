/** Bombs explode when an enemy comes near (FC-ASSN-7). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { memoize } from '../../../../kernel/memoize.ts';
import { area } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import type { Bomb } from '../../position/schema.ts';
import { stackOn, unitWith } from '../../position/squares.ts';
import type { State } from '../../position/state.ts';
import { type Ply, squareBefore } from '../ply.ts';
import { explode } from './explosion.ts';

interface UnitPlace {
  readonly square: Square;
  readonly kind: Kind;
}

const placesById = memoize((stacks: State['stacks']): ReadonlyMap<UnitId, UnitPlace> => {
  const found = new Map<UnitId, UnitPlace>();
  stacks.forEach((stack, square) => {
    for (const { id, kind } of stack?.units ?? []) found.set(id, { square, kind });
  });
  return found;
});

/** Whether an enemy entered the bomb's area in this ply. An enemy that rotated along with the bomb did not. */
const isEntered = (ply: Ply, { square: centre, side }: Bomb, before: ReadonlyMap<UnitId, UnitPlace>): boolean => {
  const squaresBefore = area(squareBefore(ply, centre));
  return area(centre).some((square) => {
    const stack = stackOn(ply.state, square);
    if (!stack || stack.side === side) return false;
    return stack.units.some(({ id, kind }) => {
      const was = before.get(id);
      return !was || !squaresBefore.includes(was.square) || (was.kind === 'E' && kind === 'D');
    });
  });
};

/** Explodes bombs that an enemy has come near, in scan order (FC-RES-2, phases 5 and 7). */
export const burstBombs = (ply: Ply): void => {
  const { bombs } = ply.state;
  if (bombs.length === 0) return;
  const before = placesById(ply.start.stacks);
  for (const bomb of [...bombs].sort((a, b) => a.square - b.square)) {
    if (!isEntered(ply, bomb, before)) continue;
    ply.set({ bombs: ply.state.bombs.filter((each) => each !== bomb) });
    explode(ply, bomb.square, 'FC-ASSN-7');
  }
};

const isDisowned = (state: State, { assassin }: Bomb): boolean =>
  assassin !== null && unitWith(state, assassin)?.kind !== 'M';

/** Clears the owner of bombs whose Assassin is gone (phase 9). The bombs stay (FC-ASSN-7). */
export const disownBombs = (ply: Ply): void => {
  const { bombs } = ply.state;
  if (!bombs.some((bomb) => isDisowned(ply.state, bomb))) return;
  ply.set({ bombs: bombs.map((bomb) => (isDisowned(ply.state, bomb) ? { ...bomb, assassin: null } : bomb)) });
};
