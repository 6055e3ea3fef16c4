/** The kinds of units and their classes (FC-BOARD-4). */
import { capitalize, listWords, withArticle } from '../../../kernel/words.ts';

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

/** A set of kinds as a bitmask of 20 bits; see `bitOf`. */
export type Kinds = number;

/** The index in `KINDS` of each kind, by the character code of its letter. An array is faster than look-up by name. */
const NUMBERS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  KINDS.indexOf(String.fromCharCode(code) as Kind),
);

export const numberOfKind = (kind: Kind): number => NUMBERS[kind.charCodeAt(0)] as number;

export const bitOf = (kind: Kind): Kinds => 1 << numberOfKind(kind);
export const kindsAmong = (kinds: readonly Kind[]): Kinds => kinds.reduce((sum, kind) => sum | bitOf(kind), 0);

export const aKindInside = (kind: Kind): string => withArticle(KIND_NAMES[kind]);

export const aKind = (kind: Kind): string => capitalize(aKindInside(kind));

export const listKinds = (kinds: readonly Kind[]): string => listWords([...new Set(kinds)].map(aKindInside));

const inClass = (letters: string) => {
  const members = kindsAmong([...letters] as Kind[]);
  return (kind: Kind): boolean => (members & bitOf(kind)) !== 0;
};

/** Whether the kind cannot be captured. Explosions still kill it (FC-EXP-2). */
export const isImmortal = inClass('FS');
export const isImmobile = inClass('XZ');
/** Whether the kind cannot capture by moving or blasting. Bishops convert instead (FC-BISH-2). */
export const isPeaceful = inClass('JAXBFSOEW');
/** Whether the kind captures by moving. A Cannon (`Z`) captures by blasting instead (FC-CANN-3). */
export const isHunter = (kind: Kind): boolean => !isPeaceful(kind) && kind !== 'Z';
/** Whether the kind has rays, and so suffers shellshock (FC-SHOCK-1). */
export const isRider = inClass('SORBQDTL');
export const losesRange = inClass('RQTDLB');
/** Whether the kind has an Aim Direction, which turns its pattern (FC-MOVE-6). */
export const isAimed = inClass('PXO');
/** Returns the number of stacks that a transport can carry (FC-TRAN-1), 0 for other kinds. */
export const capacity = (kind: Kind): number => (kind === 'S' ? 8 : kind === 'Z' ? 1 : 0);
/** Whether the kind has no action of its own and leaves no tomb (FC-EGG-3, FC-STG-6). */
export const isLifeless = inClass('EW');
/** Whether the kind lacks kind immunity, so that its units can affect each other (FC-KIND-2). */
export const lacksKindImmunity = inClass('PKFS');
export const PROMOTIONS: readonly Kind[] = KINDS.filter((kind) => kind !== 'K' && kind !== 'P' && !isLifeless(kind));
