/** Boards with the turn given away, on which threats are searched. */
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';

/** The same board with this side to begin its turn, in check or not; null if the game cannot build it. */
export const idlePositionFor = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  side: Side,
): Position | null => {
  for (const unit of Object.values(game.view(position).units)) {
    if (unit.side !== side) continue;
    const board = game.withSideToMove(position, side, unit.at[0] ?? 0);
    if (board && !evaluation.isMidTurn?.(board)) return board;
  }
  return null;
};

/**
 * As `withSideToMove`, but null if the game is over or the side to move is in check, so that play could not
 * go on.
 */
export const passTurnTo = (game: Game, evaluation: Evaluation, position: Position, side: Side): Position | null => {
  if (game.outcome(position)) return null;
  if (position.toMove === side && !evaluation.isMidTurn?.(position)) return position;
  if (position.toMove === other(side) && evaluation.isInCheck?.(position)) return null;
  return idlePositionFor(game, evaluation, position, side);
};

/** The position after a pass, or with the turn given away if the game has no pass; null if it has neither. */
export const positionAfterPass = (game: Game, evaluation: Evaluation, position: Position): Position | null => {
  const passed = evaluation.pass
    ? evaluation.pass(position)
    : idlePositionFor(game, evaluation, position, other(position.toMove));
  return passed && !game.outcome(passed) ? passed : null;
};
