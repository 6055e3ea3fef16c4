import type { UnitId } from '../../../kernel/asking/target.ts';
import { changeStack, changeUnit } from './changed.ts';
import { type Kind, losesRange } from './kinds.ts';
import { MIN_RANGE } from './schema.ts';
import type { Actor, Component, Stack } from './state.ts';

/** Returns the unit that acts for a stack in this turn (FC-FUSE-1): the chosen one, else the first. */
export const actingUnit = (stack: Stack): Component => stack.units[stack.acting] ?? stack.units[0];

export const idOf = (stack: Stack): UnitId => stack.units[0].id;

export const kindOf = (stack: Stack): Kind => actingUnit(stack).kind;

export const isMonad = (stack: Stack): boolean => stack.monad !== null;

export const isFused = (stack: Stack): boolean => stack.units.length > 1;

export const holds = ({ units }: Stack, kind: Kind): boolean => {
  for (let index = 0; index < units.length; index++) if (units[index]?.kind === kind) return true;
  return false;
};

export const holdsOnly = ({ units }: Stack, kind: Kind): boolean => {
  for (let index = 0; index < units.length; index++) if (units[index]?.kind !== kind) return false;
  return true;
};

/** Whether a stack is fused from Pawns only (FC-PAWN-7). */
export const isPawnStack = (stack: Stack): boolean => isFused(stack) && holdsOnly(stack, 'P');

export const isCarrying = ({ units }: Stack): boolean => {
  for (let index = 0; index < units.length; index++) if ((units[index] as Component).cargo.length > 0) return true;
  return false;
};

export const withUnit = (stack: Stack, unit: Component): Stack =>
  changeStack(stack, {
    units: isFused(stack) ? eachUnit(stack.units, (each) => (each.id === unit.id ? unit : each)) : [unit],
  });

export const withActingUnit = ({ square, stack }: Actor, unit: Component): Actor => ({
  square,
  stack: withUnit(stack, unit),
});

export const eachUnit = <From, To = From>(
  units: readonly [From, ...From[]],
  change: (unit: From) => To,
): readonly [To, ...To[]] => units.map((unit) => change(unit)) as [To, ...To[]];

/** Applies `change` to each carried stack. Returns `stack` itself if no carried stack changes, to save a copy. */
export const withEachCargo = (stack: Stack, change: (carried: Stack) => Stack): Stack => {
  let next = stack;
  for (const unit of stack.units) {
    const cargo = unit.cargo.map(change);
    if (cargo.some((each, index) => each !== unit.cargo[index])) next = withUnit(next, changeUnit(unit, { cargo }));
  }
  return next;
};

const FULL_RANGE20 = 320;

/** Returns the range of a unit's rays in squares (FC-MOVE-3). */
export const rangeOf = ({ kind, lostRange20, gainedRange20 }: Component, { shock }: Pick<Stack, 'shock'>): number => {
  const range20 = losesRange(kind) ? FULL_RANGE20 + gainedRange20 - lostRange20 : FULL_RANGE20;
  return Math.max(MIN_RANGE, Math.floor(range20 / 20) - shock);
};

/** The most that `lostRange20` can be, in twentieths of a square (FC-CAP-3). */
export const mostLostRange20 = (gainedRange20: number): number => FULL_RANGE20 + gainedRange20 - 20 * MIN_RANGE;

/** Returns the unit with its range lowered by `squares` (FC-CAP-3). */
export const withRangeLost = (unit: Component, squares: number): Component =>
  losesRange(unit.kind)
    ? changeUnit(unit, {
        lostRange20: Math.min(unit.lostRange20 + 20 * squares, mostLostRange20(unit.gainedRange20)),
      })
    : unit;

/** Returns all units of a stack and its cargo, depth first: each transport, then its cargo (FC-TRAN-3). */
export const unitsAboard = (stack: Stack): readonly Component[] =>
  isCarrying(stack)
    ? stack.units.flatMap((unit) => [unit, ...unit.cargo.flatMap((each) => unitsAboard(each))])
    : stack.units;

/** Returns the stack with the unit: `stack` or one in its cargo, at any depth (FC-TRAN-3). Null if there is none. */
export const holderIn = (stack: Stack, id: UnitId): Stack | null => {
  for (let index = 0; index < stack.units.length; index++) {
    const { id: own, cargo } = stack.units[index] as Component;
    if (own === id) return stack;
    for (let place = 0; place < cargo.length; place++) {
      const found = holderIn(cargo[place] as Stack, id);
      if (found) return found;
    }
  }
  return null;
};

export const unitIn = ({ units }: Stack, id: UnitId): Component | null => units.find((unit) => unit.id === id) ?? null;
