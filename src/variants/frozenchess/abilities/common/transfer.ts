/** Paralysis Transfer (FC-XFER-1): a free unit takes over what a paralysed friend suffers. */

import type { Square } from '../../../../kernel/board/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { actorThreats } from '../../mechanics/threat/threat.ts';
import { canBeParalysed } from '../../mechanics/time/paralysis-by-presence.ts';
import { changeStack } from '../../position/changed.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import {
  type Actor,
  isMonad,
  isOnWall,
  kindOf,
  type State,
  stackAt,
  stackOn,
  theUnit,
  unitsOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, candidateOn, deadEnd, no, pickAim, whyMonad, whyThreatened } from '../ability.ts';

const TURNS = 4;

const isFrozen = (state: State, square: Square): boolean => (stackOn(state, square)?.par ?? 0) > 0;

const whyNoTransfer = (state: State, { square: from, stack }: Actor): (() => Refusal) | null =>
  canBeParalysed(state, from)
    ? whyThreatened(state, rule('FC-XFER-1'), from, stack.side, (at) => theUnit(state, at))
    : () =>
        no(rule('FC-PAR-4'), [from], `${theUnit(state, from)} cannot be paralysed: it is next to its King.`);

export const TRANSFER: Ability<'PT'> = {
  code: 'PT',
  rule: rule('FC-XFER-1'),
  price: TURNS,
  words: 'Moves up to 4 turns of paralysis from a friendly piece it protects to itself.',
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
    return pickAim(
      'PT',
      actor,
      unitsOn(state, squares).map((friend) =>
        candidateOn(friend.square, isMonad(friend.stack) ? whyMonad(friend) : null),
      ),
      () =>
        no(
          rule('FC-XFER-1'),
          [from, ...frozen],
          `${theUnit(state, from)} protects no friendly piece with a paralysis timer.`,
        ),
    );
  },
  perform: (ply, { square: from }, { to }) => {
    const friend = stackAt(ply.state, to);
    ply.note?.({ kind: 'relieved', by: from, square: to });
    ply.put(to, changeStack(friend, { par: Math.max(0, friend.par - TURNS) }));
  },
};
