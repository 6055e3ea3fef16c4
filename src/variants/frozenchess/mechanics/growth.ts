/** What grows by itself: a Dragon's Egg until it hatches (FC-EGG-2), a Wonder until it is complete (FC-STG-6). */
import type { Square } from '../../../kernel/board.ts';
import { other } from '../../../kernel/side.ts';
import { nameOf } from '../geometry.ts';
import { isLifeless } from '../kinds.ts';
import { newUnit } from '../newunit.ts';
import { type Ply, tell, withStack } from '../ply.ts';
import { rule } from '../rules.ts';
import { aboard, actingUnit, type Component, everyStack, idOf, kindOf, type Stack, type State, speedOn, withUnit } from '../state.ts';
import { isThreatened } from './attacks.ts';
import { bombsBurst } from './bombs.ts';
import { isParalysed } from './presence.ts';
import { changeEvents } from './promotion.ts';
import { withShadow } from './shadows.ts';

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
  const dragon = withUnit(stack, newUnit(egg.id, 'D', stack.side));
  return tell(withStack(ply, square, dragon), rule('FC-EGG-2'), () => ({
    events: changeEvents(stack, dragon),
    text: `A Dragon hatches on ${nameOf(square)}.`,
  }));
};

/** Phase 6, before the timers tick: the Eggs and Wonders of the side that played. */
export const lifelessGrown = (ply: Ply): Ply => {
  // Growing changes nobody's safety, but who hatches may set off a bomb.
  if (ply.quiet && ply.state.bombs.length === 0) return ply;
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
  if (ply.quiet) return ply;
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
