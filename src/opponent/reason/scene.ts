/** The scene of every reason: the position, the expected line, and the position after doing nothing. */
import type { Evaluation } from '../../kernel/evaluation.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { once } from '../../kernel/memoize.ts';
import { other, type Side } from '../../kernel/side.ts';
import type { BoardView } from '../../kernel/view.ts';
import type { Thought } from '../search.ts';
import { ifIdle, turnedTo } from '../threat.ts';
import { type ActionEffect, effectsOf } from './abilities.ts';
import { type TurnPlayed, turnsAlong } from './line.ts';

/** Looks for the best line of a position, briefly; null if there is none. */
export type BriefSearch = (position: Position) => Thought | null;

export interface ReasonContext {
  readonly game: Game;
  readonly evaluation: Evaluation;
  readonly position: Position;
  readonly side: Side;
  readonly rival: Side;
  readonly turns: readonly TurnPlayed[];
  /** The turn that the reason is for; null where the line stops in the middle of it, or it ends the game. */
  readonly turn: TurnPlayed | null;
  readonly view: BoardView;
  /** The position after doing nothing; null where a game cannot say. */
  readonly idle: () => Position | null;
  /** Can the side to move do that with one turn? */
  readonly can: (position: Position, wanted: (effect: ActionEffect) => boolean) => boolean;
  /** The turns of a side that is to begin now on the same board, as a brief look finds them. */
  readonly turnsOf: (position: Position, side: Side) => readonly TurnPlayed[];
}

/** The scene of a position and its line; `look` is null where no reason is wanted. */
export const setScene = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  line: Thought['line'],
  look: BriefSearch | null,
): ReasonContext => {
  const side = position.toMove;
  const turns = turnsAlong(game, evaluation, position, line);
  const [first] = turns;
  const effects = new Map<Position, readonly ActionEffect[]>();
  return {
    game,
    evaluation,
    position,
    side,
    rival: other(side),
    turns,
    turn: first?.isWhole && !first.outcome && first.after.toMove !== side ? first : null,
    view: game.view(position),
    idle: once(() => ifIdle(game, evaluation, position)),
    can: (from, wanted) => {
      const all = effects.get(from) ?? effectsOf(game, evaluation, from);
      effects.set(from, all);
      return all.some(wanted);
    },
    turnsOf: (from, by) => {
      const turned = look && turnedTo(game, evaluation, from, by);
      const thought = turned && look(turned);
      return thought ? turnsAlong(game, evaluation, turned, thought.line) : [];
    },
  };
};
