/** The kinds of units, by their letters in the rules, and the classes they belong to (FC-BOARD-4). */

import { capital, listed } from '../../../kernel/words.ts';

export const KINDS = ['R', 'N', 'B', 'D', 'J', 'C', 'T', 'Q', 'K', 'L', 'F', 'X', 'A', 'S', 'O', 'Z', 'M', 'P', 'E', 'W'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  R: 'Rook',
  N: 'Knight',
  B: 'Bishop',
  D: 'Dragon',
  J: 'Jester',
  C: 'Chancellor',
  T: 'Templar',
  Q: 'Queen',
  K: 'King',
  L: 'Lancer',
  F: 'Frog',
  X: 'Trebuchet',
  A: 'Ballista',
  S: 'Ship',
  O: 'Onager',
  Z: 'Cannon',
  M: 'Assassin',
  P: 'Pawn',
  E: "Dragon's Egg",
  W: 'Wonder',
};

/** "a Rook", "an Onager" */
const aKindInside = (kind: Kind): string => `${/^[AEIOU]/.test(KIND_NAMES[kind]) ? 'an' : 'a'} ${KIND_NAMES[kind]}`;

/** "A Rook", "An Onager" */
export const aKind = (kind: Kind): string => capital(aKindInside(kind));

/** "a Rook and an Onager" */
export const likeWhom = (kinds: readonly Kind[]): string => listed([...new Set(kinds)].map(aKindInside));

const inClass = (letters: string) => {
  const members = new Set(letters);
  return (kind: Kind): boolean => members.has(kind);
};

/** Never capturable. */
export const isImmortal = inClass('FS');
/** Never makes a displacement of its own. */
export const isImmobile = inClass('XZ');
/** Never makes a capture move. */
export const isPeaceful = inClass('JAXBFSOEW');
/** Has rays: shellshock strikes it. */
export const isRider = inClass('SORBQDTL');
/** Loses range by capturing. */
export const losesRange = inClass('RQTDLB');
/** Turns its pattern with an Aim Direction. */
export const isAimed = inClass('PXO');
/** How many stacks a transport carries; 0 for all others. */
export const capacity = (kind: Kind): number => (kind === 'S' ? 8 : kind === 'Z' ? 1 : 0);
/** Does nothing of itself, and leaves no tomb. */
export const isLifeless = inClass('EW');
/** Kind immunity does not hold among these (FC-KIND-2). */
export const isKindBlind = inClass('PKFS');
/** What a pawn may become on the far rank. */
export const PROMOTIONS: readonly Kind[] = KINDS.filter((kind) => kind !== 'K' && kind !== 'P' && !isLifeless(kind));
