/** Growth of Eggs until they hatch (FC-EGG-2), and of Wonders until they are complete (FC-STG-6). */
import type { Square } from '../../../../kernel/board/board.ts';
import { other } from '../../../../kernel/side.ts';
import { isThreatened } from '../../moves/threat/attacks.ts';
import { isParalysed } from '../../moves/threat/paralysis-by-presence.ts';
import { changeUnit } from '../../position/changed.ts';
import { type Kinds, kindsAmong } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { isAnyOf, kindsOn, squaresOf } from '../../position/piece-lists.ts';
import { holderOf, speedOn, stackAt, stackOn, unitsOn } from '../../position/squares.ts';
import { actingUnit, kindOf, unitIn, withUnit } from '../../position/stacks.ts';
import type { Component, Stack, State } from '../../position/state.ts';
import { burstBombs } from '../capture/bombs.ts';
import { changeEach, newcomer, type Ply } from '../ply.ts';

export const HATCHES_AT = 60;
export const COMPLETE_AT = 50;

const LIFELESS = kindsAmong(['E', 'W']);
/** Kinds that have ties: a Dragon and its Egg. */
const TIED = kindsAmong(['D', 'E']);

const isBuried = (state: State, id: number): boolean =>
  Object.values(state.tombs).some(({ queue }) => queue.some((unit) => unit.id === id));

/** The Egg after its side's turn. It stalls while it is threatened or its Dragon is buried. */
const growEgg = (ply: Ply, square: Square, stack: Stack, egg: Component): Component => {
  const { state } = ply;
  if (isParalysed(state, square)) return changeUnit(egg, { growth: 0 });
  const isStalled =
    isThreatened(state, square, other(stack.side)) || (egg.layer !== null && isBuried(state, egg.layer));
  return isStalled ? egg : changeUnit(egg, { growth: egg.growth + speedOn(state, square) });
};

/** Grows an Egg or Wonder, except in the ply that placed it. */
const grow = (ply: Ply, square: Square, stack: Stack): void => {
  const unit = actingUnit(stack);
  if (unit.id >= ply.start.nextId) return;
  if (unit.kind === 'W') {
    if (isParalysed(ply.state, square) || unit.build >= COMPLETE_AT) return;
    const build = Math.min(COMPLETE_AT, unit.build + speedOn(ply.state, square));
    ply.put(square, withUnit(stack, changeUnit(unit, { build })));
    return;
  }
  const egg = growEgg(ply, square, stack, unit);
  if (egg.growth < HATCHES_AT) {
    ply.put(square, withUnit(stack, egg));
    return;
  }
  const dragon = newcomer(ply, withUnit(stack, newUnit(egg.id, 'D', stack.side)));
  ply.note?.({ kind: 'hatched', square, after: dragon });
  ply.put(square, dragon);
};

export const mightHatch = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  const unit = stack && actingUnit(stack);
  return unit?.kind === 'E' && unit.growth + speedOn(state, square) >= HATCHES_AT;
};

/** Phase 6, before the timers tick: grows Eggs and Wonders of the side that played. */
export const growLifeless = (ply: Ply): void => {
  const { state, side } = ply;
  if (!isAnyOf(state, LIFELESS)) return;
  const kinds = kindsOn(state);
  const squares = squaresOf(state, side).filter((square) => ((kinds[square] as Kinds) & LIFELESS) !== 0);
  const growing = unitsOn(state, squares);
  for (const { square, stack } of growing) grow(ply, square, stack);
  if (growing.some(({ square }) => kindOf(stackAt(state, square)) === 'D')) burstBombs(ply);
};

const findUnit = (
  state: State,
  id: number,
): { readonly unit: Component; readonly side: Stack['side'] } | null => {
  const holder = holderOf(state, id);
  const living = holder && unitIn(holder, id);
  if (living) return { unit: living, side: holder.side };
  for (const { queue } of Object.values(state.tombs)) {
    const unit = queue.find((each) => each.id === id);
    if (unit) return { unit, side: unit.side };
  }
  return null;
};

/** The unit without its tie to an Egg or Dragon that is gone, or has changed kind or side. */
const untie = (state: State, unit: Component, side: Stack['side']): Component => {
  const partner = unit.kind === 'E' ? unit.layer : unit.egg;
  if (partner === null) return unit;
  const found = findUnit(state, partner);
  if (found?.side === side && found.unit.kind === (unit.kind === 'E' ? 'D' : 'E')) return unit;
  return unit.kind === 'E' ? changeUnit(unit, { layer: null }) : changeUnit(unit, { egg: null });
};

/** Phase 9: ends ties that `untie` finds broken. */
export const checkTies = (ply: Ply): void => {
  const { state, isTrial } = ply;
  if (isTrial || !isAnyOf(state, TIED)) return;
  changeEach(ply, (stack) => {
    let next = stack;
    for (const unit of stack.comps) {
      const tied = untie(state, unit, stack.side);
      if (tied !== unit) next = withUnit(next, tied);
    }
    return next;
  });
};
