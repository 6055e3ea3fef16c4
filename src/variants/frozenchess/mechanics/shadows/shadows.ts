/** Placement, removal and return of units in shadow form (FC-SHAD-1, FC-SHAD-2). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { idOf } from '../../position/stacks.ts';
import type { Actor, Shade, Shadow, Stack } from '../../position/state.ts';
import { type Ply, withStayReset } from '../ply.ts';

export const removeShadow = (ply: Ply, id: UnitId): void =>
  ply.set({ shadows: ply.state.shadows.filter(({ stack }) => idOf(stack) !== id) });

export const putShadow = (ply: Ply, shadow: Shadow): void => {
  const others = ply.state.shadows.filter(({ stack }) => idOf(stack) !== idOf(shadow.stack));
  ply.set({ shadows: [...others, shadow].sort((a, b) => idOf(a.stack) - idOf(b.stack)) });
};

export const putActor = (ply: Ply, actor: Actor): void => {
  if (actor.stack.shade) putShadow(ply, actor);
  else ply.put(actor.square, actor.stack);
};

export const removeActor = (ply: Ply, { square, stack }: Actor): void => {
  if (stack.shade) removeShadow(ply, idOf(stack));
  else ply.put(square, null);
};

export const shadowMovedTo = (ply: Ply, { stack }: Shadow, to: Square): Shadow => ({
  square: to,
  stack: withStayReset(ply, stack),
});

export const newShade = (ply: Ply, side: Side): Shade => ({
  since: ply.start.turns[side] + (side === ply.side ? 1 : 0),
  dist: 0,
});

/** Own turns as a shadow before a unit may return (FC-SHAD-7). */
export const RETURN_AFTER = 5;

/** Returns the turns of paralysis that a return from shadow form costs (FC-ASSN-3). */
export const returnCost = ({ units, shade }: Stack): number =>
  Math.floor((shade?.dist ?? 0) / (units[0].kind === 'M' ? 6 : 2));
