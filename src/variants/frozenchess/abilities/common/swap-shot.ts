/** SwapShot (FC-SWAP-1): a unit swaps places with one that it could capture, or with a friend there. */

import type { Square } from '../../../../kernel/board.ts';
import { act } from '../../../../kernel/menu.ts';
import { promoted } from '../../mechanics/capture/promotion.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { swapped } from '../../mechanics/movement/displacement.ts';
import { whyUncapturable } from '../../mechanics/threat/capturable.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { captureEnds } from '../../moves/generate.ts';
import { special } from '../../position/action.ts';
import { isImmobile } from '../../position/kinds.ts';
import { type Actor, isOnWall, kindOf, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, askPromotion, type Candidate, candidateOn, no, pickTarget } from '../ability.ts';

const candidate = (state: State, { square: from, stack }: Actor, square: Square): Candidate =>
  candidateOn(
    square,
    stackOn(state, square)?.side === stack.side
      ? whyImmune(state, 'swapFriend', kindOf(stack), square)
      : whyUncapturable(state, 'swapEnemy', kindOf(stack), from, square),
  );

const swapShot: Ability<'SW'> = {
  code: 'SW',
  rule: rule('FC-SWAP-1'),
  price: 0,
  words: 'Swaps places with a unit where it could capture, friend or enemy. No walls.',
  has: (state, { square: from, stack }) => kindOf(stack) !== 'K' && !isImmobile(kindOf(stack)) && !isOnWall(state, from),
  ask: (state, actor) => {
    const { square: from } = actor;
    const squares = captureEnds(state, from).filter((square) => stackOn(state, square));
    const none = () => no(rule('FC-SWAP-1'), [from], `Nobody stands on a square where ${theUnit(state, from, 'inner')} could capture.`);
    return pickTarget(
      'SW',
      squares.map((square) => candidate(state, actor, square)),
      (to) => askPromotion(state, actor, to, (promote) => act(special(actor, 'SW', { to, whom: null, promote }))),
      none,
    );
  },
  perform: (ply, { square: from }, { to, promote }) => {
    const placed = swapped(ply, from, to, rule('FC-SWAP-1'));
    return arrived(arrived(promoted(placed, promote), to), from);
  },
};

export const SWAPSHOT: readonly Ability[] = [swapShot];
