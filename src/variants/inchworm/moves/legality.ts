/**
 * Finds roles that make a move legal. A *role* is what one unit does in the move, for example staying.
 * Each role sets bits of a number. Roles with equal bits are legal or illegal alike, so only one example is tried.
 * Some bits are about *waiting halves*. If a unit has one half on the from-square and one half elsewhere,
 * the half elsewhere is a waiting half.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { LINES } from '../position/board.ts';
import { canonicalName, copyOccupancy, namesOf, removeUnit } from '../position/occupancy.ts';
import { isExtended, otherHalf, type Unit } from '../position/units.ts';
import { isKingAttacked } from './attacks.ts';
import { type CrowdMove, type Role, type Roles, tryMove } from './generate.ts';

/** The roles that each unit may still have, indexed like `CrowdMove.units`. */
export type AllowedRoles = readonly Roles[];

/** The bit which says that one of the moving units can lead the crowd to the target (IW-CROWD-2). */
export const HAS_LEADER = 1;
const NEED_NOT_EXTEND = 2;
const KING_SPLIT = 4;
const KING_STAYS = 8;
const UNIT_STAYS = 16;
const HALF_LEFT = 32;
const PAWN_LEFT = 64;
export const PAWN_GOES = 128;
/** Bits that matter for legality only, not for where units end up. */
const LEGALITY_ONLY = HAS_LEADER | NEED_NOT_EXTEND;
/**
 * The lowest bit (`bitsOf`) about the first square with waiting halves.
 * Each square with waiting halves has three bits: `WAITS`, `IS_PAWN` and `IS_FREE`.
 */
const FIRST_WAITING_BIT = 256;
const WAITS = 1;
const IS_PAWN = 2;
const IS_FREE = 4;

/**
 * The limit of the low bits: a number below this limit has at most 26 bits.
 * A number that describes roles can have 53 bits, but bitwise operators take only 32 bits.
 * So the low bits and the high bits of such a number are combined separately.
 */
const LOW_BITS = 2 ** 26;

const bitwiseOr = (a: number, b: number): number =>
  a < LOW_BITS && b < LOW_BITS
    ? a | b
    : ((a % LOW_BITS) | (b % LOW_BITS)) + (Math.floor(a / LOW_BITS) | Math.floor(b / LOW_BITS)) * LOW_BITS;

/** Finds the waiting halves that magnetism around the target may reach. Returns their squares, at most 15. */
const findWaitingHalves = ({ occupancy, units, enemies, passed, from, target }: CrowdMove): readonly Square[] => {
  const lifted = copyOccupancy(occupancy);
  for (const unit of [...enemies, ...passed, ...units]) removeUnit(lifted, unit);
  const halves = new Set(units.flatMap((unit) => otherHalf(unit, from) ?? []));
  const places = new Set<Square>();
  for (const names of namesOf(occupancy, target).flatMap((name) => LINES[name] ?? [])) {
    for (const name of names) {
      const square = canonicalName(occupancy, name);
      const waits = halves.has(square);
      if (waits) places.add(square);
      const isHeld = waits || (lifted.squares[square] as readonly Unit[]).length > 0;
      // Another line may move a unit on a linked square away, so the search goes on behind it.
      if (isHeld && (occupancy.aliases[name] as Square) < 0) break;
    }
  }
  return [...places];
};

const NO_SQUARES: readonly Square[] = [];

const waitingHalvesOf = (move: CrowdMove): readonly Square[] => {
  if (move.units.length === 1) return NO_SQUARES;
  move.waitingHalves ??= move.units.some(isExtended) ? findWaitingHalves(move) : NO_SQUARES;
  return move.waitingHalves;
};

const bitsOfRole = (move: CrowdMove, unit: Unit, index: number, { manner, becomes }: Role): number => {
  const { from, target, leads } = move;
  const other = otherHalf(unit, from);
  const place = other === null ? -1 : waitingHalvesOf(move).indexOf(other);
  const at = (bit: number): number => (place < 0 ? 0 : bit * 8 ** place * FIRST_WAITING_BIT);
  if (manner === 'stay') return (place < 0 ? UNIT_STAYS : 0) + (unit.type === 'king' ? KING_STAYS : 0) + at(IS_FREE);
  const rejoins = other === target;
  const pawn = unit.type === 'pawn';
  const bits =
    (leads[index] || rejoins ? HAS_LEADER : 0) | (pawn || rejoins ? NEED_NOT_EXTEND : 0) | (pawn ? PAWN_GOES : 0);
  if (manner === 'half')
    return bits | (becomes === 'pawn' ? PAWN_LEFT : HALF_LEFT) | (unit.type === 'king' ? KING_SPLIT : 0);
  return bits + at(becomes === 'pawn' ? IS_PAWN : WAITS);
};

