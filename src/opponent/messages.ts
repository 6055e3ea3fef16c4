import type { Target } from '../kernel/asking/target.ts';
import type { Position } from '../kernel/game.ts';
import type { LevelId } from './levels.ts';
import type { TurnReason } from './reason/names.ts';
import type { Thought } from './search.ts';

/**
 * A question to the computer: the move of a level, a hint, or the other side's threat. Reports ask for a `standing`
 * (a score), a `verdict` on a turning point, and a `confirm` (a deeper verdict; null where the budget allows none).
 */
export type Question = LevelId | 'hint' | 'threat' | 'standing' | 'verdict' | 'confirm';

export interface OpponentRequest {
  /** The game's id. */
  readonly game: string;
  readonly position: Position;
  readonly question: Question;
  /** Seed of random errors and dice. Equal requests get equal answers, unless the clock ends the search. */
  readonly seed: number;
  /** Actions to exclude, so that the search finds the best alternative. */
  readonly excluded?: readonly (readonly Target[])[];
  /** An action that the search must include, if it is legal. */
  readonly included?: readonly Target[];
}

export interface OpponentAnswer {
  /** For a threat, the same board with the other side to move, on which the line begins; else null. */
  readonly threatPosition: Position | null;
  readonly thought: Thought;
  /** The reason in words; null while the search runs, and for `standing` and `confirm`. */
  readonly reason: TurnReason | null;
}
