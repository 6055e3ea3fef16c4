/**
 * How everything that a piece can do besides a plain move is offered: in groups, in the same order for every
 * piece, each by a key of its own and in a few words. No piece has two of one key; digits are shared by those
 * that only one kind has.
 */
import type { Offer, OfferSign } from '../../../kernel/asking/menu.ts';

/** Those that change the board most often come first, in a group and among groups. */
const GROUPS = ['Attack', 'Move', 'Move others', 'Change', 'Late game'] as const;

type Group = (typeof GROUPS)[number];

/** Besides moving once, the first that a player learns. */
const BASIC: readonly (Group | null)[] = ['Attack', 'Move'];

const PLACES = 100;

/** How an answer is offered; `group`: null where no piece does it, `place`: among those of its group. */
export const offer = (
  group: Group | null,
  place: number,
  key: string,
  sign: OfferSign,
  name: string,
  brief: string,
): Offer => ({
  place: group === null ? place : (GROUPS.indexOf(group) + 1) * PLACES + place,
  group,
  sign,
  isBasic: BASIC.includes(group),
  key,
  name,
  brief,
});
