/**
 * Attack and check. A square is attacked by a side that has a capturing move onto it: somebody there reaches it, and on
 * his square somebody can extend or is a Pawn, for a lone half captures nothing.
 */

import type { Square } from '../../../kernel/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { listed } from '../../../kernel/words.ts';
import { BESIDE, LEAPS, LINES, STRIKES } from '../position/board.ts';
import { type Field, fieldOf, home, namesOf } from '../position/occupancy.ts';
import { isCastling, type State } from '../position/state.ts';
import { type Man, ownedWords, type Type } from '../position/units.ts';
import { isRider, type Rider, ride, wayTo } from './tables.ts';

/** A unit that attacks a square. */
export interface Attacker {
  readonly man: Man;
  readonly from: Square;
}

type Under = Pick<State, 'castling'>;

/** A search for the attackers of one side: for all of them, or, without a list to fill, for any. */
interface Search {
  readonly field: Field;
  readonly under: Under;
  readonly by: Side;
  readonly found: Attacker[] | null;
}

const RIDERS: readonly Rider[] = ['rook', 'bishop', 'queen'];

type Reaching = (type: Type) => boolean;
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

/** Who rides along a line: even ones are straight, odd ones diagonal, the last two the hallway's. */
const along = (line: number): Reaching => (line > 7 ? HALLWAY : line % 2 === 0 ? ORTHOGONAL : DIAGONAL);

/** Can the units of a square capture at all: is one of them a Pawn or a whole that may extend? */
const canCapture = (units: readonly Man[], under: Under): boolean => {
  for (const man of units) if (man.at.length === 1 && !isCastling(under, man)) return true;
  return false;
};

/** Takes note of those on a square who reach as said; `true` when the search may end. */
const meets = ({ field, under, by, found }: Search, from: Square, reaches: Reaching): boolean => {
  const units = field.cells[from] as readonly Man[];
  if (units[0]?.side !== by) return false;
  for (const man of units) {
    if (!reaches(man.type) || isCastling(under, man) || !canCapture(units, under)) continue;
    if (!found) return true;
    if (!found.some((each) => each.man.id === man.id && each.from === from)) found.push({ man, from });
  }
  return false;
};

/** Riders that reach a square straight; null if a link lies open on the way, so that straight lines are not all. */
const straightRiders = (search: Search, square: Square): boolean | null => {
  const { field } = search;
  let linked = false;
  for (const name of namesOf(field, square)) {
    const lines = LINES[name] as readonly (readonly Square[])[];
    for (let line = 0; line < lines.length; line++) {
      for (const at of lines[line] as readonly Square[]) {
        const from = home(field, at);
        if ((field.cells[from] as readonly Man[]).length > 0) {
          if (meets(search, from, along(line))) return true;
          break;
        }
        if ((field.twins[at] as Square) >= 0) linked = true;
      }
    }
  }
  return linked ? null : false;
};

/** Single steps are the same there and back; only what a Pawn strikes is what the other side's Pawns strike it from. */
const steppers = (search: Search, name: Square): boolean => {
  const { field, by } = search;
  for (const at of LEAPS[name] as readonly Square[]) if (meets(search, home(field, at), isKnight)) return true;
  for (const at of BESIDE[name] as readonly Square[]) if (meets(search, home(field, at), isKing)) return true;
  for (const at of STRIKES[other(by)][name] as readonly Square[]) if (meets(search, home(field, at), isPawn)) return true;
  return false;
};

/** Riders that reach a square through links. A Queen rides wherever any of them does: nobody on her rides is nobody at all. */
const linkedRiders = (search: Search, square: Square): boolean => {
  const { field, by } = search;
  const isAnyone = (from: Square): boolean => {
    const units = field.cells[from] as readonly Man[];
    return units[0]?.side === by && units.some(({ type }) => isRider(type));
  };
  return (
    ride(field, 'queen', square, isAnyone) && RIDERS.some((type) => ride(field, type, square, (from) => meets(search, from, SAME[type])))
  );
};

/** Looks for attackers of a square, backwards from it; `true` if it ended at one. */
const searched = (search: Search, square: Square): boolean => {
  const straight = straightRiders(search, square);
  if (straight) return true;
  for (const name of namesOf(search.field, square)) if (steppers(search, name)) return true;
  return straight === null && linkedRiders(search, square);
};

export const isAttacked = (field: Field, under: Under, square: Square, by: Side): boolean =>
  searched({ field, under, by, found: null }, square);

/** Everybody who attacks a square, once each. */
export const attackersOf = (field: Field, under: Under, square: Square, by: Side): readonly Attacker[] => {
  const found: Attacker[] = [];
  searched({ field, under, by, found }, square);
  return found;
};

/** Is that side's King, or a half of it, open to capture? */
export const isInCheck = (field: Field, under: Under, side: Side): boolean =>
  field.kings[side]?.at.some((square) => isAttacked(field, under, square, other(side))) ?? false;

export const inCheck = (state: State, side: Side): boolean => isInCheck(fieldOf(state), state, side);

/** The squares of a King that are attacked, and who attacks them. */
export const checksOn = (field: Field, under: Under, side: Side): readonly (readonly [Square, readonly Attacker[]])[] =>
  (field.kings[side]?.at ?? [])
    .map((square) => [square, attackersOf(field, under, square, other(side))] as const)
    .filter(([, attackers]) => attackers.length > 0);

export const attackersWords = (attackers: readonly Attacker[]): string => listed(attackers.map(({ man, from }) => ownedWords(man, from)));

/** The way along which an attacker reaches a square, both ends included. */
export const attackWay = (field: Field, { man, from }: Attacker, square: Square): readonly Square[] =>
  (man.type === 'pawn' ? null : wayTo(field, man.type, from, square)) ?? [from, square];
