/** Attacks on squares (IW-CHECK-1). A half attacks only if it shares its square with a friendly Pawn or whole piece. */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { BESIDE, BOARD, LEAPS, LINES, PAWN_CAPTURES } from '../position/board.ts';
import { canonicalName, namesOf, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import { isCastling, type State } from '../position/state.ts';
import { ownedWords, type PieceType, type Unit } from '../position/units.ts';
import { pathTo, ride } from './rides.ts';
import { isRider, type Rider } from './tables.ts';

interface Attacker {
  readonly unit: Unit;
  readonly from: Square;
}

type CastlingState = Pick<State, 'castling'>;

/**
 * A search for units of the side `by` that attack a square.
 * If `found` is null, the search stops as soon as an attacker is known. Otherwise all attackers are added to `found`.
 */
interface AttackerSearch {
  readonly occupancy: Occupancy;
  readonly state: CastlingState;
  readonly by: Side;
  readonly found: Attacker[] | null;
}

const RIDERS: readonly Rider[] = ['rook', 'bishop', 'queen'];

type TypeTest = (type: PieceType) => boolean;
const isQueen: TypeTest = (type) => type === 'queen';
const isRook: TypeTest = (type) => type === 'rook';
const isBishop: TypeTest = (type) => type === 'bishop';
const isKnight: TypeTest = (type) => type === 'knight';
const isKing: TypeTest = (type) => type === 'king';
const isPawn: TypeTest = (type) => type === 'pawn';
const IS_RIDER: Readonly<Record<Rider, TypeTest>> = { queen: isQueen, rook: isRook, bishop: isBishop };
const isOrthogonalRider: TypeTest = (type) => type === 'queen' || type === 'rook';
const isDiagonalRider: TypeTest = (type) => type === 'queen' || type === 'bishop';
const isHallwayRider: TypeTest = (type) => isRider(type);

const ridersAlong = (line: number): TypeTest =>
  line > 7 ? isHallwayRider : line % 2 === 0 ? isOrthogonalRider : isDiagonalRider;

const canAnyCapture = (units: readonly Unit[], state: CastlingState): boolean => {
  for (const unit of units) if (unit.at.length === 1 && !isCastling(state, unit)) return true;
  return false;
};

const recordAttackers = ({ occupancy, state, by, found }: AttackerSearch, from: Square, reaches: TypeTest): boolean => {
  const units = occupancy.squares[from] as readonly Unit[];
  if (units[0]?.side !== by) return false;
  for (const unit of units) {
    if (!reaches(unit.type) || isCastling(state, unit) || !canAnyCapture(units, state)) continue;
    if (!found) return true;
    if (!found.some((each) => each.unit.id === unit.id && each.from === from)) found.push({ unit, from });
  }
  return false;
};

/** Looks for riders on straight lines. Returns true to stop, null if a line crosses a linked square, else false. */
const searchStraightRiders = (search: AttackerSearch, square: Square): boolean | null => {
  const { occupancy } = search;
  let linked = false;
  for (const name of namesOf(occupancy, square)) {
    const lines = LINES[name] as readonly (readonly Square[])[];
    for (let line = 0; line < lines.length; line++) {
      for (const at of lines[line] as readonly Square[]) {
        const from = canonicalName(occupancy, at);
        if ((occupancy.squares[from] as readonly Unit[]).length > 0) {
          if (recordAttackers(search, from, ridersAlong(line))) return true;
          break;
        }
        if ((occupancy.aliases[at] as Square) >= 0) linked = true;
      }
    }
  }
  return linked ? null : false;
};

const searchSteppers = (search: AttackerSearch, name: Square): boolean => {
  const { occupancy, by } = search;
  for (const at of LEAPS[name] as readonly Square[])
    if (recordAttackers(search, canonicalName(occupancy, at), isKnight)) return true;
  for (const at of BESIDE[name] as readonly Square[])
    if (recordAttackers(search, canonicalName(occupancy, at), isKing)) return true;
  for (const at of PAWN_CAPTURES[other(by)][name] as readonly Square[])
    if (recordAttackers(search, canonicalName(occupancy, at), isPawn)) return true;
  return false;
};

const searchLinkedRiders = (search: AttackerSearch, square: Square): boolean => {
  const { occupancy, by } = search;
  const hasRider = (from: Square): boolean => {
    const units = occupancy.squares[from] as readonly Unit[];
    return units[0]?.side === by && units.some(({ type }) => isRider(type));
  };
  return (
    ride(occupancy, 'queen', square, hasRider) &&
    RIDERS.some((type) => ride(occupancy, type, square, (from) => recordAttackers(search, from, IS_RIDER[type])))
  );
};

/**
 * Searches outwards from a square for units that attack the square.
 * Returns true if `search.found` is null and an attacker exists.
 * Riders that attack through linked squares are looked for at the end, because links are slow to follow.
 */
const searchFrom = (search: AttackerSearch, square: Square): boolean => {
  const straight = searchStraightRiders(search, square);
  if (straight) return true;
  for (const name of namesOf(search.occupancy, square)) if (searchSteppers(search, name)) return true;
  return straight === null && searchLinkedRiders(search, square);
};

export const isAttacked = (occupancy: Occupancy, state: CastlingState, square: Square, by: Side): boolean =>
  searchFrom({ occupancy, state, by, found: null }, square);

export const attackersOf = (
  occupancy: Occupancy,
  state: CastlingState,
  square: Square,
  by: Side,
): readonly Attacker[] => {
  const found: Attacker[] = [];
  searchFrom({ occupancy, state, by, found }, square);
  return found;
};

/** Whether a side's King, or half of it, is attacked (IW-CHECK-2). */
export const isKingAttacked = (occupancy: Occupancy, state: CastlingState, side: Side): boolean =>
  occupancy.kings[side]?.at.some((square) => isAttacked(occupancy, state, square, other(side))) ?? false;

export const isInCheck = (state: State, side: Side): boolean => isKingAttacked(occupancyOf(state), state, side);

export const checksOn = (
  occupancy: Occupancy,
  state: CastlingState,
  side: Side,
): readonly (readonly [Square, readonly Attacker[]])[] =>
  (occupancy.kings[side]?.at ?? [])
    .map((square) => [square, attackersOf(occupancy, state, square, other(side))] as const)
    .filter(([, attackers]) => attackers.length > 0);

/** The squares where units on `at` could capture, occupied or not (IW-CHECK-1). */
export const capturableSquares = (state: State, at: Square): readonly Square[] => {
  const occupancy = occupancyOf(state);
  const from = canonicalName(occupancy, at);
  const [unit] = occupancy.squares[from] ?? [];
  if (!unit) return [];
  return BOARD.squares.flatMap(({ square }) =>
    attackersOf(occupancy, state, canonicalName(occupancy, square), unit.side).some((each) => each.from === from)
      ? [square]
      : [],
  );
};

export const attackersText = (attackers: readonly Attacker[]): string =>
  listWords(attackers.map(({ unit, from }) => ownedWords(unit, from)));

/** Returns an attacker's path to a square, both ends included. */
export const attackPath = (occupancy: Occupancy, { unit, from }: Attacker, square: Square): readonly Square[] =>
  (unit.type === 'pawn' ? null : pathTo(occupancy, unit.type, from, square)) ?? [from, square];
