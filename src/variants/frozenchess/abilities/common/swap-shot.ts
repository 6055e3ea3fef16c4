/** SwapShot (FC-SWAP-1): a unit swaps places with one that it could capture, or with a friend there. */

import type { Square } from '../../../../kernel/board.ts';
import { act, chain } from '../../../../kernel/menu.ts';
import { isOnFarRank, promoted } from '../../mechanics/capture/promotion.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { swapped } from '../../mechanics/movement/displacement.ts';
import { whyUncapturable } from '../../mechanics/threat/capturable.ts';
import { whyBarred } from '../../mechanics/threat/targets.ts';
import { captureEnds } from '../../moves/generate.ts';
import { given } from '../../moves/given.ts';
import { isImmobile, type Kind } from '../../position/kinds.ts';
import { isOnWall, kindOf, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, no, pickKind } from '../ability.ts';

const candidate = (state: State, from: Square, square: Square): Candidate => {
  const stack = stackOn(state, from) as Stack;
  if (stackOn(state, square)?.side === stack.side) {
    const bar = whyBarred(state, 'swapFriend', kindOf(stack), square);
    return { square, why: bar && (() => ({ ...bar, squares: [square] })) };
  }
  const why = whyUncapturable(state, 'swapEnemy', kindOf(stack), from, square);
  return { square, why: why && (() => why) };
};

const swapShot: Ability = {
  code: 'SW',
  rule: rule('FC-SWAP-1'),
  price: 0,
  words: 'Swaps places with a unit where it could capture, friend or enemy. No walls.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) !== 'K' && !isImmobile(kindOf(stack)) && !isOnWall(state, from);
  },
  ask: (state, from) => {
    const stack = stackOn(state, from) as Stack;
    const squares = captureEnds(state, from).filter((square) => stackOn(state, square));
    const none = () => no(rule('FC-SWAP-1'), [from], `Nobody stands on a square where ${theUnit(state, from, 'inner')} could capture.`);
    return chain(
      aimed(
        'SW',
        from,
        squares.map((square) => candidate(state, from, square)),
        none,
      ),
      (action) => (isOnFarRank(stack, given(action.to)) ? pickKind(state, (promote: Kind) => act({ ...action, promote })) : act(action)),
    );
  },
  perform: (ply, { from, promote, ...act }) => {
    const to = given(act.to);
    const placed = swapped(ply, from, to, rule('FC-SWAP-1'));
    return arrived(arrived(promote ? promoted(placed, to, promote, rule('FC-PAWN-4')) : placed, to), from);
  },
};

export const SWAPSHOT: readonly Ability[] = [swapShot];
