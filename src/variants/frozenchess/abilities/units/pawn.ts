/** The Pawn's special actions: turning its aim (FC-PAWN-8) and the promotion it was owed (FC-PAWN-4). */
import { act } from '../../../../kernel/menu.ts';
import { isOnFarRank, promoted } from '../../mechanics/capture/promotion.ts';
import { special } from '../../position/action.ts';
import { kindOf, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, pickKind } from '../ability.ts';

const promote: Ability = {
  code: 'PR',
  rule: rule('FC-PAWN-4'),
  price: 0,
  words: 'A Pawn brought to the far rank by others becomes any kind but King and Pawn.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) === 'P' && isOnFarRank(stack, from);
  },
  ask: (state, from) => pickKind(state, (kind) => act(special('PR', from, { promote: kind }))),
  perform: (ply, { from, promote: kind }) => (kind ? promoted(ply, from, kind, rule('FC-PAWN-4')) : ply),
};

export const PAWN: readonly Ability[] = [promote];
