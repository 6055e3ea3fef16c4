/** Units change squares: counted as arrived, and remembered for walls if they went by themselves. */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import type { Current } from '../../moves/facts.ts';
import {
  type Acting,
  changeActing,
  changeResolution,
  newcomer,
  type Resolution,
  record,
  withActing,
  withMoved,
  withStack,
  withTrail,
} from '../../moves/resolution.ts';
import { changeStack } from '../../position/changed.ts';
import { type Actor, actorAt } from '../../position/state.ts';
import { lengthOf } from '../shadows/reach.ts';
import { relocate, withShadow } from '../shadows/shadows.ts';

type Path = readonly Square[];

/** Others move it, which walls nothing; a shadow's own way grows no longer by it. */
export const shift = (resolution: Resolution, target: Actor, to: Square): Resolution =>
  target.stack.shade
    ? withShadow(resolution, relocate(resolution, target, to))
    : withMoved(resolution, target.square, to, newcomer(resolution, target.stack));

/** The acting unit goes along a path by itself; the squares of the path will be walled when the turn ends. */
const displaceUnit = (resolution: Resolution, unit: Actor, path: Path, isWalling: boolean): Resolution => {
  const to = path.at(-1) as Square;
  const moved = withActing(shift(resolution, unit, to), { at: to });
  return isWalling ? withTrail(moved, path) : moved;
};

/** A shadow at the end of a path that it went by itself, which makes its way longer. */
export const carryShadow = (
  resolution: Resolution,
  shadow: Actor,
  path: Path,
  length = lengthOf(path),
): Actor => {
  const { square, stack } = relocate(resolution, shadow, path.at(-1) as Square);
  const { shade } = stack;
  invariant(shade, 'a shadow has a shade');
  return { square, stack: changeStack(stack, { shade: { since: shade.since, dist: shade.dist + length } }) };
};

interface Going {
  /** Are the squares of the path walled when the turn ends? */
  readonly isWalling?: boolean;
  /** By so much a shadow's way grows. */
  readonly length?: number;
}

/** The acting unit goes along a path by itself, in the form it has. */
export const displace = (
  resolution: Resolution,
  actor: Actor,
  path: Path,
  clause: RuleId,
  { isWalling = true, length }: Going = {},
): Resolution => {
  const recorded = record(resolution, { kind: 'moved', rule: clause, who: actor, path });
  return actor.stack.shade
    ? withShadow(recorded, carryShadow(recorded, actor, path, length))
    : displaceUnit(recorded, actor, path, isWalling);
};

/** A stack is moved by a tornado or an avalanche; that walls nothing. */
export const sweep = (resolution: Resolution, from: Square, to: Square, by: Current): Resolution => {
  const who = actorAt(resolution.state, from);
  const moved = shift(record(resolution, { kind: 'swept', by, who, to }), who, to);
  const isOfIt = ({ id }: Acting): boolean => who.stack.comps.some((unit) => unit.id === id);
  return changeResolution(moved, {
    acting: moved.acting.map((each) => (isOfIt(each) ? changeActing(each, { at: to }) : each)),
  });
};

/** Two stacks swap places; a swap walls nothing. */
export const swapUnits = (resolution: Resolution, a: Square, b: Square, clause: RuleId): Resolution => {
  const [who, other] = [actorAt(resolution.state, a), actorAt(resolution.state, b)];
  const recorded = record(resolution, { kind: 'swapped', rule: clause, who, other });
  return withActing(
    withStack(withStack(recorded, b, newcomer(resolution, who.stack)), a, newcomer(resolution, other.stack)),
    { at: b },
  );
};
