/**
 * Check: could the opponent, given the turn, capture this Titan? Asked for every move of every menu, so it looks outward
 * from the Titan for those who could, instead of listing what the opponent may do (BQ-CHECK-1, BQ-CHECK-2, BQ-CHECK-4).
 * `attacks` is the clause word for word; the tests hold the two against each other.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { fileOf, HEADINGS, type Heading, next, opposite, rankOf, ray } from '../position/board.ts';
import {
  BLACK,
  CHAMELEON,
  COORDINATOR,
  EMPTY,
  type Field,
  kindOf,
  LEAPER,
  on,
  PAWN,
  squaresOf,
  TITAN,
  titanOf,
  WITHDRAWER,
} from '../position/units.ts';
import { isFrozen } from './freezing.ts';
import { type Move, reach } from './generate.ts';

/** An enemy Titan or Chameleon beside the Titan, or a Withdrawer with room behind it. */
const isStruck = (field: Field, beside: Square, heading: Heading, foe: number): boolean => {
  const kind = kindOf(on(field, beside));
  if (kind === (foe | TITAN) || kind === (foe | CHAMELEON)) return !isFrozen(field, beside);
  if (kind !== (foe | WITHDRAWER)) return false;
  const room = next(beside, heading);
  return room >= 0 && on(field, room) === EMPTY && !isFrozen(field, beside);
};

/** A Long Leaper out there in this direction with a way over the Titan, if need be over others first. */
const isLeapt = (field: Field, titan: Square, heading: Heading, foe: number): boolean => {
  const landing = next(titan, opposite(heading));
  if (landing < 0 || on(field, landing) !== EMPTY) return false;
  const outward = ray(titan, heading);
  let crowded = true; // the Titan itself: a unit right beside it would be the second in a row
  for (let index = 0; index < outward.length; index++) {
    const square = outward[index] as Square;
    const code = on(field, square);
    if (code === EMPTY) crowded = false;
    else if ((code & BLACK) === foe) return kindOf(code) === (foe | LEAPER) && !isFrozen(field, square);
    else if (crowded) return false;
    else crowded = true;
  }
  return false;
};

/** A Pawn that can come to stand beside the Titan in this direction, with a partner on the other side. */
const isPinched = (field: Field, titan: Square, heading: Heading, foe: number): boolean => {
  const partner = next(titan, opposite(heading));
  const stop = next(titan, heading);
  if (partner < 0 || stop < 0 || on(field, stop) !== EMPTY) return false;
  const helper = on(field, partner);
  if (helper === EMPTY || (helper & BLACK) !== foe) return false;
  for (let way = 0; way < 8; way += 2) {
    const squares = ray(stop, way);
    for (let index = 0; index < squares.length; index++) {
      const square = squares[index] as Square;
      const code = on(field, square);
      if (code === EMPTY) continue;
      if (kindOf(code) === (foe | PAWN) && !isFrozen(field, square)) return true;
      break;
    }
  }
  return false;
};

/** A Coordinator that can reach the Titan's other line, where the two Titans share one. */
const isCoordinated = (field: Field, titan: Square, foeTitan: Square, foe: number): boolean => {
  const sameFile = fileOf(titan) === fileOf(foeTitan);
  if (!sameFile && rankOf(titan) !== rankOf(foeTitan)) return false;
  const completes = (end: Square) =>
    sameFile
      ? rankOf(end) === rankOf(titan) && fileOf(end) !== fileOf(titan)
      : fileOf(end) === fileOf(titan) && rankOf(end) !== rankOf(titan);
  for (let from = 0; from < 64; from++) {
    if (kindOf(on(field, from)) !== (foe | COORDINATOR) || isFrozen(field, from)) continue;
    for (const heading of HEADINGS) {
      for (const end of ray(from, heading)) {
        if (on(field, end) !== EMPTY) break;
        if (completes(end)) return true;
      }
    }
  }
  return false;
};

/** Could the Titan on this square be captured by the side of `foeTitan`, given the turn on this board? */
export const isCapturable = (field: Field, titan: Square, foeTitan: Square): boolean => {
  const foe = (on(field, titan) & BLACK) ^ BLACK;
  for (let heading = 0; heading < 8; heading++) {
    const beside = next(titan, heading);
    if (beside >= 0 && isStruck(field, beside, heading, foe)) return true;
    if (isLeapt(field, titan, heading, foe)) return true;
    if ((heading & 1) === 0 && isPinched(field, titan, heading, foe)) return true;
  }
  return isCoordinated(field, titan, foeTitan, foe);
};

/** Every move of a side that would have that square's unit among its victims, its own check not asked. */
export const attacksOn = (field: Field, side: Side, target: Square): readonly Move[] => {
  const titan = titanOf(field, side);
  return squaresOf(field, side)
    .filter((from) => !isFrozen(field, from))
    .flatMap((from) => reach(field, titan, from).filter(({ victims }) => victims.includes(target)));
};
