/** Monads as holders of plans, in normal and shadow form (FC-MONAD-2, 3). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { barringClass } from '../../moves/threat/immunity.ts';
import { changeStack } from '../../position/changed.ts';
import { monadSquares } from '../../position/piece-lists.ts';
import type { Monad, PlanHolder } from '../../position/plan.ts';
import { shadowsOn } from '../../position/shadows.ts';
import { isEmpty, unitsOn } from '../../position/squares.ts';
import { idOf, isMonad } from '../../position/stacks.ts';
import type { Shadow, State } from '../../position/state.ts';
import type { Current } from '../facts.ts';
import type { Ply } from '../ply.ts';
import { putActor, putShadow, shadowMovedTo } from './shadows.ts';

const NO_MONADS: readonly PlanHolder[] = [];

/** Returns all monads in scan order (FC-RES-5). On each square, a monad in normal form comes before shadows. */
export const monadsOf = (state: State): readonly PlanHolder[] => {
  const solid = unitsOn(state, monadSquares(state));
  const ethereal = state.shadows.filter(({ stack }) => isMonad(stack));
  if (solid.length + ethereal.length === 0) return NO_MONADS;
  return [...solid, ...ethereal]
    .sort((a, b) => a.square - b.square)
    .map(({ square, stack }) => ({ square, stack, monad: stack.monad as Monad }));
};

/** Returns a side's active, unparalysed monads. They act in each enemy ply (FC-MONAD-4). */
export const actingMonads = (state: State, side: Side): readonly PlanHolder[] =>
  monadsOf(state).filter(({ stack, monad }) => stack.side === side && monad.isActive && stack.paralysis === 0);

export const monadWith = (state: State, id: UnitId): PlanHolder | null =>
  monadsOf(state).find(({ stack }) => idOf(stack) === id) ?? null;

export const setPlan = (ply: Ply, { square, stack }: PlanHolder, monad: Monad | null): void =>
  putActor(ply, { square, stack: changeStack(stack, { monad }) });

const wasOnSquare = ({ start }: Ply, square: Square, id: UnitId): boolean =>
  shadowsOn(start, square).some(({ stack }) => idOf(stack) === id);

const activatorOf = (ply: Ply, { square, stack }: PlanHolder): Shadow | null =>
  shadowsOn(ply.state, square).find(
    (each) => each.stack.side !== stack.side && !wasOnSquare(ply, square, idOf(each.stack)),
  ) ?? null;

/** Activates monads whose square an enemy shadow has entered (FC-MONAD-3). */
export const activateMonads = (ply: Ply): void => {
  for (const holder of monadsOf(ply.state)) {
    const rouser = holder.monad.isActive ? null : activatorOf(ply, holder);
    if (!rouser) continue;
    ply.note?.({ kind: 'activated', holder, rouser });
    setPlan(ply, holder, { ...holder.monad, isActive: true });
  }
};

interface Sweep {
  readonly by: Current;
  /**
   * Ids of stacks moved earlier in this ply. All tornados share one set, and all avalanches share a second set,
   * so tornados move a stack at most once in a ply, and so do avalanches.
   */
  readonly moved: Set<UnitId>;
}

/** Moves active shadow monads with a tornado or avalanche. Does nothing if `to` is not empty (FC-SQ-2). */
export const sweepMonads = (ply: Ply, from: Square, to: Square, { by, moved }: Sweep): void => {
  const loose = shadowsOn(ply.state, from).filter(
    (shadow) =>
      shadow.stack.monad?.isActive && !moved.has(idOf(shadow.stack)) && !barringClass(ply.state, by.kind, null, shadow),
  );
  if (loose.length === 0 || !isEmpty(ply.state, to)) return;
  for (const shadow of loose) {
    moved.add(idOf(shadow.stack));
    ply.note?.({ kind: 'swept', by, who: shadow, to });
    putShadow(ply, shadowMovedTo(ply, shadow, to));
  }
};
