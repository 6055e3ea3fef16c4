/** Wins at once: found by playing, so that they are certain, however dice fall. */
import { type Path, passingPaths } from '../kernel/asking/legal.ts';
import { areAll, type Evaluation, ROYAL } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';
import type { Candidate } from './candidates.ts';

/** The positions after an action, for every result of its dice; null where not all are known. */
export const afterAll = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  act: unknown,
  after = () => game.next(position, act),
): readonly Position[] | null => {
  const rolls = evaluation.rolls?.(position, act);
  if (!rolls) return [after()];
  return areAll(rolls) ? rolls.map(({ state }) => state) : null;
};

const isWonFor = (game: Game, evaluation: Evaluation, position: Position, side: Side): boolean => {
  const outcome = evaluation.decisionIn?.(position) ?? game.outcome(position);
  return outcome?.winner === side;
};

/** Does an action win at once for the side to move, however dice fall? `after`: the position after it, if known. */
const winsAtOnce = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  act: unknown,
  after?: () => Position,
): boolean =>
  evaluation.captureGain(position, act) >= ROYAL ||
  (afterAll(game, evaluation, position, act, after)?.every((each) =>
    isWonFor(game, evaluation, each, position.toMove),
  ) ??
    false);

/** Most actions tried near the end of a game. */
const MOST_TRIED = 1500;

/**
 * An action that wins at once, in a game that selects its actions: among these, and near the end of the game
 * among nearly all. Null: none was found.
 */
export const winAtOnce = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  candidates: readonly Candidate[],
): Path<unknown> | null => {
  for (const { path, after } of candidates)
    if (winsAtOnce(game, evaluation, root, path.act, after)) return path;
  if (!evaluation.isNearEnd?.(root)) return null;
  let left = MOST_TRIED;
  for (const path of passingPaths(game.menu(root), () => left <= 0)) {
    if (winsAtOnce(game, evaluation, root, path.act)) return path;
    left--;
  }
  return null;
};
