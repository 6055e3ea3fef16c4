/** Paralysis Transfer (FC-XFER-1): a free unit takes over what a paralysed friend suffers. */

import type { Square } from '../../../../kernel/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { actorThreats, threateners } from '../../mechanics/threat/threat.ts';
import { canBeParalysed } from '../../mechanics/time/presence.ts';
import { obstacle } from '../../moves/generate.ts';
import { given } from '../../moves/given.ts';
import { record, withStack } from '../../moves/resolution.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { isMonad, isOnWall, kindOf, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, deadEnd, no, whyMonad } from '../ability.ts';

const TURNS = 4;

const isFrozen = (state: State, square: Square): boolean => (stackOn(state, square)?.par ?? 0) > 0;

const whyNoTransfer = (state: State, from: Square, stack: Stack): Refusal | null => {
  if (!canBeParalysed(state, from)) {
    return no(rule('FC-PAR-4'), [from], `${theUnit(state, from)} stands next to its own King and cannot be paralysed.`);
  }
  const by = threateners(state, from, other(stack.side));
  if (by.length === 0) return null;
  const text = `${theUnit(state, from)} is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
  return no(rule('FC-XFER-1'), [from, ...by], text);
};

const transfer: Ability = {
  code: 'PT',
  rule: rule('FC-XFER-1'),
  price: TURNS,
  words: 'Takes up to 4 turns of paralysis off a friend that it protects.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    if (!stack || kindOf(stack) === 'K' || isOnWall(state, from)) return false;
    return squaresOf(state, stack.side).some((square) => square !== from && isFrozen(state, square));
  },
  ask: (state, from) => {
    const stack = stackOn(state, from) as Stack;
    const why = whyNoTransfer(state, from, stack);
    if (why) return deadEnd(() => why);
    const frozen = squaresOf(state, stack.side).filter((square) => isFrozen(state, square));
    const reach = actorThreats(state, from);
    const squares = frozen.filter((square) => square !== from && reach.includes(square));
    return aimed(
      'PT',
      from,
      squares.map((square) => ({ square, why: isMonad(stackOn(state, square) as Stack) ? () => whyMonad(state, square) : null })),
      () => no(rule('FC-XFER-1'), [from, ...frozen], `${theUnit(state, from)} protects no friend whose paralysis has a timer.`),
    );
  },
  perform: (ply, { from, ...act }) => {
    const to = given(act.to);
    const friend = given(stackOn(ply.state, to));
    return withStack(record(ply, { kind: 'relieved', by: from, square: to }), to, { ...friend, par: Math.max(0, friend.par - TURNS) });
  },
};

export const TRANSFER: readonly Ability[] = [transfer];
