/** The Assassin on walls: WallClimb (FC-ASSN-4) and WallJump (FC-ASSN-5). */

import { arrived } from '../../mechanics/movement/arrival.ts';
import { displaced } from '../../mechanics/movement/displacement.ts';
import { beside, nameOf } from '../../position/board.ts';
import { called, isEmpty, isFused, isOnWall, isWallsquare, kindOf, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, no, whyThreatened } from '../ability.ts';

const climb: Ability<'WC'> = {
  code: 'WC',
  rule: rule('FC-ASSN-4'),
  price: 0,
  words: 'Climbs a wallsquare right beside it, where nobody can touch it and it touches nobody.',
  has: (state, { square, stack }) => kindOf(stack) === 'M' && !isOnWall(state, square) && !isFused(stack),
  ask: (state, actor) => {
    const { square: from } = actor;
    const candidates = beside(from)
      .filter((square) => isWallsquare(state, square))
      .map((square): Candidate => {
        const text = () => `The wall on ${nameOf(square)} is taken by ${called(state, square)}.`;
        return { square, why: stackOn(state, square) ? () => no(rule('FC-ASSN-4'), [square], text()) : null };
      });
    return aimed('WC', actor, candidates, () => no(rule('FC-ASSN-4'), beside(from), 'There is no wallsquare right beside the Assassin.'));
  },
  perform: (ply, { square: from }, { to }) => displaced(ply, [from, to], rule('FC-ASSN-4')),
};

const jump: Ability<'WJ'> = {
  code: 'WJ',
  rule: rule('FC-ASSN-5'),
  price: 0,
  words: 'Leaves the wall for an empty square right beside it that no enemy threatens.',
  has: (state, { square, stack }) => kindOf(stack) === 'M' && isOnWall(state, square),
  ask: (state, actor) => {
    const {
      square: from,
      stack: { side },
    } = actor;
    const candidates = beside(from)
      .filter((square) => isEmpty(state, square))
      .map((square) => ({ square, why: whyThreatened(state, rule('FC-ASSN-5'), square, side) }));
    return aimed('WJ', actor, candidates, () => no(rule('FC-ASSN-5'), beside(from), 'No square right beside the wall is empty.'));
  },
  perform: (ply, { square: from }, { to }) => arrived(displaced(ply, [from, to], rule('FC-ASSN-5')), to),
};

export const ASSASSIN: readonly Ability[] = [climb, jump];
