/** Units change squares: counted as arrived, and remembered for walls if they went by themselves. */
import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import type { Current } from '../../moves/facts.ts';
import {
  type Acting,
  changedActing,
  changedPly,
  newcomer,
  type Ply,
  record,
  withActing,
  withStack,
  withTrail,
} from '../../moves/resolution.ts';
import { changedStack } from '../../position/changed.ts';
import { type Actor, actorAt } from '../../position/state.ts';
import { lengthOf } from '../shadows/reach.ts';
import { relocate, withShadow } from '../shadows/shadows.ts';

type Path = readonly Square[];

/** Others move it, which walls nothing; a shadow's own way grows no longer by it. */
export const shift = (ply: Ply, target: Actor, to: Square): Ply =>
  target.stack.shade
    ? withShadow(ply, relocate(ply, target, to))
    : withStack(withStack(ply, target.square, null), to, newcomer(ply, target.stack));

/** The acting unit goes along a path by itself; the squares of the path will be walled when the turn ends. */
const displaceUnit = (ply: Ply, unit: Actor, path: Path, isWalling: boolean): Ply => {
  const to = path.at(-1) as Square;
  const moved = withActing(shift(ply, unit, to), { at: to });
  return isWalling ? withTrail(moved, path) : moved;
};

/** A shadow at the end of a path that it went by itself, which makes its way longer. */
export const carryShadow = (ply: Ply, shadow: Actor, path: Path, length = lengthOf(path)): Actor => {
  const { square, stack } = relocate(ply, shadow, path.at(-1) as Square);
  const { shade } = stack;
  invariant(shade, 'a shadow has a shade');
  return { square, stack: changedStack(stack, { shade: { since: shade.since, dist: shade.dist + length } }) };
};

interface Going {
  /** Are the squares of the path walled when the turn ends? */
  readonly isWalling?: boolean;
  /** By so much a shadow's way grows. */
  readonly length?: number;
}

/** The acting unit goes along a path by itself, in the form it has. */
export const displace = (ply: Ply, actor: Actor, path: Path, clause: RuleId, { isWalling = true, length }: Going = {}): Ply => {
  const recorded = record(ply, { kind: 'moved', rule: clause, who: actor, path });
  return actor.stack.shade
    ? withShadow(recorded, carryShadow(recorded, actor, path, length))
    : displaceUnit(recorded, actor, path, isWalling);
};

/** A stack is moved by a tornado or an avalanche; that walls nothing. */
export const sweep = (ply: Ply, from: Square, to: Square, by: Current): Ply => {
  const who = actorAt(ply.state, from);
  const moved = shift(record(ply, { kind: 'swept', by, who, to }), who, to);
  const isOfIt = ({ id }: Acting): boolean => who.stack.comps.some((unit) => unit.id === id);
  return changedPly(moved, { acting: moved.acting.map((each) => (isOfIt(each) ? changedActing(each, { at: to }) : each)) });
};

/** Two stacks swap places; a swap walls nothing. */
export const swapUnits = (ply: Ply, a: Square, b: Square, clause: RuleId): Ply => {
  const [who, other] = [actorAt(ply.state, a), actorAt(ply.state, b)];
  const recorded = record(ply, { kind: 'swapped', rule: clause, who, other });
  return withActing(withStack(withStack(recorded, b, newcomer(ply, who.stack)), a, newcomer(ply, other.stack)), { at: b });
};
