/** What an Assassin digs and leaves: Wall Tunnels (FC-ASSN-6) and bombs (FC-ASSN-7). */

import type { Square } from '../../../../kernel/board.ts';
import { ORTHOGONALS, STEP } from '../../../../kernel/direction.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { record, withState } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { at, beside, nameOf, near } from '../../position/board.ts';
import {
  type Actor,
  actingUnit,
  called,
  idleOf,
  isEmpty,
  isOnWall,
  isWallsquare,
  kindOf,
  type State,
  stackOn,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, type Candidate, deadEnd, no, whyThreatened } from '../ability.ts';

const DIGS_AFTER = 2;

const isAssassin = (state: State, { square, stack }: Actor): boolean => kindOf(stack) === 'M' && !isOnWall(state, square);

/** The square beyond an adjacent wallsquare, in the same line; null off the board. */
const beyond = (from: Square, wall: Square): Square | null => {
  const direction = ORTHOGONALS.find((each) => at(from, STEP[each]) === wall);
  return direction ? at(wall, STEP[direction]) : null;
};

const whyNoTunnel = (state: State, { square: from, stack }: Actor, wall: Square): Candidate['why'] => {
  const exit = beyond(from, wall);
  if (exit === null) return () => no(rule('FC-ASSN-6'), [wall], `Beyond ${nameOf(wall)} the board ends.`);
  if (!isEmpty(state, exit)) return () => no(rule('FC-ASSN-6'), [exit], `${nameOf(exit)}, beyond the wall, is not empty.`);
  return whyThreatened(state, rule('FC-ASSN-6'), exit, stack.side, () => `${nameOf(exit)}, beyond the wall,`);
};

const tunnel: Ability<'TU'> = {
  code: 'TU',
  rule: rule('FC-ASSN-6'),
  price: 0,
  words: 'Digs a way under a wallsquare right beside it, which its side may use in both directions while the wall stands.',
  has: isAssassin,
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const left = DIGS_AFTER - idleOf(state, stack);
    if (left > 0) {
      const text = `${theUnit(state, from)} must stay ${left} more of its side's turns where it is.`;
      return deadEnd(() => no(rule('FC-ASSN-6'), [from], text));
    }
    const candidates = beside(from)
      .filter((square) => isWallsquare(state, square))
      .map((square): Candidate => ({ square, why: whyNoTunnel(state, actor, square) }));
    return aimed('TU', actor, candidates, () => no(rule('FC-ASSN-6'), beside(from), 'There is no wallsquare right beside the Assassin.'));
  },
  perform: (ply, { square: from, stack }, { to }) => {
    const exit = beyond(from, to);
    invariant(exit !== null, 'a tunnel has an exit');
    const { side } = stack;
    const recorded = record(ply, { kind: 'tunnelDug', entrance: from, wall: to, exit });
    return withState(recorded, { tunnels: [...ply.state.tunnels, { entrance: from, wall: to, exit, side }] });
  },
};

const whyNoBomb = (state: State, { square: from, stack }: Actor): (() => Refusal) | null => {
  const { id } = actingUnit(stack);
  const own = state.bombs.find(({ assassin }) => assassin === id);
  if (own) return () => no(rule('FC-ASSN-7'), [own.square], `Its bomb is still on ${nameOf(own.square)}; it has one at a time.`);
  const crowd = near(from).filter((square) => stackOn(state, square));
  const text = () => `Somebody stands next to it: ${crowd.map((square) => called(state, square)).join(', ')}.`;
  return crowd.length > 0 ? () => no(rule('FC-ASSN-7'), crowd, text()) : null;
};

const bomb: Ability<'BO'> = {
  code: 'BO',
  rule: rule('FC-ASSN-7'),
  price: 0,
  words: 'Leaves a bomb where it stands: it explodes, 3x3, when an enemy comes next to it.',
  has: isAssassin,
  ask: (state, actor) => atOnce(special(actor, 'BO', {}), whyNoBomb(state, actor)),
  perform: (ply, { square: from, stack }) => {
    const recorded = record(ply, { kind: 'bombLeft', square: from });
    return withState(recorded, { bombs: [...ply.state.bombs, { square: from, assassin: actingUnit(stack).id, side: stack.side }] });
  },
};

export const SAPPER: readonly Ability[] = [tunnel, bomb];
