/**
 * Progress by game: lessons done, clauses that have been at work, and marks. It is saved to the browser's
 * storage at once, and to the database; both are read, and nothing is ever removed.
 */
import { isFields, isInherited } from '../../kernel/editing/objects.ts';
import { promised } from '../features.ts';
import type { Database } from '../keeping/database.ts';
import { attempt, type KeyValueStore, valueAt } from '../storage.ts';

/** The ids of lessons and clauses, and marks, by game. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** Marks among a game's ids: one more with each of the first games that are begun. */
const BEGUN = ['played', 'played twice', 'played 3 times', 'played 4 times'] as const;
/** The mark of a game that was begun. */
export const PLAYED = BEGUN[0];
/** The mark of a game that was played to its end. */
export const ENDED = 'ended';
/** Prefix of the mark of a game that was played with all rules. */
const PLAYED_IN = 'game:';
/** Other games with all rules after which a player is versed. */
const FIRST_GAMES = 3;

/** The number of games begun, counted up to 4. */
export const gamesBegun = (ids: ReadonlySet<string>): number => BEGUN.filter((mark) => ids.has(mark)).length;

/** The mark of one more game; none where enough are counted. */
export const markOfNext = (ids: ReadonlySet<string>): readonly string[] => {
  const count = gamesBegun(ids);
  return BEGUN.slice(count, count + 1);
};

/** Were enough games with all rules played before this one? */
export const isVersed = (learned: ReadonlySet<string>, game: string): boolean =>
  [...learned].filter((id) => id.startsWith(PLAYED_IN) && id !== PLAYED_IN + game).length >= FIRST_GAMES;

/** The mark of a game with all rules; none once there are enough of them. */
export const playedIn = (learned: ReadonlySet<string>, game: string): readonly string[] =>
  isVersed(learned, game) ? [] : [PLAYED_IN + game];
/** The mark set once a player has asked for all abilities. */
export const ALL_ABILITIES = 'abilities';

const KEY = 'oddboard/progress';
const FORMAT = 1;

/** The value as ids by game; null if it is anything else. */
export const progressIn = (value: unknown): Progress | null => {
  const isProgress =
    isFields(value) &&
    !Object.keys(value).some(isInherited) &&
    Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));
  return isProgress ? (value as Progress) : null;
};

/** The ids in a value from outside. */
export const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** Reads progress from the browser's storage, or from a file exported before 1.0.0. */
export const readProgress = (json: unknown): Progress | null =>
  isFields(json) && json['format'] === FORMAT ? progressIn(json['progress']) : null;

/** The ids of `more` that are not known yet. */
const newIn = (known: Progress, more: Progress): Progress =>
  Object.fromEntries(
    Object.entries(more)
      .map(([game, ids]) => {
        const old = new Set(known[game]);
        return [game, [...new Set(ids)].filter((id) => !old.has(id))] as const;
      })
      .filter(([, ids]) => ids.length > 0),
  );

const isEmpty = (progress: Progress): boolean => Object.keys(progress).length === 0;

/** Both together, each id once. */
export const merged = (known: Progress, more: Progress): Progress => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(newIn(known, more)).map(([game, ids]) => [game, [...(known[game] ?? []), ...ids]]),
  ),
});

export interface ProgressKeeper {
  /** The ids known of a game: the same set for as long as none is added. */
  of(game: string): ReadonlySet<string>;
  all(): Progress;
  add(game: string, ids: readonly string[]): void;
  /** Adds all of another progress. */
  join(more: Progress): void;
  /** Adds the ids of the database, and sends it those it lacks. */
  gather(): Promise<void>;
  /** Calls back when anything is added; returns a function that ends this. */
  subscribe(then: () => void): () => void;
}

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
    for (const game of Object.keys(newIn(known, more))) sets.delete(game);
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
  const write = (): void => {
    const written = JSON.stringify({ format: FORMAT, progress: known });
    if (attempt(() => storage.setItem(KEY, written)).ok) text = written;
  };
  return {
    all,
    /** The new ids of `more`, which are added. */
    add(more: Progress): Progress {
      const news = newIn(all(), more);
      if (isEmpty(news)) return news;
      learn(news);
      write();
      return news;
    },
    of(game: string): ReadonlySet<string> {
      const ids = all()[game];
      const set = sets.get(game) ?? new Set(ids);
      sets.set(game, set);
      return set;
    },
  };
};

export const progressKeeper = (surroundings: Surroundings): ProgressKeeper => {
  const { database } = surroundings;
  const local = localProgress(surroundings);
  const listeners = new Set<() => void>();
  /** The database may be missing, or refuse: then the browser's storage has it alone. */
  const send = (more: Progress): void => {
    void promised(async () => isEmpty(more) || (await database)?.learn(more));
  };
  /** Adds the new ids of `more`, and returns them. */
  const take = (more: Progress): Progress => {
    const news = local.add(more);
    if (!isEmpty(news)) for (const then of listeners) then();
    return news;
  };
  const join = (more: Progress): void => send(take(more));
  return {
    of: local.of,
    all: local.all,
    add: (game, ids) => join({ [game]: ids }),
    join,
    async gather() {
      const held = await promised(async () => (await database)?.learned());
      if (!held) return;
      const there = Object.fromEntries(
        Object.entries(held)
          .filter(([game]) => !isInherited(game))
          .map(([game, ids]) => [game, idsIn(ids)]),
      );
      send(newIn(there, local.all()));
      take(there);
    },
    subscribe(then) {
      listeners.add(then);
      return () => listeners.delete(then);
    },
  };
};
