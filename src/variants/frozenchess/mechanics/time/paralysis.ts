/** Timers: what the acting unit owes (phase 2), and their ticking at the end of a side's own turn (FC-TIME-2, 5). */
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { whoOf } from '../../moves/facts.ts';
import { actorSquare, isActorDead, type Ply, record, withEachStack, withState, withTimer } from '../../moves/resolution.ts';
import { type Actor, idOf, isMonad, type Stack, speedOn, stackOn, withUnit } from '../../position/state.ts';
import { actorShadow, shadowWith } from '../shadows/shadows.ts';
import { canBeParalysed } from './presence.ts';

/** Others paralyse a unit, if it can be. */
export const paralysed = (ply: Ply, target: Actor, turns: number, by: RuleId): Ply => {
  if (!target.stack.shade && !canBeParalysed(ply.state, target.square)) return ply;
  return withTimer(record(ply, { kind: 'paralysed', rule: by, who: whoOf(target), turns }), idOf(target.stack), turns, by);
};

/** Phase 2: prices are always paid; poison and tombs spare those who cannot be paralysed. */
export const duesPaid = (ply: Ply): Ply => {
  const { actor, dues } = ply;
  if (!actor || dues.length === 0 || isActorDead(ply)) return ply;
  const at = actorSquare(ply);
  const stack = at === null ? null : stackOn(ply.state, at);
  const shadow = actorShadow(ply);
  const isImmune = at === null ? !!shadow && isMonad(shadow.stack) : !canBeParalysed(ply.state, at);
  let next = ply;
  for (const { turns, by, isPrice } of dues) {
    if (!isPrice && isImmune) continue;
    const recorded = record(next, { kind: 'paid', rule: by, who: at ?? shadow, turns, isPrice });
    next = withTimer(recorded, stack ? idOf(stack) : actor.stack, turns, by);
  }
  return next;
};

/** A timer set in this ply starts now, unless an older one runs longer. */
const started = (stack: Stack, timers: Ply['timers']): Stack => {
  const timer = timers[idOf(stack)];
  return timer && timer.turns > stack.par ? { ...stack, par: timer.turns, parBy: timer.by } : stack;
};

/** `speed`: how much a tick is worth on its square. */
const ticked = (given: Stack, ply: Pick<Ply, 'side' | 'timers' | 'start'>, speed: number): Stack => {
  const { side, timers, start } = ply;
  const isOwn = given.side === side;
  const left = isOwn ? Math.max(0, given.par - speed) : given.par;
  const hurried = (since: number): number => (isOwn && speed > 1 && since <= start.turns[side] ? since - speed + 1 : since);
  const { shade } = given;
  const [since, cast] = [hurried(given.since), hurried(shade?.since ?? 0)];
  const isHurried = since !== given.since || (shade && cast !== shade.since);
  const stack = isHurried ? { ...given, since, shade: shade && { ...shade, since: cast } } : given;
  let next = stack;
  for (const unit of stack.comps) {
    const carried = unit.cargo.map((each) => ticked(each, ply, 1));
    if (carried.some((each, index) => each !== unit.cargo[index])) next = withUnit(next, { ...unit, cargo: carried });
  }
  return started(left === next.par ? next : { ...next, par: left }, timers);
};

/** Phase 6. A timer set in this ply starts now; older ones of the side that played lose a turn. */
export const timersTicked = (ply: Ply): Ply => {
  const { state, side } = ply;
  const next = withEachStack(ply, (stack, square) => ticked(stack, ply, speedOn(state, square)));
  return withState(next, { turns: { ...state.turns, [side]: state.turns[side] + 1 } });
};

/** Timers set after the ticks, by what areas did in phases 7 and 8. */
export const lateTimersStarted = (ply: Ply): Ply => {
  const { timers } = ply;
  return Object.keys(timers).length === 0 ? ply : withEachStack(ply, (stack) => started(stack, timers));
};

/** Phase 9: a sprung trap goes when its unit is free or gone. */
export const trapsCleared = (ply: Ply): Ply => {
  const { traps, stacks } = ply.state;
  const kept = traps.filter(({ square, sprung }) => {
    if (sprung === null) return true;
    const shadow = shadowWith(ply.state, sprung);
    const stack = shadow?.square === square ? shadow.stack : stacks[square];
    return stack && idOf(stack) === sprung && stack.par > 0;
  });
  return kept.length === traps.length ? ply : withState(ply, { traps: kept });
};
