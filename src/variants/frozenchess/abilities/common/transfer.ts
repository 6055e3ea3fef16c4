/** Paralysis Transfer (FC-XFER-1): a free unit takes over what a paralysed friend suffers. */

import type { Square } from '../../../../kernel/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { actorThreats } from '../../mechanics/threat/threat.ts';
import { canBeParalysed } from '../../mechanics/time/presence.ts';
import { record, withStack } from '../../moves/resolution.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { type Actor, isMonad, isOnWall, kindOf, type State, stackAt, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, deadEnd, no, whyMonad, whyThreatened } from '../ability.ts';

const TURNS = 4;

const isFrozen = (state: State, square: Square): boolean => (stackOn(state, square)?.par ?? 0) > 0;

const whyNoTransfer = (state: State, { square: from, stack }: Actor): (() => Refusal) | null =>
  canBeParalysed(state, from)
    ? whyThreatened(state, rule('FC-XFER-1'), from, stack.side, (at) => theUnit(state, at))
    : () => no(rule('FC-PAR-4'), [from], `${theUnit(state, from)} stands next to its own King and cannot be paralysed.`);

const transfer: Ability<'PT'> = {
  code: 'PT',
  rule: rule('FC-XFER-1'),
  price: TURNS,
  words: 'Takes up to 4 turns of paralysis off a friend that it protects.',
  has: (state, { square: from, stack }) =>
    kindOf(stack) !== 'K' &&
    !isOnWall(state, from) &&
    squaresOf(state, stack.side).some((square) => square !== from && isFrozen(state, square)),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const why = whyNoTransfer(state, actor);
    if (why) return deadEnd(why);
    const frozen = squaresOf(state, stack.side).filter((square) => isFrozen(state, square));
    const reach = actorThreats(state, from);
    const squares = frozen.filter((square) => square !== from && reach.includes(square));
    return aimed(
      'PT',
      actor,
      squares.map((square) => ({ square, why: isMonad(stackAt(state, square)) ? () => whyMonad(state, square) : null })),
      () => no(rule('FC-XFER-1'), [from, ...frozen], `${theUnit(state, from)} protects no friend whose paralysis has a timer.`),
    );
  },
  perform: (ply, { square: from }, { to }) => {
    const friend = stackAt(ply.state, to);
    return withStack(record(ply, { kind: 'relieved', by: from, square: to }), to, { ...friend, par: Math.max(0, friend.par - TURNS) });
  },
};

export const TRANSFER: readonly Ability[] = [transfer];
