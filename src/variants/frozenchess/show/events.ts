/** Changes of units as events for the board, cargo included. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import type { Side } from '../../../kernel/side.ts';
import { ahead } from '../position/board.ts';
import { isAimed } from '../position/kinds.ts';
import { stackOn } from '../position/squares.ts';
import { idOf, unitsAboard } from '../position/stacks.ts';
import type { Component, Stack, State } from '../position/state.ts';

/**
 * Returns the direction that a unit faces on the board; undefined if none is shown.
 * A Pawn's aim is hidden if it is straight ahead, because most Pawns aim straight ahead.
 */
export const facingOf = ({ kind, aim }: Component, side: Side): Direction | undefined =>
  isAimed(kind) && (kind !== 'P' || aim !== ahead(side)) ? aim : undefined;

const carriedBy = (stack: Stack): readonly UnitId[] =>
  unitsAboard(stack).flatMap(({ id }) => (id === idOf(stack) ? [] : [id]));

export const moveEvents = (stack: Stack, path: readonly Square[]): readonly BoardEvent[] => {
  const at = path.slice(-1);
  return [idOf(stack), ...carriedBy(stack)].map((unit): BoardEvent => ({ kind: 'moved', unit, path, at }));
};

export const leavingEvents = (stack: Stack): readonly BoardEvent[] =>
  stack.units.map(({ id }) => ({ kind: 'changed', unit: id, to: {}, without: ['inside'] }));

export const boardingEvents = (stack: Stack, inside: UnitId): readonly BoardEvent[] =>
  stack.units.map(({ id }) => ({ kind: 'changed', unit: id, to: { inside } }));

export const appearEvent = (unit: Component, side: Side, square: Square): BoardEvent => {
  const facing = facingOf(unit, side);
  return {
    kind: 'appeared',
    unit: {
      id: unit.id,
      type: unit.kind,
      side,
      at: [square],
      body: 'whole',
      badges: [],
      ...(facing && { facing }),
    },
  };
};

export const endEvents = (stack: Stack, by?: UnitId): readonly BoardEvent[] => [
  { kind: 'captured', unit: idOf(stack), ...(by !== undefined && { by }) },
  ...carriedBy(stack).map((unit): BoardEvent => ({ kind: 'captured', unit })),
];

export const deathEvents = (state: State, square: Square): readonly BoardEvent[] => {
  const stack = stackOn(state, square);
  return stack ? endEvents(stack) : [];
};

const changeEvent = (before: Component, old: Side, after: Component, side: Side): BoardEvent => {
  const facing = facingOf(after, side);
  return {
    kind: 'changed',
    unit: before.id,
    to: { type: after.kind, side, ...(facing && { facing }) },
    ...(facing === undefined && facingOf(before, old) !== undefined && { without: ['facing'] as const }),
  };
};

export const changeEvents = (before: Stack, after: Stack): readonly BoardEvent[] =>
  before.units.flatMap((unit, index): readonly BoardEvent[] => {
    const next = after.units[index];
    if (!next || (next === unit && before.side === after.side)) return [];
    const carried = unit.cargo.flatMap((each, place) => {
      const there = next.cargo[place];
      return there ? changeEvents(each, there) : [];
    });
    return [changeEvent(unit, before.side, next, after.side), ...carried];
  });
