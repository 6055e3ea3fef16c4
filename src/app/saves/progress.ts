/**
 * Progress by game: lessons done, clauses that have been at work, and marks. It is saved to the browser's
 * storage at once, and to the database; both are read, and nothing is ever removed.
 */
import { isInherited } from '../../kernel/editing/objects.ts';
import { promised } from '../base/features.ts';
import { attempt, type KeyValueStore, valueAt } from '../base/storage.ts';
import { idsIn, merged, newIn, type Progress, progressText, readProgress } from '../formats/progress.ts';
import type { Database } from './database.ts';

const KEY = 'oddboard/progress';

interface Surroundings {
  readonly storage: KeyValueStore;
  /** Without it, progress lives in the browser's storage alone. */
  readonly database?: Database | Promise<Database> | undefined;
  now(): string;
}

/** Progress in local storage, as far as it is kept there, and sets of its ids by game. */
const localProgress = ({ storage, now }: Surroundings) => {
  /** Progress that cannot be saved lives as long as the page. */
  let known: Progress = {};
  /** The text last read: another tab may have written one meanwhile. */
  let text: string | null = null;
  const sets = new Map<string, ReadonlySet<string>>();

  const learn = (more: Progress): void => {
    for (const game of Object.keys(newIn(known, more) ?? {})) sets.delete(game);
    known = merged(known, more);
  };
  const all = (): Progress => {
    const there = attempt(() => storage.getItem(KEY));
    if (there.ok && there.value !== text) {
      learn(valueAt(storage, KEY, { name: 'progress', now, read: readProgress }).value ?? {});
      text = there.value;
    }
    return known;
  };
  return {
    all,
    /** Adds the new ids of `more`, and returns them. */
    add(more: Progress): Progress | null {
      const news = newIn(all(), more);
      if (!news) return null;
      learn(news);
      const written = progressText(known);
      if (attempt(() => storage.setItem(KEY, written)).ok) text = written;
      return news;
    },
    /** The ids known of a game: the same set for as long as none is added. */
    of(game: string): ReadonlySet<string> {
      const ids = all()[game];
      const set = sets.get(game) ?? new Set(ids);
      sets.set(game, set);
      return set;
    },
  };
};

export type ProgressKeeper = ReturnType<typeof progressKeeper>;

export const progressKeeper = (surroundings: Surroundings) => {
  const { database } = surroundings;
  const local = localProgress(surroundings);
  const listeners = new Set<() => void>();
  /** The database may be missing, or refuse: then the browser's storage has it alone. */
  const send = (more: Progress | null): void => {
    void promised(async () => more && (await database)?.learn(more));
  };
  /** Adds the new ids of `more`, and returns them. */
  const take = (more: Progress): Progress | null => {
    const news = local.add(more);
    if (news) for (const then of listeners) then();
    return news;
  };
  /** Adds all of another progress. */
  const join = (more: Progress): void => send(take(more));
  return {
    of: local.of,
    all: local.all,
    add: (game: string, ids: readonly string[]): void => join({ [game]: ids }),
    join,
    /** Adds the ids of the database, and sends it those it lacks. */
    async gather(): Promise<void> {
      const held = await promised(async () => (await database)?.learned());
      if (!held) return;
      const games = Object.entries(held).filter(([game]) => !isInherited(game));
      const there = Object.fromEntries(games.map(([game, ids]) => [game, idsIn(ids)]));
      send(newIn(there, local.all()));
      take(there);
    },
    /** Calls back when anything is added; returns a function that ends this. */
    subscribe(then: () => void): () => void {
      listeners.add(then);
      return () => listeners.delete(then);
    },
  };
};
