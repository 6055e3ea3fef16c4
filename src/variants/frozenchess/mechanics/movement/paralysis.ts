/** Timers: dues of the acting unit (phase 2), and ticks at the end of a side's turn (FC-TIME-2, 5). */

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
import { type Acting, actorNow, changeEach, isDead, type Ply } from '../ply.ts';
import { putActor } from '../shadows/shadows.ts';

/** Starts a timer set in this ply, unless an older one runs longer. */
const startTimer = (stack: Stack, timers: Ply['timers']): Stack => {
  const timer = timers.get(idOf(stack));
  return timer && timer.turns > stack.par ? changeStack(stack, { par: timer.turns, parBy: timer.by }) : stack;
};

/** Sets a timer in turns. It takes effect at once (FC-PAR-1), but on a carried stack with the ticks. */
export const setTimer = (ply: Ply, id: UnitId, turns: number, by: ClauseId): void => {
  const { timers } = ply;
  if ((timers.get(id)?.turns ?? -1) >= turns) return;
  ply.change('timers', new Map(timers).set(id, { turns, by }));
  const who = actorWith(ply.state, id);
  if (!who || turns <= who.stack.par) return;
  if (who.stack.par === 0) ply.change('newlyParalysed', [...ply.newlyParalysed, id]);
  putActor(ply, { square: who.square, stack: startTimer(who.stack, ply.timers) });
};

export const paralyse = (ply: Ply, target: Actor, turns: number, by: ClauseId): void => {
  if (!target.stack.shade && !canBeParalysed(ply.state, target.square)) return;
  ply.note?.({ kind: 'paralysed', rule: by, who: target, turns });
  setTimer(ply, idOf(target.stack), turns, by);
};

/** Phase 2, once for each unit that acted. Costs are always paid; poison and tombs spare immune units. */
export const payDues = (ply: Ply, acting: Acting): void => {
  const { dues } = acting;
  if (dues.length === 0 || isDead(ply, acting)) return;
  const who = actorNow(ply, acting);
  const isImmune = who?.stack.shade
    ? isMonad(who.stack)
    : who !== null && !canBeParalysed(ply.state, who.square);
  for (const { turns, by, isPrice } of dues) {
    if (!isPrice && isImmune) continue;
    ply.note?.({ kind: 'paid', rule: by, who, turns, isPrice });
    setTimer(ply, who && !who.stack.shade ? idOf(who.stack) : acting.stack, turns, by);
  }
};

type Ticking = Pick<Ply, 'side' | 'timers' | 'start'>;

const hurry = (given: Stack, ply: Ticking, speed: number): Stack => {
  const { side, timers, start } = ply;
  const isOwn = given.side === side;
  const left = isOwn ? Math.max(0, given.par - speed) : given.par;
  const hurryTimer = (since: number): number =>
    isOwn && speed > 1 && since <= start.turns[side] ? since - speed + 1 : since;
  const { shade } = given;
  const since = hurryTimer(given.since);
  const cast = hurryTimer(shade?.since ?? 0);
  const isHurried = since !== given.since || (shade && cast !== shade.since);
  const stack = isHurried
    ? changeStack(given, { since, shade: shade && { since: cast, dist: shade.dist } })
    : given;
  const next = isCarrying(stack) ? withEachCargo(stack, (each) => tick(each, ply, 1)) : stack;
  return startTimer(left === next.par ? next : changeStack(next, { par: left }), timers);
};

/** A tick on a stack; `speed` is the number of turns that it counts on its square. */
const tick = (stack: Stack, ply: Ticking, speed: number): Stack => {
  const isAged = stack.side === ply.side && (stack.par > 0 || speed > 1);
  return isAged || isCarrying(stack) ? hurry(stack, ply, speed) : startTimer(stack, ply.timers);
};

/** The squares where a timer may start or tick, or time passes faster. */
const restless = ({ state, timers }: Ply): ReadonlySet<Square> => {
  const squares = new Set(burdenedSquares(state));
  for (const id of timers.keys()) {
    const square = squareOf(state, id);
    if (square !== null) squares.add(square);
  }
  for (const square of Object.keys(state.quickened)) squares.add(Number(square));
  return squares;
};

/** Phase 6: timers of the side that played lose a turn, except those set in this ply. */
export const tickTimers = (ply: Ply): void => {
  const { state, side } = ply;
  changeEach(ply, (stack, square) => tick(stack, ply, speedOn(state, square)), restless(ply));
  ply.set({ turns: { ...state.turns, [side]: state.turns[side] + 1 } });
};

/** Phase 9: removes sprung traps whose unit is free or gone. */
export const clearTraps = (ply: Ply): void => {
  const { state } = ply;
  const { traps, stacks } = state;
  if (traps.length === 0) return;
  const kept = traps.filter(({ square, sprung }) => {
    if (sprung === null) return true;
    const shadow = shadowWith(state, sprung);
    const stack = shadow?.square === square ? shadow.stack : stacks[square];
    return stack && idOf(stack) === sprung && stack.par > 0;
  });
  if (kept.length < traps.length) ply.set({ traps: kept });
};
