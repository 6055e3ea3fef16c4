/**
 * Who of a square goes, and how. Members go whole unless they are said to leave a half behind; where somebody must and
 * nobody is said to, the usual one does: the last whole in the order of the units.
 */

import { type Man, otherHalf, type Type } from '../position/units.ts';
import { type Fate, type Fates, fatesOf, type Going, STAY, typesFor } from './generate.ts';
import { type Allowed, GOES, PAWN_GOES, someLegal } from './legality.ts';

export interface Company {
  /** In the order of the units. */
  readonly members: readonly Man[];
  /** Who of them is said to leave a half behind. */
  readonly halves: readonly Man[];
}

/** Units of which nothing is said but that they go. */
export const asUsual = (members: readonly Man[]): Company => ({ members, halves: [] });

const isPawn = ({ type }: Man): boolean => type === 'pawn';
/** Can this unit leave a half behind? */
export const isWhole = (man: Man): boolean => !isPawn(man) && man.at.length === 1;

/** Who leaves a half behind where nothing is said: nobody, if a Pawn is among them or somebody rejoins. */
export const usualHalves = ({ from, target }: Pick<Going, 'from' | 'target'>, members: readonly Man[]): readonly Man[] =>
  members.some((man) => isPawn(man) || otherHalf(man, from) === target) ? [] : members.filter(isWhole).slice(-1);

const halvesIn = (move: Going, { members, halves }: Company): readonly Man[] => (halves.length > 0 ? halves : usualHalves(move, members));

/** The fates that a unit may have when it goes in this manner. */
const goingAs = (manner: Fate['manner'], man: Man, types: readonly Type[]): Fates =>
  fatesOf(man, types).filter((fate) => fate.manner === manner);

/** The fates of exactly this company; only what they turn into is open. */
export const allowedFor = (move: Going, company: Company): Allowed => {
  const types = typesFor(move, company.members);
  const halves = halvesIn(move, company);
  return move.units.map((man) => {
    if (!company.members.includes(man)) return [STAY];
    return goingAs(halves.includes(man) ? 'half' : 'go', man, types);
  });
};

/** The fates of these members, in whatever manner they may go. */
export const anyManner = (move: Going, members: readonly Man[]): Allowed => {
  const types = typesFor(move, members);
  return move.units.map((man) => (members.includes(man) ? fatesOf(man, types) : [STAY]));
};

/** Can they go there as they are said to, if some of the others come along in some manner? */
const canGoAsSaid = (move: Going, { members, halves }: Company, later: readonly Man[]): boolean => {
  const may = (others: readonly Man[], need: number): boolean => {
    const types = typesFor(move, [...members, ...others]);
    const allowed = move.units.map((man): Fates => {
      if (members.includes(man)) return goingAs(halves.includes(man) ? 'half' : 'go', man, types);
      return others.includes(man) ? [STAY, ...fatesOf(man, types)] : [STAY];
    });
    return someLegal(move, allowed, need) !== null;
  };
  // A Pawn that takes en passant changes what there is to turn into, so its company is tried apart.
  if (move.passed.length === 0 || members.some(isPawn)) return may(later, GOES);
  return (
    may(
      later.filter((man) => !isPawn(man)),
      GOES,
    ) || may(later, PAWN_GOES)
  );
};

/** Can anybody go there, alone or in a crowd, in any manner? */
export const someoneCanGo = (move: Going): boolean => canGoAsSaid(move, asUsual([]), move.units);

/** Can they go there if the usual one of them leaves a half behind, and only such others come along as do not change that? */
const canGoAsUsual = (move: Going, members: readonly Man[], later: readonly Man[]): boolean => {
  const [usual] = usualHalves(move, members);
  if (!usual) return false;
  const types = typesFor(move, members);
  const place = move.units.indexOf(usual);
  const allowed = move.units.map((man, index): Fates => {
    if (members.includes(man)) return goingAs(man === usual ? 'half' : 'go', man, types);
    const keepsUsual = !isPawn(man) && otherHalf(man, move.from) !== move.target && (!isWhole(man) || index < place);
    return keepsUsual && later.includes(man) ? [STAY, ...goingAs('go', man, types)] : [STAY];
  });
  return someLegal(move, allowed) !== null;
};

/** Can this company, and perhaps some of those that may be named later, go there legally? */
export const canGo = (move: Going, company: Company, later: readonly Man[]): boolean =>
  canGoAsSaid(move, company, later) || (company.halves.length === 0 && canGoAsUsual(move, company.members, later));
