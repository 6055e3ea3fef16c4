/** Units change squares: counted as arrived, and remembered for walls if they went by themselves. */
import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import type { Current } from '../../moves/facts.ts';
import { newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { stackOn } from '../../position/state.ts';

/** The acting unit is now on that square. */
export const actingAt = (ply: Ply, at: Square): Ply => (ply.actor ? { ...ply, actor: { ...ply.actor, at } } : ply);

/** The acting unit goes along a path by itself; the squares of the path will be walled when the turn ends. */
export const displaced = (ply: Ply, path: readonly Square[], clause: RuleId, isWalling = true): Ply => {
  const from = path[0];
  const to = path.at(-1);
  invariant(from !== undefined && to !== undefined, 'a path has a start and an end');
  const stack = stackOn(ply.state, from);
  invariant(stack, `nobody stands on ${from}`);
  const recorded = record(ply, { kind: 'moved', rule: clause, who: from, path });
  const moved = withStack(withStack(recorded, from, null), to, newcomer(ply, stack));
  const acting = actingAt(moved, to);
  return isWalling ? { ...acting, trail: [...acting.trail, path] } : acting;
};

/** A stack is moved by a tornado or an avalanche; that walls nothing. */
export const swept = (ply: Ply, from: Square, to: Square, by: Current): Ply => {
  const stack = stackOn(ply.state, from);
  invariant(stack, `nobody stands on ${from}`);
  const recorded = record(ply, { kind: 'swept', by, who: from, to });
  const moved = withStack(withStack(recorded, from, null), to, newcomer(ply, stack));
  const followed = (actor: Ply['actor']): Ply['actor'] =>
    actor && stack.comps.some(({ id }) => id === actor.id) ? { ...actor, at: to } : actor;
  const earlier = moved.earlier.map((each) => ({ ...each, actor: followed(each.actor) }));
  return { ...moved, actor: followed(moved.actor), earlier };
};

/** Two stacks swap places; a swap walls nothing. */
export const swapped = (ply: Ply, a: Square, b: Square, clause: RuleId): Ply => {
  const first = stackOn(ply.state, a);
  const second = stackOn(ply.state, b);
  invariant(first && second, 'a swap needs two units');
  const recorded = record(ply, { kind: 'swapped', rule: clause, who: a, other: b });
  return actingAt(withStack(withStack(recorded, b, newcomer(ply, first)), a, newcomer(ply, second)), b);
};
