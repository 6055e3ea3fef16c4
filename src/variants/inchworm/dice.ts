/** The rolls of a turn, one at a time: an explosion is complete before the next roll, and who is gone does not roll. */

import { type Rng, rollSum } from '../../kernel/chance.ts';
import { type BoardEvent, type Step, told } from '../../kernel/event.ts';
import type { Played } from '../../kernel/game.ts';
import { toldLater } from '../../kernel/later.ts';
import { other, SIDES } from '../../kernel/side.ts';
import { listed } from '../../kernel/words.ts';
import { nameOf } from './board.ts';
import { blastOn, CHANCE, explodes, struckBy } from './explosion.ts';
import { fieldOf } from './field.ts';
import { type Man, ownedWords, unitWords } from './men.ts';
import { rule } from './rules.ts';
import type { Ending, Owed, State } from './state.ts';

/** What two dice mostly show, and what a preview lets them show: nothing explodes. */
const USUAL = 7;

/** The sums these steps tell, in order. */
export const sumsIn = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ rule: id, text = '' }) => (id === rule('IW-BOOM-6') ? (/ rolls: (\d+)\.$/.exec(text)?.slice(1).map(Number) ?? []) : []));

/** Which Kings an explosion has removed decides the game. */
const endingAfter = (gone: readonly Man[]): Ending | null => {
  const losers = SIDES.filter((side) => gone.some((man) => man.type === 'king' && man.side === side));
  if (losers.length === 0) return null;
  return { winner: losers.length === 2 ? null : losers[0] ? other(losers[0]) : null, reason: 'kingExploded' };
};

const inWords = (men: readonly Man[]): string => listed(men.map((man) => ownedWords(man, man.at[0])));

/** A roll that is made: where it is owed, what the dice show, and whether that may be told (veiled dice are not) or was entered by hand. */
interface Roll {
  readonly state: State;
  readonly man: Man;
  readonly sum: number;
  readonly dice: 'veiled' | 'cast' | 'entered';
}

/** How a roll is told; of a sum that was entered nothing is left to chance. */
const rollSteps = ({ state, man, sum, dice }: Roll): readonly Step[] => {
  const [centre] = man.at;
  const struck = struckBy(state, centre);
  const squares = [centre, ...blastOn(fieldOf(state), centre).filter((square) => square !== centre)];
  const came = explodes(sum);
  const what = `The ${unitWords(man, centre)} explodes and destroys ${inWords(struck)}.`;
  const rolled = told(
    rule('IW-BOOM-6'),
    [{ kind: 'rolled', what, chance: dice === 'entered' ? [Number(came), 1] : CHANCE, came, squares }],
    `The ${unitWords(man, centre)} rolls${dice === 'veiled' ? '' : `: ${sum}`}.`,
  );
  if (!came) return [rolled];
  const events: readonly BoardEvent[] = [
    { kind: 'burst', centre, squares },
    ...struck.map((each): BoardEvent => ({ kind: 'captured', unit: each.id })),
  ];
  return [rolled, told(rule('IW-BOOM-4'), events, `The explosion on ${nameOf(centre)} destroys ${inWords(struck)}.`)];
};

/** The position after a roll: who is gone does not roll any more. */
const afterRoll = ({ state, man, sum }: Roll): State => {
  const struck = explodes(sum) ? struckBy(state, man.at[0]) : [];
  const men = struck.length > 0 ? state.men.filter((each) => !struck.includes(each)) : state.men;
  const ending = endingAfter(struck);
  const { rolls, passing, quiet } = state.owed as Owed;
  const left = rolls.slice(1).filter((id) => men.some((each) => each.id === id));
  return { ...state, men, owed: ending ? null : { rolls: left, passing, quiet: quiet && struck.length === 0 }, ending };
};

/** One roll of the man whose turn it is. */
const rolledOnce = (state: State, sum: number, dice: Roll['dice']): Played<State> => {
  const man = state.men.find(({ id }) => id === state.owed?.rolls[0]);
  if (!man) return { state, steps: [] };
  const roll: Roll = { state, man, sum, dice };
  return toldLater({ state: afterRoll(roll) }, () => rollSteps(roll));
};

/** A sum entered by hand. */
export const rolledBy = (state: State, sum: number): Played<State> => rolledOnce(state, sum, 'entered');

/** Every roll that is owed, where the app has the dice; with real dice the players are asked. */
export const rolledOut = (state: State): Played<State> => {
  let at = state;
  const rolls: Played<State>[] = [];
  while (state.dice === 'seeded' && !at.ending && (at.owed?.rolls.length ?? 0) > 0) {
    const [sum, rng] = rollSum(at.rng as Rng, 2, 6, USUAL);
    const rolled = rolledOnce({ ...at, rng }, sum, rng.kind === 'veiled' ? 'veiled' : 'cast');
    at = rolled.state;
    rolls.push(rolled);
  }
  return toldLater({ state: at }, () => rolls.flatMap(({ steps }) => steps));
};
