import { type Path, uncachedPaths } from '../kernel/asking/legal.ts';
import { coversAllResults, type Evaluation, ROYAL_VALUE } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';
import type { Candidate } from './candidates.ts';

/** Returns the positions after an action, one for each dice result. Null if the evaluation omits some results. */
export const positionsAfter = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  act: unknown,
  after = () => game.next(position, act),
): readonly Position[] | null => {
  const rolls = evaluation.rolls?.(position, act);
  if (!rolls) return [after()];
  return coversAllResults(rolls) ? rolls.map(({ state }) => state) : null;
};

const isWonFor = (game: Game, evaluation: Evaluation, position: Position, side: Side): boolean => {
  const outcome = evaluation.decisionIn?.(position) ?? game.outcome(position);
  return outcome?.winner === side;
};

/** Whether an action wins at once, whatever the dice show. */
const isImmediateWin = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  act: unknown,
  after?: () => Position,
): boolean =>
  evaluation.captureGain(position, act) >= ROYAL_VALUE ||
  (positionsAfter(game, evaluation, position, act, after)?.every((each) =>
    isWonFor(game, evaluation, each, position.toMove),
  ) ??
    false);

/** Maximum number of actions that are tried to find an immediate win, because a menu may have thousands. */
const MAX_TRIED = 1500;

/** Finds a candidate that wins at once. Near the game's end, other actions are tried too, since a quiet one may win. */
export const findWinAtOnce = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  candidates: readonly Candidate[],
): Path<unknown> | null => {
  for (const { path, after } of candidates) if (isImmediateWin(game, evaluation, root, path.act, after)) return path;
  if (!evaluation.isNearEnd?.(root)) return null;
  let left = MAX_TRIED;
  for (const path of uncachedPaths(game.menu(root), () => left <= 0)) {
    if (isImmediateWin(game, evaluation, root, path.act)) return path;
    left--;
  }
  return null;
};
