/** Whether one unit can capture another (FC-THR-7, FC-TGT-3, FC-TEMP-2, FC-CAP-4). */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { capitalize } from '../../../../kernel/words.ts';
import { nameOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { obstacle, theActor } from '../../position/names.ts';
import { enemiesOn } from '../../position/shadows.ts';
import { isFilled } from '../../position/squares.ts';
import { kindOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { whyGuarded } from './guards.ts';
import { type Effect, whyImmune } from './immunity.ts';
import { threateningUnits } from './threat.ts';

/** Whether the Shield protects a Templar from the unit on `attacker` (FC-TEMP-2). */
export const isShieldedFrom = (state: State, templar: Square, attacker: Square): boolean =>
  state.tombs[templar] === undefined && threateningUnits(state, templar, attacker).some(({ kind }) => kind === 'T');

const whyCovered = (state: State, shadow: Actor): Refusal | null => {
  if (!isFilled(state, shadow.square)) return null;
  const text = `${capitalize(obstacle(state, shadow.square))} covers ${theActor(shadow, 'inner')}: no shadow can capture it.`;
  return refusal('FC-SHAD-4', text, [shadow.square]);
};

const whyNotUnit = (state: State, effect: Effect, hunter: Actor, target: Actor, victim: Kind): Refusal | null => {
  const bar = whyImmune(state, effect, kindOf(hunter.stack), target, victim);
  if (bar) return bar;
  if (target.stack.shade) return whyCovered(state, target);
  const guarded = whyGuarded(state, target.square, 'captured');
  if (guarded) return guarded;
  if (victim !== 'T' || !isShieldedFrom(state, target.square, hunter.square)) return null;
  const text = `${theActor(target)} threatens ${nameOf(hunter.square)}, so its Shield protects it.`;
  return refusal('FC-TEMP-2', text, [target.square, hunter.square]);
};

/** Returns the kinds in a stack that the hunter may choose to hit, base first (FC-TGT-3). */
export const choosableKinds = (state: State, effect: Effect, hunter: Actor, target: Actor): readonly Kind[] => {
  const kinds = [...new Set(target.stack.units.map((unit) => unit.kind))];
  return kinds.filter((victim) => !whyNotUnit(state, effect, hunter, target, victim));
};

/** Returns why the hunter can hit no unit of a target. Null if at least one unit can be hit (FC-TGT-3). */
export const whyUncapturable = (state: State, effect: Effect, hunter: Actor, target: Actor): Refusal | null => {
  let found: Refusal | null = null;
  for (const victim of target.stack.units) {
    const why = whyNotUnit(state, effect, hunter, target, victim.kind);
    if (!why) return null;
    found ??= why;
  }
  return found;
};

/** Returns the kind that is struck without a choice, or null. A Jester or Queen comes last (FC-TGT-3). */
export const struckKind = (state: State, effect: Effect, hunter: Actor, target: Actor): Kind | null => {
  const kinds = choosableKinds(state, effect, hunter, target);
  return kinds.find((victim) => victim !== 'J' && victim !== 'Q') ?? kinds[0] ?? null;
};

export const preyOn = (state: State, effect: Effect, hunter: Actor, squares: Iterable<Square>): readonly Actor[] =>
  enemiesOn(state, hunter, squares).filter((each) => !whyUncapturable(state, effect, hunter, each));
