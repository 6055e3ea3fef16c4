import { seeded } from '../../../kernel/chance.ts';
import { change } from '../../../kernel/changed.ts';
import type { RollResult } from '../../../kernel/evaluation.ts';
import { CHANCE, SUMS, USUAL } from '../moves/dice.ts';
import { afterDice, makeAct } from '../moves/make.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';

const NONE = 1 - CHANCE[0] / CHANCE[1];
const EXPLODES = SUMS[SUMS.length - 1] as number;

/** More dictated rolls than any action owes. */
const SUPPLY: readonly number[] = Array.from({ length: 64 }, () => USUAL);

const fall = (made: State, sums: readonly number[]): State =>
  afterDice(change(made, { options: { ...made.options, dice: 'seeded' }, rng: seeded(1, sums) }));

const leftIn = ({ rng }: State): number => (rng?.kind === 'seeded' ? rng.dictated.length : 0);

/** The likely results of the dice: none or one of the Pawns explodes. Two explosions are too rare to list. */
export const rolls = (state: State, act: Act): readonly RollResult<State>[] => {
  const made = makeAct(state, act);
  const usual = fall(made, SUPPLY);
  const count = SUPPLY.length - leftIn(usual);
  if (count === 0) return [{ state: usual, chance: 1 }];
  const none = NONE ** count;
  const one = (1 - NONE) * NONE ** (count - 1);
  return [
    { state: usual, chance: none },
    ...Array.from({ length: count }, (_, index) => ({
      state: fall(
        made,
        SUPPLY.map((sum, place) => (place === index ? EXPLODES : sum)),
      ),
      chance: one,
    })),
  ];
};