/**
 * Whether roles that set `bits` make a pseudo-legal move. One unit must lead (IW-CROWD-2),
 * and one unit must be a Pawn, extend or rejoin its other half (IW-CROWD-3).
 */
const isPseudoLegal = (bits: number): boolean =>
  (bits & HAS_LEADER) > 0 && (bits & (NEED_NOT_EXTEND | HALF_LEFT | PAWN_LEFT)) > 0;

export const bitsOf = (move: CrowdMove, roles: Roles): number =>
  roles.reduce((sum, role, index) => bitwiseOr(sum, bitsOfRole(move, move.units[index] as Unit, index, role)), 0);

/** Returns a move's shape: the part of `bits` that decides where units end up. Each shape needs one test for check. */
export const shapeOf = (move: CrowdMove, bits: number): number => {
  const low = bits % FIRST_WAITING_BIT;
  return bits - (low & LEGALITY_ONLY) - (move.passed.length === 0 ? low & PAWN_GOES : 0);
};

/** Returns a unit's roles with their bits. Of roles with equal bits only one is kept, since one test serves all. */
const distinctRoles = (move: CrowdMove, index: number, roles: Roles): readonly (readonly [number, Role])[] => {
  const found = new Map<number, Role>();
  for (const role of roles) {
    const bits = bitsOfRole(move, move.units[index] as Unit, index, role);
    if (!found.has(bits)) found.set(bits, role);
  }
  return [...found];
};

/** A linked list with one role for each unit, the last unit first. Longer lists share shorter ones, to save copies. */
interface RoleList {
  readonly before: RoleList | null;
  readonly role: Role;
}

const rolesAlong = (path: RoleList | null): Roles => {
  const roles: Role[] = [];
  for (let at = path; at; at = at.before) roles.push(at.role);
  return roles.reverse();
};

/**
 * Returns an example of roles for each set of bits (`bitsOf`) that `allowed` roles can have.
 * Roles with equal bits are legal or illegal alike, so one example for each set is enough.
 */
const rolesByBits = (move: CrowdMove, allowed: AllowedRoles): ReadonlyMap<number, RoleList | null> => {
  let byBits = new Map<number, RoleList | null>([[0, null]]);
  allowed.forEach((roles, index) => {
    const options = distinctRoles(move, index, roles);
    const next = new Map<number, RoleList | null>();
    for (const [bits, before] of byBits) {
      for (const [added, role] of options) {
        const sum = bitwiseOr(bits, added);
        if (!next.has(sum)) next.set(sum, { before, role });
      }
    }
    byBits = next;
  });
  return byBits;
};

/** Searches for a pseudo-legal move and returns the roles of its units. Null if `allowed` permits none. */
export const findPseudoLegal = (move: CrowdMove, allowed: AllowedRoles): Roles | null => {
  for (const [bits, path] of rolesByBits(move, allowed))
    if (isPseudoLegal(bits % FIRST_WAITING_BIT)) return rolesAlong(path);
  return null;
};

/** Whether the mover's King is safe, or the enemy's is captured (IW-CHECK-3). */
export const isLegal = (move: CrowdMove, roles: Roles): boolean => {
  const { endsGame, occupancy } = tryMove(move, roles);
  return endsGame || !isKingAttacked(occupancy, move.state, move.side);
};

const areLegalBits = (move: CrowdMove, bits: number, requiredBits: number, roles: () => Roles): boolean => {
  const low = bits % FIRST_WAITING_BIT;
  if (!isPseudoLegal(low) || (low & requiredBits) === 0) return false;
  move.legalByShape ??= new Map();
  const shape = shapeOf(move, bits);
  const known = move.legalByShape.get(shape);
  if (known !== undefined) return known;
  const safe = isLegal(move, roles());
  move.legalByShape.set(shape, safe);
  return safe;
};

/** Tries each unit's last allowed role, then each unit's first, since mostly one guess is legal. Null if both fail. */
const guessLegal = (move: CrowdMove, allowed: AllowedRoles, need: number): Roles | null => {
  for (const place of [-1, 0]) {
    const roles = allowed.map((each) => each.at(place) as Role);
    if (areLegalBits(move, bitsOf(move, roles), need, () => roles)) return roles;
  }
  return null;
};

/**
 * Finds `allowed` roles that make a move legal. Returns null if all `allowed` roles are illegal.
 * The roles must set at least one bit of `need`, for example `PAWN_GOES` if a Pawn must move.
 */
export const findLegal = (move: CrowdMove, allowed: AllowedRoles, need = HAS_LEADER): Roles | null => {
  const guess = guessLegal(move, allowed, need);
  if (guess || allowed.every((roles) => roles.length === 1)) return guess;
  for (const [bits, path] of rolesByBits(move, allowed))
    if (areLegalBits(move, bits, need, () => rolesAlong(path))) return rolesAlong(path);
  return null;
};
