/** Captures that a link step makes possible. A King threatened by nothing else is not in check (IW-CHECK-5). */
import type { Square } from '../../../kernel/board/board.ts';
import { once } from '../../../kernel/memoize.ts';
import type { Side } from '../../../kernel/side.ts';
import { attackersOf, isAttacked } from '../moves/attacks.ts';
import { linkStepsOf, makeLinkStep } from '../moves/linking.ts';
import { ride } from '../moves/rides.ts';
import { isRider, type Rider } from '../moves/tables.ts';
import type { LinkStep } from '../position/action.ts';
import { hallway, isHallway, rankOf } from '../position/board.ts';
import { canonicalName, countLinks, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import { crowdCaptureGain } from './values.ts';

interface OpenedCapture {
  readonly step: LinkStep;
  readonly linked: State;
  readonly from: Square;
  readonly target: Square;
}

/**
 * Whether a player should consider linking two squares (IW-LINK-1) in order to capture a unit.
 * A Pawn is not worth a link, because a Queen that captures a Pawn turns into two Pawns (IW-MUT-4).
 */
export const isWorthLinking = ({ type }: Unit): boolean => type !== 'pawn';

export const isKing = ({ type }: Unit): boolean => type === 'king';

const reachedSquares = (
  occupancy: Occupancy,
  units: readonly Unit[],
  riding: (unit: Unit) => Rider,
): ReadonlySet<Square> => {
  const met = new Set<Square>();
  const mark = (square: Square): boolean => {
    met.add(square);
    return false;
  };
  for (const unit of units) {
    for (const square of unit.at) {
      met.add(square);
      ride(occupancy, riding(unit), square, mark);
    }
  }
  return met;
};

/** Returns a filter that keeps all link steps which may open a rider's capture. Trying all link steps would be slow. */
const createFilter = (
  { units }: State,
  occupancy: Occupancy,
  side: Side,
  prey: readonly Unit[],
): ((step: LinkStep) => boolean) => {
  const inSight = reachedSquares(occupancy, prey, () => 'queen');
  const reached = once(() =>
    reachedSquares(
      occupancy,
      units.filter((unit) => unit.side === side && isRider(unit.type)),
      ({ type }) => type as Rider,
    ),
  );
  return (step) => {
    if (step.kind === 'unlink') return true;
    const hall = hallway(rankOf(step.square));
    return (inSight.has(hall) && reached().has(step.square)) || (inSight.has(step.square) && reached().has(hall));
  };
};

/** Whether no square is linked and the hallway is empty. Then a link step cannot open a capture. */
const opensNothing = ({ links, units }: State): boolean =>
  countLinks(links) === 0 && units.every(({ at }) => !at.some(isHallway));

/** Yields captures that win material only after a link step. A narrow search would not reach these captures. */
export function* capturesOpenedByLinks(
  state: State,
  side: Side,
  isPrey: (unit: Unit) => boolean,
): Generator<OpenedCapture> {
  if (opensNothing(state)) return;
  const before = occupancyOf(state);
  const allPrey = state.units.filter((unit) => unit.side !== side && isPrey(unit));
  const mayOpen = createFilter(state, before, side, allPrey);
  const wasAttacked = new Map<number, ReadonlySet<number>>();
  const attackersBefore = ({ id, at }: Unit): ReadonlySet<number> => {
    const known = wasAttacked.get(id);
    if (known) return known;
    const ids = at.flatMap((square) => attackersOf(before, state, square, side).map(({ unit }) => unit.id));
    const found = new Set(ids);
    wasAttacked.set(id, found);
    return found;
  };
  const yielded = new Set<number>();
  for (const step of linkStepsOf(state, side)) {
    if (!mayOpen(step)) continue;
    const linked = makeLinkStep(state, step);
    const after = occupancyOf(linked);
    for (const prey of allPrey) {
      const { at } = linked.units === state.units ? prey : (linked.units.find(({ id }) => id === prey.id) as Unit);
      for (const name of at) {
        const target = canonicalName(after, name);
        if (!isAttacked(after, linked, target, side)) continue;
        for (const { unit, from } of attackersOf(after, linked, target, side)) {
          const captureKey = (unit.id * 128 + from) * 128 + target;
          if (yielded.has(captureKey) || attackersBefore(prey).has(unit.id)) continue;
          if (crowdCaptureGain([unit], after.squares[target] ?? []) <= 0) continue;
          yielded.add(captureKey);
          yield { step, linked, from, target };
        }
      }
    }
  }
}
