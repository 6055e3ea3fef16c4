import { withTurnOf } from '../threat.ts';
import { SAYS } from '../words.ts';
import { type ActionEffect, capturesUnit, winsFor } from './abilities.ts';
import type { ReasonContext } from './context.ts';
import { lossesOfSide, sumOf } from './line.ts';
import { isUnmoved, nameLosses, plainReason, reasonOf, type TurnReason } from './names.ts';

/** Whether a wanted effect is possible after a pass. True where no pass is possible, since nothing can be compared. */
const isPossibleAfterPass = (
  { evaluation, afterPass, canDo }: ReasonContext,
  isWanted: (effect: ActionEffect) => boolean,
): boolean => {
  const passed = evaluation.pass ? afterPass() : null;
  return passed === null || canDo(passed, isWanted);
};

export const rescueReason = (context: ReasonContext): TurnReason | null => {
  const { game, evaluation, position, turn, side, rival, view, principalTurns, canDo } = context;
  if (!turn) return null;
  const [attack, answer] = principalTurns(position, rival);
  if (!attack) return null;
  const prevents = (isWanted: (effect: ActionEffect) => boolean): boolean =>
    !canDo(turn.after, isWanted) && isPossibleAfterPass(context, isWanted);
  if (attack.outcome?.winner === rival)
    return prevents(winsFor(rival)) ? { ...plainReason(SAYS.stops(rival)), rule: attack.outcome.rule } : null;
  const captured = new Set(lossesOfSide(turn, side).map(({ unit }) => unit.id));
  const saved = lossesOfSide(attack, side).filter(
    ({ unit }) => isUnmoved(view, unit) && !captured.has(unit.id) && prevents(capturesUnit(unit)),
  );
  const recaptured = sumOf(evaluation, lossesOfSide(answer, rival));
  return sumOf(evaluation, saved) > recaptured ? reasonOf(SAYS.saves(nameLosses(game, saved), rival), saved) : null;
};

/** Returns a test for effects that the side could already cause before this turn, since a known threat is no news. */
const couldDo = ({ game, evaluation, position, side, afterPass, canDo }: ReasonContext) => {
  const passed = evaluation.pass ? afterPass() : null;
  const anyway = evaluation.isMidTurn?.(position) ? position : passed;
  const withTurn = anyway && withTurnOf(game, evaluation, anyway, side);
  return (isWanted: (effect: ActionEffect) => boolean): boolean =>
    canDo(position, isWanted) || (withTurn !== null && canDo(withTurn, isWanted));
};

/** Names the win or captures that the turn threatens. Null if the threat is older than the turn. */
export const threatensReason = (context: ReasonContext): TurnReason | null => {
  const { game, evaluation, turn, side, rival, view, principalTurns } = context;
  if (!turn) return null;
  const [attack, answer] = principalTurns(turn.after, side);
  if (!attack) return null;
  const could = couldDo(context);
  if (attack.outcome?.winner === side) return could(winsFor(side)) ? null : plainReason(SAYS.threatensWin);
  const prey = lossesOfSide(attack, rival).filter(({ unit }) => isUnmoved(view, unit) && !could(capturesUnit(unit)));
  const lost = [...lossesOfSide(attack, side), ...lossesOfSide(answer, side)];
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
  afterPass,
}: ReasonContext): TurnReason | null => {
  if (!turn || !evaluation.isInCheck) return null;
  const before = afterPass();
  if (evaluation.isInCheck(turn.after))
    return before && !evaluation.isInCheck(before) ? plainReason(SAYS.givesCheck) : null;
  if (evaluation.isMidTurn?.(position) || !evaluation.isInCheck(position)) return null;
  const after = withTurnOf(game, evaluation, turn.after, side);
  return after && !evaluation.isInCheck(after) ? plainReason(SAYS.endsCheck(side)) : null;
};
