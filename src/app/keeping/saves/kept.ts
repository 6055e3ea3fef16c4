/** What a page knows of the records of a game: the newest one, and which place lacks it. */
import type { Problem } from '../../../kernel/result.ts';
import type { SavedGame } from '../../formats/saved.ts';
import { NOWHERE } from './reconcile.ts';
import type { Head, LocalEntry, Past, SaveEntry } from './record.ts';

export interface Kept {
  readonly id: string;
  /** The newest record, and its game; null if none can be read. */
  head: Head | null;
  saved: SavedGame | null;
  /** The highest revision, readable or not. */
  revision: number;
  /** Every revision read or written here: any other came from another tab. */
  readonly heard: Set<number>;
  past: Past | null;
  /** The text in local storage, older forms that it replaces, and why it could not be replaced itself. */
  local: string | null;
  old: readonly LocalEntry[];
  refused: Problem | null;
  /** The revisions known to be in local storage and in the database. */
  here: number;
  onDisk: number;
  /** The record that goes to the database next, and the delivery under way. */
  next: SaveEntry | null;
  sending: Promise<Problem | null> | null;
}

export const nothingKept = (id: string): Kept => ({
  id,
  head: null,
  saved: null,
  revision: 0,
  heard: new Set(),
  past: null,
  local: null,
  old: [],
  refused: null,
  here: NOWHERE,
  onDisk: NOWHERE,
  next: null,
  sending: null,
});
