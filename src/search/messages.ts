/** Messages between the page and the worker that searches: plain data. */
import type { Position } from '../kernel/game.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import type { SearchProgress } from './seek.ts';
import type { ShownFact } from './similarity.ts';

/** The aim of a search, and its position and game. */
export interface SearchRequest {
  readonly game: string;
  readonly position: Position;
  readonly rule: RuleId;
  /** The longest line that counts, in actions. */
  readonly within: number;
  readonly seed: number;
  /** Milliseconds. */
  readonly time: number;
}

/** The progress of a search, spelled. */
export interface Report extends Omit<SearchProgress, 'found'> {
  readonly found: Spelled | null;
  /** The share of its time that is used, from 0 to 1. */
  readonly used: number;
  readonly isDone: boolean;
}

/** A found line, in words of the record. */
export interface Spelled {
  readonly actions: readonly string[];
  readonly refused: string | null;
  readonly shown: ShownFact | null;
  readonly isShortest: boolean;
}

/** Starts a search; ends it when `signal` is aborted. Resolves at its end, and rejects if it fails. */
export type Searcher = (
  request: SearchRequest,
  report: (report: Report) => void,
  signal: AbortSignal,
) => Promise<void>;
