/** The kinds of units, by their letters in the rules, and their classes (FC-BOARD-4). */
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

/** A set of kinds, a bit each. */
export type Kinds = number;

/** Indexed by the letter's code, which is faster than a property name. */
const NUMBERS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  KINDS.indexOf(String.fromCharCode(code) as Kind),
);

/** The index of a kind among all, from 0. */
export const numberOfKind = (kind: Kind): number => NUMBERS[kind.charCodeAt(0)] as number;

export const bitOf = (kind: Kind): Kinds => 1 << numberOfKind(kind);
export const kindsAmong = (kinds: readonly Kind[]): Kinds =>
  kinds.reduce((sum, kind) => sum | bitOf(kind), 0);

/** "a Rook", "an Onager" */
export const aKindInside = (kind: Kind): string => withArticle(KIND_NAMES[kind]);

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
/** Captures by moving; Cannons blast and Bishops convert. */
export const isHunter = (kind: Kind): boolean => !isPeaceful(kind) && kind !== 'Z';
/** Has rays, and so suffers shellshock. */
export const isRider = inClass('SORBQDTL');
/** Loses range by capturing. */
export const losesRange = inClass('RQTDLB');
/** Has an Aim Direction that turns its pattern. */
export const isAimed = inClass('PXO');
/** The number of stacks that a transport carries; 0 for other kinds. */
export const capacity = (kind: Kind): number => (kind === 'S' ? 8 : kind === 'Z' ? 1 : 0);
/** Has no action of its own, and leaves no tomb. */
export const isLifeless = inClass('EW');
/** Exempt from kind immunity (FC-KIND-2). */
export const isKindBlind = inClass('PKFS');
/** The promotions of a Pawn on its last rank. */
export const PROMOTIONS: readonly Kind[] = KINDS.filter(
  (kind) => kind !== 'K' && kind !== 'P' && !isLifeless(kind),
);
