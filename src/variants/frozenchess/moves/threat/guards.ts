/** Guards (FC-GUARD-1): two or more unthreatened protectors of a unit. */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { other } from '../../../../kernel/side.ts';
import { listWords } from '../../../../kernel/words.ts';
import { theUnit, unitName } from '../../position/names.ts';
import { memoizeByBoard } from '../../position/piece-lists.ts';
import { stackOn } from '../../position/squares.ts';
import type { Stack, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { attacksOn, isThreatened } from './attacks.ts';

const protectorCache = memoizeByBoard((_state: State): (readonly Square[] | undefined)[] => []);

const protectorsOf = (state: State, square: Square): readonly Square[] => {
  const side = stackOn(state, square)?.side;
  if (!side) return [];
  const able = attacksOn(state, square).filter((attack) => attack.side === side && attack.unit.kind !== 'P');
  const squares = [...new Set(able.map(({ from }) => from))];
  return squares.filter((from) => !isThreatened(state, from, other(side)));
};

/** Returns the valid protectors of the unit here: unthreatened, and not Pawns (FC-GUARD-1). */
export const validProtectors = (state: State, square: Square): readonly Square[] => {
  const known = protectorCache(state);
  known[square] ??= protectorsOf(state, square);
  return known[square];
};

const canBeGuarded = ({ units }: Stack): boolean =>
  units.some(({ kind }) => kind !== 'K' && kind !== 'S' && kind !== 'W');

/** Returns the guards of the unit here: its valid protectors, if there are two or more (FC-GUARD-1). */
export const guardsOf = (state: State, square: Square): readonly Square[] => {
  const stack = stackOn(state, square);
  const protectors = stack && canBeGuarded(stack) ? validProtectors(state, square) : [];
  return protectors.length > 1 ? protectors : [];
};

export const isGuarded = (state: State, square: Square): boolean => guardsOf(state, square).length > 0;

export const whyGuarded = (state: State, square: Square, treated: 'captured' | 'pulled'): Refusal | null => {
  const guards = guardsOf(state, square);
  if (guards.length === 0) return null;
  const by = listWords(guards.map((each) => unitName(state, each)));
  return refusal('FC-GUARD-1', `${theUnit(state, square)} is guarded by ${by}: it cannot be ${treated}.`, [
    square,
    ...guards,
  ]);
};
