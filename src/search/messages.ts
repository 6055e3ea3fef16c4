/** What the page and the worker that searches say to each other: plain data. */
import type { Position } from '../kernel/game.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import type { ShownFact } from './promise.ts';
import type { Effort } from './seek.ts';

/** What is searched for, from which position of which game. */
export interface Request {
  readonly game: string;
  readonly position: Position;
  readonly rule: RuleId;
  /** The longest line that counts, in actions. */
  readonly within: number;
  readonly seed: number;
  /** Milliseconds. */
  readonly time: number;
}

/** How far a search has come, spelled. */
export interface Report extends Omit<Effort, 'found'> {
  readonly found: Spelled | null;
  /** Between 0 and 1: the part of its time that is used. */
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

/**
 * Starts a search; ends it when `signal` is aborted. The promise is kept at its end, and broken if it fails.
 */
export type Searcher = (
  request: Request,
  report: (report: Report) => void,
  signal: AbortSignal,
) => Promise<void>;
