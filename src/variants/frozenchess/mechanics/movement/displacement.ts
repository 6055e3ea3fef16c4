/** Displaces units, by their own moves or by outside effects. Only own moves build walls (FC-MOVE-7). */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { lengthOf } from '../../moves/shadow-reach.ts';
import { changeStack } from '../../position/changed.ts';
import { actorAt } from '../../position/squares.ts';
import type { Actor } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import type { Current } from '../facts.ts';
import { type Acting, addTrail, changeActing, type Ply, withStayReset } from '../ply.ts';
import { putShadow, shadowMovedTo } from '../shadows/shadows.ts';

type Path = readonly Square[];

/** Moves a unit by an outside effect. The unit leaves no wall (FC-MOVE-7). */
export const moveByEffect = (ply: Ply, target: Actor, to: Square): void => {
  if (target.stack.shade) putShadow(ply, shadowMovedTo(ply, target, to));
  else {
    ply.put(target.square, null);
    ply.put(to, withStayReset(ply, target.stack));
  }
};

/**
 * Returns the shadow at the end of its path. `length`, in squares, is added to the shadow's travelled distance.
 * The travelled distance sets the price of de-shadowing (FC-SHAD-7).
 */
export const shadowAtPathEnd = (ply: Ply, shadow: Actor, path: Path, length = lengthOf(path)): Actor => {
  const { square, stack } = shadowMovedTo(ply, shadow, path.at(-1) as Square);
  const { shade } = stack;
  invariant(shade, 'a shadow has a shade');
  return { square, stack: changeStack(stack, { shade: { since: shade.since, dist: shade.dist + length } }) };
};

interface DisplaceOptions {
  /** Whether the squares of the path become walls when the turn ends (FC-WALL-2). */
  readonly isWalling?: boolean;
  /** Squares added to a shadow's travelled distance; the path's length by default. */
  readonly length?: number;
}

export const displace = (
  ply: Ply,
  actor: Actor,
  path: Path,
  clause: ClauseId,
  { isWalling = true, length }: DisplaceOptions = {},
): void => {
  ply.note?.({ kind: 'moved', rule: clause, who: actor, path });
  if (actor.stack.shade) {
    putShadow(ply, shadowAtPathEnd(ply, actor, path, length));
    return;
  }
  const to = path.at(-1) as Square;
  moveByEffect(ply, actor, to);
  changeActing(ply, { at: to });
  if (isWalling) addTrail(ply, path);
};

/** Moves a stack by a tornado (FC-TEMP-3) or avalanche (FC-TEMP-4). */
export const sweep = (ply: Ply, from: Square, to: Square, by: Current): void => {
  const who = actorAt(ply.state, from);
  ply.note?.({ kind: 'swept', by, who, to });
  moveByEffect(ply, who, to);
  const isOfIt = ({ id }: Acting): boolean => who.stack.units.some((unit) => unit.id === id);
  ply.change(
    'acting',
    ply.acting.map((each) => (isOfIt(each) ? { ...each, at: to } : each)),
  );
};

export const swapUnits = (ply: Ply, a: Square, b: Square, clause: ClauseId): void => {
  const [who, other] = [actorAt(ply.state, a), actorAt(ply.state, b)];
  ply.note?.({ kind: 'swapped', rule: clause, who, other });
  ply.put(b, withStayReset(ply, who.stack));
  ply.put(a, withStayReset(ply, other.stack));
  changeActing(ply, { at: b });
};
