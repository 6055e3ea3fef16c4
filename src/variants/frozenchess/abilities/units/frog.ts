/** The Frog: Long Jump (FC-FROG-4) and Slime Explosion (FC-FROG-5). */

import type { Square } from '../../../../kernel/board.ts';
import { died } from '../../mechanics/capture/tombs.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { displaced } from '../../mechanics/movement/displacement.ts';
import { barring } from '../../mechanics/threat/targets.ts';
import { paralysed } from '../../mechanics/time/paralysis.ts';
import { record } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { near, SQUARES } from '../../position/board.ts';
import { holds, isEmpty, type State, stackOn, unitsOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, isOf, no } from '../ability.ts';

const SLIME_TURNS = 11;

const hasFrog = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && holds(stack, 'F');
};

const longJump: Ability<'LJ'> = {
  code: 'LJ',
  rule: rule('FC-FROG-4'),
  price: 0,
  words: 'Jumps to an empty square next to any other Frog of either side.',
  has: isOf('F'),
  ask: (state, actor) => {
    const { square: from } = actor;
    const frogs = SQUARES.filter((square) => square !== from && hasFrog(state, square));
    const squares = [...new Set(frogs.flatMap(near))].filter((square) => isEmpty(state, square));
    return aimed(
      'LJ',
      actor,
      squares.map((square) => ({ square, why: null })),
      () =>
        no(
          rule('FC-FROG-4'),
          frogs,
          frogs.length > 0 ? 'No square next to another Frog is empty.' : 'There is no other Frog on the board.',
        ),
    );
  },
  perform: (ply, { square: from }, { to }) => arrived(displaced(ply, [from, to], rule('FC-FROG-4')), to),
};

const slime: Ability<'SL'> = {
  code: 'SL',
  rule: rule('FC-FROG-5'),
  price: 0,
  costs: true,
  words: 'The Frog dies, and every unit around it that can be paralysed is paralysed for 11 turns, friends as well.',
  has: isOf('F'),
  ask: (_state, actor) => atOnce(special(actor, 'SL', {}), null),
  perform: (ply, { square: from }) => {
    const recorded = record(ply, { kind: 'slimed', square: from });
    return unitsOn(ply.state, near(from))
      .filter(({ square }) => !barring(ply.state, 'slime', null, square))
      .reduce((sum, each) => paralysed(sum, each, SLIME_TURNS, rule('FC-FROG-5')), died(recorded, from));
  },
};

export const FROG: readonly Ability[] = [longJump, slime];
