/** Progress by game, in local storage and in the database. Both are read, and nothing is ever removed. */
import { isInherited } from '../../kernel/editing/objects.ts';
import { attempt, promised, type Storing, valueAt } from '../base/browser.ts';
import { idsIn, merged, newIn, type Progress, progressText, readProgress } from '../formats/progress.ts';
import type { Database } from './database.ts';

const KEY = 'oddboard/progress';

interface Surroundings extends Storing {
  /** Absent: progress lives in local storage alone. */
  readonly database?: Database | Promise<Database> | undefined;
}

export type ProgressKeeper = ReturnType<typeof progressKeeper>;

export const progressKeeper = (place: Surroundings) => {
  const { storage, database } = place;
  /** In memory, so progress that cannot be saved lasts as long as the page. */
  let known: Progress = {};
  /** The text last read, to notice a write by another tab. */
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
      learn(valueAt(place, KEY, { name: 'progress', read: readProgress }).value ?? {});
      text = there.value;
    }
    return known;
  };
  /** Adds the new ids of `more` to local storage; returns them, or null. */
  const take = (more: Progress): Progress | null => {
    const news = newIn(all(), more);
    if (!news) return null;
    learn(news);
    const written = progressText(known);
    if (attempt(() => storage.setItem(KEY, written)).ok) text = written;
    for (const then of listeners) then();
    return news;
  };
  /** A missing or failing database is ignored: local storage has the same. */
  const send = (more: Progress | null): void => {
    void promised(async () => more && (await database)?.learn(more));
  };
  const join = (more: Progress): void => send(take(more));
  return {
    all,
    /** The known ids of a game: the same object until one is added. */
    of(game: string): ReadonlySet<string> {
      const ids = all()[game];
      const set = sets.get(game) ?? new Set(ids);
      sets.set(game, set);
      return set;
    },
    join,
    add: (game: string, ids: readonly string[]): void => join({ [game]: ids }),
    /** Exchanges ids with the database in both directions. */
    async gather(): Promise<void> {
      const held = await promised(async () => (await database)?.learned());
      if (!held) return;
      const games = Object.entries(held).filter(([game]) => !isInherited(game));
      const there = Object.fromEntries(games.map(([game, ids]) => [game, idsIn(ids)]));
      send(newIn(there, all()));
      take(there);
    },
    subscribe(then: () => void): () => void {
      listeners.add(then);
      return () => listeners.delete(then);
    },
  };
};
