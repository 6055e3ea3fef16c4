/** The Encroachment Phase: what stops the worm, where it may go, where a Leg may appear, and the position after it. */
import type { Square } from '../../kernel/board.ts';
import { DIRECTIONS, STEP } from '../../kernel/direction.ts';
import { offset } from '../../kernel/ray.ts';
import { remembered } from '../../kernel/remembered.ts';
import { other, type Side, withSide } from '../../kernel/side.ts';
import type { Encroachment } from './act.ts';
import { type Threat, threatTo } from './check.ts';
import { afterNothing, afterRegular, hasRegular, type Regular, regularsOf } from './regular.ts';
import { type Boost, GRID, type Unit, type WormState, wormOf } from './state.ts';
import { type Way, waysFrom } from './ways.ts';

export const WAIT = 9;

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

/** The position when the worm has moved, before a Leg is created. */
export const afterWay = (state: WormState, { from, to, crossed }: Way): WormState => {
  const unit = state.units[from] as Unit;
  const units = state.units.slice();
  units[from] = null;
  units[to] = unit;
  return { ...state, units, trails: withSide(state.trails, unit.side, [...state.trails[unit.side], ...crossed, to]) };
};

/** What forbids the worm of the unit on `way.from` to go this way; null if it may. */
export const obstacle = (state: WormState, way: Way): Obstacle | null => {
  const { side } = state.units[way.from] as Unit;
  const found = hindrance(state, side, way);
  if (found || state.units[way.to]?.type === 'worm') return found;
  const threat = threatTo(afterWay(state, way), side);
  return threat && { kind: 'check', at: way.to, threat };
};

/** Every way of a side's worm with that boost, legal or not. */
export const waysOf = (state: WormState, side: Side, boost: Boost): readonly Way[] => {
  const from = wormOf(state, side);
  return from === null ? [] : waysFrom(from, boost);
};

/** Where the worm of the side to move may go in this Encroachment Phase. */
export const legalWays = remembered((state: WormState): readonly Way[] =>
  state.phase.kind === 'regular' ? [] : waysOf(state, state.toMove, state.phase.boost).filter((way) => !obstacle(state, way)),
);

/** Has the side to move just captured the enemy worm? */
export const hasCapturedWorm = (state: WormState): boolean => wormOf(state, other(state.toMove)) === null;

const isCompleted = (state: WormState): boolean =>
  hasCapturedWorm(state) || waysOf(state, state.toMove, boostIn(state)).some((way) => !obstacle(state, way));

export const boostIn = ({ phase }: WormState): Boost => (phase.kind === 'regular' ? 'none' : phase.boost);

/** Can the turn be completed after this regular action? */
export const isCompleting = (state: WormState, action: Regular): boolean => isCompleted(afterRegular(state, action));

/** Can the side to move complete a turn that begins now? */
export const canComplete = (state: WormState): boolean => {
  if (state.passing && isCompleted(afterNothing(state))) return true;
  for (const action of regularsOf(state, state.toMove)) if (isCompleting(state, action)) return true;
  return !state.passing && !hasRegular(state, state.toMove) && isCompleted(afterNothing(state));
};

const NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: 64 }, (_, at) =>
  DIRECTIONS.map((direction) => offset(GRID, at, ...STEP[direction])).filter((square) => square !== null),
);

/** The squares next to a Lair. */
export const besideLair = (lair: Square): readonly Square[] => NEIGHBOURS[lair] ?? [];

/** Where the side to move may create a Leg, once its worm has moved. */
export const legSquares = (state: WormState): readonly Square[] =>
  state.waits[state.toMove] > 0 || hasCapturedWorm(state)
    ? []
    : besideLair(state.lairs[state.toMove]).filter((square) => !state.units[square]);

/** The position with a new Leg of the side to move. */
const withLeg = (state: WormState, square: Square): WormState => {
  const units = state.units.slice();
  units[square] = { id: state.nextId, type: 'leg', side: state.toMove };
  return { ...state, units, nextId: state.nextId + 1 };
};

/**
 * The end of the turn: the wait goes down, or starts anew with a Leg; the other side is to move. Every field is written out:
 * a spread takes longer than all else here, and a search ends more turns than anything.
 */
const turnEnded = (state: WormState, created: boolean): WormState => ({
  toMove: other(state.toMove),
  ply: state.ply + 1,
  rng: null,
  phase: { kind: 'regular' },
  units: state.units,
  lairs: state.lairs,
  trails: state.trails,
  waits: withSide(state.waits, state.toMove, created ? WAIT : Math.max(0, state.waits[state.toMove] - 1)),
  doubleStep: state.doubleStep,
  passing: state.passing,
  nextId: state.nextId,
  talk: state.talk,
});

/** The position after a whole Encroachment: the turn has passed, unless the enemy worm was captured. */
export const afterEncroachment = (state: WormState, { way, leg }: Encroachment): WormState => {
  const moved = afterWay(state, way);
  if (hasCapturedWorm(moved)) return moved;
  return leg === null ? turnEnded(moved, false) : turnEnded(withLeg(moved, leg), true);
};
