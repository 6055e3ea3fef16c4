/** The Pawn's special actions: turning its aim (FC-PAWN-8) and the promotion it was owed (FC-PAWN-4). */
import { act } from '../../../../kernel/menu.ts';
import { isOnFarRank, promoted } from '../../mechanics/capture/promotion.ts';
import { special } from '../../position/action.ts';
import { kindOf } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, pickKind } from '../ability.ts';

const promote: Ability<'PR'> = {
  code: 'PR',
  rule: rule('FC-PAWN-4'),
  price: 0,
  words: 'A Pawn brought to the far rank by others becomes any kind but King and Pawn.',
  has: (_state, { square: from, stack }) => kindOf(stack) === 'P' && isOnFarRank(stack, from),
  ask: (state, actor) => pickKind(state, (kind) => act(special(actor, 'PR', { promote: kind }))),
  perform: (ply, _actor, { promote: kind }) => promoted(ply, kind),
};

export const PAWN: readonly Ability[] = [promote];
