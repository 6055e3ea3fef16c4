import type { Position } from '../kernel/game.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import type { SearchProgress } from './seek.ts';
import type { ShownFact } from './similarity.ts';

export interface SearchRequest {
  readonly game: string;
  readonly position: Position;
  readonly rule: RuleId;
  /** The length of the longest allowed line, in actions. */
  readonly within: number;
  readonly seed: number;
  /** The time limit of the search, in milliseconds. */
  readonly time: number;
}

export interface Report extends Omit<SearchProgress, 'found'> {
  readonly found: SpelledLine | null;
  /** The used share of the time limit, from 0 to 1. */
  readonly used: number;
  readonly isDone: boolean;
}

export interface SpelledLine {
  readonly actions: readonly string[];
  readonly refused: string | null;
  readonly shown: ShownFact | null;
  readonly isShortest: boolean;
}

export type Searcher = (request: SearchRequest, report: (report: Report) => void, signal: AbortSignal) => Promise<void>;
