import type { Evaluation } from '../../kernel/evaluation.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { once } from '../../kernel/memoize.ts';
import { other, type Side } from '../../kernel/side.ts';
import type { BoardView } from '../../kernel/view.ts';
import type { Thought } from '../search.ts';
import { passTurnTo, positionAfterPass } from '../threat.ts';
import { type ActionEffect, effectsOf } from './abilities.ts';
import { type TurnPlayed, turnsAlong } from './line.ts';

/** Searches a position with a small budget. Returns null if the game is over or no action can be searched. */
export type BriefSearch = (position: Position) => Thought | null;

export interface ReasonContext {
  readonly game: Game;
  readonly evaluation: Evaluation;
  readonly position: Position;
  readonly side: Side;
  readonly rival: Side;
  readonly turns: readonly TurnPlayed[];
  /** The turn to explain. Null if the turn is unfinished or ends the game. */
  readonly turn: TurnPlayed | null;
  readonly view: BoardView;
  /** Returns the position after a pass, memoized, since several reasons compare with this position. */
  readonly afterPass: () => Position | null;
  readonly canDo: (position: Position, isWanted: (effect: ActionEffect) => boolean) => boolean;
  /** Returns the turns of the principal variation, as if `side` were to move. Empty if no search is possible. */
  readonly principalTurns: (position: Position, side: Side) => readonly TurnPlayed[];
}

export const createReasonContext = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  line: Thought['line'],
  briefSearch: BriefSearch | null,
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
    afterPass: once(() => positionAfterPass(game, evaluation, position)),
    canDo: (from, isWanted) => {
      const all = effects.get(from) ?? effectsOf(game, evaluation, from);
      effects.set(from, all);
      return all.some(isWanted);
    },
    principalTurns: (from, by) => {
      const turned = briefSearch && passTurnTo(game, evaluation, from, by);
      const thought = turned && briefSearch(turned);
      return thought ? turnsAlong(game, evaluation, turned, thought.line) : [];
    },
  };
};
