/** The Assassin on walls: WallClimb (FC-ASSN-4) and WallJump (FC-ASSN-5). */

import type { Square } from '../../../../kernel/board.ts';
import { other } from '../../../../kernel/side.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { displaced } from '../../mechanics/movement/displacement.ts';
import { threateners } from '../../mechanics/threat/threat.ts';
import { obstacle } from '../../moves/generate.ts';
import { given } from '../../moves/given.ts';
import { beside, nameOf } from '../../position/board.ts';
import { called, isEmpty, isFused, isOnWall, isWallsquare, kindOf, type Stack, type State, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, no } from '../ability.ts';

const isAssassin = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) === 'M';
};

const climb: Ability = {
  code: 'WC',
  rule: rule('FC-ASSN-4'),
  price: 0,
  words: 'Climbs a wallsquare right beside it, where nobody can touch it and it touches nobody.',
  has: (state, from) => isAssassin(state, from) && !isOnWall(state, from) && !isFused(stackOn(state, from) as Stack),
  ask: (state, from) => {
    const candidates = beside(from)
      .filter((square) => isWallsquare(state, square))
      .map((square): Candidate => {
        const text = () => `The wall on ${nameOf(square)} is taken by ${called(state, square)}.`;
        return { square, why: stackOn(state, square) ? () => no(rule('FC-ASSN-4'), [square], text()) : null };
      });
    return aimed('WC', from, candidates, () => no(rule('FC-ASSN-4'), beside(from), 'There is no wallsquare right beside the Assassin.'));
  },
  perform: (ply, { from, to }) => displaced(ply, [from, given(to)], rule('FC-ASSN-4')),
};

const jump: Ability = {
  code: 'WJ',
  rule: rule('FC-ASSN-5'),
  price: 0,
  words: 'Leaves the wall for an empty square right beside it that no enemy threatens.',
  has: (state, from) => isAssassin(state, from) && isOnWall(state, from),
  ask: (state, from) => {
    const { side } = stackOn(state, from) as Stack;
    const candidates = beside(from)
      .filter((square) => isEmpty(state, square))
      .map((square): Candidate => {
        const by = threateners(state, square, other(side));
        const text = () => `${nameOf(square)} is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
        return { square, why: by.length > 0 ? () => no(rule('FC-ASSN-5'), [square, ...by], text()) : null };
      });
    return aimed('WJ', from, candidates, () => no(rule('FC-ASSN-5'), beside(from), 'No square right beside the wall is empty.'));
  },
  perform: (ply, { from, to }) => arrived(displaced(ply, [from, given(to)], rule('FC-ASSN-5')), given(to)),
};

export const ASSASSIN: readonly Ability[] = [climb, jump];
