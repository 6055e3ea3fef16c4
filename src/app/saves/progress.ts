/** Keeps a learner's progress (a set of ids) in local storage and in the database, because either may fail. */
import { isInherited } from '../../kernel/editing/objects.ts';
import { attempt, awaitOrNull, readStored, type StorageAccess } from '../base/browser.ts';
import { idsIn, merged, newIn, type Progress, progressJson, readProgress } from '../formats/progress.ts';
import type { Database } from './database.ts';

const KEY = 'oddboard/progress';

interface ProgressStorage extends StorageAccess {
  readonly database?: Database | Promise<Database> | undefined;
}

export type ProgressKeeper = ReturnType<typeof createProgressKeeper>;

export const createProgressKeeper = (place: ProgressStorage) => {
  const { storage, database } = place;
  /** All progress so far. If storage refuses to save, this copy still lasts as long as the page. */
  let known: Progress = {};
  /** The stored text that this tab last read or wrote. A different text comes from another tab. */
  let text: string | null = null;
  const sets = new Map<string, ReadonlySet<string>>();
  const listeners = new Set<() => void>();

  const learn = (more: Progress): void => {
    for (const game of Object.keys(newIn(known, more) ?? {})) sets.delete(game);
    known = merged(known, more);
  };
  const all = (): Progress => {
    const there = attempt(() => storage.getItem(KEY));
    if (there.ok && there.value !== text) {
      learn(readStored(place, KEY, { name: 'progress', read: readProgress }).value ?? {});
      text = there.value;
    }
    return known;
  };
  /** Adds progress to local storage. Returns the new part, or null if nothing was new. */
  const addNew = (more: Progress): Progress | null => {
    const news = newIn(all(), more);
    if (!news) return null;
    learn(news);
    const written = progressJson(known);
    if (attempt(() => storage.setItem(KEY, written)).ok) text = written;
    for (const then of listeners) then();
    return news;
  };
  /** Adds progress to the database. Errors are ignored, since local storage has the progress too. */
  const addToDatabase = (more: Progress | null): void => {
    void awaitOrNull(async () => more && (await database)?.learn(more));
  };
  const addAll = (more: Progress): void => addToDatabase(addNew(more));
  return {
    all,
    /** Returns a game's progress as a set of ids. The set stays identical until ids are added, as selectors need. */
    of(game: string): ReadonlySet<string> {
      const ids = all()[game];
      const set = sets.get(game) ?? new Set(ids);
      sets.set(game, set);
      return set;
    },
    addAll,
    add: (game: string, ids: readonly string[]): void => addAll({ [game]: ids }),
    async syncWithDatabase(): Promise<void> {
      const held = await awaitOrNull(async () => (await database)?.learned());
      if (!held) return;
      const games = Object.entries(held).filter(([game]) => !isInherited(game));
      const there = Object.fromEntries(games.map(([game, ids]) => [game, idsIn(ids)]));
      addToDatabase(newIn(there, all()));
      addNew(there);
    },
    subscribe(then: () => void): () => void {
      listeners.add(then);
      return () => listeners.delete(then);
    },
  };
};
