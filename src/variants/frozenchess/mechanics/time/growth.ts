/** Changes with time: Eggs (FC-EGG-2), Wonders (FC-STG-6), range (FC-RANGE-1), Assassins' patterns (FC-ASSN-8). */
import type { Square } from '../../../../kernel/board/board.ts';
import { deepEqual } from '../../../../kernel/deep-equal.ts';
import { other } from '../../../../kernel/side.ts';
import { isThreatened } from '../../moves/threat/attacks.ts';
import { isParalysed } from '../../moves/threat/paralysis-by-presence.ts';
import { empowermentsOf } from '../../moves/threat/powers.ts';
import { changeUnit } from '../../position/changed.ts';
import { bitOf, type Kinds, kindsAmong, losesRange } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { kindsOn, mayBeOnBoard, squaresOf, unitSquares } from '../../position/piece-lists.ts';
import { holderOf, speedOn, stackAt, stackOn, unitsOn } from '../../position/squares.ts';
import { actingUnit, kindOf, unitIn, withUnit } from '../../position/stacks.ts';
import type { Component, Stack, State } from '../../position/state.ts';
import { burstBombs } from '../capture/bombs.ts';
import { changeStacks, currentActing, type Ply, withStayReset } from '../ply.ts';

export const HATCHES_AT = 60;
export const COMPLETE_AT = 50;

const GROWING_KINDS = kindsAmong(['E', 'W']);
/** Kinds tied to a partner, whose id they store: an Egg stops growing while its Dragon is buried (FC-EGG-2). */
const TIED_KINDS = kindsAmong(['D', 'E']);

const isBuried = (state: State, id: number): boolean =>
  Object.values(state.tombs).some(({ queue }) => queue.some((unit) => unit.id === id));

/** Returns the Egg after a turn (FC-EGG-2). Paralysis resets its growth; a threat or a buried Dragon stops it. */
const growEgg = (ply: Ply, square: Square, stack: Stack, egg: Component): Component => {
  const { state } = ply;
  if (isParalysed(state, square)) return changeUnit(egg, { growth: 0 });
  const isStalled =
    isThreatened(state, square, other(stack.side)) || (egg.layer !== null && isBuried(state, egg.layer));
  return isStalled ? egg : changeUnit(egg, { growth: egg.growth + speedOn(state, square) });
};

/** Grows an Egg or Wonder, except in the ply that placed it (FC-TIME-5). */
const growUnit = (ply: Ply, square: Square, stack: Stack): void => {
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
  const dragon = withStayReset(ply, withUnit(stack, newUnit(egg.id, 'D', stack.side)));
  ply.note?.({ kind: 'hatched', square, after: dragon });
  ply.put(square, dragon);
};

export const mightHatch = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  const unit = stack && actingUnit(stack);
  return unit?.kind === 'E' && unit.growth + speedOn(state, square) >= HATCHES_AT;
};

/** Grows Eggs (FC-EGG-2) and Wonders (FC-STG-6) of the side that played (phase 6). */
export const growLifeless = (ply: Ply): void => {
  const { state, side } = ply;
  if (!mayBeOnBoard(state, GROWING_KINDS)) return;
  const kinds = kindsOn(state);
  const squares = squaresOf(state, side).filter((square) => ((kinds[square] as Kinds) & GROWING_KINDS) !== 0);
  const growing = unitsOn(state, squares);
  for (const { square, stack } of growing) growUnit(ply, square, stack);
  if (growing.some(({ square }) => kindOf(stackAt(state, square)) === 'D')) burstBombs(ply);
};

const findUnit = (state: State, id: number): { readonly unit: Component; readonly side: Stack['side'] } | null => {
  const holder = holderOf(state, id);
  const living = holder && unitIn(holder, id);
  if (living) return { unit: living, side: holder.side };
  for (const { queue } of Object.values(state.tombs)) {
    const unit = queue.find((each) => each.id === id);
    if (unit) return { unit, side: unit.side };
  }
  return null;
};

const withoutBrokenTie = (state: State, unit: Component, side: Stack['side']): Component => {
  const partner = unit.kind === 'E' ? unit.layer : unit.egg;
  if (partner === null) return unit;
  const found = findUnit(state, partner);
  if (found?.side === side && found.unit.kind === (unit.kind === 'E' ? 'D' : 'E')) return unit;
  return unit.kind === 'E' ? changeUnit(unit, { layer: null }) : changeUnit(unit, { egg: null });
};

/** Separates Dragons and Eggs that no longer belong together (phase 9). Trials skip this: no King depends on it. */
export const clearBrokenTies = (ply: Ply): void => {
  const { state, isTrial } = ply;
  if (isTrial || !mayBeOnBoard(state, TIED_KINDS)) return;
  changeStacks(ply, (stack) => {
    let next = stack;
    for (const unit of stack.units) {
      const tied = withoutBrokenTie(state, unit, stack.side);
      if (tied !== unit) next = withUnit(next, tied);
    }
    return next;
  });
};

/** Whether a unit stayed on its square this turn. A Fuse may reset `stack.since`, so `movers` is read too. */
const hasStayed = (ply: Ply, square: Square, stack: Stack, { id }: Component): boolean => {
  const { start, state, side } = ply;
  if (stack.since <= state.turns[side]) return true;
  if (stack.shade) return false;
  const before = stackOn(start, square);
  return before?.units.some((unit) => unit.id === id) === true && !currentActing(ply)?.movers.includes(id);
};

/** Whether `growth`, in twentieths of a square, adds a whole square to the unit's range. */
const reachesWholeSquare = ({ gainedRange20, lostRange20 }: Component, growth: number): boolean =>
  Math.floor((gainedRange20 + growth - lostRange20) / 20) > Math.floor((gainedRange20 - lostRange20) / 20);

/** Adds range to units that stayed on their squares (FC-RANGE-1). Trials skip growth that lengthens no ray. */
export const growRanges = (ply: Ply): void =>
  changeStacks(
    ply,
    (stack, square) => {
      if (stack.side !== ply.side) return stack;
      const growth = speedOn(ply.state, square);
      let next = stack;
      for (const unit of stack.units) {
        if (!losesRange(unit.kind) || (ply.isTrial && !reachesWholeSquare(unit, growth))) continue;
        if (hasStayed(ply, square, stack, unit))
          next = withUnit(next, changeUnit(unit, { gainedRange20: unit.gainedRange20 + growth }));
      }
      return next;
    },
    squaresOf(ply.state, ply.side),
  );

const ASSASSIN = bitOf('M');

/** Returns the stack after its Assassins have retained the patterns that other units lend now (FC-ASSN-8). */
const withRetained = (state: State, square: Square): Stack => {
  const lent = empowermentsOf(state, square).flatMap((each) => each.lent);
  let stack = stackAt(state, square);
  for (const unit of stack.units)
    if (unit.kind === 'M' && lent.length > 0 && !deepEqual(unit.retained, lent))
      stack = withUnit(stack, changeUnit(unit, { retained: lent }));
  return stack;
};

export const retainPowers = (ply: Ply): void => {
  const { state, isTrial } = ply;
  if (isTrial || !mayBeOnBoard(state, ASSASSIN)) return;
  const kinds = kindsOn(state);
  const squares = unitSquares(state).filter((square) => ((kinds[square] as Kinds) & ASSASSIN) !== 0);
  const stacks = squares.map((square) => withRetained(state, square));
  squares.forEach((square, index) => {
    ply.put(square, stacks[index] as Stack);
  });
};
