/** Units change squares: told with all they carry, counted as arrived, and remembered for walls if they went by themselves. */
import type { Square } from '../../../kernel/board.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { newcomer, type Ply, tell, withStack } from '../ply.ts';
import { aboard, idOf, type Stack, stackOn } from '../state.ts';

/** A stack and its cargo move along a path. */
export const moveEvents = (stack: Stack, path: readonly Square[]): readonly BoardEvent[] => {
  const at = path.slice(-1);
  const carried = aboard(stack).filter(({ id }) => id !== idOf(stack));
  return [{ kind: 'moved', unit: idOf(stack), path, at }, ...carried.map(({ id }): BoardEvent => ({ kind: 'moved', unit: id, path, at }))];
};

/** The units of a stack are carried no longer; what they carry themselves stays with them. */
export const leavingEvents = (stack: Stack): readonly BoardEvent[] =>
  stack.comps.map(({ id }) => ({ kind: 'changed', unit: id, to: {}, without: ['inside'] }));

/** The units of a stack are carried by that one from now on. */
export const boardingEvents = (stack: Stack, inside: UnitId): readonly BoardEvent[] =>
  stack.comps.map(({ id }) => ({ kind: 'changed', unit: id, to: { inside } }));

/** The acting unit is now on that square. */
export const actingAt = (ply: Ply, at: Square): Ply => (ply.actor ? { ...ply, actor: { ...ply.actor, at } } : ply);

/** The acting unit goes along a path by itself; the squares of the path will be walled when the turn ends. */
export const displaced = (ply: Ply, path: readonly Square[], rule: RuleId, text?: string, isWalling = true): Ply => {
  const from = path[0];
  const to = path.at(-1);
  invariant(from !== undefined && to !== undefined, 'a path has a start and an end');
  const stack = stackOn(ply.state, from);
  invariant(stack, `nobody stands on ${from}`);
  const moved = withStack(withStack(ply, from, null), to, newcomer(ply, stack));
  const acting = actingAt(moved, to);
  const trailing = isWalling ? { ...acting, trail: [...acting.trail, path] } : acting;
  return tell(trailing, rule, () => ({ events: moveEvents(stack, path), ...(text !== undefined && { text }) }));
};

/** A stack is moved by something else; that walls nothing. */
export const carried = (ply: Ply, from: Square, to: Square, rule: RuleId, text: string): Ply => {
  const stack = stackOn(ply.state, from);
  invariant(stack, `nobody stands on ${from}`);
  const moved = withStack(withStack(ply, from, null), to, newcomer(ply, stack));
  const followed = (actor: Ply['actor']): Ply['actor'] =>
    actor && stack.comps.some(({ id }) => id === actor.id) ? { ...actor, at: to } : actor;
  const earlier = moved.earlier.map((each) => ({ ...each, actor: followed(each.actor) }));
  return tell({ ...moved, actor: followed(moved.actor), earlier }, rule, () => ({ events: moveEvents(stack, [from, to]), text }));
};

/** Two stacks swap places; a swap walls nothing. */
export const swapped = (ply: Ply, a: Square, b: Square, rule: RuleId, text: string): Ply => {
  const first = stackOn(ply.state, a);
  const second = stackOn(ply.state, b);
  invariant(first && second, 'a swap needs two units');
  const placed = withStack(withStack(ply, b, newcomer(ply, first)), a, newcomer(ply, second));
  return tell(actingAt(placed, b), rule, () => ({ events: [...moveEvents(first, [a, b]), ...moveEvents(second, [b, a])], text }));
};
