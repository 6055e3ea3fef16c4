/**
 * The Assassin: WallClimb (FC-ASSN-4), WallJump (FC-ASSN-5), Wall Tunnels (FC-ASSN-6) and bombs (FC-ASSN-7).
 */

import type { Square } from '../../../../kernel/board/board.ts';
import { ORTHOGONALS, STEP } from '../../../../kernel/board/direction.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { countWords, nameOrCount, plural } from '../../../../kernel/words.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { displace } from '../../mechanics/movement/displacement.ts';
import { special } from '../../position/action.ts';
import { at, beside, nameOf, near } from '../../position/board.ts';
import {
  type Actor,
  actingUnit,
  idleOf,
  isEmpty,
  isFused,
  isOnWall,
  isWallsquare,
  kindOf,
  type State,
  stackOn,
  theUnit,
  unitName,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, atOnce, type Candidate, deadEnd, no, pickAim, whyThreatened } from '../ability.ts';

const climb: Ability<'WC'> = {
  code: 'WC',
  rule: rule('FC-ASSN-4'),
  price: 0,
  words: 'Climbs a wall square orthogonally next to it. There it is safe, but threatens nothing.',
  has: (state, { square, stack }) => kindOf(stack) === 'M' && !isOnWall(state, square) && !isFused(stack),
  ask: (state, actor) => {
    const { square: from } = actor;
    const candidates = beside(from)
      .filter((square) => isWallsquare(state, square))
      .map((square): Candidate => {
        const text = () => `${unitName(state, square)} is on that wall already.`;
        return { square, why: stackOn(state, square) ? () => no(rule('FC-ASSN-4'), [square], text()) : null };
      });
    return pickAim('WC', actor, candidates, () =>
      no(rule('FC-ASSN-4'), beside(from), 'No wall is orthogonally next to the Assassin.'),
    );
  },
  perform: (ply, actor, { to }) => displace(ply, actor, [actor.square, to], rule('FC-ASSN-4')),
};

const jump: Ability<'WJ'> = {
  code: 'WJ',
  rule: rule('FC-ASSN-5'),
  price: 0,
  words: 'Leaves the wall for an empty, unthreatened square orthogonally next to it.',
  has: (state, { square, stack }) => kindOf(stack) === 'M' && isOnWall(state, square),
  ask: (state, actor) => {
    const {
      square: from,
      stack: { side },
    } = actor;
    const candidates = beside(from)
      .filter((square) => isEmpty(state, square))
      .map((square) => ({ square, why: whyThreatened(state, rule('FC-ASSN-5'), square, side) }));
    return pickAim('WJ', actor, candidates, () =>
      no(rule('FC-ASSN-5'), beside(from), 'No square orthogonally next to it is empty.'),
    );
  },
  perform: (ply, actor, { to }) => {
    displace(ply, actor, [actor.square, to], rule('FC-ASSN-5'));
    arrive(ply, to);
  },
};

const DIGS_AFTER = 2;

const isAssassin = (state: State, { square, stack }: Actor): boolean =>
  kindOf(stack) === 'M' && !isOnWall(state, square);

/** The square beyond an adjacent wallsquare, in the same line; null off the board. */
const beyond = (from: Square, wall: Square): Square | null => {
  const direction = ORTHOGONALS.find((each) => at(from, STEP[each]) === wall);
  return direction ? at(wall, STEP[direction]) : null;
};

const whyNoTunnel = (state: State, { square: from, stack }: Actor, wall: Square): Candidate['why'] => {
  const exit = beyond(from, wall);
  if (exit === null) return () => no(rule('FC-ASSN-6'), [wall], `The board ends behind ${nameOf(wall)}.`);
  if (!isEmpty(state, exit))
    return () => no(rule('FC-ASSN-6'), [exit], `${nameOf(exit)}, behind the wall, is not empty.`);
  return whyThreatened(state, rule('FC-ASSN-6'), exit, stack.side, () => `${nameOf(exit)}, behind the wall,`);
};

const tunnel: Ability<'TU'> = {
  code: 'TU',
  rule: rule('FC-ASSN-6'),
  price: 0,
  words:
    'Digs a tunnel under a wall orthogonally next to it. Its side can use it both ways until the wall disappears.',
  has: isAssassin,
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const left = DIGS_AFTER - idleOf(state, stack);
    if (left > 0) {
      const text = `${theUnit(state, from)} must stay for ${countWords(left, 'more turn')} first.`;
      return deadEnd(() => no(rule('FC-ASSN-6'), [from], text));
    }
    const candidates = beside(from)
      .filter((square) => isWallsquare(state, square))
      .map((square): Candidate => ({ square, why: whyNoTunnel(state, actor, square) }));
    return pickAim('TU', actor, candidates, () =>
      no(rule('FC-ASSN-6'), beside(from), 'No wall is orthogonally next to the Assassin.'),
    );
  },
  perform: (ply, { square: from, stack }, { to }) => {
    const exit = beyond(from, to);
    invariant(exit !== null, 'a tunnel has an exit');
    const { side } = stack;
    ply.note?.({ kind: 'tunnelDug', entrance: from, wall: to, exit });
    ply.set({ tunnels: [...ply.state.tunnels, { entrance: from, wall: to, exit, side }] });
  },
};

const whyNoBomb = (state: State, { square: from, stack }: Actor): (() => Refusal) | null => {
  const { id } = actingUnit(stack);
  const own = state.bombs.find(({ assassin }) => assassin === id);
  if (own)
    return () =>
      no(
        rule('FC-ASSN-7'),
        [own.square],
        `Its bomb is still on ${nameOf(own.square)}. It can have only one.`,
      );
  const crowd = near(from).filter((square) => stackOn(state, square));
  const text = () =>
    `${nameOrCount(
      crowd.map((square) => unitName(state, square)),
      'pieces',
    )} ${plural(crowd.length, 'is', 'are')} next to it.`;
  return crowd.length > 0 ? () => no(rule('FC-ASSN-7'), crowd, text()) : null;
};

const bomb: Ability<'BO'> = {
  code: 'BO',
  rule: rule('FC-ASSN-7'),
  price: 0,
  words: 'Leaves a bomb on its square. It explodes 3×3 when an enemy comes next to it.',
  has: isAssassin,
  ask: (state, actor) => atOnce(special(actor, 'BO', {}), whyNoBomb(state, actor)),
  perform: (ply, { square: from, stack }) => {
    ply.note?.({ kind: 'bombLeft', square: from });
    const assassin = actingUnit(stack).id;
    ply.set({ bombs: [...ply.state.bombs, { square: from, assassin, side: stack.side }] });
  },
};

export const ASSASSIN: readonly Ability[] = [climb, jump, tunnel, bomb];
