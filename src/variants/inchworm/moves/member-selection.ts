import { otherHalf, type PieceType, type Unit } from '../position/units.ts';
import { type CrowdMove, type Role, type Roles, rolesOf, STAY, typesFor } from './generate.ts';
import { type AllowedRoles, findLegal, HAS_LEADER, PAWN_GOES } from './legality.ts';

export interface MemberSelection {
  readonly members: readonly Unit[];
  /** The members that were picked to move only one half. The other half stays on the from-square (IW-CROWD-5). */
  readonly halves: readonly Unit[];
}

export const selectAll = (members: readonly Unit[]): MemberSelection => ({ members, halves: [] });

const isPawn = ({ type }: Unit): boolean => type === 'pawn';
export const isWhole = (unit: Unit): boolean => !isPawn(unit) && unit.at.length === 1;

/**
 * Returns the usual halves, which are the members that extend if the player does not pick which pieces extend.
 * One piece that extends is enough (IW-CROWD-3), so the list holds at most one member, the last whole piece.
 * If a member is a Pawn or rejoins its other half, no piece must extend, so the list is empty.
 */
export const usualHalves = (
  { from, target }: Pick<CrowdMove, 'from' | 'target'>,
  members: readonly Unit[],
): readonly Unit[] =>
  members.some((unit) => isPawn(unit) || otherHalf(unit, from) === target) ? [] : members.filter(isWhole).slice(-1);

const halvesIn = (move: CrowdMove, { members, halves }: MemberSelection): readonly Unit[] =>
  halves.length > 0 ? halves : usualHalves(move, members);

const rolesAs = (manner: Role['manner'], unit: Unit, types: readonly PieceType[]): Roles =>
  rolesOf(unit, types).filter((role) => role.manner === manner);

/** Returns the roles that each unit may have in a selection. A captor has a role for each captured type (IW-MUT-2). */
export const rolesFor = (move: CrowdMove, selection: MemberSelection): AllowedRoles => {
  const types = typesFor(move, selection.members);
  const halves = halvesIn(move, selection);
  return move.units.map((unit) => {
    if (!selection.members.includes(unit)) return [STAY];
    return rolesAs(halves.includes(unit) ? 'half' : 'go', unit, types);
  });
};

/** Returns the roles that are possible if exactly these members move. A whole piece may extend or not (IW-CROWD-5). */
export const anyRolesFor = (move: CrowdMove, members: readonly Unit[]): AllowedRoles => {
  const types = typesFor(move, members);
  return move.units.map((unit) => (members.includes(unit) ? rolesOf(unit, types) : [STAY]));
};

const canMoveAsSelected = (move: CrowdMove, { members, halves }: MemberSelection, later: readonly Unit[]): boolean => {
  const may = (others: readonly Unit[], requiredBits: number): boolean => {
    const types = typesFor(move, [...members, ...others]);
    const allowed = move.units.map((unit): Roles => {
      if (members.includes(unit)) return rolesAs(halves.includes(unit) ? 'half' : 'go', unit, types);
      return others.includes(unit) ? [STAY, ...rolesOf(unit, types)] : [STAY];
    });
    return findLegal(move, allowed, requiredBits) !== null;
  };
  // A Pawn that captures en passant adds a type to turn into, so crowds with it are tried separately.
  if (move.passed.length === 0 || members.some(isPawn)) return may(later, HAS_LEADER);
  return (
    may(
      later.filter((unit) => !isPawn(unit)),
      HAS_LEADER,
    ) || may(later, PAWN_GOES)
  );
};

export const canAnyMove = (move: CrowdMove): boolean => canMoveAsSelected(move, selectAll([]), move.units);

/**
 * Whether the members have a legal move in which only the piece from `usualHalves` extends.
 * Units of `later` may move too, except units that would make `usualHalves` return a different list.
 */
const canMoveAsUsual = (move: CrowdMove, members: readonly Unit[], later: readonly Unit[]): boolean => {
  const [usual] = usualHalves(move, members);
  if (!usual) return false;
  const types = typesFor(move, members);
  const usualIndex = move.units.indexOf(usual);
  const allowed = move.units.map((unit, index): Roles => {
    if (members.includes(unit)) return rolesAs(unit === usual ? 'half' : 'go', unit, types);
    const keepsUsual =
      !isPawn(unit) && otherHalf(unit, move.from) !== move.target && (!isWhole(unit) || index < usualIndex);
    return keepsUsual && later.includes(unit) ? [STAY, ...rolesAs('go', unit, types)] : [STAY];
  });
  return findLegal(move, allowed) !== null;
};

/** Whether the members have a legal move, alone or with units of `later`. */
export const canMove = (move: CrowdMove, selection: MemberSelection, later: readonly Unit[]): boolean =>
  canMoveAsSelected(move, selection, later) ||
  (selection.halves.length === 0 && canMoveAsUsual(move, selection.members, later));
