/**
 * Which of all the ways of making a move are legal. Sixteen units on a square have millions of ways to go, but only few
 * kinds of result: what stays on the from-square, where the King is, which waiting halves can be pulled. Fates are
 * folded into kinds, and each kind is tried out once.
 */
import type { Square } from '../../kernel/board.ts';
import { LINES } from './board.ts';
import { copyOf, home, lift, namesOf } from './field.ts';
import { type Fate, type Fates, fatesOf, type Going, isSafe, STAY, typesFor } from './going.ts';
import { firstOccupied } from './magnetism.ts';
import { isExtended, type Man, otherHalf } from './men.ts';

/** For every unit the fates it may still have. */
export type Allowed = readonly Fates[];

const GOES = 1;
const LED = 2;
const NEED_NOT_EXTEND = 4;
const KING_SPLIT = 8;
const KING_STAYS = 16;
const UNIT_STAYS = 32;
const HALF_LEFT = 64;
const PAWN_LEFT = 128;
const PAWN_GOES = 256;
/** Above this, three bits for every place where a half waits: its man is a member, became Pawns, stays. */
const PLACES = 512;
const WAITS = 1;
const IS_PAWN = 2;
const IS_FREE = 4;

/** Two kinds joined: a bitwise "or" for numbers beyond 32 bits. */
const joined = (a: number, b: number): number => ((a % PLACES) | (b % PLACES)) + (Math.floor(a / PLACES) | Math.floor(b / PLACES)) * PLACES;

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
  const { units, memory } = going;
  if (units.length === 1) return NOWHERE;
  memory.waiting ??= units.some(isExtended) ? waitingPlaces(going) : NOWHERE;
  return memory.waiting;
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

/** Every kind of result these fates can have, each with one way to it. */
const foldKinds = (going: Going, allowed: Allowed): ReadonlyMap<number, Fates> => {
  let kinds = new Map<number, Fates>([[0, []]]);
  going.units.forEach((man, index) => {
    const next = new Map<number, Fates>();
    for (const [kind, fates] of kinds) {
      for (const fate of allowed[index] as Fates) {
        const sum = joined(kind, kindOf(going, man, index, fate));
        if (!next.has(sum)) next.set(sum, [...fates, fate]);
      }
    }
    kinds = next;
  });
  return kinds;
};

/** Fates among those allowed with which the move can be made at all, whether or not the King is safe. */
export const someMove = (going: Going, allowed: Allowed): Fates | null => {
  for (const [kind, fates] of foldKinds(going, allowed)) if (isMove(kind % PLACES)) return fates;
  return null;
};

/** Is the own King safe after a result of this kind? Tried out once. */
const isSafeFor = (going: Going, kind: number, fates: Fates): boolean => {
  going.memory.verdicts ??= new Map();
  const known = going.memory.verdicts.get(kind);
  if (known !== undefined) return known;
  const safe = isSafe(going, fates);
  going.memory.verdicts.set(kind, safe);
  return safe;
};

/** The one way a lone unit has, without any folding; null where there is more to choose. */
const onlyWay = ({ units }: Going, allowed: Allowed): Fates | null => {
  const fates = allowed[0];
  return units.length === 1 && fates?.length === 1 && fates[0]?.manner !== 'stay' ? fates : null;
};

/** Fates among those allowed with which the move is legal; null if there are none. */
export const someLegal = (going: Going, allowed: Allowed, need = GOES): Fates | null => {
  const only = onlyWay(going, allowed);
  const kinds = only ? [[kindOf(going, going.units[0] as Man, 0, only[0] as Fate), only] as const] : foldKinds(going, allowed);
  for (const [kind, fates] of kinds) {
    if (isMove(kind % PLACES) && ((kind % PLACES) & need) > 0 && isSafeFor(going, kind, fates)) return fates;
  }
  return null;
};

/** The fates of exactly these members, everything else about them open; a lone whole can only extend. */
export const allowedFor = (going: Going, members: readonly Man[]): Allowed => {
  const types = typesFor(going, members);
  return going.units.map((man) => {
    if (!members.includes(man)) return [STAY];
    const fates = fatesOf(man, types);
    const halves = members.length === 1 ? fates.filter(({ manner }) => manner === 'half') : [];
    return halves.length > 0 ? halves : fates;
  });
};

/** Can some crowd of these members, and perhaps of some of `others`, go there legally? */
export const canGo = (going: Going, members: readonly Man[], others: readonly Man[]): boolean => {
  const may = (company: readonly Man[], need: number): boolean => {
    const types = typesFor(going, [...members, ...company]);
    const allowed = going.units.map((man) => {
      if (members.includes(man)) return fatesOf(man, types);
      return company.includes(man) ? [STAY, ...fatesOf(man, types)] : [STAY];
    });
    return someLegal(going, allowed, need) !== null;
  };
  const isPawn = ({ type }: Man): boolean => type === 'pawn';
  // A Pawn that takes en passant changes what there is to turn into, so its company is tried apart.
  if (going.passed.length === 0 || members.some(isPawn)) return may(others, GOES);
  return (
    may(
      others.filter((man) => !isPawn(man)),
      GOES,
    ) || may(others, PAWN_GOES)
  );
};
