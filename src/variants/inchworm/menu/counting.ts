/** The perft of the rules document (section 11): no link steps, no explosions, promotion to Queens only. */
import { ask } from '../../../kernel/asking/menu.ts';
import { UNKNOWN_DICE } from '../../../kernel/chance.ts';
import type { Counting } from '../../../kernel/spec.ts';
import { USUAL } from '../moves/dice.ts';
import { next } from '../moves/make.ts';
import type { Act } from '../position/action.ts';
import { phaseOf, type State, turnSide } from '../position/state.ts';
import { actionChoices } from './index.ts';
import { whyNotChosen } from './refusals.ts';

/** The position after the dice and promotions it owes. */
const settle = (state: State): State => {
  switch (phaseOf(state)) {
    case 'dice':
      return settle(next(state, { kind: 'dice', sum: USUAL }));
    case 'promotion':
      return settle(next(state, { kind: 'promote', type: 'queen' }));
    default:
      return state;
  }
};

export const COUNTING: Counting<State, Act> = {
  menu: (begun) => {
    const state = settle(begun);
    const side = turnSide(state);
    return ask('', state.ending ? [] : actionChoices(state, side, null), (target) =>
      whyNotChosen(state, side, target),
    );
  },
  isOver: ({ ending }) => ending !== null,
  next: (begun, act) => settle(next({ ...settle(begun), rng: UNKNOWN_DICE }, act)),
};
