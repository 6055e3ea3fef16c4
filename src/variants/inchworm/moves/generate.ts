/** Generates and tries moves between two squares. A *role* is what one unit does in a move, for example staying. */
import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Side } from '../../../kernel/side.ts';
import type { LinkStep, Move } from '../position/action.ts';
import { addUnit, byId, copyOccupancy, type Occupancy, occupancyOf, removeUnit } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { halvesOn, isExtended, makeUnit, otherHalf, type PieceType, shiftUnit, type Unit } from '../position/units.ts';
import { destinationsOf, movableOn } from './crowd.ts';
import { type MagnetShift, pulse } from './magnetism.ts';
import { capturedTypes, mutate } from './mutation.ts';
import { pawnsTakenEnPassant } from './pawns.ts';

/** What a unit does in a move (IW-CROWD-1): it stays, goes, or leaves a half behind, and may change its type. */
export interface Role {
  readonly manner: 'stay' | 'go' | 'half';
  readonly becomes: PieceType | null;
}

export const STAY: Role = { manner: 'stay', becomes: null };

/** One role for each unit, or all possible roles of one unit. */
export type Roles = readonly Role[];

/** A pseudo-legal move between two squares. Its roles are not chosen yet. */
export interface CrowdMove {
  /** The position after the link step of the turn (IW-TURN-2). */
  readonly state: State;
  readonly occupancy: Occupancy;
  readonly side: Side;
  readonly from: Square;
  readonly target: Square;
  /** The movable units of the from-square, sorted by `sortUnits`. */
  readonly units: readonly Unit[];
  /** Whether each unit can lead a crowd to the target (IW-CROWD-2), indexed like `units`. */
  readonly leads: readonly boolean[];
  /** Enemies on the target, which the move captures (IW-CAPT-1). */
  readonly enemies: readonly Unit[];
  /** The Pawns that the move captures en passant (IW-EP-2), provided that a Pawn is among the units that move. */
  readonly passed: readonly Unit[];
  /** The squares of waiting halves: each belongs to a unit with its other half on `from`. Null until computed. */
  waitingHalves: readonly Square[] | null;
  /**
   * Caches whether each shape of the move (`shapeOf`) is legal. Null until a shape is tested.
   * A shape says where all units end up, so one test for check is enough for each shape.
   */
  legalByShape: Map<number, boolean> | null;
}

const NO_UNITS: readonly Unit[] = [];
const NO_IDS: readonly number[] = [];
const ONE_LEADER: readonly boolean[] = [true];

/** Returns where each unit can lead a crowd, indexed like `units`. Units of one type share a list, to save work. */
const targetsByUnit = (
  state: State,
  occupancy: Occupancy,
  from: Square,
  units: readonly Unit[],
): readonly (readonly Square[])[] => {
  const led: (readonly Square[])[] = [];
  units.forEach((unit, index) => {
    const like = units.findIndex(({ type }) => type === unit.type);
    led.push(like < index ? (led[like] as readonly Square[]) : destinationsOf(state, occupancy, unit, from));
  });
  return led;
};

const targetsOf = (from: Square, units: readonly Unit[], led: readonly (readonly Square[])[]): readonly Square[] => {
  if (units.length === 1 && units[0]?.at.length === 1) return led[0] as readonly Square[];
  return [...new Set([...units.flatMap((unit) => otherHalf(unit, from) ?? []), ...led.flat()])];
};

export const pseudoLegalMoves = (
  state: State,
  side: Side,
  from: Square,
  units: readonly Unit[],
): readonly CrowdMove[] => {
  const occupancy = occupancyOf(state);
  const led = targetsByUnit(state, occupancy, from, units);
  const targets = targetsOf(from, units, led);
  return targets.map((target) =>
    crowdMoveOn(state, side, from, units, target, targets === led[0] ? ONE_LEADER : leadersTo(led, target)),
  );
};

const leadersTo = (led: readonly (readonly Square[])[], target: Square): readonly boolean[] =>
  led.map((squares) => squares.includes(target));

const crowdMoveOn = (
  state: State,
  side: Side,
  from: Square,
  units: readonly Unit[],
  target: Square,
  leads: readonly boolean[],
): CrowdMove => {
  const occupancy = occupancyOf(state);
  const held = occupancy.squares[target] as readonly Unit[];
  return {
    state,
    occupancy,
    side,
    from,
    target,
    units,
    leads,
    enemies: held[0] && held[0].side !== side ? held : NO_UNITS,
    passed: state.passing ? pawnsTakenEnPassant(occupancy, state, units, from, target) : NO_UNITS,
    waitingHalves: null,
    legalByShape: null,
  };
};

/** Returns the move between two squares. Throws if there is none. */
export const crowdMoveTo = (state: State, side: Side, from: Square, target: Square): CrowdMove => {
  const units = movableOn(state, side, from);
  const led = targetsByUnit(state, occupancyOf(state), from, units);
  invariant(targetsOf(from, units, led).includes(target), `nothing goes from ${from} to ${target}`);
  return crowdMoveOn(state, side, from, units, target, leadersTo(led, target));
};

const isMember = ({ manner }: Role): boolean => manner !== 'stay';

export const membersOf = ({ units }: CrowdMove, roles: Roles): readonly Unit[] =>
  units.filter((_, index) => isMember(roles[index] as Role));

