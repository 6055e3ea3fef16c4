/** The library of games: every game that was ever begun, one entry each. It answers later, and may refuse. */

import { NEWS } from '../telling/words.ts';
import { readSavedValue } from './reading.ts';
import type { SavedGame } from './saved.ts';

/** Where the library stands; what it gives was written by any release, and is read as everything from outside is. */
export interface Library {
  get(id: string): Promise<unknown>;
  all(): Promise<readonly unknown[]>;
  put(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Where there is none: nothing is in it, and it takes nothing. */
export const NO_LIBRARY: Library = {
  get: async () => undefined,
  all: async () => [],
  put: () => Promise.reject(new Error(NEWS.libraryMissing)),
  remove: async () => undefined,
};

/** The games that can be read, those changed last first. */
export const gamesIn = (values: readonly unknown[], now: string): readonly SavedGame[] =>
  values
    .flatMap((value) => {
      const read = readSavedValue(value, { id: 'unknown', now });
      return read.ok ? [read.value] : [];
    })
    .sort((a, b) => b.changed.localeCompare(a.changed));
