/** Paralysis Transfer (FC-XFER-1): a unit takes over a friend's paralysis. */
import type { Square } from '../../../../kernel/board/board.ts';
import { whyMonad } from '../../moves/threat/immunity.ts';
import { canBeParalysed } from '../../moves/threat/paralysis-by-presence.ts';
import { actorThreats } from '../../moves/threat/threat.ts';
import { changeStack } from '../../position/changed.ts';
import { theUnit } from '../../position/names.ts';
import { actorAt, stackAt } from '../../position/squares.ts';
import { isMonad, kindOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { squareAbility } from '../ability.ts';
import { otherFriends, type WhyNot, whyThreatened } from '../asking.ts';
import { offer } from '../offers.ts';

const TRANSFERRED_TURNS = 4;

const whyNoTransfer = (state: State, { square: from, stack }: Actor): WhyNot =>
  canBeParalysed(state, from)
    ? whyThreatened(state, 'FC-XFER-1', from, stack.side, (at) => theUnit(state, at))
    : refusal('FC-PAR-4', `${theUnit(state, from)} cannot be paralysed: it is next to its King.`, [from]);

const frozenFriends = (state: State, actor: Actor): readonly Square[] =>
  otherFriends(state, actor).filter((square) => stackAt(state, square).paralysis > 0);

export const TRANSFER = squareAbility({
  code: 'PT',
  rule: 'FC-XFER-1',
  offer: offer('Change', 14, '6', 'freeze', 'Paralysis Transfer', 'bears paralysis for another'),
  cost: TRANSFERRED_TURNS,
  words: 'Moves up to 4 turns of paralysis from a friendly piece it protects to itself.',
  inMultimove: 'last',
  has: (state, actor) => kindOf(actor.stack) !== 'K' && frozenFriends(state, actor).length > 0,
  whyUnusable: whyNoTransfer,
  targets: (state, actor) => {
    const reach = actorThreats(state, actor.square);
    return frozenFriends(state, actor).filter((square) => reach.includes(square));
  },
  why: (state, _actor, square) => {
    const friend = actorAt(state, square);
    return isMonad(friend.stack) ? whyMonad(friend) : null;
  },
  none: (state, actor) =>
    refusal('FC-XFER-1', `${theUnit(state, actor.square)} protects no friendly piece with a paralysis timer.`, [
      actor.square,
      ...frozenFriends(state, actor),
    ]),
  perform: (ply, { square: from }, { to }) => {
    const friend = stackAt(ply.state, to);
    ply.note?.({ kind: 'relieved', by: from, square: to });
    ply.put(to, changeStack(friend, { paralysis: Math.max(0, friend.paralysis - TRANSFERRED_TURNS) }));
  },
});
