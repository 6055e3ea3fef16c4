/**
 * The library: the logs of all games in the browser's database. It answers later and may refuse; what it has taken is on disk, also when the
 * browser is killed.
 */
import type { SaveEntry } from './log.ts';

export interface Library {
  /** Everything it holds of a game. */
  read(id: string): Promise<readonly SaveEntry[]>;
  all(): Promise<readonly SaveEntry[]>;
  /** Which game of a variant was played last, and when. */
  last(variant: string): Promise<Pick<SaveEntry, 'id' | 'at'> | null>;
  /** Adds a save if its game has none of this revision. The answer is the revision that was the last one before it, if there was any. */
  add(entry: SaveEntry): Promise<number | null>;
  /** Forgets the saves of a game before a revision; without one, the game. */
  trim(id: string, before?: number): Promise<void>;
  /** Takes a save back, unless another one stands in its place. */
  withdraw(entry: Omit<SaveEntry, 'text'>): Promise<void>;
  /** Moves what cannot be read out of the way. */
  setAside(entry: Pick<SaveEntry, 'id' | 'revision'>): Promise<void>;
}

/** A library that is fetched by itself: what is asked of it waits until it has come. */
export const fetchedLibrary = (fetch: () => Promise<Library>): Library => {
  const coming = fetch();
  // What cannot be fetched is said where it is asked for.
  coming.catch(() => undefined);
  return {
    read: async (id) => (await coming).read(id),
    all: async () => (await coming).all(),
    last: async (variant) => (await coming).last(variant),
    add: async (entry) => (await coming).add(entry),
    trim: async (id, before) => (await coming).trim(id, before),
    withdraw: async (entry) => (await coming).withdraw(entry),
    setAside: async (entry) => (await coming).setAside(entry),
  };
};
