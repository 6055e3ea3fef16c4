/** The Assassin: WallClimb (FC-ASSN-4), WallJump (FC-ASSN-5), Wall Tunnels (FC-ASSN-6), bombs (FC-ASSN-7). */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { ORTHOGONALS, STEP } from '../../../../kernel/board/direction.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { countWords, nameOrCount, plural } from '../../../../kernel/words.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { displace } from '../../mechanics/movement/displacement.ts';
import { adjacentSquares, at, nameOf, near } from '../../position/board.ts';
import { theUnit, unitName } from '../../position/names.ts';
import { idleOf, isEmpty, stackOn, withTunnel } from '../../position/squares.ts';
import { actingUnit, isFused } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { type ClauseId, refusal } from '../../rules/index.ts';
import { type Ability, squareAbility, unaimedAbility } from '../ability.ts';
import { onAdjacentSquares } from '../aims.ts';
import { type WhyNot, wallsBeside, whyThreatened } from '../asking.ts';
import { offer } from '../offers.ts';

const whyNoWall = (clause: ClauseId, square: Square): Refusal =>
  refusal(clause, 'No wall is orthogonally next to the Assassin.', adjacentSquares(square));

const climb = squareAbility({
  code: 'WC',
  rule: 'FC-ASSN-4',
  offer: offer('Move', 9, '1', 'climb', 'WallClimb', 'climbs a wall'),
  words: 'Climbs a wall square orthogonally next to it. There it is safe, but threatens nothing.',
  kinds: ['M'],
  plan: { targets: onAdjacentSquares, after: (_projected, { to }) => ({ square: to, isOnWall: true }) },
  has: (_state, { stack }) => !isFused(stack),
  targets: wallsBeside,
  why: (state, _actor, square) =>
    stackOn(state, square) ? `${unitName(state, square)} is on that wall already.` : null,
  none: (_state, { square }) => whyNoWall('FC-ASSN-4', square),
  perform: (ply, actor, { to }) => displace(ply, actor, [actor.square, to], 'FC-ASSN-4'),
});

const jump = squareAbility({
  code: 'WJ',
  rule: 'FC-ASSN-5',
  offer: offer('Move', 10, '2', 'jump', 'WallJump', 'leaves the wall'),
  words: 'Leaves the wall for an empty, unthreatened square orthogonally next to it.',
  kinds: ['M'],
  form: 'wall',
  plan: { targets: onAdjacentSquares, after: (_projected, { to }) => ({ square: to, isOnWall: false }) },
  targets: (state, { square }) => adjacentSquares(square).filter((each) => isEmpty(state, each)),
  why: (state, { stack }, square) => whyThreatened(state, 'FC-ASSN-5', square, stack.side),
  none: (_state, { square }) =>
    refusal('FC-ASSN-5', 'No square orthogonally next to it is empty.', adjacentSquares(square)),
  perform: (ply, actor, { to }) => {
    displace(ply, actor, [actor.square, to], 'FC-ASSN-5');
    arrive(ply, to);
  },
});

const DIGS_AFTER = 2;

const squareBeyond = (from: Square, wall: Square): Square | null => {
  const direction = ORTHOGONALS.find((each) => at(from, STEP[each]) === wall);
  return direction ? at(wall, STEP[direction]) : null;
};

const whyNoTunnel = (state: State, { square: from, stack }: Actor, wall: Square): WhyNot | string => {
  const exit = squareBeyond(from, wall);
  if (exit === null) return `The board ends behind ${nameOf(wall)}.`;
  if (!isEmpty(state, exit)) return refusal('FC-ASSN-6', `${nameOf(exit)}, behind the wall, is not empty.`, [exit]);
  return whyThreatened(state, 'FC-ASSN-6', exit, stack.side, () => `${nameOf(exit)}, behind the wall,`);
};

const whyNoDigging = (state: State, { square, stack }: Actor): string | null => {
  const left = DIGS_AFTER - idleOf(state, stack);
  return left > 0 ? `${theUnit(state, square)} must stay for ${countWords(left, 'more turn')} first.` : null;
};

const tunnel = squareAbility({
  code: 'TU',
  rule: 'FC-ASSN-6',
  offer: offer('Change', 9, '3', 'tunnel', 'Wall Tunnel', 'tunnels under a wall'),
  words: 'Digs a tunnel under a wall orthogonally next to it. Its side can use it both ways until the wall disappears.',
  kinds: ['M'],
  plan: { targets: onAdjacentSquares },
  whyUnusable: whyNoDigging,
  targets: wallsBeside,
  why: whyNoTunnel,
  none: (_state, { square }) => whyNoWall('FC-ASSN-6', square),
  perform: (ply, { square: from, stack }, { to }) => {
    const exit = squareBeyond(from, to);
    invariant(exit !== null, 'a tunnel has an exit');
    const { side } = stack;
    ply.note?.({ kind: 'tunnelDug', entrance: from, wall: to, exit });
    ply.set({ tunnels: withTunnel(ply.state.tunnels, { entrance: from, wall: to, exit, side }) });
  },
});

const whyNoBomb = (state: State, { square: from, stack }: Actor): (() => Refusal) | null => {
  const { id } = actingUnit(stack);
  const own = state.bombs.find(({ assassin }) => assassin === id);
  if (own)
    return () =>
      refusal('FC-ASSN-7', `Its bomb is still on ${nameOf(own.square)}. It can have only one.`, [own.square]);
  const crowd = near(from).filter((square) => stackOn(state, square));
  const text = () =>
    `${nameOrCount(
      crowd.map((square) => unitName(state, square)),
      'pieces',
    )} ${plural(crowd.length, 'is', 'are')} next to it.`;
  return crowd.length > 0 ? () => refusal('FC-ASSN-7', text(), crowd) : null;
};

const bomb = unaimedAbility({
  code: 'BO',
  rule: 'FC-ASSN-7',
  offer: offer('Attack', 11, '4', 'blast', 'Bomb', 'leaves a bomb'),
  words: 'Leaves a bomb on its square. It explodes 3×3 when an enemy comes next to it.',
  kinds: ['M'],
  plan: {},
  whyUnusable: whyNoBomb,
  perform: (ply, { square: from, stack }) => {
    ply.note?.({ kind: 'bombLeft', square: from });
    const assassin = actingUnit(stack).id;
    ply.set({ bombs: [...ply.state.bombs, { square: from, assassin, side: stack.side }] });
  },
});

export const ASSASSIN: readonly Ability[] = [climb, jump, tunnel, bomb];
