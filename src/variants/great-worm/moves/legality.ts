/** Legality: what stops the worm from a way, and whether a turn can be completed. Serves GW-CHECK-1 and GW-TURN-6. */
import type { Square } from '../../../kernel/board.ts';
import { remembered } from '../../../kernel/remembered.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Unit, WormState } from '../position/state.ts';
import { type Threat, threatTo } from './attacks.ts';
import { afterNothing, afterRegular, hasRegular, type Regular, regularsOf } from './generate.ts';
import { afterWay, boostIn, hasCapturedWorm, waysOf } from './worm-moves.ts';
import type { Way } from './worm-paths.ts';

/** Why a worm may not go a way: the first thing it meets, or the Check it would end in. */
export type Obstacle =
  | { readonly kind: 'trail'; readonly at: Square }
  /** A unit on a square it has to cross. */
  | { readonly kind: 'blocked'; readonly at: Square }
  /** A friendly unit on the destination. */
  | { readonly kind: 'friend'; readonly at: Square }
  | { readonly kind: 'check'; readonly at: Square; readonly threat: Threat };

/** What stands in the way, Check left aside. */
export const hindrance = (state: WormState, side: Side, { crossed, to }: Way): Obstacle | null => {
  const trail = state.trails[side];
  for (const at of crossed) {
    if (trail.includes(at)) return { kind: 'trail', at };
    if (state.units[at]) return { kind: 'blocked', at };
  }
  if (trail.includes(to)) return { kind: 'trail', at: to };
  return state.units[to]?.side === side ? { kind: 'friend', at: to } : null;
};

/** What forbids the worm of the unit on `way.from` to go this way; null if it may. */
export const obstacle = (state: WormState, way: Way): Obstacle | null => {
  const { side } = state.units[way.from] as Unit;
  const found = hindrance(state, side, way);
  if (found || state.units[way.to]?.type === 'worm') return found;
  const threat = threatTo(afterWay(state, way), side);
  return threat && { kind: 'check', at: way.to, threat };
};

/** Where the worm of the side to move may go in this Encroachment Phase. */
export const legalWays = remembered((state: WormState): readonly Way[] =>
  state.phase.kind === 'regular' ? [] : waysOf(state, state.toMove, state.phase.boost).filter((way) => !obstacle(state, way)),
);

const isCompleted = (state: WormState): boolean =>
  hasCapturedWorm(state) || waysOf(state, state.toMove, boostIn(state)).some((way) => !obstacle(state, way));

/** Can the turn be completed after this regular action? */
export const isCompleting = (state: WormState, action: Regular): boolean => isCompleted(afterRegular(state, action));

/** Can the side to move complete a turn that begins now? */
export const canComplete = (state: WormState): boolean => {
  if (state.passing && isCompleted(afterNothing(state))) return true;
  for (const action of regularsOf(state, state.toMove)) if (isCompleting(state, action)) return true;
  return !state.passing && !hasRegular(state, state.toMove) && isCompleted(afterNothing(state));
};
