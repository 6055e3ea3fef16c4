/** The Encroachment Phase: the worm's pseudo-legal ways, where a Leg may appear, and the position after it. */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTIONS, STEP } from '../../../kernel/direction.ts';
import { offset } from '../../../kernel/ray.ts';
import { other, type Side, withSide } from '../../../kernel/side.ts';
import type { Encroachment } from '../position/action.ts';
import { GRID } from '../position/board.ts';
import { type Boost, type Unit, type WormState, wormOf } from '../position/state.ts';
import { type Way, waysFrom } from './worm-paths.ts';

export const WAIT = 9;

/** The position when the worm has moved, before a Leg is created. */
export const afterWay = (state: WormState, { from, to, crossed }: Way): WormState => {
  const unit = state.units[from] as Unit;
  const units = state.units.slice();
  units[from] = null;
  units[to] = unit;
  return { ...state, units, trails: withSide(state.trails, unit.side, [...state.trails[unit.side], ...crossed, to]) };
};

/** Every way of a side's worm with that boost, legal or not. */
export const waysOf = (state: WormState, side: Side, boost: Boost): readonly Way[] => {
  const from = wormOf(state, side);
  return from === null ? [] : waysFrom(from, boost);
};

/** Has the side to move just captured the enemy worm? */
export const hasCapturedWorm = (state: WormState): boolean => wormOf(state, other(state.toMove)) === null;

export const boostIn = ({ phase }: WormState): Boost => (phase.kind === 'regular' ? 'none' : phase.boost);

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
