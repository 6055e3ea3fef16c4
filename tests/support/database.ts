/** A database in memory. Tests can read and damage its entries, and make it refuse or never answer. */
import { merged, type Progress } from '../../src/app/formats/progress.ts';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import type { Database } from '../../src/app/saves/database.ts';
import { newestStates } from '../../src/app/saves/old-log.ts';
import type { SaveEntry } from '../../src/app/saves/record.ts';

export interface TestDatabase extends Database {
  readonly entries: Map<string, SaveEntry>;
  readonly aside: unknown[];
  readonly progress: { kept: Progress };
  state: 'well' | 'refuses' | 'silent';
}

const keyOf = ({ id, revision }: Pick<SaveEntry, 'id' | 'revision'>): string => `${id}/${revision}`;

export const testDatabase = (): TestDatabase => {
  const entries = new Map<string, SaveEntry>();
  const all = () => [...entries.values()];
  const of = (id: string) => all().filter((entry) => entry.id === id);
  const drop = (id: string, last: number) => {
    for (const [key, entry] of entries) if (entry.id === id && entry.revision <= last) entries.delete(key);
  };
  const respond = async <T>(work: () => T): Promise<T> => {
    if (database.state === 'silent') return new Promise<never>(() => undefined);
    if (database.state === 'refuses') throw new Error('no database');
    return work();
  };
  const database: TestDatabase = {
    entries,
    aside: [],
    progress: { kept: {} },
    state: 'well',
    read: (id) => respond(() => of(id)),
    all: () => respond(all),
    last: (variant) => {
      const played = () => all().filter(({ game }) => game === variant);
      return respond(() => played().sort((a, b) => b.at - a.at)[0] ?? null);
    },
    put: (entry, known) =>
      respond(() => {
        if (entries.has(keyOf(entry))) return entry.revision;
        const before = of(entry.id).map(({ revision }) => revision);
        entries.set(keyOf(entry), entry);
        drop(entry.id, known);
        return before.length > 0 ? Math.max(...before) : null;
      }),
    remove: (id) => respond(() => drop(id, Number.POSITIVE_INFINITY)),
    setAside: (entry) =>
      respond(() => {
        database.aside.push(entries.get(keyOf(entry)));
        entries.delete(keyOf(entry));
      }),
    learned: () => respond(() => database.progress.kept),
    learn: (more) =>
      respond(() => {
        database.progress.kept = merged(database.progress.kept, more);
      }),
  };
  return database;
};

/** Returns the newest state of each game in these entries. */
export const gamesIn = (entries: Iterable<SaveEntry>): readonly SavedGame[] =>
  newestStates(entries).map(({ value }) => value as unknown as SavedGame);
