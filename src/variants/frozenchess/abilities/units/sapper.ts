/** What an Assassin digs and leaves: Wall Tunnels (FC-ASSN-6) and bombs (FC-ASSN-7). */

import type { Square } from '../../../../kernel/board.ts';
import { ORTHOGONALS, STEP } from '../../../../kernel/direction.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { threateners } from '../../mechanics/threat/threat.ts';
import { obstacle } from '../../moves/generate.ts';
import { given } from '../../moves/given.ts';
import { record, withState } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { at, beside, nameOf, near } from '../../position/board.ts';
import {
  actingUnit,
  called,
  idleOf,
  isEmpty,
  isOnWall,
  isWallsquare,
  kindOf,
  type Stack,
  type State,
  stackOn,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, type Candidate, deadEnd, no } from '../ability.ts';

const DIGS_AFTER = 2;

const isAssassin = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) === 'M' && !isOnWall(state, square);
};

/** The square beyond an adjacent wallsquare, in the same line; null off the board. */
const beyond = (from: Square, wall: Square): Square | null => {
  const direction = ORTHOGONALS.find((each) => at(from, STEP[each]) === wall);
  return direction ? at(wall, STEP[direction]) : null;
};

const whyNoTunnel = (state: State, from: Square, wall: Square): Refusal | null => {
  const exit = beyond(from, wall);
  if (exit === null) return no(rule('FC-ASSN-6'), [wall], `Beyond ${nameOf(wall)} the board ends.`);
  if (!isEmpty(state, exit)) return no(rule('FC-ASSN-6'), [exit], `${nameOf(exit)}, beyond the wall, is not empty.`);
  const by = threateners(state, exit, other((stackOn(state, from) as Stack).side));
  if (by.length === 0) return null;
  const text = `${nameOf(exit)}, beyond the wall, is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
  return no(rule('FC-ASSN-6'), [exit, ...by], text);
};

const tunnel: Ability = {
  code: 'TU',
  rule: rule('FC-ASSN-6'),
  price: 0,
  words: 'Digs a way under a wallsquare right beside it, which its side may use in both directions while the wall stands.',
  has: isAssassin,
  ask: (state, from) => {
    const left = DIGS_AFTER - idleOf(state, stackOn(state, from) as Stack);
    if (left > 0) {
      const text = `${theUnit(state, from)} must stay ${left} more of its side's turns where it is.`;
      return deadEnd(() => no(rule('FC-ASSN-6'), [from], text));
    }
    const candidates = beside(from)
      .filter((square) => isWallsquare(state, square))
      .map((square): Candidate => {
        const why = whyNoTunnel(state, from, square);
        return { square, why: why && (() => why) };
      });
    return aimed('TU', from, candidates, () => no(rule('FC-ASSN-6'), beside(from), 'There is no wallsquare right beside the Assassin.'));
  },
  perform: (ply, { from, ...act }) => {
    const to = given(act.to);
    const exit = given(beyond(from, to));
    const { side } = given(stackOn(ply.state, from));
    const recorded = record(ply, { kind: 'tunnelDug', entrance: from, wall: to, exit });
    return withState(recorded, { tunnels: [...ply.state.tunnels, { entrance: from, wall: to, exit, side }] });
  },
};

const whyNoBomb = (state: State, from: Square): (() => Refusal) | null => {
  const { id } = actingUnit(stackOn(state, from) as Stack);
  const own = state.bombs.find(({ assassin }) => assassin === id);
  if (own) return () => no(rule('FC-ASSN-7'), [own.square], `Its bomb is still on ${nameOf(own.square)}; it has one at a time.`);
  const crowd = near(from).filter((square) => stackOn(state, square));
  const text = () => `Somebody stands next to it: ${crowd.map((square) => called(state, square)).join(', ')}.`;
  return crowd.length > 0 ? () => no(rule('FC-ASSN-7'), crowd, text()) : null;
};

const bomb: Ability = {
  code: 'BO',
  rule: rule('FC-ASSN-7'),
  price: 0,
  words: 'Leaves a bomb where it stands: it explodes, 3x3, when an enemy comes next to it.',
  has: isAssassin,
  ask: (state, from) => atOnce(special('BO', from), whyNoBomb(state, from)),
  perform: (ply, { from }) => {
    const stack = given(stackOn(ply.state, from));
    const recorded = record(ply, { kind: 'bombLeft', square: from });
    return withState(recorded, { bombs: [...ply.state.bombs, { square: from, assassin: actingUnit(stack).id, side: stack.side }] });
  },
};

export const SAPPER: readonly Ability[] = [tunnel, bomb];
