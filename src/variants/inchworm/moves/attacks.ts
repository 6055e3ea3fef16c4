/**
 * Attack and check (IW-CHECK-1). A side attacks a square onto which it has a capturing move: a unit reaches
 * it, and on that unit's square one can extend or is a Pawn, since a lone half captures nothing.
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

interface Attacker {
  readonly unit: Unit;
  readonly from: Square;
}

type Under = Pick<State, 'castling'>;

/** A search for attackers of one side: for all of them, or with `found: null` for any one. */
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

/** The riders along a line of `LINES`: orthogonal if even, diagonal if odd, and any in the hallway. */
const along = (line: number): Reaching => (line > 7 ? HALLWAY : line % 2 === 0 ? ORTHOGONAL : DIAGONAL);

/** Whether units of a square can capture: one of them is a Pawn or a whole that may extend. */
const canCapture = (units: readonly Unit[], under: Under): boolean => {
  for (const unit of units) if (unit.at.length === 1 && !isCastling(under, unit)) return true;
  return false;
};

/** Records the units on `from` with this reach. Returns true when the search may end. */
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

/** Searches riders that do not turn at a link. Null if a link is on the way: others may exist. */
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

/** Searches Knights, Kings and Pawns backwards: only a Pawn's captures are not symmetric. */
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

/** Searches riders through links. A Queen's rides cover all riders', so they can rule out all at once. */
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

/** Searches backwards from a square. Returns true if it stopped at an attacker. */
const search = (search: Search, square: Square): boolean => {
  const straight = straightRiders(search, square);
  if (straight) return true;
  for (const name of namesOf(search.field, square)) if (steppers(search, name)) return true;
  return straight === null && linkedRiders(search, square);
};

export const isAttacked = (occupancy: Occupancy, under: Under, square: Square, by: Side): boolean =>
  search({ field: occupancy, under, by, found: null }, square);

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

/** Whether a side's King, or a half of it, is attacked (IW-CHECK-2). */
export const isKingAttacked = (occupancy: Occupancy, under: Under, side: Side): boolean =>
  occupancy.kings[side]?.at.some((square) => isAttacked(occupancy, under, square, other(side))) ?? false;

export const isInCheck = (state: State, side: Side): boolean =>
  isKingAttacked(occupancyOf(state), state, side);

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
