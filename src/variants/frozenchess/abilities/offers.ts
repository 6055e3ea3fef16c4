/**
 * Offers of all actions besides plain moves: their group, key, sign and words, in one order for every piece.
 * No piece has two with one key; digits are shared by abilities of a single kind.
 */
import type { Offer } from '../../../kernel/asking/menu.ts';
import { SIGNS } from './signs.ts';

/** Those that change the board most often come first. */
const GROUPS = ['Attack', 'Move', 'Move others', 'Change', 'Late game'] as const;

type Group = (typeof GROUPS)[number];

/** The groups that a player learns first, after plain moves. */
const BASIC: readonly (Group | null)[] = ['Attack', 'Move'];

const PLACES = 100;

/** An offer. `group` is null if no piece has it, `place` is its rank in the group. */
export const offer = (
  group: Group | null,
  place: number,
  key: string,
  sign: keyof typeof SIGNS,
  name: string,
  brief: string,
): Offer => ({
  place: group === null ? place : (GROUPS.indexOf(group) + 1) * PLACES + place,
  group,
  sign: SIGNS[sign],
  isBasic: BASIC.includes(group),
  key,
  name,
  brief,
});
