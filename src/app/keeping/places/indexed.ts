/** The library in the browser's IndexedDB. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { idsIn, merged } from '../../learning/progress.ts';
import type { Library } from './library.ts';
import { entryOf, firstSave, type SaveEntry } from './log.ts';

interface Shelves extends DBSchema {
  /** Saves by game and revision. */
  readonly log: {
    readonly key: [string, number];
    readonly value: SaveEntry;
    readonly indexes: { readonly played: [string, number] };
  };
  /** Unreadable saves: kept, never deleted. */
  readonly aside: { readonly key: number; readonly value: unknown };
  /** What has been learned, by game. */
  readonly progress: { readonly key: string; readonly value: readonly string[] };
}

/** The first release stored whole games: each becomes the first save of a log. */
const moveGames = async (
  db: IDBPDatabase<Shelves>,
  transaction: IDBPTransaction<Shelves, never, 'versionchange'>,
): Promise<void> => {
  const games = (
    transaction as unknown as IDBPTransaction<
      { games: { key: string; value: unknown } },
      ['games'],
      'versionchange'
    >
  ).objectStore('games');
  const log = (transaction as unknown as IDBPTransaction<Shelves, ['log'], 'versionchange'>).objectStore(
    'log',
  );
  for (const value of (await games.getAll()) as readonly Record<string, unknown>[]) {
    const [id, game] = [String(value['id']), String(value['game'])];
    await log.put(entryOf(firstSave(id, game, Date.parse(String(value['changed'])) || 0, value)));
  }
  (db as unknown as IDBPDatabase).deleteObjectStore('games');
};

/** All saves of a game, or those before a revision. */
const savesOf = (id: string, before = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([id], [id, before], false, true);

export const indexedLibrary = (): Library => {
  let opening: ReturnType<typeof openDB<Shelves>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const shelves = () => {
    opening ??= openDB<Shelves>('oddboard', 3, {
      upgrade: async (db, from, _to, transaction) => {
        db.createObjectStore('progress');
        if (from >= 2) return;
        db.createObjectStore('log', { keyPath: ['id', 'revision'] }).createIndex('played', ['game', 'at']);
        db.createObjectStore('aside', { autoIncrement: true });
        if ((db.objectStoreNames as DOMStringList).contains('games'))
          await moveGames(db, transaction as unknown as IDBPTransaction<Shelves, never, 'versionchange'>);
      },
      // Another tab opened a newer version of the database, or the browser closed it: reopen on the next use.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  /** Runs a transaction; retries once on a new connection if the connection was closed. */
  const askDatabase = async <T>(
    work: (db: IDBPDatabase<Shelves>) => Promise<T>,
    isAgain = false,
  ): Promise<T> => {
    const db = await shelves();
    try {
      return await work(db);
    } catch (error) {
      if (isAgain || !(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      forget();
      return askDatabase(work, true);
    }
  };
  return {
    read: (id) => askDatabase((db) => db.getAll('log', savesOf(id))),
    all: () => askDatabase((db) => db.getAll('log')),
    last: (variant) =>
      askDatabase(async (db) => {
        const played = IDBKeyRange.bound([variant], [variant, Number.POSITIVE_INFINITY]);
        const cursor = await db.transaction('log').store.index('played').openKeyCursor(played, 'prev');
        return cursor && { id: cursor.primaryKey[0], at: cursor.key[1] };
      }),
    add: (entry) =>
      askDatabase(async (db) => {
        const transaction = db.transaction('log', 'readwrite', { durability: 'strict' });
        const { store } = transaction;
        // All requests are sent at once: none waits for the page, which is drawing a frame.
        const work = Promise.all([
          store.openKeyCursor(savesOf(entry.id), 'prev'),
          store.add(entry),
          transaction.done,
        ]);
        transaction.commit();
        try {
          const [last] = await work;
          return last ? last.primaryKey[1] : null;
        } catch (error) {
          if (error instanceof DOMException && error.name === 'ConstraintError') return entry.revision;
          throw error;
        }
      }),
    trim: (id, before) => askDatabase((db) => db.delete('log', savesOf(id, before))),
    withdraw: ({ id, revision, at }) =>
      askDatabase(async (db) => {
        const { store, done } = db.transaction('log', 'readwrite');
        if ((await store.get([id, revision]))?.at === at) await store.delete([id, revision]);
        await done;
      }),
    setAside: ({ id, revision }) =>
      askDatabase(async (db) => {
        const transaction = db.transaction(['log', 'aside'], 'readwrite');
        const log = transaction.objectStore('log');
        const entry = await log.get([id, revision]);
        if (entry) await transaction.objectStore('aside').add(entry);
        await log.delete([id, revision]);
        await transaction.done;
      }),
    learned: () =>
      askDatabase(async (db) => {
        const { store } = db.transaction('progress');
        const [games, ids] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return Object.fromEntries(games.map((game, index) => [game, ids[index] ?? []]));
      }),
    learn: (more) =>
      askDatabase(async (db) => {
        const { store, done } = db.transaction('progress', 'readwrite', { durability: 'strict' });
        for (const [game, ids] of Object.entries(more)) {
          const known = { [game]: idsIn(await store.get(game)) };
          await store.put(merged(known, { [game]: ids })[game] ?? [], game);
        }
        await done;
      }),
  };
};
