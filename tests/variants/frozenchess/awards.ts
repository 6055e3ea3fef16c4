/** Makes positions in which units have earned further moves a turn (FC-MULTI-1). */
import { changeStack, changeState, changeUnit } from '../../../src/variants/frozenchess/position/changed.ts';
import { eachUnit } from '../../../src/variants/frozenchess/position/stacks.ts';
import type { Component, State } from '../../../src/variants/frozenchess/position/state.ts';
import type { Dice } from './strange.ts';

/** The numbers of captures that earn no, one and two further moves. */
const CAPTURES = [0, 3, 6];
const WITHOUT = ['K', 'E', 'W'];

/** Gives each unit a random number of captures, except Kings, Eggs and Wonders. */
export const awarded = (state: State, dice: Dice): State => {
  const award = (unit: Component): Component =>
    WITHOUT.includes(unit.kind)
      ? unit
      : changeUnit(unit, { nonPawnsCaptured: CAPTURES[dice(CAPTURES.length)] as number });
  const stacks = state.stacks.map((stack) => stack && changeStack(stack, { units: eachUnit(stack.units, award) }));
  return changeState(state, { stacks });
};
