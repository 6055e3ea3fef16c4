/** Pawns that become something else (FC-PAWN-3, FC-PAWN-4), and how a change of kind or side is told. */
import type { Square } from '../../../kernel/board.ts';
import type { Direction } from '../../../kernel/direction.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { ahead, farRank, rankOf } from '../geometry.ts';
import { isAimed, isImmortal, KIND_NAMES, type Kind, PROMOTIONS } from '../kinds.ts';
import { halted, type Ply, tell, withStack } from '../ply.ts';
import { aboard, base, idOf, kindOf, newUnit, type Stack, type State, stackOn } from '../state.ts';

const MOST_IMMORTALS = 16;

/** Where a unit aims, if that is worth showing: artillery always, a Pawn once it is turned. */
export const facingOf = (stack: Stack): Direction | undefined => {
  const { kind, aim } = base(stack);
  return isAimed(kind) && (kind !== 'P' || aim !== ahead(stack.side)) ? aim : undefined;
};

/** How a unit's look changes from one stack to the other. */
export const changeEvent = (before: Stack, after: Stack): BoardEvent => {
  const facing = facingOf(after);
  return {
    kind: 'changed',
    unit: idOf(before),
    to: { type: kindOf(after), side: after.side, ...(facing && { facing }) },
    ...(facing === undefined && facingOf(before) !== undefined && { without: ['facing'] as const }),
  };
};

export const isOnFarRank = (stack: Stack, square: Square): boolean => kindOf(stack) === 'P' && rankOf(square) === farRank(stack.side);

const immortals = (state: State): number =>
  state.stacks.reduce((sum, stack) => sum + (stack ? aboard(stack).filter(({ kind }) => isImmortal(kind)).length : 0), 0);

/** May a pawn become this kind on the far rank now? Immortal kinds are limited. */
export const mayBecome = (state: State, kind: Kind): boolean =>
  PROMOTIONS.includes(kind) && (!isImmortal(kind) || immortals(state) < MOST_IMMORTALS);

/** The pawn here becomes another kind; that ends its turn. */
export const promoted = (ply: Ply, square: Square, kind: Kind, rule: RuleId): Ply => {
  const stack = stackOn(ply.state, square);
  invariant(stack, 'a promotion needs a pawn');
  const after: Stack = { ...stack, comps: [newUnit(idOf(stack), kind, stack.side)] };
  return tell(halted(withStack(ply, square, after)), rule, () => ({
    events: [changeEvent(stack, after)],
    text: `The Pawn is promoted: ${KIND_NAMES[kind]}.`,
  }));
};
