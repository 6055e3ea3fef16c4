/**
 * A database for tests: kept in memory, read and spoiled by hand, and made to refuse, to fall silent or to
 * lose all it has.
 */
import type { SavedGame } from '../../src/app/formats/saved.ts';
import type { Database } from '../../src/app/keeping/database.ts';
import { entriesIn, removeLocal, writeLocal } from '../../src/app/keeping/local.ts';
import { newestStates } from '../../src/app/keeping/old-log.ts';
import { entryOf, pastOf, type SaveEntry } from '../../src/app/keeping/record.ts';
import { merged, type Progress } from '../../src/app/learning/progress.ts';
import type { KeyValueStore } from '../../src/app/storage.ts';
import { invariant } from '../../src/kernel/invariant.ts';

export interface TestDatabase extends Database {
  readonly entries: Map<string, SaveEntry>;
  readonly aside: unknown[];
  readonly progress: { kept: Progress };
  mood: 'well' | 'refuses' | 'silent';
}

const keyOf = ({ id, revision }: Pick<SaveEntry, 'id' | 'revision'>): string => `${id}/${revision}`;

export const testDatabase = (): TestDatabase => {
  const entries = new Map<string, SaveEntry>();
  const aside: unknown[] = [];
  const progress: { kept: Progress } = { kept: {} };
  const of = (id: string) =>
    [...entries.values()].filter((entry) => entry.id === id).sort((a, b) => a.revision - b.revision);
  const well = async <T>(work: () => T): Promise<T> => {
    if (database.mood === 'silent') return new Promise<never>(() => undefined);
    if (database.mood === 'refuses') throw new Error('no database');
    return work();
  };
  const database: TestDatabase = {
    entries,
    aside,
    progress,
    mood: 'well',
    read: (id) => well(() => of(id)),
    all: () => well(() => [...entries.values()]),
    last: (variant) =>
      well(
        () =>
          [...entries.values()].filter(({ game }) => game === variant).sort((a, b) => b.at - a.at)[0] ?? null,
      ),
    put: (entry, known) =>
      well(() => {
        const last = of(entry.id).at(-1)?.revision ?? null;
        if (entries.has(keyOf(entry))) return entry.revision;
        entries.set(keyOf(entry), entry);
        for (const each of of(entry.id)) if (each.revision <= known) entries.delete(keyOf(each));
        return last;
      }),
    remove: (id) =>
      well(() => {
        for (const entry of of(id)) entries.delete(keyOf(entry));
      }),
    setAside: (entry) =>
      well(() => {
        aside.push(entries.get(keyOf(entry)));
        entries.delete(keyOf(entry));
      }),
    learned: () => well(() => progress.kept),
    learn: (more) =>
      well(() => {
        progress.kept = merged(progress.kept, more);
      }),
  };
  return database;
};

/** The newest state of each game in these entries. */
export const gamesIn = (entries: Iterable<SaveEntry>): readonly SavedGame[] =>
  newestStates(entries).map(({ value }) => value as unknown as SavedGame);

/** The games in local storage. */
export const localGames = (shelf: KeyValueStore): readonly SavedGame[] => gamesIn(entriesIn(shelf));

/** Writes the one game of a shelf anew, changed by hand, as if it had been kept so. */
export const rewritten = (shelf: KeyValueStore, change: (text: string) => string): void => {
  const [entry] = entriesIn(shelf);
  invariant(entry, 'a game is on the shelf');
  const [game] = localGames(shelf);
  removeLocal(shelf, entry.id);
  const saved = JSON.parse(change(JSON.stringify(game))) as SavedGame;
  writeLocal(shelf, entryOf({ ...entry, revision: 100, by: 'hand' }, saved, pastOf(saved, null)), []);
};

/** A browser's storage, as it was read. */
export const shelfOf = (kept: Map<string, string>): KeyValueStore => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  key: (index) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
});
