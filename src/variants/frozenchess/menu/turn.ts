/** The questions of a turn that starts as one move and may go on, such as an Assassin's Run (FC-ASSN-2). */
import { type Choice, chain, type Menu, makeQuestion, open } from '../../../kernel/asking/menu.ts';
import { option } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { currentActing } from '../mechanics/ply.ts';
import { type PseudoLegalMove, pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { siegedBy } from '../moves/threat/siege.ts';
import { knightmareOn } from '../moves/threat/threat.ts';
import type { Act, Leg } from '../position/action.ts';
import { theActor } from '../position/names.ts';
import { isOnWall } from '../position/squares.ts';
import { isFused, isPawnStack, kindOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { type TurnPosition, turnPositionAfter } from '../turn/resolve.ts';
import { bounceChoices, legOf, moveChoices, moveLeaf } from './step.ts';

const MAX_RUN_CAPTURES = 3;

interface Continuation {
  readonly rule: ClauseId;
  readonly moves: readonly PseudoLegalMove[];
}

/** Whether the acting unit is an Assassin that may capture once more in a Run (FC-ASSN-2). */
const canCaptureOnceMore = (position: TurnPosition, legs: readonly Leg[]): boolean =>
  currentActing(position)?.kind === 'M' && legs.every(({ capture }) => capture) && legs.length < MAX_RUN_CAPTURES;

const continuationAfter = (position: TurnPosition, now: Actor, legs: readonly Leg[]): Continuation | null => {
  const { start, state } = position;
  const first = legs[0];
  if (!first || position.isHalted || position.isKingTaken) return null;
  const { square: at, stack } = now;
  const moves = (): readonly PseudoLegalMove[] => pseudoLegalMoves(state, now, false, []);
  const from = first.path[0] as Square;
  if (isPawnStack(stack)) {
    const free = hasPrivilege(start, stack.side) ? 1 : 0;
    const isOver = legs.length >= stack.units.length || legs.slice(free).some(({ capture }) => capture);
    return isOver || knightmareOn(start, from) !== null ? null : { rule: 'FC-PAWN-7', moves: moves() };
  }
  if (isFused(stack)) return null;
  if (canCaptureOnceMore(position, legs))
    return {
      rule: 'FC-ASSN-2',
      moves: moves().filter(({ capture, why }) => capture || (stack.shade && why)),
    };
  if (stack.shade) return null;
  if (currentActing(position)?.kind === 'M' && isOnWall(start, from) && legs.length === 1 && isOnWall(state, at))
    return { rule: 'FC-ASSN-4', moves: moves() };
  const isSecond = legs.length === 2 && !legs[1]?.capture && siegedBy(start, from) === null;
  if (currentActing(position)?.kind !== 'P' || !first.capture || (legs.length > 1 && !isSecond)) return null;
  return {
    rule: 'FC-PAWN-6',
    moves: legs.length === 1 ? moves() : moves().filter(({ capture }) => !capture),
  };
};

/** Whether a turn may have more legs than the first. Only "no" is certain: the test is a quick filter. */
const mayHaveMoreLegs = (state: State, { square, stack }: Actor, [first]: readonly Leg[]): boolean => {
  if (isFused(stack)) return isPawnStack(stack);
  const kind = kindOf(stack);
  if (kind === 'M') return first?.capture === true || (!stack.shade && isOnWall(state, square));
  return kind === 'P' && !stack.shade && first?.capture === true;
};

const menuAfterLegs = (state: State, actor: Actor, legs: readonly Leg[]): Menu<Act> => {
  const complete = (): Menu<Act> => moveLeaf(state, actor, legs);
  if (!mayHaveMoreLegs(state, actor, legs)) return complete();
  const position = turnPositionAfter(state, actor, legs);
  const { now } = position;
  const further = now && continuationAfter(position, now, legs);
  if (!now || !further?.moves.some(({ why }) => !why)) return complete();
  const step = (move: PseudoLegalMove) =>
    chain(legOf(position, now, move, 'never'), (leg) => menuAfterLegs(state, actor, [...legs, leg]));
  return makeQuestion<Act>(
    `${theActor(now)} may continue. Choose a square.`,
    [
      open(option('done'), 'plain', complete, {
        label: 'End turn',
        hint: () => refusal(further.rule, `${theActor(now)} may also continue this turn.`, [now.square]),
      }),
      ...moveChoices(position.state, now, further.moves, step),
    ],
    (target) =>
      target.kind === 'square'
        ? { ...whyNotThere(position.state, now, target.square, false), rule: further.rule }
        : refusal(further.rule, 'Choose a square to continue, or end the turn.', [now.square]),
  );
};

/** Returns the choices of a first step. If the turn may continue (FC-ASSN-2, FC-PAWN-7), a question follows. */
export const singleSteps = (state: State, actor: Actor, moves: readonly PseudoLegalMove[]): readonly Choice<Act>[] => {
  const position = turnPositionAfter(state, actor, []);
  return moveChoices(state, actor, moves, (move) =>
    chain(legOf(position, actor, move, 'may'), (leg) => menuAfterLegs(state, actor, [leg])),
  );
};

export const singleBounces = (
  state: State,
  actor: Actor,
  moves: readonly PseudoLegalMove[],
): readonly Choice<Act>[] => {
  if (!moves.some(({ capture, why }) => !capture && !why)) return [];
  const position = turnPositionAfter(state, actor, []);
  return bounceChoices(position, actor, (move) =>
    chain(legOf(position, actor, move, 'never'), (leg) => moveLeaf(state, actor, [leg])),
  );
};
