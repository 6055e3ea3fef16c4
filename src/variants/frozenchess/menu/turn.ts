/** The questions of a unit's turn that begins with a step and may continue. */
import { ask, type Choice, chain, type Menu, open } from '../../../kernel/asking/menu.ts';
import { option } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { actingNow } from '../mechanics/ply.ts';
import { type PseudoLegalMove, pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { siegedBy } from '../moves/threat/siege.ts';
import { knightmareOn } from '../moves/threat/threat.ts';
import type { Act, Leg } from '../position/action.ts';
import { theActor } from '../position/names.ts';
import { isOnWall } from '../position/squares.ts';
import { isFused, isPawnStack, kindOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { type Partway, partway } from '../turn/resolve.ts';
import { bounceChoices, legOf, moveChoices, moveLeaf } from './step.ts';

const MOST_RUN_CAPTURES = 3;

/** The moves by which a turn may continue, and their clause. */
interface Further {
  readonly rule: ClauseId;
  readonly moves: readonly PseudoLegalMove[];
}

/** Whether an Assassin may capture once more. */
const isRunning = (way: Partway, legs: readonly Leg[]): boolean =>
  actingNow(way)?.kind === 'M' && legs.every(({ capture }) => capture) && legs.length < MOST_RUN_CAPTURES;

/** The continuation of a turn after these legs, or null if it is over. */
const furtherMoves = (way: Partway, now: Actor, legs: readonly Leg[]): Further | null => {
  const { start, state } = way;
  const first = legs[0];
  if (!first || way.isHalted || way.isKingTaken) return null;
  const { square: at, stack } = now;
  const moves = (): readonly PseudoLegalMove[] => pseudoLegalMoves(state, now, false, []);
  const from = first.path[0] as Square;
  if (isPawnStack(stack)) {
    const free = hasPrivilege(start, stack.side) ? 1 : 0;
    const isOver = legs.length >= stack.comps.length || legs.slice(free).some(({ capture }) => capture);
    return isOver || knightmareOn(start, from) !== null ? null : { rule: 'FC-PAWN-7', moves: moves() };
  }
  if (isFused(stack)) return null;
  if (isRunning(way, legs))
    return {
      rule: 'FC-ASSN-2',
      moves: moves().filter(({ capture, why }) => capture || (stack.shade && why)),
    };
  if (stack.shade) return null;
  if (actingNow(way)?.kind === 'M' && isOnWall(start, from) && legs.length === 1 && isOnWall(state, at))
    return { rule: 'FC-ASSN-4', moves: moves() };
  const isSecond = legs.length === 2 && !legs[1]?.capture && siegedBy(start, from) === null;
  if (actingNow(way)?.kind !== 'P' || !first.capture || (legs.length > 1 && !isSecond)) return null;
  return {
    rule: 'FC-PAWN-6',
    moves: legs.length === 1 ? moves() : moves().filter(({ capture }) => !capture),
  };
};

/** Whether a turn of this unit may have more than one leg; a quick filter. */
const mayGoOn = (state: State, { square, stack }: Actor, [first]: readonly Leg[]): boolean => {
  if (isFused(stack)) return isPawnStack(stack);
  const kind = kindOf(stack);
  if (kind === 'M') return first?.capture === true || (!stack.shade && isOnWall(state, square));
  return kind === 'P' && !stack.shade && first?.capture === true;
};

const afterLegs = (state: State, actor: Actor, legs: readonly Leg[]): Menu<Act> => {
  const complete = (): Menu<Act> => moveLeaf(state, actor, legs);
  if (!mayGoOn(state, actor, legs)) return complete();
  const way = partway(state, actor, legs);
  const { now } = way;
  const further = now && furtherMoves(way, now, legs);
  if (!now || !further?.moves.some(({ why }) => !why)) return complete();
  const step = (move: PseudoLegalMove) =>
    chain(legOf(way, now, move, 'never'), (leg) => afterLegs(state, actor, [...legs, leg]));
  return ask<Act>(
    `${theActor(now)} may continue. Choose a square.`,
    [
      open(option('done'), 'plain', complete, {
        label: 'End turn',
        hint: () => refusal(further.rule, `${theActor(now)} may also continue this turn.`, [now.square]),
      }),
      ...moveChoices(way.state, now, further.moves, step),
    ],
    (target) =>
      target.kind === 'square'
        ? { ...whyNotThere(way.state, now, target.square, false), rule: further.rule }
        : refusal(further.rule, 'Choose a square to continue, or end the turn.', [now.square]),
  );
};

/** The squares an actor can reach by one step, each with the continuation of its turn. */
export const singleSteps = (
  state: State,
  actor: Actor,
  moves: readonly PseudoLegalMove[],
): readonly Choice<Act>[] => {
  const way = partway(state, actor, []);
  return moveChoices(state, actor, moves, (move) =>
    chain(legOf(way, actor, move, 'may'), (leg) => afterLegs(state, actor, [leg])),
  );
};

export const singleBounces = (
  state: State,
  actor: Actor,
  moves: readonly PseudoLegalMove[],
): readonly Choice<Act>[] => {
  if (!moves.some(({ capture, why }) => !capture && !why)) return [];
  const way = partway(state, actor, []);
  return bounceChoices(way, actor, (move) =>
    chain(legOf(way, actor, move, 'never'), (leg) => moveLeaf(state, actor, [leg])),
  );
};
