/** Saved games and progress in IndexedDB. The data survive a killed browser. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JsonObject } from '../../kernel/editing/objects.ts';
import { READING } from '../base/reading-words.ts';
import { idsIn, type Progress } from '../formats/progress.ts';
import { wholeEntry } from './old-log.ts';
import type { SaveEntry } from './record.ts';

interface Stores extends DBSchema {
  readonly log: {
    readonly key: [string, number];
    readonly value: SaveEntry;
    readonly indexes: { readonly played: [string, number] };
  };
  readonly aside: { readonly key: number; readonly value: unknown };
  readonly progress: { readonly key: string; readonly value: readonly string[] };
  /** Whole games, in a store that only version 1 of the database had. The upgrade turns these into records. */
  readonly games: { readonly key: string; readonly value: JsonObject };
}

/** Number of records read at once. The browser deserializes them in one task, which must be short. */
const BATCH_SIZE = 100;

const recordsOf = (id: string, last = Number.POSITIVE_INFINITY): IDBKeyRange => IDBKeyRange.bound([id], [id, last]);

type Connection = IDBPDatabase<Stores>;

type Run = <T>(work: (db: Connection) => Promise<T>) => Promise<T>;

const isFault = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/** Returns a function that runs database work. The work is retried once, since a browser may close the connection. */
const createRunner = (): Run => {
  let opening: Promise<Connection> | undefined;
  /** The open connection, kept so that work need not await a promise. */
  let opened: Connection | undefined;
  /**
   * A promise that stops the wait for the database.
   * The promise only rejects, which happens when a tab with an older version blocks the upgrade.
   */
  let waiting: Promise<never>;
  const forget = () => {
    opening = undefined;
    opened = undefined;
  };
  const open = () => {
    let refuse: (error: Error) => void;
    waiting = new Promise((_, refused) => {
      refuse = refused;
    });
    return openDB<Stores>('oddboard', 3, {
      async upgrade(db, from, _to, transaction) {
        db.createObjectStore('progress');
        if (from >= 2) return;
        const log = db.createObjectStore('log', { keyPath: ['id', 'revision'] });
        log.createIndex('played', ['game', 'at']);
        db.createObjectStore('aside', { autoIncrement: true });
        if (!db.objectStoreNames.contains('games')) return;
        // Converts each whole game to a record. Stays until 2.0.0.
        for (const whole of await transaction.objectStore('games').getAll()) await log.put(wholeEntry(whole));
        db.deleteObjectStore('games');
      },
      blocked: () => refuse(new Error(READING.olderTab)),
      // Another tab upgrades the database, or the browser closed it: reopen on next use.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  };
  const runOnce: Run = async (work) => {
    opening ??= open();
    opening.catch(forget);
    opened ??= await Promise.race([opening, waiting]);
    return work(opened);
  };
  return (work) =>
    runOnce(work).catch((error) => {
      if (!isFault(error, 'InvalidStateError')) throw error;
      forget();
      return runOnce(work);
    });
};

const recordsIn = (run: Run) => ({
  read: (id: string): Promise<readonly SaveEntry[]> => run((db) => db.getAll('log', recordsOf(id))),
  all: (): Promise<readonly SaveEntry[]> =>
    run(async (db) => {
      const { store } = db.transaction('log');
      const all: SaveEntry[] = [];
      for (;;) {
        const last = all.at(-1);
        const after = last && IDBKeyRange.lowerBound([last.id, last.revision], true);
        const some = await store.getAll(after, BATCH_SIZE);
        all.push(...some);
        if (some.length < BATCH_SIZE) return all;
      }
    }),
  last: (variant: string): Promise<Pick<SaveEntry, 'id' | 'at'> | null> =>
    run(async (db) => {
      const played = IDBKeyRange.bound([variant], [variant, Number.POSITIVE_INFINITY]);
      const cursor = await db.transaction('log').store.index('played').openKeyCursor(played, 'prev');
      return cursor && { id: cursor.primaryKey[0], at: cursor.key[1] };
    }),
  /** Stores `entry` and deletes revisions up to `known`. Resolves to the highest revision stored before, or null. */
  put: (entry: SaveEntry, known: number): Promise<number | null> =>
    run(async (db) => {
      const transaction = db.transaction('log', 'readwrite', { durability: 'strict' });
      const { store } = transaction;
      // All requests are queued at once, so none waits for the page to draw.
      const work = Promise.all([
        store.openKeyCursor(recordsOf(entry.id), 'prev'),
        store.add(entry),
        store.delete(recordsOf(entry.id, known)),
        transaction.done,
      ]);
      transaction.commit();
      try {
        const [last] = await work;
        return last ? last.primaryKey[1] : null;
      } catch (error) {
        if (isFault(error, 'ConstraintError')) return entry.revision;
        throw error;
      }
    }),
  remove: (id: string): Promise<void> => run((db) => db.delete('log', recordsOf(id))),
  setAside: ({ id, revision }: SaveEntry): Promise<void> =>
    run(async (db) => {
      const transaction = db.transaction(['log', 'aside'], 'readwrite');
      const log = transaction.objectStore('log');
      const entry = await log.get([id, revision]);
      if (entry) await transaction.objectStore('aside').add(entry);
      await log.delete([id, revision]);
      await transaction.done;
    }),
});

const progressIn = (run: Run) => ({
  learned: (): Promise<Progress> =>
    run(async (db) => {
      const { store } = db.transaction('progress');
      const [games, ids] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return Object.fromEntries(games.map((game, index) => [game, ids[index] ?? []]));
    }),
  learn: (more: Progress): Promise<void> =>
    run(async (db) => {
      const { store, done } = db.transaction('progress', 'readwrite', { durability: 'strict' });
      for (const [game, ids] of Object.entries(more)) {
        const known = idsIn(await store.get(game));
        await store.put([...new Set([...known, ...ids])], game);
      }
      await done;
    }),
});

export type Database = ReturnType<typeof openDatabase>;

export const openDatabase = () => {
  const run = createRunner();
  return { ...recordsIn(run), ...progressIn(run) };
};
