/** SwapShot (FC-SWAP-1): a unit swaps places with an enemy or friend. */
import { act, type Refusal } from '../../../../kernel/asking/menu.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { promotePawn } from '../../mechanics/capture/promotion.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { displace, moveByEffect, swapUnits } from '../../mechanics/movement/displacement.ts';
import type { Ply } from '../../mechanics/ply.ts';
import { captureEnds } from '../../moves/generate.ts';
import { shadowCaptureEnds } from '../../moves/shadow-reach.ts';
import { whyUncapturable } from '../../moves/threat/capturable.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { nameOf } from '../../position/board.ts';
import { isImmobile } from '../../position/kinds.ts';
import { theActor } from '../../position/names.ts';
import { peersOn, targetOf } from '../../position/shadows.ts';
import { isEmpty } from '../../position/squares.ts';
import { kindOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { aimedAbility } from '../ability.ts';
import { askPromotion, candidateFor, targetFields } from '../asking.ts';
import { offer } from '../offers.ts';

const peersInReach = (state: State, actor: Actor): readonly Actor[] => peersOn(state, actor, captureEnds(state, actor));

const whyNoSwap = (state: State, actor: Actor, target: Actor): Refusal | null => {
  const { square, stack } = actor;
  if (stack.shade && !isEmpty(state, square))
    return refusal('FC-SHAD-4', `${nameOf(square)} is closed to shadows.`, [square]);
  return target.stack.side === stack.side
    ? whyImmune(state, 'swapFriend', kindOf(stack), target)
    : whyUncapturable(state, 'swapEnemy', actor, target);
};

const swapShadows = (ply: Ply, shadow: Actor, target: Actor): void => {
  const path = shadowCaptureEnds(ply.state, shadow).get(target.square);
  invariant(path, 'a shadow swaps with one that it could capture');
  displace(ply, shadow, path, 'FC-SWAP-1');
  ply.note?.({ kind: 'shadowsSwapped', rule: 'FC-SWAP-1', who: shadow, other: target });
  moveByEffect(ply, target, shadow.square);
};

export const SWAP_SHOT = aimedAbility({
  code: 'SW',
  rule: 'FC-SWAP-1',
  offer: offer('Move others', 0, 'x', 'swap', 'SwapShot', 'swaps places'),
  words: 'Swaps places with a friendly or enemy piece on a square where it could capture.',
  shadowChanges: {
    words: 'Swaps places with a friendly or enemy shadow on a square where it could capture.',
  },
  wholeTurnClause: 'FC-SWAP-2',
  has: (state, actor) => {
    const kind = kindOf(actor.stack);
    const isAble = kind !== 'K' && !isImmobile(kind);
    return isAble && (!actor.stack.shade || peersInReach(state, actor).length > 0);
  },
  candidates: (state, actor) =>
    peersInReach(state, actor).map((target) => candidateFor(target, whyNoSwap(state, actor, target))),
  details: (state, actor, candidate) =>
    askPromotion(state, actor, candidate.square, (promote) => act({ ...targetFields(candidate), promote })),
  none: (_state, actor) => `No piece is on a square where ${theActor(actor, 'inner')} could capture.`,
  perform: (ply, actor, action) => {
    const { to, promote } = action;
    if (actor.stack.shade) {
      swapShadows(ply, actor, targetOf(ply.state, action));
      promotePawn(ply, promote);
      return;
    }
    swapUnits(ply, actor.square, to, 'FC-SWAP-1');
    promotePawn(ply, promote);
    arrive(ply, to);
    arrive(ply, actor.square);
  },
});
