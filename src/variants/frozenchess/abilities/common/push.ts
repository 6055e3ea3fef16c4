/** Push (FC-PUSH-1, FC-PUSH-2): a unit or wall right beside goes one square on, and the pusher follows. */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act } from '../../../../kernel/menu.ts';
import { promoted } from '../../mechanics/capture/promotion.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { displaced } from '../../mechanics/movement/displacement.ts';
import { shadowsOn } from '../../mechanics/shadows/shadows.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { obstacle, whyNoLanding } from '../../moves/generate.ts';
import { newcomer, type Ply, record, withStack, withState, withWalls } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { at, beside, fileOf, nameOf, rankOf } from '../../position/board.ts';
import { isImmobile } from '../../position/kinds.ts';
import {
  type Actor,
  isCorrupted,
  isFilled,
  isOnWall,
  isQueensShadow,
  isWallsquare,
  kindOf,
  type Stack,
  type State,
  stackOn,
  wallOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, askPromotion, type Candidate, candidateOn, no, pickSquare } from '../ability.ts';

const WALL_PRICE = 5;

/** The square beyond the pushed one. */
const beyond = (from: Square, to: Square): Square | null => at(to, [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]);

const clauseFor = (state: State, to: Square) => (stackOn(state, to) ? rule('FC-PUSH-1') : rule('FC-PUSH-2'));

/** Does the wall there, if it is pushed on, leave a tomb open to the pusher that it alone covered? */
const uncovers = (state: State, to: Square): boolean =>
  stackOn(state, to) === null && state.tombs[to] !== undefined && shadowsOn(state, to).length === 0;

/** A unit or wall right beside the pusher, and why it cannot be pushed if not. */
const candidate = (state: State, { square: from, stack: pusher }: Actor, to: Square): Candidate => {
  const bar = stackOn(state, to) ? whyImmune(state, 'push', kindOf(pusher), to) : null;
  if (bar) return candidateOn(to, bar);
  const clause = clauseFor(state, to);
  if (isQueensShadow(state, to))
    return { square: to, why: () => no(clause, [to], `A Queen's Shadow like that on ${nameOf(to)} stays where it is.`) };
  const goal = beyond(from, to);
  if (goal === null) return { square: to, why: () => no(clause, [to], `Beyond ${nameOf(to)} the board ends.`) };
  if (!stackOn(state, to) && isCorrupted(state, goal))
    return { square: to, why: () => no(clause, [to, goal], `No wall is pushed onto ${nameOf(goal)}: it is corrupted.`) };
  const frog = uncovers(state, to) ? whyNoLanding(pusher, to, 'a tomb under its wall') : null;
  if (frog) return { square: to, why: frog };
  const text = () => `Beyond ${nameOf(to)} there is no room: ${obstacle(state, goal)}.`;
  return { square: to, why: isFilled(state, goal) ? () => no(clause, [to, goal], text()) : null };
};

/** The units and walls right beside a unit, with the reason why they cannot be pushed, if there is one. */
export const pushesFrom = (state: State, actor: Actor): readonly Candidate[] =>
  isImmobile(kindOf(actor.stack)) || isOnWall(state, actor.square)
    ? []
    : beside(actor.square)
        .filter((to) => isFilled(state, to))
        .map((to) => candidate(state, actor, to));

const withUnitPushed = (ply: Ply, to: Square, goal: Square, stack: Stack): Ply =>
  withStack(withStack(record(ply, { kind: 'pushed', who: to, to: goal }), to, null), goal, newcomer(ply, stack));

/** The wall goes on; a grave that it alone covered lies open to the pusher. */
const withWallPushed = (ply: Ply, to: Square, goal: Square): Ply => {
  const wall = wallOn(ply.state, to);
  const recorded = record(ply, { kind: 'wallPushed', from: to, to: goal });
  const lifted = withWalls(recorded, [to], () => null);
  const moved = withWalls(lifted, [goal], () => wall);
  const tomb = moved.state.tombs[to];
  return tomb && uncovers(ply.state, to)
    ? withState(moved, { tombs: { ...moved.state.tombs, [to]: { ...tomb, status: 'closed' } } })
    : moved;
};

const push: Ability<'PU'> = {
  code: 'PU',
  rule: rule('FC-PUSH-1'),
  price: 0,
  priceOf: (state, _actor, { to }) => (isWallsquare(state, to) && !stackOn(state, to) ? WALL_PRICE : 0),
  words: `Moves a unit right beside it one square on and follows. To push a wall costs ${WALL_PRICE} turns.`,
  has: (state, actor) => pushesFrom(state, actor).length > 0,
  ask: (state, actor) =>
    pickSquare(
      'Push: pick a unit or wall right beside it.',
      pushesFrom(state, actor),
      (to) => askPromotion(state, actor, to, (promote) => act(special(actor, 'PU', { to, whom: null, promote }))),
      () => no(rule('FC-PUSH-1'), beside(actor.square), 'It pushes a unit or wall that stands right beside it.'),
    ),
  perform: (ply, { square: from }, { to, promote }) => {
    const goal = beyond(from, to);
    invariant(goal !== null, 'nobody is pushed off the board');
    const clause = clauseFor(ply.state, to);
    const pushed = stackOn(ply.state, to);
    const cleared = pushed ? withUnitPushed(ply, to, goal, pushed) : withWallPushed(ply, to, goal);
    const followed = displaced(cleared, [from, to], clause);
    const changed = promoted(followed, promote);
    return arrived(arrived(changed, goal), to);
  },
};

export const PUSH: readonly Ability[] = [push];
