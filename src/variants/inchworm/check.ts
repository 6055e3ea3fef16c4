/**
 * Attack and check. A square is attacked by a side that has a capturing move onto it: somebody there reaches it, and on
 * his square somebody can extend or is a Pawn, for a lone half captures nothing.
 */
import type { Square } from '../../kernel/board.ts';
import { other, type Side } from '../../kernel/side.ts';
import { BESIDE, LEAPS, LINES, STRIKES } from './board.ts';
import { type Field, fieldOf, home, namesOf } from './field.ts';
import { listed, type Man, ownedWords } from './men.ts';
import { type Rider, ride, wayTo } from './riding.ts';
import { isCastling, type State } from './state.ts';

/** A unit that attacks a square. */
export interface Attacker {
  readonly man: Man;
  readonly from: Square;
}

type Under = Pick<State, 'castling'>;

const RIDERS: readonly Rider[] = ['rook', 'bishop', 'queen'];

/** Can the units of a square capture at all: is one of them a Pawn or a whole that may extend? */
const canCapture = (units: readonly Man[], under: Under): boolean => units.some((man) => man.at.length === 1 && !isCastling(under, man));

/** Does a type ride along a line: Rooks along the even ones, Bishops along the odd ones, everybody in the hallway? */
const ridesAlong = (type: Man['type'], line: number): boolean =>
  type === 'queen' || (type === 'rook' && (line > 7 || line % 2 === 0)) || (type === 'bishop' && (line > 7 || line % 2 === 1));

/** Calls `meet` for the riders of `by` that reach a square straight, until it says `true`; null if a link lies open on the way. */
const straightRiders = (field: Field, square: Square, by: Side, meet: (type: Man['type'], from: Square) => boolean): boolean | null => {
  for (const name of namesOf(field, square)) {
    const lines = LINES[name] as readonly (readonly Square[])[];
    for (let line = 0; line < lines.length; line++) {
      for (const at of lines[line] as readonly Square[]) {
        const from = home(field, at);
        const units = field.cells[from] as readonly Man[];
        if (units.length === 0) {
          if ((field.twins[at] as Square) >= 0) return null;
          continue;
        }
        if (units[0]?.side === by) for (const { type } of units) if (ridesAlong(type, line) && meet(type, from)) return true;
        break;
      }
    }
  }
  return false;
};

/** Calls `meet` for every unit of `by` that attacks a square, until it says `true`. */
const eachAttacker = (field: Field, under: Under, square: Square, by: Side, meet: (man: Man, from: Square) => boolean): boolean => {
  const able = (type: Man['type'], from: Square): boolean => {
    const units = field.cells[from] as readonly Man[];
    if (units[0]?.side !== by) return false;
    return units.some((man) => man.type === type && !isCastling(under, man) && canCapture(units, under) && meet(man, from));
  };
  const straight = straightRiders(field, square, by, able);
  if (straight) return true;
  if (straight === null && RIDERS.some((type) => ride(field, type, square, (from) => able(type, from)))) return true;
  return namesOf(field, square).some(
    (name) =>
      LEAPS[name]?.some((at) => able('knight', home(field, at))) ||
      BESIDE[name]?.some((at) => able('king', home(field, at))) ||
      // What a Pawn of one side strikes from a square is where the other side's Pawns strike it from.
      STRIKES[other(by)][name]?.some((at) => able('pawn', home(field, at))),
  );
};

export const isAttacked = (field: Field, under: Under, square: Square, by: Side): boolean =>
  eachAttacker(field, under, square, by, () => true);

/** Everybody who attacks a square, once each. */
export const attackersOf = (field: Field, under: Under, square: Square, by: Side): readonly Attacker[] => {
  const found: Attacker[] = [];
  eachAttacker(field, under, square, by, (man, from) => {
    if (!found.some((each) => each.man.id === man.id && each.from === from)) found.push({ man, from });
    return false;
  });
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
