/** Whether one unit can capture another, and why not (FC-THR-7, FC-TGT-3, FC-TEMP-2, FC-CAP-4). */

import type { Square } from '../../../../kernel/board/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { capital } from '../../../../kernel/words.ts';
import { nameOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { type Actor, isFilled, kindOf, obstacle, type State, theActor } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { enemiesOn } from '../shadows/shadows.ts';
import { whyGuarded } from './guards.ts';
import { type Effect, whyImmune } from './immunity.ts';
import { threateningUnits } from './threat.ts';

/**
 * Does the Templar's Shield keep off an attacker that starts from there? A grave under the Templar breaks it.
 */
export const isShieldedFrom = (state: State, templar: Square, attacker: Square): boolean =>
  state.tombs[templar] === undefined &&
  threateningUnits(state, templar, attacker).some(({ kind }) => kind === 'T');

/** Where units stand, no shadow captures. */
const whyCovered = (state: State, shadow: Actor): Refusal | null => {
  if (!isFilled(state, shadow.square)) return null;
  const text = `${capital(obstacle(state, shadow.square))} covers ${theActor(shadow, 'inner')}: no shadow can capture it.`;
  return { rule: rule('FC-SHAD-4'), text, squares: [shadow.square] };
};

/** Why the hunter cannot do this to an enemy in its form, choosing its unit of the kind `victim`. */
const whyNotUnit = (
  state: State,
  effect: Effect,
  hunter: Actor,
  target: Actor,
  victim: Kind,
): Refusal | null => {
  const bar = whyImmune(state, effect, kindOf(hunter.stack), target, victim);
  if (bar) return bar;
  if (target.stack.shade) return whyCovered(state, target);
  const guarded = whyGuarded(state, target.square, 'captured');
  if (guarded) return guarded;
  if (victim !== 'T' || !isShieldedFrom(state, target.square, hunter.square)) return null;
  const text = `${theActor(target)} threatens ${nameOf(hunter.square)}, so its Shield protects it.`;
  return { rule: rule('FC-TEMP-2'), text, squares: [target.square, hunter.square] };
};

/** The kinds in the target's stack that the hunter can choose to do this to, from the base on. */
export const choosable = (state: State, effect: Effect, hunter: Actor, target: Actor): readonly Kind[] => {
  const kinds = [...new Set(target.stack.comps.map((unit) => unit.kind))];
  return kinds.filter((victim) => !whyNotUnit(state, effect, hunter, target, victim));
};

/**
 * Why the hunter cannot do this to that enemy, in the form they have; null if it can, choosing some unit of
 * it.
 */
export const whyUncapturable = (
  state: State,
  effect: Effect,
  hunter: Actor,
  target: Actor,
): Refusal | null => {
  let found: Refusal | null = null;
  for (const victim of target.stack.comps) {
    const why = whyNotUnit(state, effect, hunter, target, victim.kind);
    if (!why) return null;
    found ??= why;
  }
  return found;
};

/**
 * Whom of a stack a capture hits that leaves no choice: the first unit that it can, a Jester or Queen only if
 * no other.
 */
export const struckKind = (state: State, effect: Effect, hunter: Actor, target: Actor): Kind | null => {
  const kinds = choosable(state, effect, hunter, target);
  return kinds.find((victim) => victim !== 'J' && victim !== 'Q') ?? kinds[0] ?? null;
};

/** The enemies on these squares, in its own form, that the hunter can capture in this way. */
export const preyOn = (
  state: State,
  effect: Effect,
  hunter: Actor,
  squares: Iterable<Square>,
): readonly Actor[] =>
  enemiesOn(state, hunter, squares).filter((each) => !whyUncapturable(state, effect, hunter, each));
