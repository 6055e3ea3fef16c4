/** Pawns that become something else (FC-PAWN-3, FC-PAWN-4), and how a change of kind or side is told. */
import type { Square } from '../../../kernel/board.ts';
import type { Direction } from '../../../kernel/direction.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { Side } from '../../../kernel/side.ts';
import { ahead, farRank, rankOf } from '../geometry.ts';
import { isAimed, isImmortal, KIND_NAMES, type Kind, PROMOTIONS } from '../kinds.ts';
import { newUnit } from '../newunit.ts';
import { halted, type Ply, tell, withStack } from '../ply.ts';
import { aboard, actingUnit, type Component, everyStack, kindOf, type Stack, type State, stackOn, withUnit } from '../state.ts';

export const MOST_IMMORTALS = 16;

/** Where a unit aims, if that is worth showing: artillery always, a Pawn once it is turned. */
export const facingOf = ({ kind, aim }: Component, side: Side): Direction | undefined =>
  isAimed(kind) && (kind !== 'P' || aim !== ahead(side)) ? aim : undefined;

const changeEvent = (before: Component, old: Side, after: Component, side: Side): BoardEvent => {
  const facing = facingOf(after, side);
  return {
    kind: 'changed',
    unit: before.id,
    to: { type: after.kind, side, ...(facing && { facing }) },
    ...(facing === undefined && facingOf(before, old) !== undefined && { without: ['facing'] as const }),
  };
};

/** How the looks of units change where a stack becomes another one of the same units, all they carry included. */
export const changeEvents = (before: Stack, after: Stack): readonly BoardEvent[] =>
  before.comps.flatMap((unit, index): readonly BoardEvent[] => {
    const next = after.comps[index];
    if (!next || (next === unit && before.side === after.side)) return [];
    const carried = unit.cargo.flatMap((each, place) => {
      const there = next.cargo[place];
      return there ? changeEvents(each, there) : [];
    });
    return [changeEvent(unit, before.side, next, after.side), ...carried];
  });

export const isOnFarRank = (stack: Stack, square: Square): boolean => kindOf(stack) === 'P' && rankOf(square) === farRank(stack.side);

/** Frogs and Ships of both sides, cargo and shadows counted. */
export const immortals = (state: State): number =>
  everyStack(state).reduce((sum, stack) => sum + aboard(stack).filter(({ kind }) => isImmortal(kind)).length, 0);

/** May a pawn become this kind on the far rank now? Immortal kinds are limited. */
export const mayBecome = (state: State, kind: Kind): boolean =>
  PROMOTIONS.includes(kind) && (!isImmortal(kind) || immortals(state) < MOST_IMMORTALS);

/** The pawn here becomes another kind; that ends its turn. */
export const promoted = (ply: Ply, square: Square, kind: Kind, rule: RuleId): Ply => {
  const stack = stackOn(ply.state, square);
  invariant(stack, 'a promotion needs a pawn');
  const after = withUnit(stack, newUnit(actingUnit(stack).id, kind, stack.side));
  const isOwn = stack.side === ply.side;
  return tell(halted({ ...withStack(ply, square, after), hasPromoted: ply.hasPromoted || isOwn }), rule, () => ({
    events: changeEvents(stack, after),
    text: `The Pawn is promoted: ${KIND_NAMES[kind]}.`,
  }));
};
