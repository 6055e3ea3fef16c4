/** The other side's threat: the same search on the same board, with the turn given away. */
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';

/** The same board with this side to begin its turn, in check or not; null where a game has none. */
export const boardFor = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  side: Side,
): Position | null => {
  for (const unit of Object.values(game.view(position).units)) {
    if (unit.side !== side) continue;
    const turned = game.asIf(position, side, unit.at[0] ?? 0);
    if (turned && !evaluation.isMidTurn?.(turned)) return turned;
  }
  return null;
};

/**
 * The same board with this side to begin its turn; null where a game has none, or where the side that has the
 * turn is in check, so that nothing could be played on.
 */
export const turnedTo = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  side: Side,
): Position | null => {
  if (game.outcome(position)) return null;
  if (position.toMove === side && !evaluation.isMidTurn?.(position)) return position;
  if (position.toMove === other(side) && evaluation.isInCheck?.(position)) return null;
  return boardFor(game, evaluation, position, side);
};

/**
 * The position if the side to move did nothing: after a pass where the game has one, else the same board with
 * the turn given away. Null where a game has neither.
 */
export const ifIdle = (game: Game, evaluation: Evaluation, position: Position): Position | null => {
  const idle = evaluation.pass
    ? evaluation.pass(position)
    : boardFor(game, evaluation, position, other(position.toMove));
  return idle && !game.outcome(idle) ? idle : null;
};
