/** The library in the browser's IndexedDB. */
import { type DBSchema, openDB } from 'idb';
import type { Library } from './library.ts';
import type { SavedGame } from './saved.ts';

interface Shelves extends DBSchema {
  readonly games: { readonly key: string; readonly value: SavedGame };
}

export const indexedLibrary = (): Library => {
  let opening: ReturnType<typeof openDB<Shelves>> | undefined;
  const shelves = () => {
    opening ??= openDB<Shelves>('oddboard', 1, {
      upgrade: (db) => {
        db.createObjectStore('games', { keyPath: 'id' });
      },
      // Another tab has opened a newer release of the library, or the browser took it away: it is opened anew when it is needed.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    get: async (id) => (await shelves()).get('games', id),
    all: async () => (await shelves()).getAll('games'),
    put: async (game) => {
      await (await shelves()).put('games', game);
    },
    remove: async (id) => (await shelves()).delete('games', id),
  };
};
