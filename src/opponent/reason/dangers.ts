/** Reasons by dangers, threats and checks. Each compares what a side can do before and after the turn. */
import { boardFor } from '../threat.ts';
import { SAYS } from '../words.ts';
import { type ActionEffect, captures, winsFor } from './abilities.ts';
import { lossesOf, sumOf } from './line.ts';
import { nameLosses, plainReason, reasonOf, standsThere, type TurnReason } from './names.ts';
import type { ReasonContext } from './scene.ts';

/** Whether the other side could do that after a pass. True in a game without passing. */
const isRealDanger = (
  { evaluation, idle, can }: ReasonContext,
  wanted: (effect: ActionEffect) => boolean,
): boolean => {
  const passed = evaluation.pass ? idle() : null;
  return passed === null || can(passed, wanted);
};

/** The other side's best action, if this turn makes it impossible. */
export const rescueReason = (scene: ReasonContext): TurnReason | null => {
  const { game, evaluation, position, turn, side, rival, view, turnsOf, can } = scene;
  if (!turn) return null;
  const [blow, answer] = turnsOf(position, rival);
  if (!blow) return null;
  const prevents = (wanted: (effect: ActionEffect) => boolean): boolean =>
    !can(turn.after, wanted) && isRealDanger(scene, wanted);
  if (blow.outcome?.winner === rival)
    return prevents(winsFor(rival)) ? { ...plainReason(SAYS.stops(rival)), rule: blow.outcome.rule } : null;
  const struck = new Set(lossesOf(turn, side).map(({ unit }) => unit.id));
  const saved = lossesOf(blow, side).filter(
    ({ unit }) => standsThere(view, unit) && !struck.has(unit.id) && prevents(captures(unit)),
  );
  const avenged = sumOf(evaluation, lossesOf(answer, rival));
  return sumOf(evaluation, saved) > avenged
    ? reasonOf(SAYS.saves(nameLosses(game, saved), rival), saved)
    : null;
};

/** A test whether the side could do that without this turn: already now, after a pass, or in mid-turn. */
const couldDo = ({ game, evaluation, position, side, idle, can }: ReasonContext) => {
  const passed = evaluation.pass ? idle() : null;
  const anyway = evaluation.isMidTurn?.(position) ? position : passed;
  const again = anyway && boardFor(game, evaluation, anyway, side);
  return (wanted: (effect: ActionEffect) => boolean): boolean =>
    can(position, wanted) || (again !== null && can(again, wanted));
};

/** The side's best action were it to move again, if it was impossible before. */
export const threatensReason = (scene: ReasonContext): TurnReason | null => {
  const { game, evaluation, turn, side, rival, view, turnsOf } = scene;
  if (!turn) return null;
  const [blow, answer] = turnsOf(turn.after, side);
  if (!blow) return null;
  const could = couldDo(scene);
  if (blow.outcome?.winner === side) return could(winsFor(side)) ? null : plainReason(SAYS.threatensWin);
  const prey = lossesOf(blow, rival).filter(({ unit }) => standsThere(view, unit) && !could(captures(unit)));
  const lost = [...lossesOf(blow, side), ...lossesOf(answer, side)];
  return sumOf(evaluation, prey) > sumOf(evaluation, lost)
    ? reasonOf(SAYS.nowThreatens(nameLosses(game, prey)), prey)
    : null;
};

export const checkReason = ({
  game,
  evaluation,
  position,
  turn,
  side,
  idle,
}: ReasonContext): TurnReason | null => {
  if (!turn || !evaluation.isInCheck) return null;
  const before = idle();
  if (evaluation.isInCheck(turn.after))
    return before && !evaluation.isInCheck(before) ? plainReason(SAYS.givesCheck) : null;
  if (evaluation.isMidTurn?.(position) || !evaluation.isInCheck(position)) return null;
  const after = boardFor(game, evaluation, turn.after, side);
  return after && !evaluation.isInCheck(after) ? plainReason(SAYS.endsCheck(side)) : null;
};