export const capturedBy = (
  { enemies, passed }: Pick<CrowdMove, 'enemies' | 'passed'>,
  members: readonly Unit[],
): readonly Unit[] => {
  if (passed.length === 0 || !members.some(({ type }) => type === 'pawn')) return enemies;
  return [...enemies, ...passed.filter((unit) => !enemies.includes(unit))].sort(byId);
};

const ROLES_WITHOUT_MUTATION: Readonly<Record<'whole' | 'other', Roles>> = {
  whole: [
    { manner: 'go', becomes: null },
    { manner: 'half', becomes: null },
  ],
  other: [{ manner: 'go', becomes: null }],
};

/** The possible roles of a moving unit. A King's roles have no mutation (IW-MUT-6). */
export const rolesOf = (unit: Unit, types: readonly PieceType[]): Roles => {
  const plain =
    unit.type !== 'pawn' && unit.at.length === 1 ? ROLES_WITHOUT_MUTATION.whole : ROLES_WITHOUT_MUTATION.other;
  if (unit.type === 'king' || types.length === 0) return plain;
  return plain.flatMap(({ manner }) => types.map((becomes) => ({ manner, becomes })));
};

/** The result of trying a move. The dice are not rolled, since legality ignores explosions (IW-BOOM-8). */
export interface MoveTrial {
  readonly occupancy: Occupancy;
  readonly captured: readonly Unit[];
  readonly endsGame: boolean;
  /** The members on their new squares, before mutation. */
  readonly arrived: readonly Unit[];
  /** The members on their new squares, after mutation (IW-MUT-1). */
  readonly turned: readonly Unit[];
  /** The second Pawn of each piece that turned into two Pawns (IW-MUT-4). */
  readonly seconds: readonly Unit[];
  readonly shifts: readonly MagnetShift[];
  /**
   * The units that make the move. The Pawns among them roll dice (IW-BOOM-3).
   * An option decides whether this list is made before or after mutation, which can change who is a Pawn.
   */
  readonly rolling: readonly Unit[];
}

const unitAfterMove = (from: Square, target: Square, unit: Unit, { manner }: Role): Unit =>
  manner === 'half' ? makeUnit(unit.id, unit.side, unit.type, halvesOn(from, target)) : shiftUnit(unit, from, target);

const makeSecondPawns = (state: State, pairs: readonly (readonly [Unit, Square])[]): readonly Unit[] => {
  const first = (state.units.at(-1)?.id ?? 0) + 1;
  return [...pairs]
    .sort(([a], [b]) => byId(a, b))
    .map(([{ side, type }, at], index) => makeUnit(first + index, side, type, [at]));
};

/**
 * Tries a move on a copy of the occupancy and rolls no dice.
 * If the move captures a King, the game ends at once, so magnetism does not act (IW-CAPT-5).
 */
export const tryMove = (move: CrowdMove, roles: Roles): MoveTrial => {
  const { state, from, target, side, units } = move;
  const members = membersOf(move, roles);
  const captured = capturedBy(move, members);
  const endsGame = captured.some(({ type }) => type === 'king');
  const occupancy = copyOccupancy(move.occupancy);
  for (const unit of captured) removeUnit(occupancy, unit);
  const arrived: Unit[] = [];
  const turned: Unit[] = [];
  const split: (readonly [Unit, Square])[] = [];
  for (const unit of members) {
    const role = roles[units.indexOf(unit)] as Role;
    removeUnit(occupancy, unit);
    const after = unitAfterMove(from, target, unit, role);
    const { unit: now, second } =
      role.becomes === null ? { unit: after, second: null } : mutate(after, target, role.becomes);
    arrived.push(after);
    turned.push(now);
    if (second !== null) split.push([now, second]);
    addUnit(occupancy, now);
  }
  if (endsGame) return { occupancy, captured, endsGame, arrived, turned, seconds: [], shifts: [], rolling: [] };
  const seconds = split.length > 0 ? makeSecondPawns(state, split) : NO_UNITS;
  for (const unit of seconds) addUnit(occupancy, unit);
  const exempt = state.options.half === 'pulled' ? NO_IDS : members.map(({ id }) => id);
  const shifts = pulse(occupancy, { centre: target, side, exempt });
  const rolling =
    state.options.rolling === 'turned' ? [...turned, ...seconds.filter(({ at }) => at[0] === target)] : members;
  return { occupancy, captured, endsGame, arrived, turned, seconds, shifts, rolling };
};

export const typesFor = (move: CrowdMove, members: readonly Unit[]): readonly PieceType[] =>
  capturedTypes(capturedBy(move, members));

export const moveOf = (move: CrowdMove, roles: Roles, link: LinkStep | null): Move => {
  const members = membersOf(move, roles);
  const chosen = roles.filter(isMember);
  const [only] = members;
  const alone = only && isExtended(only) ? 'consolidate' : only?.type === 'pawn' ? 'pawn' : 'extend';
  return {
    kind: members.length > 1 ? 'crowd' : alone,
    link,
    from: move.from,
    target: move.target,
    members: members.map(({ id }, index) => ({
      id,
      half: chosen[index]?.manner === 'half',
      becomes: chosen[index]?.becomes ?? null,
    })),
  };
};

/**
 * Returns the roles that the units of `move` have in an action, indexed like `move.units`.
 * An action lists only the units that move, so each unit that is not listed stays.
 */
export const rolesIn = ({ members }: Move, move: CrowdMove): Roles =>
  move.units.map(({ id }) => {
    const member = members.find((each) => each.id === id);
    return member
      ? { manner: member.half ? 'half' : 'go', becomes: member.becomes }
      : { manner: 'stay', becomes: null };
  });
