import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';

/** Returns the position with `side` to move, at the start of a turn. Null if that is impossible. */
export const withTurnOf = (game: Game, evaluation: Evaluation, position: Position, side: Side): Position | null => {
  for (const unit of Object.values(game.view(position).units)) {
    if (unit.side !== side) continue;
    const board = game.withSideToMove(position, side, unit.at[0] ?? 0);
    if (board && !evaluation.isMidTurn?.(board)) return board;
  }
  return null;
};

/** Returns the position after the turn passes to `side`. Null if the game is over or the passing side in check. */
export const passTurnTo = (game: Game, evaluation: Evaluation, position: Position, side: Side): Position | null => {
  if (game.outcome(position)) return null;
  if (position.toMove === side && !evaluation.isMidTurn?.(position)) return position;
  if (position.toMove === other(side) && evaluation.isInCheck?.(position)) return null;
  return withTurnOf(game, evaluation, position, side);
};

/** Returns the position after a pass, even in games without passing. Null if a pass ends the game or is impossible. */
export const positionAfterPass = (game: Game, evaluation: Evaluation, position: Position): Position | null => {
  const passed = evaluation.pass
    ? evaluation.pass(position)
    : withTurnOf(game, evaluation, position, other(position.toMove));
  return passed && !game.outcome(passed) ? passed : null;
};
