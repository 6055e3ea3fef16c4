/** Timers: what the acting unit owes (phase 2), and their ticking at the end of a side's own turn (FC-TIME-2, 5). */
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { type Acting, actorNow, isDead, type Ply, record, withEachStack, withState, withTimer } from '../../moves/resolution.ts';
import { changedStack, changedUnit } from '../../position/changed.ts';
import { type Actor, idOf, isCarrying, isMonad, type Stack, speedOn, withUnit } from '../../position/state.ts';
import { shadowWith } from '../shadows/shadows.ts';
import { canBeParalysed } from './paralysis-by-presence.ts';

/** Others paralyse a unit, if it can be. */
export const paralyse = (ply: Ply, target: Actor, turns: number, by: RuleId): Ply => {
  if (!target.stack.shade && !canBeParalysed(ply.state, target.square)) return ply;
  return withTimer(record(ply, { kind: 'paralysed', rule: by, who: target, turns }), idOf(target.stack), turns, by);
};

/** Phase 2, for one of those who acted: prices are always paid; poison and tombs spare those who cannot be paralysed. */
export const payDues = (ply: Ply, acting: Acting): Ply => {
  const { dues } = acting;
  if (dues.length === 0 || isDead(ply, acting)) return ply;
  const who = actorNow(ply, acting);
  const isImmune = who?.stack.shade ? isMonad(who.stack) : who !== null && !canBeParalysed(ply.state, who.square);
  let next = ply;
  for (const { turns, by, isPrice } of dues) {
    if (!isPrice && isImmune) continue;
    const recorded = record(next, { kind: 'paid', rule: by, who, turns, isPrice });
    next = withTimer(recorded, who && !who.stack.shade ? idOf(who.stack) : acting.stack, turns, by);
  }
  return next;
};

/** A timer set in this ply starts now, unless an older one runs longer. */
const startTimer = (stack: Stack, timers: Ply['timers']): Stack => {
  const timer = timers[idOf(stack)];
  return timer && timer.turns > stack.par ? changedStack(stack, { par: timer.turns, parBy: timer.by }) : stack;
};

type Ticking = Pick<Ply, 'side' | 'timers' | 'start'>;

/** A stack that time passes for, or that carries some. */
const hurry = (given: Stack, ply: Ticking, speed: number): Stack => {
  const { side, timers, start } = ply;
  const isOwn = given.side === side;
  const left = isOwn ? Math.max(0, given.par - speed) : given.par;
  const hurried = (since: number): number => (isOwn && speed > 1 && since <= start.turns[side] ? since - speed + 1 : since);
  const { shade } = given;
  const [since, cast] = [hurried(given.since), hurried(shade?.since ?? 0)];
  const isHurried = since !== given.since || (shade && cast !== shade.since);
  const stack = isHurried ? changedStack(given, { since, shade: shade && { since: cast, dist: shade.dist } }) : given;
  let next = stack;
  for (const unit of stack.comps) {
    const carried = unit.cargo.map((each) => tick(each, ply, 1));
    if (carried.some((each, index) => each !== unit.cargo[index])) next = withUnit(next, changedUnit(unit, { cargo: carried }));
  }
  return startTimer(left === next.par ? next : changedStack(next, { par: left }), timers);
};

/** `speed`: how much a tick is worth on its square. */
const tick = (stack: Stack, ply: Ticking, speed: number): Stack => {
  const isAged = stack.side === ply.side && (stack.par > 0 || speed > 1);
  return isAged || isCarrying(stack) ? hurry(stack, ply, speed) : startTimer(stack, ply.timers);
};

/** Phase 6. A timer set in this ply starts now; older ones of the side that played lose a turn. */
export const tickTimers = (ply: Ply): Ply => {
  const { state, side } = ply;
  const next = withEachStack(ply, (stack, square) => tick(stack, ply, speedOn(state, square)));
  return withState(next, { turns: { ...state.turns, [side]: state.turns[side] + 1 } });
};

/** Timers set after the ticks, by what areas did in phases 7 and 8. */
export const startLateTimers = (ply: Ply): Ply => {
  const { timers } = ply;
  return Object.keys(timers).length === 0 ? ply : withEachStack(ply, (stack) => startTimer(stack, timers));
};

/** Phase 9: a sprung trap goes when its unit is free or gone. */
export const clearTraps = (ply: Ply): Ply => {
  const { traps, stacks } = ply.state;
  if (traps.length === 0) return ply;
  const kept = traps.filter(({ square, sprung }) => {
    if (sprung === null) return true;
    const shadow = shadowWith(ply.state, sprung);
    const stack = shadow?.square === square ? shadow.stack : stacks[square];
    return stack && idOf(stack) === sprung && stack.par > 0;
  });
  return kept.length === traps.length ? ply : withState(ply, { traps: kept });
};
