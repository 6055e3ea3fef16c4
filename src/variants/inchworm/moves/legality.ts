/**
 * The legal ones of all ways of making a move. Sixteen units on a square have millions of ways to go, but
 * only few kinds of result: units on the from-square, the King's square, waiting halves that can be pulled.
 * Roles are folded into kinds, and each kind is tried out once.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { LINES } from '../position/board.ts';
import { canonicalName, copyOccupancy, lift, namesOf } from '../position/occupancy.ts';
import { isExtended, otherHalf, type Unit } from '../position/units.ts';
import { isKingAttacked } from './attacks.ts';
import { type CrowdMove, type Role, type Roles, tryMove } from './generate.ts';

/** For every unit the roles it may still have. */
export type AllowedRoles = readonly Roles[];

/** Bits of a kind that a result may need: a member that leads to the target, a Pawn that goes. */
export const LED = 1;
const NEED_NOT_EXTEND = 2;
const KING_SPLIT = 4;
const KING_STAYS = 8;
const UNIT_STAYS = 16;
const HALF_LEFT = 32;
const PAWN_LEFT = 64;
export const PAWN_GOES = 128;
/** Bits that make a result a move, but do not change its squares; nor does PAWN_GOES without en passant. */
const NO_MATTER = LED | NEED_NOT_EXTEND;
/** Above this, three bits for every square of a waiting half: its unit is a member, became Pawns, stays. */
const PLACES = 256;
const WAITS = 1;
const IS_PAWN = 2;
const IS_FREE = 4;

/** A kind has at most 53 bits, and "or" joins 32 at a time. */
const LOWER = 2 ** 26;

/** Two kinds joined: a bitwise "or" for numbers beyond 32 bits. */
const join = (a: number, b: number): number =>
  a < LOWER && b < LOWER
    ? a | b
    : ((a % LOWER) | (b % LOWER)) + (Math.floor(a / LOWER) | Math.floor(b / LOWER)) * LOWER;

/**
 * The squares of waiting halves that a pulse can meet: on each line up to the first unit that no other line
 * moves away, as one on a linked square may be. There are 15 at most: 7 in the hallway, 8 on the board.
 */
const waitingPlaces = ({ occupancy, units, enemies, passed, from, target }: CrowdMove): readonly Square[] => {
  const lifted = copyOccupancy(occupancy);
  for (const unit of [...enemies, ...passed, ...units]) lift(lifted, unit);
  const halves = new Set(units.flatMap((unit) => otherHalf(unit, from) ?? []));
  const places = new Set<Square>();
  for (const names of namesOf(occupancy, target).flatMap((name) => LINES[name] ?? [])) {
    for (const name of names) {
      const square = canonicalName(occupancy, name);
      const waits = halves.has(square);
      if (waits) places.add(square);
      const isHeld = waits || (lifted.squares[square] as readonly Unit[]).length > 0;
      if (isHeld && (occupancy.aliases[name] as Square) < 0) break;
    }
  }
  return [...places];
};

const NOWHERE: readonly Square[] = [];

const waitingFor = (move: CrowdMove): readonly Square[] => {
  if (move.units.length === 1) return NOWHERE;
  move.waiting ??= move.units.some(isExtended) ? waitingPlaces(move) : NOWHERE;
  return move.waiting;
};

/** The bits that one role of a unit adds to the kind of the result. */
const kindOfResult = (move: CrowdMove, unit: Unit, index: number, { manner, becomes }: Role): number => {
  const { from, target, leads } = move;
  const other = otherHalf(unit, from);
  const place = other === null ? -1 : waitingFor(move).indexOf(other);
  const at = (bit: number): number => (place < 0 ? 0 : bit * 8 ** place * PLACES);
  if (manner === 'stay')
    return (place < 0 ? UNIT_STAYS : 0) + (unit.type === 'king' ? KING_STAYS : 0) + at(IS_FREE);
  const rejoins = other === target;
  const pawn = unit.type === 'pawn';
  const kind =
    (leads[index] || rejoins ? LED : 0) | (pawn || rejoins ? NEED_NOT_EXTEND : 0) | (pawn ? PAWN_GOES : 0);
  if (manner === 'half')
    return kind | (becomes === 'pawn' ? PAWN_LEFT : HALF_LEFT) | (unit.type === 'king' ? KING_SPLIT : 0);
  return kind + at(becomes === 'pawn' ? IS_PAWN : WAITS);
};

