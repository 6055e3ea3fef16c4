/** Rides, also through links (IW-LINK-2). Every ride can be made in reverse. */
import type { Square } from '../../../kernel/board/board.ts';
import { isHallway, LINES } from '../position/board.ts';
import { canonicalName, type Occupancy } from '../position/occupancy.ts';
import type { PieceType } from '../position/units.ts';
import { BOARD_LINES, HALL_LINES, isRider, type Rider, STEPS } from './tables.ts';

type NonPawn = Exclude<PieceType, 'pawn'>;

/** Visits each square of a ride. Returning true stops the ride. */
type RideVisitor = (square: Square, path: readonly Square[]) => boolean;

/** Visits the squares of a ride along one line. Empty linked squares let the ride change region (IW-RIDE-2). */
const rideAlong = (
  occupancy: Occupancy,
  type: Rider,
  names: readonly Square[],
  path: Square[],
  visit: RideVisitor,
): boolean => {
  const start = path.length;
  // Only a ride that has turned at a link can meet an earlier square again.
  const turned = start > 2;
  for (const name of names) {
    if (turned && path.includes(name)) break;
    const alias = occupancy.aliases[name] as Square;
    const square = alias >= 0 && alias < name ? alias : name;
    path.push(name);
    if (visit(square, path)) return true;
    if ((occupancy.squares[square] as readonly unknown[]).length > 0) break;
    if (alias >= 0) {
      path.push(alias);
      if (rideFrom(occupancy, type, alias, path, visit)) return true;
    }
  }
  path.length = start;
  return false;
};

const rideFrom = (occupancy: Occupancy, type: Rider, name: Square, path: Square[], visit: RideVisitor): boolean => {
  const lines = LINES[name] as readonly (readonly Square[])[];
  for (const line of isHallway(name) ? HALL_LINES : BOARD_LINES[type]) {
    if (rideAlong(occupancy, type, lines[line] as readonly Square[], path, visit)) return true;
  }
  return false;
};

/** Visits the squares of a rider's rides. Visitors must copy the path, which changes. */
export const ride = (occupancy: Occupancy, type: Rider, from: Square, visit: RideVisitor): boolean => {
  const alias = occupancy.aliases[from] as Square;
  if (alias < 0) return rideFrom(occupancy, type, from, [from], visit);
  return (
    rideFrom(occupancy, type, from, [alias, from], visit) || rideFrom(occupancy, type, alias, [from, alias], visit)
  );
};

/** Visits each square that a piece reaches. Links open several ways, so some squares are visited more than once. */
export const visitReached = (occupancy: Occupancy, type: NonPawn, from: Square, visit: RideVisitor): boolean => {
  if (isRider(type)) return ride(occupancy, type, from, visit);
  const alias = occupancy.aliases[from] as Square;
  const step = (name: Square, path: Square[]): boolean => {
    for (const to of STEPS[type][name] as readonly Square[]) {
      path.push(to);
      if (visit(canonicalName(occupancy, to), path)) return true;
      path.pop();
    }
    return false;
  };
  return step(from, [from]) || (alias >= 0 && step(alias, [from, alias]));
};

/** Returns a piece's shortest path to a square, both ends included, or null. */
export const pathTo = (occupancy: Occupancy, type: NonPawn, from: Square, to: Square): readonly Square[] | null => {
  let best: readonly Square[] | null = null;
  visitReached(occupancy, type, from, (square, path) => {
    if (square === to && (!best || path.length < best.length)) best = path.slice(Math.max(0, path.indexOf(from)));
    return false;
  });
  return best;
};
