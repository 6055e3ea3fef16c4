/** A Dragon lays an Egg (FC-EGG-1), from which another will hatch. */

import { arrive, place } from '../../mechanics/movement/arrival.ts';
import { nameOf, near } from '../../position/board.ts';
import { changeUnit } from '../../position/changed.ts';
import { newUnit } from '../../position/new-unit.ts';
import { squareOf } from '../../position/piece-lists.ts';
import { actingUnit, isEmpty, MOST_EGGS, withUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, deadEnd, isOf, no, pickAim, whyThreatened } from '../ability.ts';

export const LAY: Ability<'EG'> = {
  code: 'EG',
  rule: rule('FC-EGG-1'),
  price: 0,
  words:
    'Lays an Egg on an empty, unthreatened square next to it. A Dragon hatches after 60 unthreatened turns.',
  has: isOf('D'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const { egg, eggsLaid } = actingUnit(stack);
    if (egg !== null) {
      const at = squareOf(state, egg);
      const where = at === null ? 'aboard a transport' : `on ${nameOf(at)}`;
      return deadEnd(() =>
        no(rule('FC-EGG-1'), at === null ? [from] : [at], `Its Egg is still ${where}. It can have only one.`),
      );
    }
    if (eggsLaid >= MOST_EGGS)
      return deadEnd(() => no(rule('FC-EGG-1'), [from], `It has laid ${MOST_EGGS} Eggs, the most allowed.`));
    const candidates = near(from)
      .filter((square) => isEmpty(state, square))
      .map((square) => ({ square, why: whyThreatened(state, rule('FC-EGG-1'), square, stack.side) }));
    return pickAim('EG', actor, candidates, () =>
      no(rule('FC-EGG-1'), near(from), 'No square next to the Dragon is empty.'),
    );
  },
  perform: (ply, { square: from, stack }, { to }) => {
    const dragon = actingUnit(stack);
    const id = ply.state.nextId;
    const egg = changeUnit(newUnit(id, 'E', stack.side), { layer: dragon.id });
    ply.note?.({ kind: 'eggLaid', from, to, egg });
    ply.set({ nextId: id + 1 });
    ply.put(from, withUnit(stack, changeUnit(dragon, { egg: id, eggsLaid: dragon.eggsLaid + 1 })));
    place(ply, to, egg, stack.side);
    arrive(ply, to);
  },
};
