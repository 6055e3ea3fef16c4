/** Queries of units and stacks, wherever they are. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import { changeStack, changeUnit } from './changed.ts';
import { type Kind, losesRange } from './kinds.ts';
import { LEAST_RANGE } from './schema.ts';
import type { Actor, Component, Stack } from './state.ts';

/** The unit that acts for the stack: the chosen one in its own turn, else the base. */
export const actingUnit = (stack: Stack): Component => stack.comps[stack.acting] ?? stack.comps[0];

/** The id of a stack: that of its base. */
export const idOf = (stack: Stack): UnitId => stack.comps[0].id;

export const kindOf = (stack: Stack): Kind => actingUnit(stack).kind;

/** Has it a plan, in either form (FC-MONAD-1)? */
export const isMonad = (stack: Stack): boolean => stack.monad !== null;

export const isFused = (stack: Stack): boolean => stack.comps.length > 1;

/** Is a unit of that kind in the stack? */
export const holds = ({ comps }: Stack, kind: Kind): boolean => {
  for (let index = 0; index < comps.length; index++) if (comps[index]?.kind === kind) return true;
  return false;
};

export const holdsOnly = ({ comps }: Stack, kind: Kind): boolean => {
  for (let index = 0; index < comps.length; index++) if (comps[index]?.kind !== kind) return false;
  return true;
};

/** A stack of Pawns: it makes as many steps as it has Pawns (FC-PAWN-7). */
export const isPawnStack = (stack: Stack): boolean => isFused(stack) && holdsOnly(stack, 'P');

/** Does a unit of the stack carry any? */
export const isCarrying = ({ comps }: Stack): boolean => {
  for (let index = 0; index < comps.length; index++)
    if ((comps[index] as Component).cargo.length > 0) return true;
  return false;
};

/** The stack with one of its units changed. */
export const withUnit = (stack: Stack, unit: Component): Stack =>
  changeStack(stack, {
    comps: isFused(stack) ? eachUnit(stack.comps, (each) => (each.id === unit.id ? unit : each)) : [unit],
  });

/** The actor with its acting unit changed. */
export const withActingUnit = ({ square, stack }: Actor, unit: Component): Actor => ({
  square,
  stack: withUnit(stack, unit),
});

/** The units of a stack, each changed. */
export const eachUnit = <From, To = From>(
  comps: readonly [From, ...From[]],
  change: (unit: From) => To,
): readonly [To, ...To[]] => comps.map((unit) => change(unit)) as [To, ...To[]];

/** The stack with each stack that its units carry changed. */
export const withEachCargo = (stack: Stack, change: (carried: Stack) => Stack): Stack => {
  let next = stack;
  for (const unit of stack.comps) {
    const cargo = unit.cargo.map(change);
    if (cargo.some((each, index) => each !== unit.cargo[index]))
      next = withUnit(next, changeUnit(unit, { cargo }));
  }
  return next;
};

const FULL_RANGE20 = 320;

/** The current range of a unit's rays, in its stack (FC-MOVE-3). */
export const rangeOf = ({ kind, crr20, ext20 }: Component, { shock }: Pick<Stack, 'shock'>): number => {
  const range20 = losesRange(kind) ? FULL_RANGE20 + ext20 - crr20 : FULL_RANGE20;
  return Math.max(LEAST_RANGE, Math.floor(range20 / 20) - shock);
};

/** The maximum range loss by captures (FC-CAP-3). */
export const mostWear = (ext20: number): number => FULL_RANGE20 + ext20 - 20 * LEAST_RANGE;

/** The unit after a range loss of this many squares by a capture (FC-CAP-3). */
export const wearDown = (unit: Component, squares: number): Component =>
  losesRange(unit.kind)
    ? changeUnit(unit, { crr20: Math.min(unit.crr20 + 20 * squares, mostWear(unit.ext20)) })
    : unit;

/** A stack's units and their cargo: each transport, then its cargo in loading order. */
export const aboard = (stack: Stack): readonly Component[] =>
  isCarrying(stack)
    ? stack.comps.flatMap((unit) => [unit, ...unit.cargo.flatMap((each) => aboard(each))])
    : stack.comps;

/** The stack of the unit with that id: this one, or one in its cargo. */
export const holderIn = (stack: Stack, id: UnitId): Stack | null => {
  for (let index = 0; index < stack.comps.length; index++) {
    const { id: own, cargo } = stack.comps[index] as Component;
    if (own === id) return stack;
    for (let place = 0; place < cargo.length; place++) {
      const found = holderIn(cargo[place] as Stack, id);
      if (found) return found;
    }
  }
  return null;
};

/** The unit of a stack with that id. */
export const unitIn = ({ comps }: Stack, id: UnitId): Component | null =>
  comps.find((unit) => unit.id === id) ?? null;
