/** Boards with the turn given away, on which threats are searched. */
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';

/** The same board with this side to begin its turn, in check or not; null if the game cannot build it. */
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
 * As `boardFor`, but null if the game is over or the side to move is in check, so that play could not go on.
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

/** The position after a pass, or with the turn given away if the game has no pass; null if it has neither. */
export const ifIdle = (game: Game, evaluation: Evaluation, position: Position): Position | null => {
  const idle = evaluation.pass
    ? evaluation.pass(position)
    : boardFor(game, evaluation, position, other(position.toMove));
  return idle && !game.outcome(idle) ? idle : null;
};
