import type { Target } from '../kernel/asking/target.ts';
import type { Position } from '../kernel/game.ts';
import type { LevelId } from './levels.ts';
import type { TurnReason } from './reason/names.ts';
import type { Thought } from './search.ts';

/** What a request asks. Reports ask for `standing`, then `verdict` at turning points, then the deeper `confirm`. */
export type Question = LevelId | 'hint' | 'threat' | 'standing' | 'verdict' | 'confirm';

export interface OpponentRequest {
  readonly game: string;
  readonly position: Position;
  readonly question: Question;
  /** Seed of random errors and dice. Equal requests get equal answers, unless time runs out. */
  readonly seed: number;
  /** Actions to exclude, so that the search finds the best alternative. */
  readonly excluded?: readonly (readonly Target[])[];
  readonly included?: readonly Target[];
}

export interface OpponentAnswer {
  /** The position in which the threat was searched, after a pass. Null if no threat is shown. */
  readonly threatPosition: Position | null;
  readonly thought: Thought;
  /** The reason for the action or threat. Null during the search, and for the questions `standing` and `confirm`. */
  readonly reason: TurnReason | null;
}
