/** Messages between the page and the opponent's worker. */
import type { Target } from '../kernel/asking/target.ts';
import type { Position } from '../kernel/game.ts';
import type { LevelId } from './levels.ts';
import type { TurnReason } from './reason/names.ts';
import type { Thought } from './search.ts';

/**
 * The question: an action of a level, the best one within a second, the other side's threat, or, for a report,
 * the standing alone, a longer look at a turning point, and a last one that is longer still, or gets no answer.
 */
export type Question = LevelId | 'hint' | 'threat' | 'standing' | 'verdict' | 'confirm';

/** A question about a position. */
export interface OpponentRequest {
  /** The game's id. */
  readonly game: string;
  readonly position: Position;
  readonly question: Question;
  /** The same seed, position and question get the same answer, unless the clock cuts it short. */
  readonly seed: number;
  /** Actions that are not looked at: a better one than these is asked for. */
  readonly without?: readonly (readonly Target[])[];
  /** An action that is looked at in any case, where it can be played. */
  readonly also?: readonly Target[];
}

/** The result of a search. */
export interface OpponentAnswer {
  /** Of a threat: the board with the turn given away, on which the line begins; else null. */
  readonly turned: Position | null;
  readonly thought: Thought;
  /** Null while the search goes on, and of a standing. */
  readonly reason: TurnReason | null;
}