/** A member leads, and a member extends or need not. */
const isMove = (kind: number): boolean =>
  (kind & LED) > 0 && (kind & (NEED_NOT_EXTEND | HALF_LEFT | PAWN_LEFT)) > 0;

/** The kind of the result of these roles. */
export const kindOf = (move: CrowdMove, roles: Roles): number =>
  roles.reduce(
    (sum, role, index) => join(sum, kindOfResult(move, move.units[index] as Unit, index, role)),
    0,
  );

/** The bits of a kind that affect squares: results of one shape leave the same squares to each side. */
export const shapeOf = (move: CrowdMove, kind: number): number => {
  const low = kind % PLACES;
  return kind - (low & NO_MATTER) - (move.passed.length === 0 ? low & PAWN_GOES : 0);
};

/** The roles of a unit that differ in kind, each with its kind. */
const distinctRoles = (
  move: CrowdMove,
  index: number,
  roles: Roles,
): readonly (readonly [number, Role])[] => {
  const found = new Map<number, Role>();
  for (const role of roles) {
    const kind = kindOfResult(move, move.units[index] as Unit, index, role);
    if (!found.has(kind)) found.set(kind, role);
  }
  return [...found];
};

/** One way to a kind of result: the last unit's role, and the way the units before it went. */
interface KindPath {
  readonly before: KindPath | null;
  readonly fate: Role;
}

const rolesAlong = (path: KindPath | null): Roles => {
  const roles: Role[] = [];
  for (let at = path; at; at = at.before) roles.push(at.fate);
  return roles.reverse();
};

/** Every kind of result these roles can have, each with one way to it. */
const foldKinds = (move: CrowdMove, allowed: AllowedRoles): ReadonlyMap<number, KindPath | null> => {
  let kinds = new Map<number, KindPath | null>([[0, null]]);
  allowed.forEach((roles, index) => {
    const options = distinctRoles(move, index, roles);
    const next = new Map<number, KindPath | null>();
    for (const [kind, before] of kinds) {
      for (const [added, role] of options) {
        const sum = join(kind, added);
        if (!next.has(sum)) next.set(sum, { before, fate: role });
      }
    }
    kinds = next;
  });
  return kinds;
};

/** Roles among those allowed with which the move can be made at all, with the King safe or not. */
export const findMove = (move: CrowdMove, allowed: AllowedRoles): Roles | null => {
  for (const [kind, path] of foldKinds(move, allowed)) if (isMove(kind % PLACES)) return rolesAlong(path);
  return null;
};

/** Is the own King safe after the move, or the enemy's captured? */
export const isLegal = (move: CrowdMove, roles: Roles): boolean => {
  const { endsGame, occupancy } = tryMove(move, roles);
  return endsGame || !isKingAttacked(occupancy, move.state, move.side);
};

/** Is a result of this kind a move with the needed bits, and the own King safe after it? Tried out once. */
const isLegalKind = (move: CrowdMove, kind: number, need: number, roles: () => Roles): boolean => {
  const low = kind % PLACES;
  if (!isMove(low) || (low & need) === 0) return false;
  move.verdicts ??= new Map();
  const shape = shapeOf(move, kind);
  const known = move.verdicts.get(shape);
  if (known !== undefined) return known;
  const safe = isLegal(move, roles());
  move.verdicts.set(shape, safe);
  return safe;
};

/** The first role of each unit, or the last of each: mostly one is legal, without any folding. */
const guessLegal = (move: CrowdMove, allowed: AllowedRoles, need: number): Roles | null => {
  for (const place of [-1, 0]) {
    const roles = allowed.map((each) => each.at(place) as Role);
    if (isLegalKind(move, kindOf(move, roles), need, () => roles)) return roles;
  }
  return null;
};

/** Roles among those allowed with which the move is legal; null if there are none. */
export const findLegal = (move: CrowdMove, allowed: AllowedRoles, need = LED): Roles | null => {
  const guess = guessLegal(move, allowed, need);
  if (guess || allowed.every((roles) => roles.length === 1)) return guess;
  for (const [kind, path] of foldKinds(move, allowed))
    if (isLegalKind(move, kind, need, () => rolesAlong(path))) return rolesAlong(path);
  return null;
};
