/** The Chancellor: Teleswap (FC-CHAN-2) and Mirror Portal (FC-CHAN-4), also for those who protect it (FC-CHAN-6). */

import type { Square } from '../../../../kernel/board.ts';
import { act, type Refusal } from '../../../../kernel/menu.ts';
import { remembered } from '../../../../kernel/remembered.ts';
import { isOnFarRank, promoted } from '../../mechanics/capture/promotion.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { isLateKing } from '../../mechanics/movement/courses.ts';
import { displaced, swapped } from '../../mechanics/movement/displacement.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { protects } from '../../mechanics/threat/threat.ts';
import { obstacle, whyNoLanding } from '../../moves/generate.ts';
import { special } from '../../position/action.ts';
import { mirrored, nameOf, SQUARES } from '../../position/board.ts';
import { isImmobile } from '../../position/kinds.ts';
import { holds, isClosedTomb, isCorrupted, isFilled, kindOf, type Stack, type State, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, candidateOn, isOf, no, otherFriends, pickKind } from '../ability.ts';

const chancellors = remembered((state: State) =>
  SQUARES.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && holds(stack, 'C');
  }),
);

const teleswap: Ability<'TS'> = {
  code: 'TS',
  rule: rule('FC-CHAN-2'),
  price: 0,
  words: 'Swaps places with any friend on the board but a Chancellor.',
  has: isOf('C'),
  ask: (state, actor) => {
    const candidates = otherFriends(state, actor).map((square) => candidateOn(square, whyImmune(state, 'teleswap', 'C', square)));
    return aimed('TS', actor, candidates, () => no(rule('FC-CHAN-2'), [actor.square], 'It swaps with a friend on the board.'));
  },
  perform: (ply, { square: from }, { to }) => arrived(arrived(swapped(ply, from, to, rule('FC-CHAN-2')), to), from),
};

/** Does the unit here protect an own Chancellor? Only those that can move themselves count. */
export const isPortalProtector = (state: State, from: Square): boolean => {
  const stack = stackOn(state, from);
  if (!stack || kindOf(stack) === 'K' || isImmobile(kindOf(stack))) return false;
  return chancellors(state).some((square) => protects(state, from, square));
};

const whyNoPortal = (state: State, stack: Stack, to: Square): (() => Refusal) | null => {
  if (isCorrupted(state, to)) return () => no(rule('FC-CHAN-4'), [to], `The mirror square ${nameOf(to)} is corrupted.`);
  if (isFilled(state, to)) return () => no(rule('FC-CHAN-4'), [to], `The mirror square ${nameOf(to)} is taken by ${obstacle(state, to)}.`);
  return isClosedTomb(state, to) ? whyNoLanding(stack, to, 'a closed tomb') : null;
};

const portal: Ability<'MP'> = {
  code: 'MP',
  rule: rule('FC-CHAN-4'),
  price: 0,
  words: 'Goes to the square opposite through the middle of the board.',
  has: (state, { square, stack }) => kindOf(stack) === 'C' || isPortalProtector(state, square) || isLateKing(state, kindOf(stack)),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const to = mirrored(from);
    const why = whyNoPortal(state, stack, to);
    if (why || !isOnFarRank(stack, to)) return atOnce(special(actor, 'MP', { promote: null }), why);
    return pickKind(state, (promote) => act(special(actor, 'MP', { promote })));
  },
  perform: (ply, { square: from, stack }, { promote }) => {
    const to = mirrored(from);
    const isKings = isLateKing(ply.state, kindOf(stack));
    const clause = isKings ? rule('FC-STG-8') : kindOf(stack) === 'C' ? rule('FC-CHAN-4') : rule('FC-CHAN-6');
    const moved = displaced(ply, [from, to], clause);
    return arrived(promoted(moved, promote), to);
  },
};

export const CHANCELLOR: readonly Ability[] = [teleswap, portal];
