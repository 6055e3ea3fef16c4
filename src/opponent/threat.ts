import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';

/** Returns the same board with `side` to begin its turn, in check or not; null if the game cannot build it. */
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

/** The same board with `side` to begin its turn. Null if the game is over or the side that would pass is in check. */
export const passTurnTo = (game: Game, evaluation: Evaluation, position: Position, side: Side): Position | null => {
  if (game.outcome(position)) return null;
  if (position.toMove === side && !evaluation.isMidTurn?.(position)) return position;
  if (position.toMove === other(side) && evaluation.isInCheck?.(position)) return null;
  return idlePositionFor(game, evaluation, position, side);
};

/** The position after a pass or, in games without passing, with the other side to move. Null if play cannot go on. */
export const positionAfterPass = (game: Game, evaluation: Evaluation, position: Position): Position | null => {
  const passed = evaluation.pass
    ? evaluation.pass(position)
    : idlePositionFor(game, evaluation, position, other(position.toMove));
  return passed && !game.outcome(passed) ? passed : null;
};
