/**
 * Which of all the ways of making a move are legal. Sixteen units on a square have millions of ways to go, but only few
 * kinds of result: what stays on the from-square, where the King is, which waiting halves can be pulled. Fates are
 * folded into kinds, and each kind is tried out once.
 */
import type { Square } from '../../../kernel/board.ts';
import { LINES } from '../position/board.ts';
import { copyOf, home, lift, namesOf } from '../position/occupancy.ts';
import { isExtended, type Man, otherHalf } from '../position/units.ts';
import { type Fate, type Fates, type Going, isSafe } from './generate.ts';
import { firstOccupied } from './magnetism.ts';

/** For every unit the fates it may still have. */
export type Allowed = readonly Fates[];

/** What a result may be needed to have: somebody goes, a Pawn goes. */
export const GOES = 1;
const LED = 2;
const NEED_NOT_EXTEND = 4;
const KING_SPLIT = 8;
const KING_STAYS = 16;
const UNIT_STAYS = 32;
const HALF_LEFT = 64;
const PAWN_LEFT = 128;
export const PAWN_GOES = 256;
/** What makes a move of it, but nothing of where things stand then; nor do Pawns that go, where none is taken en passant. */
const NO_MATTER = GOES | LED | NEED_NOT_EXTEND;
/** Above this, three bits for every place where a half waits: its man is a member, became Pawns, stays. */
const PLACES = 512;
const WAITS = 1;
const IS_PAWN = 2;
const IS_FREE = 4;

/** Two kinds joined: a bitwise "or" for numbers beyond 32 bits. */
const joined = (a: number, b: number): number =>
  a < PLACES && b < PLACES ? a | b : ((a % PLACES) | (b % PLACES)) + (Math.floor(a / PLACES) | Math.floor(b / PLACES)) * PLACES;

/** The squares around the target whose halves a pulse can meet once everybody who may go has gone. */
const waitingPlaces = ({ field, units, enemies, passed, from, target }: Going): readonly Square[] => {
  const lifted = copyOf(field);
  for (const man of [...enemies, ...passed, ...units]) lift(lifted, man);
  for (const man of units) {
    const other = otherHalf(man, from);
    if (other !== null) lifted.cells[other] = [man];
  }
  return namesOf(field, target).flatMap((name) =>
    (LINES[name] ?? []).flatMap((names) => {
      const index = firstOccupied(lifted, names);
      return index < 0 ? [] : [home(field, names[index] as Square)];
    }),
  );
};

const NOWHERE: readonly Square[] = [];

const waitingFor = (going: Going): readonly Square[] => {
  if (going.units.length === 1) return NOWHERE;
  going.waiting ??= going.units.some(isExtended) ? waitingPlaces(going) : NOWHERE;
  return going.waiting;
};

/** What one fate of a unit adds to the kind of the result. */
const kindOf = (going: Going, man: Man, index: number, { manner, becomes }: Fate): number => {
  const { from, target, leads } = going;
  const other = otherHalf(man, from);
  const place = other === null ? -1 : waitingFor(going).indexOf(other);
  const at = (bit: number): number => (place < 0 ? 0 : bit * 8 ** place * PLACES);
  if (manner === 'stay') return (UNIT_STAYS | (man.type === 'king' ? KING_STAYS : 0)) + at(IS_FREE);
  const rejoins = other === target;
  const pawn = man.type === 'pawn';
  const kind = GOES | (leads[index] || rejoins ? LED : 0) | (pawn || rejoins ? NEED_NOT_EXTEND : 0) | (pawn ? PAWN_GOES : 0);
  if (manner === 'half') return kind | (becomes === 'pawn' ? PAWN_LEFT : HALF_LEFT) | (man.type === 'king' ? KING_SPLIT : 0);
  return kind + at(becomes === 'pawn' ? IS_PAWN : WAITS);
};

/** Somebody goes, somebody leads, and somebody extends or need not. */
const isMove = (kind: number): boolean => (kind & GOES) > 0 && (kind & LED) > 0 && (kind & (NEED_NOT_EXTEND | HALF_LEFT | PAWN_LEFT)) > 0;

/** The fates of a unit that differ in kind, each with its kind. */
const distinct = (going: Going, index: number, fates: Fates): readonly (readonly [number, Fate])[] => {
  const found = new Map<number, Fate>();
  for (const fate of fates) {
    const kind = kindOf(going, going.units[index] as Man, index, fate);
    if (!found.has(kind)) found.set(kind, fate);
  }
  return [...found];
};

/** One way to a kind of result: the last unit's fate, and the way the units before it went. */
interface Way {
  readonly before: Way | null;
  readonly fate: Fate;
}

const fatesAlong = (way: Way | null): Fates => {
  const fates: Fate[] = [];
  for (let at = way; at; at = at.before) fates.push(at.fate);
  return fates.reverse();
};

/** Every kind of result these fates can have, each with one way to it. */
const foldKinds = (going: Going, allowed: Allowed): ReadonlyMap<number, Way | null> => {
  let kinds = new Map<number, Way | null>([[0, null]]);
  allowed.forEach((fates, index) => {
    const options = distinct(going, index, fates);
    const next = new Map<number, Way | null>();
    for (const [kind, before] of kinds) {
      for (const [added, fate] of options) {
        const sum = joined(kind, added);
        if (!next.has(sum)) next.set(sum, { before, fate });
      }
    }
    kinds = next;
  });
  return kinds;
};

/** Fates among those allowed with which the move can be made at all, whether or not the King is safe. */
export const someMove = (going: Going, allowed: Allowed): Fates | null => {
  for (const [kind, way] of foldKinds(going, allowed)) if (isMove(kind % PLACES)) return fatesAlong(way);
  return null;
};

/** Is this a move that is needed, and the own King safe after a result of this kind? Tried out once. */
const isLegalKind = (going: Going, kind: number, need: number, fates: () => Fates): boolean => {
  const low = kind % PLACES;
  if (!isMove(low) || (low & need) === 0) return false;
  going.verdicts ??= new Map();
  const shape = kind - (low & NO_MATTER) - (going.passed.length === 0 ? low & PAWN_GOES : 0);
  const known = going.verdicts.get(shape);
  if (known !== undefined) return known;
  const safe = isSafe(going, fates());
  going.verdicts.set(shape, safe);
  return safe;
};

/** Everybody's first fate, or everybody's last: mostly one of them is legal, and nothing need be folded. */
const guessed = (going: Going, allowed: Allowed, need: number): Fates | null => {
  for (const place of [-1, 0]) {
    const fates = allowed.map((each) => each.at(place) as Fate);
    const kind = fates.reduce((sum, fate, index) => joined(sum, kindOf(going, going.units[index] as Man, index, fate)), 0);
    if (isLegalKind(going, kind, need, () => fates)) return fates;
  }
  return null;
};

/** Fates among those allowed with which the move is legal; null if there are none. */
export const someLegal = (going: Going, allowed: Allowed, need = GOES): Fates | null => {
  const guess = guessed(going, allowed, need);
  if (guess || allowed.every((fates) => fates.length === 1)) return guess;
  for (const [kind, way] of foldKinds(going, allowed)) if (isLegalKind(going, kind, need, () => fatesAlong(way))) return fatesAlong(way);
  return null;
};
