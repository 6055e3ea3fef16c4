/** Whether one unit can capture another, and why not (FC-THR-7, FC-TGT-3, FC-TEMP-2, FC-CAP-4). */
import type { Square } from '../../../../kernel/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { nameOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { whyGuarded } from './guards.ts';
import { type Effect, whyImmune } from './targets.ts';
import { threateningUnits } from './threat.ts';

/** Does the Templar's Shield keep off an attacker that starts from there? A grave under the Templar breaks it. */
export const isShieldedFrom = (state: State, templar: Square, attacker: Square): boolean =>
  state.tombs[templar] === undefined && threateningUnits(state, templar, attacker).some(({ kind }) => kind === 'T');

/** Why a unit of that kind on `from` cannot do this to the enemy on `target`, choosing its unit of the kind `victim`. */
const whyNotUnit = (state: State, deed: Effect, kind: Kind, from: Square, target: Square, victim: Kind): Refusal | null => {
  const bar = whyImmune(state, deed, kind, target, victim);
  if (bar) return bar;
  const guarded = whyGuarded(state, target, 'captured');
  if (guarded) return guarded;
  if (victim !== 'T' || !isShieldedFrom(state, target, from)) return null;
  const text = `${theUnit(state, target)} is shielded from ${nameOf(from)}: it could capture there itself.`;
  return { rule: rule('FC-TEMP-2'), text, squares: [target, from] };
};

/** The kinds in the stack on `target` that a unit of that kind on `from` can choose to do this to, from the base on. */
export const choosable = (state: State, deed: Effect, kind: Kind, from: Square, target: Square): readonly Kind[] => {
  const stack = stackOn(state, target);
  const kinds = stack ? [...new Set(stack.comps.map((unit) => unit.kind))] : [];
  return kinds.filter((victim) => !whyNotUnit(state, deed, kind, from, target, victim));
};

/** Why a unit of that kind on `from` cannot do this to the enemy on `target`; null if it can, choosing some unit of it. */
export const whyUncapturable = (state: State, deed: Effect, kind: Kind, from: Square, target: Square): Refusal | null => {
  let found: Refusal | null = null;
  for (const victim of stackOn(state, target)?.comps ?? []) {
    const why = whyNotUnit(state, deed, kind, from, target, victim.kind);
    if (!why) return null;
    found ??= why;
  }
  return found;
};

/** Whom of a stack a capture hits that leaves no choice: the first unit that it can, a Jester or Queen only if no other. */
export const struck = (state: State, deed: Effect, kind: Kind, from: Square, target: Square): Kind | null => {
  const kinds = choosable(state, deed, kind, from, target);
  return kinds.find((victim) => victim !== 'J' && victim !== 'Q') ?? kinds[0] ?? null;
};

/** Enemies among these squares that a unit of that kind on `from` can capture in this way. */
export const capturableAmong = (state: State, deed: Effect, kind: Kind, from: Square, squares: readonly Square[]): readonly Square[] => {
  const side = stackOn(state, from)?.side;
  return squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && stack.side !== side && whyUncapturable(state, deed, kind, from, square) === null;
  });
};
