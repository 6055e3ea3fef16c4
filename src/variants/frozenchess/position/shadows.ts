/** Units in shadow form (FC-SHAD-1, FC-SHAD-2). */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Side } from '../../../kernel/side.ts';
import type { TargetUnit } from './action.ts';
import { actorAt, stackOn } from './squares.ts';
import { idOf } from './stacks.ts';
import type { Actor, Component, Shadow, State } from './state.ts';

const NOBODY: readonly Shadow[] = [];

const bySquare = memoize((shadows: readonly Shadow[]): ReadonlyMap<Square, readonly Shadow[]> => {
  const found = new Map<Square, Shadow[]>();
  for (const shadow of shadows) {
    const here = found.get(shadow.square);
    if (here) here.push(shadow);
    else found.set(shadow.square, [shadow]);
  }
  return found;
});

export const shadowsOn = ({ shadows }: Pick<State, 'shadows'>, square: Square): readonly Shadow[] =>
  shadows.length === 0 ? NOBODY : (bySquare(shadows).get(square) ?? NOBODY);

export const shadowsOfSide = (state: State, side: Side): readonly Shadow[] =>
  state.shadows.filter(({ stack }) => stack.side === side);

export const shadowWith = (state: State, id: UnitId): Shadow | null =>
  state.shadows.find(({ stack }) => idOf(stack) === id) ?? null;

/**
 * Returns the peers of an actor on the given squares. The peers of a shadow are shadows, and the peers of a normal unit
 * are normal units (FC-SHAD-5).
 */
export const peersOn = (state: State, { stack }: Actor, squares: Iterable<Square>): readonly Actor[] => {
  const found: Actor[] = [];
  for (const square of squares) {
    if (stack.shade) found.push(...shadowsOn(state, square));
    else {
      const there = stackOn(state, square);
      if (there) found.push({ square, stack: there });
    }
  }
  return found;
};

export const enemiesOn = (state: State, actor: Actor, squares: Iterable<Square>): readonly Actor[] =>
  peersOn(state, actor, squares).filter(({ stack }) => stack.side !== actor.stack.side);

/** Returns the actor with the given id among normal stacks and shadows. Null if the stack is carried or gone. */
export const actorWith = (state: State, id: UnitId): Actor | null => {
  const square = state.stacks.findIndex((stack) => stack && idOf(stack) === id);
  const stack = state.stacks[square];
  return stack ? { square, stack } : shadowWith(state, id);
};

/** Returns an action's target: the shadow with the given id, else the stack. Throws if neither exists. */
export const targetOf = (
  state: State,
  { to, targetUnit }: { readonly to: Square; readonly targetUnit: TargetUnit },
): Actor => (typeof targetUnit === 'number' ? shadowWith(state, targetUnit) : null) ?? actorAt(state, to);

export const unitOf = ({ stack }: Shadow): Component => stack.units[0];
