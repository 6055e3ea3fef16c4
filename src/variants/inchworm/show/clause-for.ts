import type { Square } from '../../../kernel/board/board.ts';
import type { CrowdMove } from '../moves/generate.ts';
import type { MagnetShift } from '../moves/magnetism.ts';
import { advances } from '../moves/pawns.ts';
import { isHallway, ownRank, rankOf } from '../position/board.ts';
import { canonicalName, type Occupancy } from '../position/occupancy.ts';
import { isExtended, otherHalf, type Unit } from '../position/units.ts';
import type { ClauseId } from '../rules/index.ts';

/** Whether a member is a Pawn that could not make this move by itself (IW-CROWD-8). */
const isCarried = ({ occupancy, side, from, target, enemies }: CrowdMove, members: readonly Unit[]): boolean =>
  enemies.length === 0 &&
  members.some(({ type }) => type === 'pawn') &&
  !advances(occupancy, side, from).some((advance) => advance.target === target);

export const crowdRule = (move: CrowdMove, members: readonly Unit[], arrived: readonly Unit[]): ClauseId => {
  const { units, leads, from, target, passed } = move;
  const isExtending = members.some((unit, index) => !isExtended(unit) && isExtended(arrived[index] as Unit));
  if (isExtending && members.some((unit) => otherHalf(unit, from) === target)) return 'IW-CROWD-6';
  const leaders = members.filter((unit) => leads[units.indexOf(unit)]);
  if (leaders.length > 0 && leaders.every(({ type }) => type === 'knight')) return 'IW-CROWD-7';
  return passed.length === 0 && isCarried(move, members) ? 'IW-CROWD-8' : 'IW-CROWD-1';
};

/** Returns the clause of a lone Pawn's move. `path` includes both ends. */
export const pawnRule = ({ passed }: CrowdMove, captures: boolean, path: readonly Square[]): ClauseId => {
  if (captures) {
    if (passed.length > 0) return 'IW-EP-2';
    return path.every(isHallway) ? 'IW-PAWN-4' : 'IW-PAWN-3';
  }
  const [start, end] = [path[0] as Square, path.at(-1) as Square];
  const steps = Math.abs(rankOf(end) - rankOf(start));
  if (path.every(isHallway)) return 'IW-PAWN-4';
  if (steps < 2) return 'IW-PAWN-1';
  return path.some(isHallway) ? 'IW-PAWN-5' : 'IW-PAWN-2';
};

export const shiftRule = (
  { aliases }: Pick<Occupancy, 'aliases'>,
  { centre, line, pulled, from, to, units }: MagnetShift,
): ClauseId => {
  const isLinked = (square: Square): boolean => (aliases[square] as Square) >= 0;
  if (units.some(({ type, side }) => type === 'pawn' && [0, 7].includes(ownRank(side, to)))) return 'IW-MAG-11';
  if (isLinked(from) || isLinked(to)) return 'IW-MAG-8';
  if (line > 7 && !isHallway(canonicalName({ aliases }, centre))) return 'IW-MAG-7';
  if (units.length > 1) return 'IW-MAG-5';
  return pulled ? 'IW-MAG-3' : 'IW-MAG-4';
};
