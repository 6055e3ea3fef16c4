/**
 * Attack and check. A square is attacked by a side that has a capturing move onto it: somebody there reaches it, and on
 * his square somebody can extend or is a Pawn, for a lone half captures nothing.
 */
import type { Square } from '../../kernel/board.ts';
import { other, type Side } from '../../kernel/side.ts';
import { STRIKES } from './board.ts';
import { type Field, fieldOf, home, namesOf } from './field.ts';
import { listed, type Man, ownedWords } from './men.ts';
import { type Piece, reach, wayTo } from './riding.ts';
import { isCastling, type State } from './state.ts';

/** A unit that attacks a square. */
export interface Attacker {
  readonly man: Man;
  readonly from: Square;
}

type Under = Pick<State, 'castling'>;

const PIECES: readonly Piece[] = ['rook', 'bishop', 'queen', 'knight', 'king'];

/** Can the units of a square capture at all: is one of them a Pawn or a whole that may extend? */
const canCapture = (units: readonly Man[], under: Under): boolean => units.some((man) => man.at.length === 1 && !isCastling(under, man));

/** Calls `meet` for every unit of `by` that attacks a square, until it says `true`. */
const eachAttacker = (field: Field, under: Under, square: Square, by: Side, meet: (man: Man, from: Square) => boolean): boolean => {
  const able = (type: Man['type'], from: Square): boolean => {
    const units = field.cells[from] as readonly Man[];
    if (units[0]?.side !== by) return false;
    return units.some((man) => man.type === type && !isCastling(under, man) && canCapture(units, under) && meet(man, from));
  };
  return (
    PIECES.some((type) => reach(field, type, square, (from) => able(type, from))) ||
    // What a Pawn of one side strikes from a square is where the other side's Pawns strike it from.
    namesOf(field, square).some((name) => STRIKES[other(by)][name]?.some((from) => able('pawn', home(field, from))))
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
