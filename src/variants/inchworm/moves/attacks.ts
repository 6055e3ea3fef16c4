/**
 * Attack and check. A square is attacked by a side that has a capturing move onto it: a unit there reaches
 * it, and on its square a unit can extend or is a Pawn, for a lone half captures nothing.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { BESIDE, BOARD, LEAPS, LINES, STRIKES } from '../position/board.ts';
import { canonicalName, namesOf, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import { isCastling, type State } from '../position/state.ts';
import { ownedWords, type PieceType, type Unit } from '../position/units.ts';
import { pathTo, ride } from './rides.ts';
import { isRider, type Rider } from './tables.ts';

/** A unit that attacks a square. */
interface Attacker {
  readonly unit: Unit;
  readonly from: Square;
}

type Under = Pick<State, 'castling'>;

/** A search for the attackers of one side: for all of them, or, without a list to fill, for any. */
interface Search {
  readonly field: Occupancy;
  readonly under: Under;
  readonly by: Side;
  readonly found: Attacker[] | null;
}

const RIDERS: readonly Rider[] = ['rook', 'bishop', 'queen'];

type Reaching = (type: PieceType) => boolean;
const isQueen: Reaching = (type) => type === 'queen';
const isRook: Reaching = (type) => type === 'rook';
const isBishop: Reaching = (type) => type === 'bishop';
const isKnight: Reaching = (type) => type === 'knight';
const isKing: Reaching = (type) => type === 'king';
const isPawn: Reaching = (type) => type === 'pawn';
const SAME: Readonly<Record<Rider, Reaching>> = { queen: isQueen, rook: isRook, bishop: isBishop };
const ORTHOGONAL: Reaching = (type) => type === 'queen' || type === 'rook';
const DIAGONAL: Reaching = (type) => type === 'queen' || type === 'bishop';
const HALLWAY: Reaching = (type) => isRider(type);

/** The riders along a line: even ones are straight, odd ones diagonal, the last two the hallway's. */
const along = (line: number): Reaching => (line > 7 ? HALLWAY : line % 2 === 0 ? ORTHOGONAL : DIAGONAL);

/** Can the units of a square capture at all: is one of them a Pawn or a whole that may extend? */
const canCapture = (units: readonly Unit[], under: Under): boolean => {
  for (const unit of units) if (unit.at.length === 1 && !isCastling(under, unit)) return true;
  return false;
};

/** Notes the units on a square with this reach; `true` when the search may end. */
const meets = ({ field: occupancy, under, by, found }: Search, from: Square, reaches: Reaching): boolean => {
  const units = occupancy.squares[from] as readonly Unit[];
  if (units[0]?.side !== by) return false;
  for (const unit of units) {
    if (!reaches(unit.type) || isCastling(under, unit) || !canCapture(units, under)) continue;
    if (!found) return true;
    if (!found.some((each) => each.unit.id === unit.id && each.from === from)) found.push({ unit, from });
  }
  return false;
};

/**
 * Riders that reach a square straight; null if there is an open link on the way, so that there may be others.
 */
const straightRiders = (search: Search, square: Square): boolean | null => {
  const { field: occupancy } = search;
  let linked = false;
  for (const name of namesOf(occupancy, square)) {
    const lines = LINES[name] as readonly (readonly Square[])[];
    for (let line = 0; line < lines.length; line++) {
      for (const at of lines[line] as readonly Square[]) {
        const from = canonicalName(occupancy, at);
        if ((occupancy.squares[from] as readonly Unit[]).length > 0) {
          if (meets(search, from, along(line))) return true;
          break;
        }
        if ((occupancy.aliases[at] as Square) >= 0) linked = true;
      }
    }
  }
  return linked ? null : false;
};

/**
 * Single steps are the same there and back; only a Pawn's captures are those of the other side's Pawns,
 * reversed.
 */
const steppers = (search: Search, name: Square): boolean => {
  const { field: occupancy, by } = search;
  for (const at of LEAPS[name] as readonly Square[])
    if (meets(search, canonicalName(occupancy, at), isKnight)) return true;
  for (const at of BESIDE[name] as readonly Square[])
    if (meets(search, canonicalName(occupancy, at), isKing)) return true;
  for (const at of STRIKES[other(by)][name] as readonly Square[])
    if (meets(search, canonicalName(occupancy, at), isPawn)) return true;
  return false;
};

/**
 * Riders that reach a square through links. A Queen's rides include those of all riders: without any on hers
 * there is none.
 */
const linkedRiders = (search: Search, square: Square): boolean => {
  const { field: occupancy, by } = search;
  const isAnyone = (from: Square): boolean => {
    const units = occupancy.squares[from] as readonly Unit[];
    return units[0]?.side === by && units.some(({ type }) => isRider(type));
  };
  return (
    ride(occupancy, 'queen', square, isAnyone) &&
    RIDERS.some((type) => ride(occupancy, type, square, (from) => meets(search, from, SAME[type])))
  );
};

/** Looks for attackers of a square, backwards from it; `true` if it ended at one. */
const search = (search: Search, square: Square): boolean => {
  const straight = straightRiders(search, square);
  if (straight) return true;
  for (const name of namesOf(search.field, square)) if (steppers(search, name)) return true;
  return straight === null && linkedRiders(search, square);
};

export const isAttacked = (occupancy: Occupancy, under: Under, square: Square, by: Side): boolean =>
  search({ field: occupancy, under, by, found: null }, square);

/** Every attacker of a square, once each. */
export const attackersOf = (
  occupancy: Occupancy,
  under: Under,
  square: Square,
  by: Side,
): readonly Attacker[] => {
  const found: Attacker[] = [];
  search({ field: occupancy, under, by, found }, square);
  return found;
};

/** Is that side's King, or a half of it, open to capture? */
export const isKingAttacked = (occupancy: Occupancy, under: Under, side: Side): boolean =>
  occupancy.kings[side]?.at.some((square) => isAttacked(occupancy, under, square, other(side))) ?? false;

export const isInCheck = (state: State, side: Side): boolean =>
  isKingAttacked(occupancyOf(state), state, side);

/** The attacked squares of a King, each with its attackers. */
export const checksOn = (
  occupancy: Occupancy,
  under: Under,
  side: Side,
): readonly (readonly [Square, readonly Attacker[]])[] =>
  (occupancy.kings[side]?.at ?? [])
    .map((square) => [square, attackersOf(occupancy, under, square, other(side))] as const)
    .filter(([, attackers]) => attackers.length > 0);

/** The squares on which the units of a square could capture, empty or not. */
export const strikes = (state: State, at: Square): readonly Square[] => {
  const occupancy = occupancyOf(state);
  const from = canonicalName(occupancy, at);
  const [unit] = occupancy.squares[from] ?? [];
  if (!unit) return [];
  return BOARD.squares.flatMap(({ square }) =>
    attackersOf(occupancy, state, canonicalName(occupancy, square), unit.side).some(
      (each) => each.from === from,
    )
      ? [square]
      : [],
  );
};

export const attackersText = (attackers: readonly Attacker[]): string =>
  listWords(attackers.map(({ unit, from }) => ownedWords(unit, from)));

/** The path along which an attacker reaches a square, both ends included. */
export const attackPath = (
  occupancy: Occupancy,
  { unit, from }: Attacker,
  square: Square,
): readonly Square[] =>
  (unit.type === 'pawn' ? null : pathTo(occupancy, unit.type, from, square)) ?? [from, square];
