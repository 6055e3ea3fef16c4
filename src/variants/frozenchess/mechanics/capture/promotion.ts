/** A Pawn's promotion by capture (FC-PAWN-3) or on the far rank (FC-PAWN-4). */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { farRank, rankOf } from '../../position/board.ts';
import { isImmortal, type Kind } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { everyStack } from '../../position/squares.ts';
import { actingUnit, isFused, kindOf, withUnit } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import { currentActor, haltActing, type Ply, restartStay } from '../ply.ts';
import { putActor } from '../shadows/shadows.ts';

export const MAX_IMMORTALS = 16;

export const isOnFarRank = (stack: Stack, square: Square): boolean =>
  kindOf(stack) === 'P' && rankOf(square) === farRank(stack.side);

const countImmortals = (stacks: readonly Stack[]): number => {
  let sum = 0;
  for (const { units } of stacks)
    for (const { kind, cargo } of units) {
      if (isImmortal(kind)) sum += 1;
      if (cargo.length > 0) sum += countImmortals(cargo);
    }
  return sum;
};

/** Whether one more Frog or Ship would be too many (FC-MORPH-2). Units in `gone` do not count. */
export const isTooMany = (state: State, kind: Kind, gone: readonly Stack[]): boolean =>
  isImmortal(kind) && countImmortals(everyStack(state)) - countImmortals(gone) >= MAX_IMMORTALS;

/** Promotes the acting Pawn, which ends its turn; does nothing if `kind` is null (FC-PAWN-4). */
export const promotePawn = (ply: Ply, kind: Kind | null, clause: ClauseId = 'FC-PAWN-4'): void => {
  if (!kind) return;
  const pawn = currentActor(ply);
  invariant(pawn, 'a promotion needs a Pawn');
  const { square, stack } = pawn;
  const changed = withUnit(stack, newUnit(actingUnit(stack).id, kind, stack.side));
  const after = stack.shade || isFused(stack) ? changed : restartStay(ply, changed);
  ply.note?.({ kind: 'promoted', rule: clause, before: stack, after });
  putActor(ply, { square, stack: after });
  if (stack.side === ply.side) ply.change('hasPromoted', true);
  haltActing(ply);
};
