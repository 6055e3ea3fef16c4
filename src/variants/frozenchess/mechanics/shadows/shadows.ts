/** Units in shadow form (FC-SHAD-1, FC-SHAD-2): who is where, how they come, change and go, and how they are called. */
import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import type { Side } from '../../../../kernel/side.ts';
import { newcomer, type Ply, withStack, withState } from '../../moves/resolution.ts';
import { type Actor, type Component, idOf, type Shade, type Shadow, type Stack, type State } from '../../position/state.ts';

const NOBODY: readonly Shadow[] = [];

/** The shadows on a square, in the order of their ids. */
export const shadowsOn = (state: State, square: Square): readonly Shadow[] =>
  state.shadows.length === 0 ? NOBODY : state.shadows.filter((shadow) => shadow.square === square);

export const shadowsOfSide = (state: State, side: Side): readonly Shadow[] => state.shadows.filter(({ stack }) => stack.side === side);

export const shadowWith = (state: State, id: UnitId): Shadow | null => state.shadows.find(({ stack }) => idOf(stack) === id) ?? null;

/** The one unit of a shadow. */
export const unitOf = ({ stack }: Shadow): Component => stack.comps[0];

export const withoutShadow = (ply: Ply, id: UnitId): Ply =>
  withState(ply, { shadows: ply.state.shadows.filter(({ stack }) => idOf(stack) !== id) });

/** A shadow as it is from now on, whether it was there before or not. */
export const withShadow = (ply: Ply, shadow: Shadow): Ply => {
  const others = ply.state.shadows.filter(({ stack }) => idOf(stack) !== idOf(shadow.stack));
  return withState(ply, { shadows: [...others, shadow].sort((a, b) => idOf(a.stack) - idOf(b.stack)) });
};

/** A unit as it is from now on, in the form it has. */
export const withActor = (ply: Ply, actor: Actor): Ply =>
  actor.stack.shade ? withShadow(ply, actor) : withStack(ply, actor.square, actor.stack);

/** A shadow as it comes to another square, its time there starting anew. */
export const shifted = (ply: Ply, { stack }: Shadow, to: Square): Shadow => ({ square: to, stack: newcomer(ply, stack) });

/** The time as a shadow of a unit that becomes one in this ply. */
export const newShade = (ply: Ply, side: Side): Shade => ({ since: ply.start.turns[side] + (side === ply.side ? 1 : 0), dist: 0 });

/** The shadow that acts in this ply, if one does and lives. */
export const actorShadow = ({ actor, state }: Ply): Shadow | null => (actor ? shadowWith(state, actor.id) : null);

/** The shadow that is known to act. */
export const actingShadow = (ply: Ply): Shadow => {
  const shadow = actorShadow(ply);
  invariant(shadow, 'a shadow acts');
  return shadow;
};

/** Own turns a unit must have been a shadow before it may return (FC-SHAD-7). */
export const RIPE_AT = 5;

/** Own turns of paralysis that its return to normal form costs: by the squares it travelled, an Assassin a third (FC-ASSN-3). */
export const returnPrice = ({ comps, shade }: Stack): number => Math.floor((shade?.dist ?? 0) / (comps[0].kind === 'M' ? 6 : 2));
