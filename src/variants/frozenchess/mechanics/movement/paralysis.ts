/** Paralysis timers start in phase 2 and tick in phase 6 (FC-TIME-2, 5). */

import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { canBeParalysed } from '../../moves/threat/paralysis-by-presence.ts';
import { changeStack } from '../../position/changed.ts';
import { burdenedSquares, squareOf } from '../../position/piece-lists.ts';
import { actorWith, shadowWith } from '../../position/shadows.ts';
import { speedOn } from '../../position/squares.ts';
import { idOf, isCarrying, isMonad, withEachCargo } from '../../position/stacks.ts';
import type { Actor, Stack } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import { type Acting, actorOfActing, changeStacks, isDead, type Ply } from '../ply.ts';
import { putActor } from '../shadows/shadows.ts';

const startTimer = (stack: Stack, timers: Ply['timers']): Stack => {
  const timer = timers.get(idOf(stack));
  return timer && timer.turns > stack.paralysis
    ? changeStack(stack, { paralysis: timer.turns, paralysedBy: timer.by })
    : stack;
};

/** Paralyses the stack `id` for `turns` own turns (FC-PAR-1). */
export const setTimer = (ply: Ply, id: UnitId, turns: number, by: ClauseId): void => {
  const { timers } = ply;
  if ((timers.get(id)?.turns ?? -1) >= turns) return;
  ply.change('timers', new Map(timers).set(id, { turns, by }));
  const who = actorWith(ply.state, id);
  if (!who || turns <= who.stack.paralysis) return;
  if (who.stack.paralysis === 0) ply.change('newlyParalysed', [...ply.newlyParalysed, id]);
  putActor(ply, { square: who.square, stack: startTimer(who.stack, ply.timers) });
};

export const paralyse = (ply: Ply, target: Actor, turns: number, by: ClauseId): void => {
  if (!target.stack.shade && !canBeParalysed(ply.state, target.square)) return;
  ply.note?.({ kind: 'paralysed', rule: by, who: target, turns });
  setTimer(ply, idOf(target.stack), turns, by);
};

/** Starts the paralysis that a unit owes (phase 2). An immune unit pays only the cost of its action (FC-PAR-3). */
export const startOwedParalysis = (ply: Ply, acting: Acting): void => {
  const { owedParalysis } = acting;
  if (owedParalysis.length === 0 || isDead(ply, acting)) return;
  const who = actorOfActing(ply, acting);
  const isImmune = who?.stack.shade ? isMonad(who.stack) : who !== null && !canBeParalysed(ply.state, who.square);
  for (const { turns, by, isCost } of owedParalysis) {
    if (!isCost && isImmune) continue;
    ply.note?.({ kind: 'paid', rule: by, who, turns, isCost });
    setTimer(ply, who && !who.stack.shade ? idOf(who.stack) : acting.stack, turns, by);
  }
};

type TickContext = Pick<Ply, 'side' | 'timers' | 'start'>;

const advanceTimers = (given: Stack, ply: TickContext, speed: number): Stack => {
  const { side, timers, start } = ply;
  const isOwn = given.side === side;
  const left = isOwn ? Math.max(0, given.paralysis - speed) : given.paralysis;
  const advanceSince = (since: number): number =>
    isOwn && speed > 1 && since <= start.turns[side] ? since - speed + 1 : since;
  const { shade } = given;
  const since = advanceSince(given.since);
  const cast = advanceSince(shade?.since ?? 0);
  const isAdvanced = since !== given.since || (shade && cast !== shade.since);
  const stack = isAdvanced ? changeStack(given, { since, shade: shade && { since: cast, dist: shade.dist } }) : given;
  const next = isCarrying(stack) ? withEachCargo(stack, (each) => tickStack(each, ply, 1)) : stack;
  return startTimer(left === next.paralysis ? next : changeStack(next, { paralysis: left }), timers);
};

/** Returns the stack after one tick of its timers. `speed` is 2 on a quickened square (FC-TIME-6), else 1. */
const tickStack = (stack: Stack, ply: TickContext, speed: number): Stack => {
  const isAged = stack.side === ply.side && (stack.paralysis > 0 || speed > 1);
  return isAged || isCarrying(stack) ? advanceTimers(stack, ply, speed) : startTimer(stack, ply.timers);
};

const squaresWithTimers = ({ state, timers }: Ply): ReadonlySet<Square> => {
  const squares = new Set(burdenedSquares(state));
  for (const id of timers.keys()) {
    const square = squareOf(state, id);
    if (square !== null) squares.add(square);
  }
  for (const square of Object.keys(state.quickened)) squares.add(Number(square));
  return squares;
};

/** Ticks the timers of the side that played (phase 6). */
export const tickTimers = (ply: Ply): void => {
  const { state, side } = ply;
  changeStacks(ply, (stack, square) => tickStack(stack, ply, speedOn(state, square)), squaresWithTimers(ply));
  ply.set({ turns: { ...state.turns, [side]: state.turns[side] + 1 } });
};

/** Removes sprung traps whose victim is free again or gone (phase 9, FC-JEST-3). */
export const clearTraps = (ply: Ply): void => {
  const { state } = ply;
  const { traps, stacks } = state;
  if (traps.length === 0) return;
  const kept = traps.filter(({ square, sprung }) => {
    if (sprung === null) return true;
    const shadow = shadowWith(state, sprung);
    const stack = shadow?.square === square ? shadow.stack : stacks[square];
    return stack && idOf(stack) === sprung && stack.paralysis > 0;
  });
  if (kept.length < traps.length) ply.set({ traps: kept });
};
