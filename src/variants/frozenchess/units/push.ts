/** Push (FC-PUSH-1, FC-PUSH-2): a unit or wall right beside goes one square on, and the pusher follows. */

import type { Square } from '../../../kernel/board.ts';
import { act } from '../../../kernel/menu.ts';
import { special } from '../act.ts';
import { at, beside, fileOf, nameOf, rankOf } from '../geometry.ts';
import { given } from '../given.ts';
import { isImmobile } from '../kinds.ts';
import { arrived } from '../mechanics/arrival.ts';
import { displaced, moveEvents } from '../mechanics/displacement.ts';
import { obstacle } from '../mechanics/moves.ts';
import { isOnFarRank, promoted } from '../mechanics/promotion.ts';
import { whyBarred } from '../mechanics/targets.ts';
import { newcomer, type Ply, tell, withStack, withState, withWalls } from '../ply.ts';
import { rule } from '../rules.ts';
import {
  isCorrupted,
  isCovering,
  isFilled,
  isOnWall,
  isQueensShadow,
  isWallsquare,
  kindOf,
  type Stack,
  type State,
  stackOn,
  theUnit,
  wallOn,
} from '../state.ts';
import { type Ability, type Candidate, no, pickKind, pickSquare } from './ability.ts';

const WALL_PRICE = 5;

/** The square beyond the pushed one. */
const beyond = (from: Square, to: Square): Square | null => at(to, [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]);

const clauseFor = (state: State, to: Square) => (stackOn(state, to) ? rule('FC-PUSH-1') : rule('FC-PUSH-2'));

/** A unit or wall right beside the pusher, and why it cannot be pushed if not. */
const candidate = (state: State, from: Square, to: Square): Candidate => {
  const pusher = stackOn(state, from) as Stack;
  const bar = stackOn(state, to) ? whyBarred(state, 'push', kindOf(pusher), to) : null;
  if (bar) return { square: to, why: () => ({ ...bar, squares: [to] }) };
  const clause = clauseFor(state, to);
  if (isQueensShadow(state, to))
    return { square: to, why: () => no(clause, [to], `A Queen's Shadow like that on ${nameOf(to)} stays where it is.`) };
  const goal = beyond(from, to);
  if (goal === null) return { square: to, why: () => no(clause, [to], `Beyond ${nameOf(to)} the board ends.`) };
  if (!stackOn(state, to) && isCorrupted(state, goal))
    return { square: to, why: () => no(clause, [to, goal], `No wall is pushed onto ${nameOf(goal)}: it is corrupted.`) };
  const text = () => `Beyond ${nameOf(to)} there is no room: ${obstacle(state, goal)}.`;
  return { square: to, why: isFilled(state, goal) ? () => no(clause, [to, goal], text()) : null };
};

/** Can the unit here push at all? */
const isPusher = (state: State, from: Square): boolean => {
  const stack = stackOn(state, from);
  return stack !== null && !isImmobile(kindOf(stack)) && !isOnWall(state, from);
};

/** The units and walls right beside the unit here, with the reason why they cannot be pushed, if there is one. */
export const pushesFrom = (state: State, from: Square): readonly Candidate[] =>
  isPusher(state, from)
    ? beside(from)
        .filter((to) => isFilled(state, to))
        .map((to) => candidate(state, from, to))
    : [];

const withUnitPushed = (ply: Ply, to: Square, goal: Square, stack: Stack): Ply =>
  tell(withStack(withStack(ply, to, null), goal, newcomer(ply, stack)), rule('FC-PUSH-1'), () => ({
    events: moveEvents(stack, [to, goal]),
    text: `${theUnit(ply.state, to)} is pushed to ${nameOf(goal)}.`,
  }));

/** The wall goes on; a grave that it alone covered lies open to the pusher. */
const withWallPushed = (ply: Ply, to: Square, goal: Square): Ply => {
  const wall = wallOn(ply.state, to);
  const moved = withWalls(
    withWalls(ply, [to], () => null),
    [goal],
    () => wall,
  );
  const told = tell(moved, rule('FC-PUSH-2'), () => ({ text: `The wall on ${nameOf(to)} is pushed to ${nameOf(goal)}.` }));
  const tomb = told.state.tombs[to];
  return tomb?.status === 'hidden' && !isCovering(told.state, to)
    ? withState(told, { tombs: { ...told.state.tombs, [to]: { ...tomb, status: 'closed' } } })
    : told;
};

const push: Ability = {
  code: 'PU',
  rule: rule('FC-PUSH-1'),
  price: 0,
  priceOf: (state, { to }) => (to !== null && isWallsquare(state, to) && !stackOn(state, to) ? WALL_PRICE : 0),
  words: `Moves a unit right beside it one square on and follows. To push a wall costs ${WALL_PRICE} turns.`,
  has: (state, from) => pushesFrom(state, from).length > 0,
  ask: (state, from) =>
    pickSquare(
      'Push: pick a unit or wall right beside it.',
      pushesFrom(state, from),
      (to) => {
        const action = special('PU', from, { to });
        const isPromoting = isOnFarRank(stackOn(state, from) as Stack, to);
        return isPromoting ? pickKind(state, (promote) => act({ ...action, promote })) : act(action);
      },
      () => no(rule('FC-PUSH-1'), beside(from), 'It pushes a unit or wall that stands right beside it.'),
    ),
  perform: (ply, { from, to: pushed, promote }) => {
    const to = given(pushed);
    const goal = given(beyond(from, to));
    const clause = clauseFor(ply.state, to);
    const stack = stackOn(ply.state, to);
    const cleared = stack ? withUnitPushed(ply, to, goal, stack) : withWallPushed(ply, to, goal);
    const followed = displaced(cleared, [from, to], clause);
    const changed = promote ? promoted(followed, to, promote, rule('FC-PAWN-4')) : followed;
    return arrived(arrived(changed, goal), to);
  },
};

export const PUSH: readonly Ability[] = [push];
