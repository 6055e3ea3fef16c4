/**
 * Timers: what the acting unit owes (phase 2), and their ticking at the end of a side's own turn (FC-TIME-2,
 * 5).
 */
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import {
  type Acting,
  actorNow,
  isDead,
  type Resolution,
  record,
  withEachStack,
  withState,
  withTimer,
} from '../../moves/resolution.ts';
import { changeStack } from '../../position/changed.ts';
import {
  type Actor,
  idOf,
  isCarrying,
  isMonad,
  type Stack,
  speedOn,
  withEachCargo,
} from '../../position/state.ts';
import { shadowWith } from '../shadows/shadows.ts';
import { canBeParalysed } from './paralysis-by-presence.ts';

/** Others paralyse a unit, if it can be. */
export const paralyse = (resolution: Resolution, target: Actor, turns: number, by: RuleId): Resolution => {
  if (!target.stack.shade && !canBeParalysed(resolution.state, target.square)) return resolution;
  return withTimer(
    record(resolution, { kind: 'paralysed', rule: by, who: target, turns }),
    idOf(target.stack),
    turns,
    by,
  );
};

/**
 * Phase 2, for one of those who acted: prices are always paid; poison and tombs spare those who cannot be
 * paralysed.
 */
export const payDues = (resolution: Resolution, acting: Acting): Resolution => {
  const { dues } = acting;
  if (dues.length === 0 || isDead(resolution, acting)) return resolution;
  const who = actorNow(resolution, acting);
  const isImmune = who?.stack.shade
    ? isMonad(who.stack)
    : who !== null && !canBeParalysed(resolution.state, who.square);
  let next = resolution;
  for (const { turns, by, isPrice } of dues) {
    if (!isPrice && isImmune) continue;
    const recorded = record(next, { kind: 'paid', rule: by, who, turns, isPrice });
    next = withTimer(recorded, who && !who.stack.shade ? idOf(who.stack) : acting.stack, turns, by);
  }
  return next;
};

/** A timer set in this ply starts now, unless an older one runs longer. */
const startTimer = (stack: Stack, timers: Resolution['timers']): Stack => {
  const timer = timers[idOf(stack)];
  return timer && timer.turns > stack.par ? changeStack(stack, { par: timer.turns, parBy: timer.by }) : stack;
};

type Ticking = Pick<Resolution, 'side' | 'timers' | 'start'>;

/** A stack that time passes for, or that carries some. */
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

/** `speed`: how much a tick is worth on its square. */
const tick = (stack: Stack, ply: Ticking, speed: number): Stack => {
  const isAged = stack.side === ply.side && (stack.par > 0 || speed > 1);
  return isAged || isCarrying(stack) ? hurry(stack, ply, speed) : startTimer(stack, ply.timers);
};

/** Phase 6. A timer set in this ply starts now; older ones of the side that played lose a turn. */
export const tickTimers = (resolution: Resolution): Resolution => {
  const { state, side } = resolution;
  const next = withEachStack(resolution, (stack, square) => tick(stack, resolution, speedOn(state, square)));
  return withState(next, { turns: { ...state.turns, [side]: state.turns[side] + 1 } });
};

/** Timers set after the ticks, by what areas did in phases 7 and 8. */
export const startLateTimers = (resolution: Resolution): Resolution => {
  const { timers } = resolution;
  return Object.keys(timers).length === 0
    ? resolution
    : withEachStack(resolution, (stack) => startTimer(stack, timers));
};

/** Phase 9: a sprung trap goes when its unit is free or gone. */
export const clearTraps = (resolution: Resolution): Resolution => {
  const { traps, stacks } = resolution.state;
  if (traps.length === 0) return resolution;
  const kept = traps.filter(({ square, sprung }) => {
    if (sprung === null) return true;
    const shadow = shadowWith(resolution.state, sprung);
    const stack = shadow?.square === square ? shadow.stack : stacks[square];
    return stack && idOf(stack) === sprung && stack.par > 0;
  });
  return kept.length === traps.length ? resolution : withState(resolution, { traps: kept });
};
