/** Where the monads are, in either form (FC-MONAD-2), and how their plans change. */
import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { remembered } from '../../../kernel/remembered.ts';
import type { Side } from '../../../kernel/side.ts';
import { shadowWith, withActor } from '../mechanics/shadows/shadows.ts';
import type { Ply } from '../moves/resolution.ts';
import { idOf, type Stack, type State } from '../position/state.ts';
import type { Monad } from './plan.ts';

/** A monad where it is; `stack.shade` tells its form. */
export interface Holder {
  readonly square: Square;
  readonly stack: Stack;
  readonly monad: Monad;
}

/** Those in normal form. */
const solid = remembered((stacks: State['stacks']): readonly Holder[] => {
  const found: Holder[] = [];
  stacks.forEach((stack, square) => {
    if (stack?.monad) found.push({ square, stack, monad: stack.monad });
  });
  return found;
});

/** All monads in scan order; on one square the unit in normal form first, then by id. */
export const monadsOf = ({ stacks, shadows }: State): readonly Holder[] => {
  const ethereal = shadows.flatMap(({ square, stack }) => (stack.monad ? [{ square, stack, monad: stack.monad }] : []));
  const normal = solid(stacks);
  return ethereal.length === 0 ? normal : [...normal, ...ethereal].sort((a, b) => a.square - b.square);
};

/** The active monads of a side that are not waiting to have paid for a step: they act in the next ply of its enemy. */
export const actingMonads = (state: State, side: Side): readonly Holder[] =>
  monadsOf(state).filter(({ stack, monad }) => stack.side === side && monad.isActive && stack.par === 0);

/** The monad with that id, or null. */
export const monadWith = (state: State, id: UnitId): Holder | null => monadsOf(state).find(({ stack }) => idOf(stack) === id) ?? null;

/** The same unit with another plan, or none. */
export const withMonad = (ply: Ply, { square, stack }: Holder, monad: Monad | null): Ply =>
  withActor(ply, { square, stack: { ...stack, monad } });

/** The stack with that id on the board, in either form, or null. */
export const placeOf = (state: State, id: UnitId): Pick<Holder, 'square' | 'stack'> | null => {
  const square = state.stacks.findIndex((stack) => stack && idOf(stack) === id);
  const stack = state.stacks[square];
  return stack ? { square, stack } : shadowWith(state, id);
};
