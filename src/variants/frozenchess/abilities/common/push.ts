/** A Push moves an adjacent unit or wall; the pusher follows (FC-PUSH-1, FC-PUSH-2). */
import { act, type Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { capitalize } from '../../../../kernel/words.ts';
import { promotePawn } from '../../mechanics/capture/promotion.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { displace, moveByEffect } from '../../mechanics/movement/displacement.ts';
import type { Ply } from '../../mechanics/ply.ts';
import { whyNoLanding } from '../../moves/closed.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { adjacentSquares, at, fileOf, nameOf, rankOf } from '../../position/board.ts';
import { changeTomb } from '../../position/changed.ts';
import { isImmobile } from '../../position/kinds.ts';
import { obstacle } from '../../position/names.ts';
import { peersOn, shadowsOn, targetOf } from '../../position/shadows.ts';
import {
  isCorrupted,
  isEmpty,
  isFilled,
  isOnWall,
  isQueensShadow,
  isWallsquare,
  stackOn,
  wallOn,
} from '../../position/squares.ts';
import { kindOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { aimedAbility } from '../ability.ts';
import { type AimCandidate, askPromotion, candidateFor, targetFields, type WhyNot } from '../asking.ts';
import { offer } from '../offers.ts';

const WALL_COST = 5;

const squareBeyond = (from: Square, to: Square): Square | null =>
  at(to, [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]);

const clauseFor = (state: State, to: Square) => (stackOn(state, to) ? 'FC-PUSH-1' : 'FC-PUSH-2');

/** Whether pushing the wall away uncovers a tomb. The pusher steps onto the tomb, which explodes (FC-PUSH-2). */
const uncoversTomb = (state: State, to: Square): boolean =>
  stackOn(state, to) === null && state.tombs[to] !== undefined && shadowsOn(state, to).length === 0;

const whyNoPush = (state: State, { square: from, stack: pusher }: Actor, to: Square): WhyNot => {
  const stack = stackOn(state, to);
  const bar = stack && whyImmune(state, 'push', kindOf(pusher), { square: to, stack });
  if (bar) return bar;
  const clause = clauseFor(state, to);
  if (isQueensShadow(state, to)) return refusal(clause, `The Queen's Shadow on ${nameOf(to)} cannot be pushed.`, [to]);
  const goal = squareBeyond(from, to);
  if (goal === null) return refusal(clause, `The board ends behind ${nameOf(to)}.`, [to]);
  if (!stack && isCorrupted(state, goal))
    return refusal(clause, `A wall cannot be pushed onto ${nameOf(goal)}: it is corrupted.`, [to, goal]);
  const frog = uncoversTomb(state, to) ? whyNoLanding(pusher, to, 'a tomb under its wall') : null;
  if (frog) return frog;
  const text = () => `${capitalize(obstacle(state, goal))} is behind it, so there is no room.`;
  return isFilled(state, goal) ? () => refusal(clause, text(), [to, goal]) : null;
};

const whyNoShadowPush = (state: State, pusher: Actor, target: Actor): Refusal | null => {
  const { square: to } = target;
  const bar = whyImmune(state, 'push', kindOf(pusher.stack), target);
  if (bar) return bar;
  if (!isEmpty(state, to)) return refusal('FC-SHAD-4', `${nameOf(to)} is closed to shadows.`, [to]);
  const goal = squareBeyond(pusher.square, to);
  if (goal === null) return refusal('FC-PUSH-1', `The board ends behind ${nameOf(to)}.`, [to]);
  const text = `There is no room behind ${nameOf(to)}: ${nameOf(goal)} is closed to shadows.`;
  return isEmpty(state, goal) ? null : refusal('FC-PUSH-1', text, [to, goal]);
};

export const pushesFrom = (state: State, actor: Actor): readonly AimCandidate[] => {
  const { square, stack } = actor;
  if (isImmobile(kindOf(stack))) return [];
  if (stack.shade)
    return peersOn(state, actor, adjacentSquares(square)).map((target) =>
      candidateFor(target, whyNoShadowPush(state, actor, target)),
    );
  return filledSquaresBeside(state, square).map((to) => ({ square: to, why: whyNoPush(state, actor, to) }));
};

const filledSquaresBeside = (state: State, square: Square): readonly Square[] =>
  isOnWall(state, square) ? [] : adjacentSquares(square).filter((to) => isFilled(state, to));

const hasPushes = (state: State, actor: Actor): boolean => {
  const { square, stack } = actor;
  if (stack.shade || isImmobile(kindOf(stack))) return pushesFrom(state, actor).length > 0;
  return filledSquaresBeside(state, square).length > 0;
};

const pushWall = (ply: Ply, to: Square, goal: Square): void => {
  const { state } = ply;
  const wall = wallOn(state, to);
  const isOpened = state.tombs[to] !== undefined && uncoversTomb(state, to);
  ply.note?.({ kind: 'wallPushed', from: to, to: goal });
  ply.putWall(to, null);
  ply.putWall(goal, wall);
  const tomb = isOpened && state.tombs[to];
  if (tomb) ply.set({ tombs: { ...state.tombs, [to]: changeTomb(tomb, { status: 'closed' }) } });
};

export const PUSH = aimedAbility({
  code: 'PU',
  rule: 'FC-PUSH-1',
  offer: offer('Move others', 1, 'h', 'push', 'Push', 'pushes a piece on'),
  costOf: ({ stack }, state, action) =>
    action && !stack.shade && isWallsquare(state, action.to) && !stackOn(state, action.to) ? WALL_COST : 0,
  words: `Pushes a piece orthogonally next to it 1 square onward and follows. Pushing a wall costs ${WALL_COST} turns.`,
  shadowChanges: { words: 'Pushes a shadow orthogonally next to it 1 square onward and follows.' },
  inMultimove: 'any',
  has: hasPushes,
  what: ({ stack }) => (stack.shade ? 'a shadow' : 'a piece or a wall'),
  candidates: pushesFrom,
  details: (state, actor, target) =>
    askPromotion(state, actor, target.square, (promote) => act({ ...targetFields(target), promote })),
  none: (_state, { square }) =>
    refusal('FC-PUSH-1', 'It can push only a piece or wall orthogonally next to it.', adjacentSquares(square)),
  perform: (ply, actor, action) => {
    const { to, promote } = action;
    const goal = squareBeyond(actor.square, to);
    invariant(goal !== null, 'no piece is pushed off the board');
    const clause = actor.stack.shade ? 'FC-PUSH-1' : clauseFor(ply.state, to);
    const isWall = !actor.stack.shade && !stackOn(ply.state, to);
    const target = isWall ? null : targetOf(ply.state, action);
    if (target) {
      ply.note?.({ kind: 'pushed', who: target, to: goal });
      moveByEffect(ply, target, goal);
    } else pushWall(ply, to, goal);
    displace(ply, actor, [actor.square, to], clause);
    promotePawn(ply, promote);
    arrive(ply, goal);
    arrive(ply, to);
  },
});
