/** The King: Exchange (FC-KING-3), Portal (FC-KING-4), and King's Check, which kills whoever checks it (FC-KING-2). */

import type { Square } from '../../../../kernel/board.ts';
import { died } from '../../mechanics/capture/tombs.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { displaced } from '../../mechanics/movement/displacement.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { checkersOf } from '../../moves/attacks.ts';
import { type Ply, record, withWalls } from '../../moves/resolution.ts';
import { near } from '../../position/board.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { holds, isEmpty, kindOf, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, candidateOn, deadEnd, isOf, no, otherFriends, whyThreatened } from '../ability.ts';

const isKing = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) === 'K';
};

const exchange: Ability<'KX'> = {
  code: 'KX',
  rule: rule('FC-KING-3'),
  price: 0,
  words: 'The King goes to the square of an unthreatened friend, who dies there.',
  has: isOf('K'),
  ask: (state, actor) => {
    const candidates = otherFriends(state, actor).map((square): Candidate => {
      const bar = whyImmune(state, 'exchange', 'K', square);
      if (bar) return candidateOn(square, bar);
      return { square, why: whyThreatened(state, rule('FC-KING-3'), square, actor.stack.side, (at) => theUnit(state, at)) };
    });
    return aimed('KX', actor, candidates, () => no(rule('FC-KING-3'), [actor.square], 'The King exchanges with a friend on the board.'));
  },
  perform: (ply, { square: from }, { to }) => {
    const recorded = record(ply, { kind: 'exchanged', square: to });
    return arrived(displaced(died(recorded, to), [from, to], rule('FC-KING-3')), to);
  },
};

const portal: Ability<'KP'> = {
  code: 'KP',
  rule: rule('FC-KING-4'),
  price: 0,
  words: 'The King goes to an empty square next to an own Queen, not threatened by the enemy.',
  has: isOf('K'),
  ask: (state, actor) => {
    const {
      square: from,
      stack: { side },
    } = actor;
    const queens = squaresOf(state, side).filter((square) => holds(stackOn(state, square) as Stack, 'Q'));
    if (queens.length === 0) return deadEnd(() => no(rule('FC-KING-4'), [from], 'There is no Queen of its side on the board.'));
    const squares = [...new Set(queens.flatMap(near))].filter((square) => square !== from && isEmpty(state, square));
    const candidates = squares.map((square) => ({ square, why: whyThreatened(state, rule('FC-KING-4'), square, side) }));
    return aimed('KP', actor, candidates, () => no(rule('FC-KING-4'), queens, 'No square next to the Queen is empty.'));
  },
  perform: (ply, { square: from }, { to }) => arrived(displaced(ply, [from, to], rule('FC-KING-4')), to),
};

/** Whom the King kills by stepping into check: nobody if it was in check before, or if the enemy King is among them. */
export const kingsCheck = (ply: Ply): Ply => {
  const { start, state, side, actor } = ply;
  if (actor?.kind !== 'K' || !isKing(state, actor.at) || checkersOf(start, side).length > 0) return ply;
  const checkers = checkersOf(state, side);
  if (checkers.length === 0 || checkers.some((square) => isKing(state, square))) return ply;
  const recorded = record(ply, { kind: 'kingsChecked', squares: checkers });
  const buried = checkers.reduce(died, recorded);
  return withWalls(buried, checkers, () => null);
};

export const KING: readonly Ability[] = [exchange, portal];
