/** The kinds of units, by their letters in the rules, and the classes they belong to (FC-BOARD-4). */

import { capital, listWords, withArticle } from '../../../kernel/words.ts';

export const KINDS = [
  'R',
  'N',
  'B',
  'D',
  'J',
  'C',
  'T',
  'Q',
  'K',
  'L',
  'F',
  'X',
  'A',
  'S',
  'O',
  'Z',
  'M',
  'P',
  'E',
  'W',
] as const;
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

/** A set of kinds, a bit for each. */
export type Kinds = number;

/** By the code of its letter: to read a property by a name takes longer. */
const NUMBERS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  KINDS.indexOf(String.fromCharCode(code) as Kind),
);

/** Its place among all kinds, from 0. */
export const numberOfKind = (kind: Kind): number => NUMBERS[kind.charCodeAt(0)] as number;

export const bitOf = (kind: Kind): Kinds => 1 << numberOfKind(kind);
export const kindsAmong = (kinds: readonly Kind[]): Kinds =>
  kinds.reduce((sum, kind) => sum | bitOf(kind), 0);

/** "a Rook", "an Onager" */
const aKindInside = (kind: Kind): string => withArticle(KIND_NAMES[kind]);

/** "A Rook", "An Onager" */
export const aKind = (kind: Kind): string => capital(aKindInside(kind));

/** "a Rook and an Onager" */
export const likeWhom = (kinds: readonly Kind[]): string => listWords([...new Set(kinds)].map(aKindInside));

const inClass = (letters: string) => {
  const members = kindsAmong([...letters] as Kind[]);
  return (kind: Kind): boolean => (members & bitOf(kind)) !== 0;
};

/** Never capturable. */
export const isImmortal = inClass('FS');
/** Never makes a displacement of its own. */
export const isImmobile = inClass('XZ');
/** Never makes a capture move. */
export const isPeaceful = inClass('JAXBFSOEW');
/** Captures by moving; a Cannon blasts, and a Bishop converts. */
export const isHunter = (kind: Kind): boolean => !isPeaceful(kind) && kind !== 'Z';
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
export const PROMOTIONS: readonly Kind[] = KINDS.filter(
  (kind) => kind !== 'K' && kind !== 'P' && !isLifeless(kind),
);
