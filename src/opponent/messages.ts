import type { Target } from '../kernel/asking/target.ts';
import type { Position } from '../kernel/game.ts';
import type { LevelId } from './levels.ts';
import type { TurnReason } from './reason/names.ts';
import type { Thought } from './search.ts';

/**
 * An action of a level, a hint or the other side's threat. Reports ask for a `standing` (a score), the
 * `verdict` on a turning point, and its `confirm`: deeper, or null where it cannot be.
 */
export type Question = LevelId | 'hint' | 'threat' | 'standing' | 'verdict' | 'confirm';

export interface OpponentRequest {
  /** The game's id. */
  readonly game: string;
  readonly position: Position;
  readonly question: Question;
  /** The same seed, position and question get the same answer, unless the clock ends the search. */
  readonly seed: number;
  /** Actions to exclude, to find the best alternative to them. */
  readonly excluded?: readonly (readonly Target[])[];
  /** An action to search in any case, if it is legal. */
  readonly included?: readonly Target[];
}

export interface OpponentAnswer {
  /** For a threat, the board with the turn given away, on which the line begins; else null. */
  readonly threatPosition: Position | null;
  readonly thought: Thought;
  /** Null while the search runs, and for `standing` and `confirm`. */
  readonly reason: TurnReason | null;
}
