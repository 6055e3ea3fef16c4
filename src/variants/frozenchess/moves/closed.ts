/** Why a unit cannot move to a square of its pattern. Refusals are built on demand, since most are never read. */
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { capitalize, countWords } from '../../../kernel/words.ts';
import { nameOf } from '../position/board.ts';
import { capacity } from '../position/kinds.ts';
import { formName, obstacle, theUnit, unitName } from '../position/names.ts';
import { isCorrupted, isEmpty, stackOn, wallOn } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { Actor, Stack, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { hasHurdle } from './bent-lines.ts';
import { whyUncapturable } from './threat/capturable.ts';

export type LazyRefusal = (() => Refusal) | null;

const whyWalled = (state: State, from: Square, to: Square): LazyRefusal => {
  const text = () =>
    `${capitalize(obstacle(state, to))} is in the way: ${theUnit(state, from, 'inner')} cannot land there.`;
  return () => refusal('FC-SQ-3', text(), [to]);
};

/** Why a Frog cannot land on a square that is not empty (FC-FROG-2). Null for other kinds. */
export const whyNoLanding = (stack: Stack, to: Square, what: string): LazyRefusal =>
  kindOf(stack) === 'F'
    ? () => refusal('FC-FROG-2', `A Frog lands only on empty squares. ${nameOf(to)} is ${what}.`, [to])
    : null;

/** Why a quiet move cannot end on a square, whatever its path (FC-SQ-3). Null if it can. */
export const whyNoMove = (state: State, { square: from, stack }: Actor, to: Square): LazyRefusal => {
  const there = stackOn(state, to);
  if (there?.side === stack.side) {
    const canJoin = kindOf(stack) !== 'K' && kindOf(there) !== 'K' && state.options.rules === 'all';
    const hint = there.units.some(({ kind }) => capacity(kind) > 0)
      ? 'board or join it, choose Load or'
      : 'join it, choose';
    const text = () =>
      `${sideName(stack.side)}'s own ${formName(there)} is on ${nameOf(to)}.${canJoin ? ` To ${hint} Fuse.` : ''}`;
    return () => refusal('FC-SQ-1', text(), [to]);
  }
  if (there) {
    const hint = kindOf(stack) === 'B' && state.options.rules === 'all' ? ' Choose Conversion.' : '';
    const text = () => `${theUnit(state, from)} cannot capture ${unitName(state, to)} by that move.${hint}`;
    return () => refusal('FC-CAP-2', text(), [to]);
  }
  if (wallOn(state, to)) return whyWalled(state, from, to);
  return isEmpty(state, to) ? null : whyNoLanding(stack, to, isCorrupted(state, to) ? 'corrupted' : 'a closed tomb');
};

/** Why a unit cannot capture on a square, whatever the path. Null if it can. */
export const whyNoCapture = (state: State, actor: Actor, to: Square, isFirst: boolean): LazyRefusal => {
  const { square: from, stack } = actor;
  const there = stackOn(state, to);
  if (there?.side === stack.side) {
    const text = () => `${sideName(stack.side)}'s own ${formName(there)} is on ${nameOf(to)}.`;
    return () => refusal('FC-CAP-2', text(), [to]);
  }
  if (!there && wallOn(state, to)) return whyWalled(state, from, to);
  if (!there) {
    const text = () => `${theUnit(state, from)} can only capture there, and ${nameOf(to)} holds no piece.`;
    return () => refusal('FC-CAP-2', text(), [to]);
  }
  if (kindOf(there) === 'K' && !isFirst)
    return () => refusal('FC-CAP-4', 'Only the first step of a turn can capture a King.', [to]);
  const why = whyUncapturable(state, isFirst ? 'capture' : 'further', actor, { square: to, stack: there });
  return why && (() => why);
};

export const whyBlocked = (state: State, from: Square, blocker: Square): LazyRefusal => {
  const text = () => `${capitalize(obstacle(state, blocker))} blocks ${theUnit(state, from, 'inner')}.`;
  return () => refusal('FC-MOVE-1', text(), [blocker]);
};

export const whyTooFar = (state: State, from: Square, range: number): LazyRefusal => {
  const text = () => `That is too far: ${theUnit(state, from, 'inner')} slides at most ${countWords(range, 'square')}.`;
  return () => refusal('FC-MOVE-3', text(), [from]);
};

/** Refuses a Pawn's leap without a hurdle, something to leap over (FC-PAWN-2). */
export const whyNoHurdle = (state: State, over: Square | null): LazyRefusal =>
  over === null || hasHurdle(state, over)
    ? null
    : () => refusal('FC-PAWN-2', `A Pawn leaps only over something, and ${nameOf(over)} is empty.`, [over]);
