/** The rolls of a turn, one at a time: an explosion is complete before the next roll, and who is gone does not roll. */

import { type Rng, rollSum } from '../../../kernel/chance.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import type { Ending, Owed, State } from '../position/state.ts';
import type { Man } from '../position/units.ts';
import { explodes, struckBy } from './explosions.ts';

/** What two dice mostly show, and what a preview lets them show: nothing explodes. */
export const USUAL = 7;

/** Which Kings an explosion has removed decides the game. */
const endingAfter = (gone: readonly Man[]): Ending | null => {
  const losers = SIDES.filter((side) => gone.some((man) => man.type === 'king' && man.side === side));
  if (losers.length === 0) return null;
  return { winner: losers.length === 2 ? null : losers[0] ? other(losers[0]) : null, reason: 'kingExploded' };
};

/** A roll that is made: where it is owed, what the dice show, and whether that may be told (veiled dice are not) or was entered by hand. */
export interface Roll {
  readonly state: State;
  readonly man: Man;
  readonly sum: number;
  readonly dice: 'veiled' | 'cast' | 'entered';
}

/** The position after a roll: who is gone does not roll any more. */
export const afterRoll = ({ state, man, sum }: Roll): State => {
  const struck = explodes(sum) ? struckBy(state, man.at[0]) : [];
  const men = struck.length > 0 ? state.men.filter((each) => !struck.includes(each)) : state.men;
  const ending = endingAfter(struck);
  const { rolls, passing, quiet } = state.owed as Owed;
  const left = rolls.slice(1).filter((id) => men.some((each) => each.id === id));
  return { ...state, men, owed: ending ? null : { rolls: left, passing, quiet: quiet && struck.length === 0 }, ending };
};

/** The roll that comes next, with this sum; null where none is owed. */
const nextRoll = (state: State, sum: number, dice: Roll['dice']): Roll | null => {
  const man = state.men.find(({ id }) => id === state.owed?.rolls[0]);
  return man ? { state, man, sum, dice } : null;
};

/** The roll whose sum is entered by hand. */
export const rollEntered = (state: State, sum: number): Roll | null => nextRoll(state, sum, 'entered');

/** Every roll that is owed, where the app has the dice, in order; with real dice there is none, and the players are asked. */
export const rollsCast = (state: State): readonly Roll[] => {
  const rolls: Roll[] = [];
  let at = state;
  while (state.dice === 'seeded' && !at.ending && (at.owed?.rolls.length ?? 0) > 0) {
    const [sum, rng] = rollSum(at.rng as Rng, 2, 6, USUAL);
    const roll = nextRoll({ ...at, rng }, sum, rng.kind === 'veiled' ? 'veiled' : 'cast');
    if (!roll) return rolls;
    rolls.push(roll);
    at = afterRoll(roll);
  }
  return rolls;
};

/** The position after all the rolls that are owed. */
export const afterRolls = (state: State): State => {
  const last = rollsCast(state).at(-1);
  return last ? afterRoll(last) : state;
};
