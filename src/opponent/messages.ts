/** What the page and the opponent's worker say to each other. */
import type { Position } from '../kernel/game.ts';
import type { LevelId } from './levels.ts';
import type { Reason } from './reason/names.ts';
import type { Thought } from './search.ts';

/** What is asked: an action of a level, the best one in a second, or what the other side threatens. */
export type Question = LevelId | 'hint' | 'threat';

export interface Request {
  /** The game's id. */
  readonly game: string;
  readonly position: Position;
  readonly question: Question;
  /** The same seed, position and question get the same answer, unless the clock cuts it short. */
  readonly seed: number;
}

/** What a search found. */
export interface Answer {
  /** Of a threat: the board with the turn given away, on which the line begins; else null. */
  readonly turned: Position | null;
  readonly thought: Thought;
  /** Why; null while it still thinks. */
  readonly reason: Reason | null;
}

/** From the worker: something better is found, or it has ended. `null`: there is nothing to find. */
export type Message =
  | { readonly kind: 'progress'; readonly answer: Answer }
  | { readonly kind: 'done'; readonly answer: Answer | null };
