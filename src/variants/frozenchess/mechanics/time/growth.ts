/** What grows by itself: a Dragon's Egg until it hatches (FC-EGG-2), a Wonder until it is complete (FC-STG-6). */
import type { Square } from '../../../../kernel/board.ts';
import { other } from '../../../../kernel/side.ts';
import { newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { isLifeless } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import {
  aboard,
  actingUnit,
  type Component,
  everyStack,
  idOf,
  kindOf,
  type Stack,
  type State,
  speedOn,
  stackOn,
  withUnit,
} from '../../position/state.ts';
import { bombsBurst } from '../capture/bombs.ts';
import { withShadow } from '../shadows/shadows.ts';
import { isThreatened } from '../threat/attacks.ts';
import { isParalysed } from './presence.ts';

export const HATCHES_AT = 60;
export const COMPLETE_AT = 50;

const isBuried = (state: State, id: number): boolean =>
  Object.values(state.tombs).some(({ queue }) => queue.some((unit) => unit.id === id));

/** An Egg after an own turn of its side. */
const grownEgg = (ply: Ply, square: Square, stack: Stack, egg: Component): Component => {
  const { state } = ply;
  if (isParalysed(state, square) || ply.timers[idOf(stack)]) return { ...egg, growth: 0 };
  const isStalled = isThreatened(state, square, other(stack.side)) || (egg.layer !== null && isBuried(state, egg.layer));
  return isStalled ? egg : { ...egg, growth: egg.growth + speedOn(state, square) };
};

/** Its build is never counted in the ply that placed it. */
const grown = (ply: Ply, square: Square, stack: Stack): Ply => {
  const unit = actingUnit(stack);
  if (unit.id >= ply.start.nextId) return ply;
  if (unit.kind === 'W') {
    const build = isParalysed(ply.state, square) ? unit.build : Math.min(COMPLETE_AT, unit.build + speedOn(ply.state, square));
    return build === unit.build ? ply : withStack(ply, square, withUnit(stack, { ...unit, build }));
  }
  const egg = grownEgg(ply, square, stack, unit);
  if (egg.growth < HATCHES_AT) return withStack(ply, square, withUnit(stack, egg));
  const dragon = newcomer(ply, withUnit(stack, newUnit(egg.id, 'D', stack.side)));
  return withStack(record(ply, { kind: 'hatched', square, after: dragon }), square, dragon);
};

/** Might the Egg on that square hatch in this ply? */
export const mightHatch = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  const unit = stack && actingUnit(stack);
  return unit?.kind === 'E' && unit.growth + speedOn(state, square) >= HATCHES_AT;
};

/** Phase 6, before the timers tick: the Eggs and Wonders of the side that played. */
export const lifelessGrown = (ply: Ply): Ply => {
  let next = ply;
  let hasHatched = false;
  ply.state.stacks.forEach((stack, square) => {
    if (stack?.side !== ply.side || !isLifeless(kindOf(stack))) return;
    next = grown(next, square, stack);
    hasHatched ||= kindOf(next.state.stacks[square] ?? stack) === 'D';
  });
  return hasHatched ? bombsBurst(next) : next;
};

/** The unit with that id, alive or buried, and its side. */
const findUnit = (state: State, id: number): { readonly unit: Component; readonly side: Stack['side'] } | null => {
  for (const stack of everyStack(state)) {
    const unit = aboard(stack).find((each) => each.id === id);
    if (unit) return { unit, side: stack.side };
  }
  for (const { queue } of Object.values(state.tombs)) {
    const unit = queue.find((each) => each.id === id);
    if (unit) return { unit, side: unit.side };
  }
  return null;
};

/** The unit without its tie to an Egg or Dragon that is no longer there, or no longer what it was. */
const untied = (state: State, unit: Component, side: Stack['side']): Component => {
  const partner = unit.kind === 'E' ? unit.layer : unit.egg;
  if (partner === null) return unit;
  const found = findUnit(state, partner);
  if (found?.side === side && found.unit.kind === (unit.kind === 'E' ? 'D' : 'E')) return unit;
  return unit.kind === 'E' ? { ...unit, layer: null } : { ...unit, egg: null };
};

/** Phase 9: an Egg and its Dragon are tied while both are of one side and what they were. */
export const tiesChecked = (ply: Ply): Ply => {
  const checked = (stack: Stack): Stack =>
    stack.comps.reduce((sum, unit) => {
      const tied = untied(ply.state, unit, stack.side);
      return tied === unit ? sum : withUnit(sum, tied);
    }, stack);
  let next = ply;
  ply.state.stacks.forEach((stack, square) => {
    const after = stack && checked(stack);
    if (after !== stack) next = withStack(next, square, after);
  });
  for (const shadow of ply.state.shadows) {
    const after = checked(shadow.stack);
    if (after !== shadow.stack) next = withShadow(next, { ...shadow, stack: after });
  }
  return next;
};
