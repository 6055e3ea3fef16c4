/** An invented ability, whole in this file: a Rook hops to an empty square next to it. */
import { aimedAt } from '../../../src/variants/frozenchess/abilities/ability.ts';
import { no } from '../../../src/variants/frozenchess/abilities/asking.ts';
import { offer } from '../../../src/variants/frozenchess/abilities/offers.ts';
import { displace } from '../../../src/variants/frozenchess/mechanics/movement/displacement.ts';
import { nearIt } from '../../../src/variants/frozenchess/monad/aims.ts';
import { near } from '../../../src/variants/frozenchess/position/board.ts';
import { isEmpty } from '../../../src/variants/frozenchess/position/state.ts';
import { rule } from '../../../src/variants/frozenchess/rules/index.ts';

declare module '../../../src/variants/frozenchess/position/action.ts' {
  interface Details {
    readonly HO: { readonly to: number };
  }
}

const CLAUSE = rule('FC-ROOK-1');

export const HOP = aimedAt({
  code: 'HO',
  rule: CLAUSE,
  offer: offer('Move', 90, '9', 'jump', 'Hop', 'hops to a square'),
  price: 3,
  words: 'Hops to an empty square next to it.',
  kinds: ['R'],
  inMultimove: 'last',
  isShot: true,
  plan: { targets: nearIt, after: (_projected, { to }) => ({ square: to }) },
  targets: (_state, { square }) => near(square),
  why: (state, _actor, to) => (isEmpty(state, to) ? null : no(CLAUSE, [to], 'It hops to empty squares.')),
  none: 'It hops to a square next to it.',
  perform: (ply, actor, { to }) => displace(ply, actor, [actor.square, to], CLAUSE),
});
