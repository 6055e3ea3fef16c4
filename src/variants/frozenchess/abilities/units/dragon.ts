/** A Dragon lays an Egg (FC-EGG-1), from which another Dragon will hatch. */
import { arrive, placeUnit } from '../../mechanics/movement/arrival.ts';
import { nameOf, near } from '../../position/board.ts';
import { changeUnit } from '../../position/changed.ts';
import { newUnit } from '../../position/new-unit.ts';
import { squareOf } from '../../position/piece-lists.ts';
import { MAX_EGGS } from '../../position/schema.ts';
import { actingUnit, withUnit } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { squareAbility } from '../ability.ts';
import { onSquaresAround } from '../aims.ts';
import { emptySquaresAround, type WhyNot, whyThreatened } from '../asking.ts';
import { offer } from '../offers.ts';

const whyNoEgg = (state: State, { square: from, stack }: Actor): WhyNot | string => {
  const { egg, eggsLaid } = actingUnit(stack);
  if (egg !== null) {
    const at = squareOf(state, egg);
    const where = at === null ? 'aboard a transport' : `on ${nameOf(at)}`;
    return refusal('FC-EGG-1', `Its Egg is still ${where}. It can have only one.`, [at ?? from]);
  }
  return eggsLaid < MAX_EGGS ? null : `It has laid ${MAX_EGGS} Eggs, the most allowed.`;
};

export const LAY = squareAbility({
  code: 'EG',
  rule: 'FC-EGG-1',
  offer: offer('Change', 12, '1', 'egg', 'Lay an Egg', 'lays an Egg'),
  words: 'Lays an Egg on an empty, unthreatened square next to it. A Dragon hatches after 60 unthreatened turns.',
  kinds: ['D'],
  plan: { targets: onSquaresAround },
  whyUnusable: whyNoEgg,
  targets: emptySquaresAround,
  why: (state, { stack }, square) => whyThreatened(state, 'FC-EGG-1', square, stack.side),
  none: (_state, { square }) => refusal('FC-EGG-1', 'No square next to the Dragon is empty.', near(square)),
  perform: (ply, { square: from, stack }, { to }) => {
    const dragon = actingUnit(stack);
    const id = ply.state.nextId;
    const egg = changeUnit(newUnit(id, 'E', stack.side), { layer: dragon.id });
    ply.note?.({ kind: 'eggLaid', from, to, egg });
    ply.set({ nextId: id + 1 });
    ply.put(from, withUnit(stack, changeUnit(dragon, { egg: id, eggsLaid: dragon.eggsLaid + 1 })));
    placeUnit(ply, to, egg, stack.side);
    arrive(ply, to);
  },
});
