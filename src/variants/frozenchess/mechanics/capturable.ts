/** Whether one unit can capture another, and why not (FC-THR-7, FC-TEMP-2, FC-CAP-4). */
import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { nameOf } from '../geometry.ts';
import type { Kind } from '../kinds.ts';
import { rule } from '../rules.ts';
import { kindOf, type State, stackOn, theUnit } from '../state.ts';
import { type Deed, whyBarred } from './targets.ts';
import { isThreat } from './threat.ts';

/** Does the Templar's Shield keep off an attacker that starts from there? A grave under the Templar breaks it. */
export const isShieldedFrom = (state: State, templar: Square, attacker: Square): boolean => {
  const stack = stackOn(state, templar);
  return stack !== null && kindOf(stack) === 'T' && state.tombs[templar] === undefined && isThreat(state, templar, attacker);
};

/** Why a unit of that kind on `from` cannot do this to the enemy on `target`; null if it can. */
export const whyUncapturable = (state: State, deed: Deed, kind: Kind, from: Square, target: Square): Refusal | null => {
  const bar = whyBarred(state, deed, kind, target);
  if (bar) return { ...bar, squares: [target] };
  if (!isShieldedFrom(state, target, from)) return null;
  const text = `${theUnit(state, target)} is shielded from ${nameOf(from)}: it could capture there itself.`;
  return { rule: rule('FC-TEMP-2'), text, squares: [target, from] };
};

/** Enemies among these squares that a unit of that kind on `from` can capture in this way. */
export const capturableAmong = (state: State, deed: Deed, kind: Kind, from: Square, squares: readonly Square[]): readonly Square[] => {
  const side = stackOn(state, from)?.side;
  return squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && stack.side !== side && whyUncapturable(state, deed, kind, from, square) === null;
  });
};
