/**
 * The library: the logs of all games in the browser's database. It answers later and may refuse; what it has
 * accepted is on disk and survives a killed browser.
 */
import type { Progress } from '../../learning/progress.ts';
import type { SaveEntry } from './log.ts';

export interface Library {
  /** All entries of a game. */
  read(id: string): Promise<readonly SaveEntry[]>;
  all(): Promise<readonly SaveEntry[]>;
  /** The game of a variant that was played last, and when. */
  last(variant: string): Promise<Pick<SaveEntry, 'id' | 'at'> | null>;
  /** Adds a save if its game has none of this revision. Returns the last revision before it, if any. */
  add(entry: SaveEntry): Promise<number | null>;
  /** Deletes the saves of a game before a revision; without one, the game. */
  trim(id: string, before?: number): Promise<void>;
  /** Removes a save, unless another one has taken its revision. */
  withdraw(entry: Omit<SaveEntry, 'text'>): Promise<void>;
  /** Moves an unreadable entry out of the way. */
  setAside(entry: Pick<SaveEntry, 'id' | 'revision'>): Promise<void>;
  /** What has been learned, by game. */
  learned(): Promise<Progress>;
  /** Adds to what has been learned. */
  learn(more: Progress): Promise<void>;
}

/** A library whose code is fetched: calls wait until it has come. */
export const fetchLibrary = (fetch: () => Promise<Library>): Library => {
  const coming = fetch();
  // A failed fetch is reported where the library is used.
  coming.catch(() => undefined);
  return {
    read: async (id) => (await coming).read(id),
    all: async () => (await coming).all(),
    last: async (variant) => (await coming).last(variant),
    add: async (entry) => (await coming).add(entry),
    trim: async (id, before) => (await coming).trim(id, before),
    withdraw: async (entry) => (await coming).withdraw(entry),
    setAside: async (entry) => (await coming).setAside(entry),
    learned: async () => (await coming).learned(),
    learn: async (more) => (await coming).learn(more),
  };
};
