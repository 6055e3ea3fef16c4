/** A Dragon lays an Egg (FC-EGG-1), from which another will hatch. */

import { other } from '../../../kernel/side.ts';
import { nameOf, near } from '../geometry.ts';
import { given } from '../given.ts';
import { appearEvent, placed } from '../mechanics/appearing.ts';
import { arrived } from '../mechanics/arrival.ts';
import { obstacle } from '../mechanics/moves.ts';
import { threateners } from '../mechanics/threat.ts';
import { newUnit } from '../newunit.ts';
import { tell, withStack, withState } from '../ply.ts';
import { rule } from '../rules.ts';
import { squareOf } from '../standing.ts';
import { actingUnit, isEmpty, kindOf, MOST_EGGS, type Stack, stackOn, theUnit, withUnit } from '../state.ts';
import { type Ability, aimed, type Candidate, deadEnd, no } from './ability.ts';

export const LAY: Ability = {
  code: 'EG',
  rule: rule('FC-EGG-1'),
  price: 0,
  words: 'Lays an Egg on an empty square next to it that no enemy threatens; a Dragon hatches after 60 quiet turns.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) === 'D';
  },
  ask: (state, from) => {
    const stack = stackOn(state, from) as Stack;
    const { egg, eggsLaid } = actingUnit(stack);
    if (egg !== null) {
      const at = squareOf(state, egg);
      const where = at === null ? 'aboard a transport' : `on ${nameOf(at)}`;
      return deadEnd(() => no(rule('FC-EGG-1'), at === null ? [from] : [at], `Its Egg is still ${where}; it lays one at a time.`));
    }
    if (eggsLaid >= MOST_EGGS) return deadEnd(() => no(rule('FC-EGG-1'), [from], `It has laid ${MOST_EGGS} Eggs, and lays no more.`));
    const candidates = near(from)
      .filter((square) => isEmpty(state, square))
      .map((square): Candidate => {
        const by = threateners(state, square, other(stack.side));
        const text = () => `${nameOf(square)} is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
        return { square, why: by.length > 0 ? () => no(rule('FC-EGG-1'), [square, ...by], text()) : null };
      });
    return aimed('EG', from, candidates, () => no(rule('FC-EGG-1'), near(from), 'No square next to the Dragon is empty.'));
  },
  perform: (ply, { from, ...act }) => {
    const to = given(act.to);
    const stack = given(stackOn(ply.state, from));
    const dragon = actingUnit(stack);
    const id = ply.state.nextId;
    const egg = { ...newUnit(id, 'E', stack.side), layer: dragon.id };
    const after = withUnit(stack, { ...dragon, egg: id, eggsLaid: dragon.eggsLaid + 1 });
    const laid = placed(withStack(withState(ply, { nextId: id + 1 }), from, after), to, egg, stack.side);
    const told = tell(laid, rule('FC-EGG-1'), () => ({
      events: [appearEvent(egg, stack.side, to)],
      text: `${theUnit(ply.state, from)} lays an Egg on ${nameOf(to)}.`,
    }));
    return arrived(told, to);
  },
};
