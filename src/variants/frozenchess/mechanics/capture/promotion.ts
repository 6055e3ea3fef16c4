/** Pawns that become something else (FC-PAWN-3, FC-PAWN-4). */
import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { halted, type Ply, record, renewed, withStack } from '../../moves/resolution.ts';
import { farRank, rankOf } from '../../position/board.ts';
import { isImmortal, type Kind } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { aboard, actingUnit, everyStack, isFused, kindOf, type Stack, type State, stackOn, withUnit } from '../../position/state.ts';

export const MOST_IMMORTALS = 16;

export const isOnFarRank = (stack: Stack, square: Square): boolean => kindOf(stack) === 'P' && rankOf(square) === farRank(stack.side);

/** Frogs and Ships of these stacks, cargo counted. */
const immortals = (stacks: readonly Stack[]): number => stacks.flatMap(aboard).filter(({ kind }) => isImmortal(kind)).length;

/** Would one more of this kind be an immortal too many, once these stacks are gone? Both sides' are counted, and shadows. */
export const isTooMany = (state: State, kind: Kind, gone: readonly Stack[]): boolean =>
  isImmortal(kind) && immortals(everyStack(state)) - immortals(gone) >= MOST_IMMORTALS;

/** The pawn here becomes another kind; that ends its turn. */
export const promoted = (ply: Ply, square: Square, kind: Kind, clause: RuleId): Ply => {
  const stack = stackOn(ply.state, square);
  invariant(stack, 'a promotion needs a pawn');
  const changed = withUnit(stack, newUnit(actingUnit(stack).id, kind, stack.side));
  const after = isFused(stack) ? changed : renewed(ply, changed);
  const isOwn = stack.side === ply.side;
  const recorded = record(ply, { kind: 'promoted', rule: clause, before: stack, after });
  return halted({ ...withStack(recorded, square, after), hasPromoted: ply.hasPromoted || isOwn });
};
