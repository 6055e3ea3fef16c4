/**
 * What has been learned in this browser: lessons done, and primers seen, by game. Kept as settings are, and
 * never needed to play.
 */
import { array, literal, object, record, safeParse, string } from 'valibot';
import { attempt, type Shelf, valueAt } from '../storage.ts';

/** The ids of lessons done, by game. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** Stands among a game's lessons once its primer has been seen. */
export const PRIMER = 'primer';

const KEY = 'oddboard/progress';
const FORMAT = 1;
const FILE = object({ format: literal(FORMAT), progress: record(string(), array(string())) });

const readProgress = (json: unknown): Progress | null => {
  const read = safeParse(FILE, json);
  return read.success ? read.output.progress : null;
};

const written = (progress: Progress): string => JSON.stringify({ format: FORMAT, progress });

const merged = (one: Progress, other: Progress): Progress =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((game) => [
      game,
      [...new Set([...(one[game] ?? []), ...(other[game] ?? [])])],
    ]),
  );

export interface ProgressKeeper {
  /** The ids that are known of a game. */
  of(game: string): ReadonlySet<string>;
  /** Adds an id. Another tab may have added others meanwhile: nothing is ever removed. */
  add(game: string, id: string): void;
  /** As a file. */
  file(): string;
  /** Adds what a file holds; false if it holds no progress. */
  open(text: string): boolean;
}

export const progressKeeper = (shelf: Shelf, now: () => string): ProgressKeeper => {
  const read = (): Progress => valueAt(shelf, KEY, { name: 'progress', now, read: readProgress }).value ?? {};
  /** What cannot be kept is forgotten with the page. */
  let known: Progress = {};
  const all = (): Progress => {
    known = merged(known, read());
    return known;
  };
  const keep = (more: Progress): void => {
    known = merged(all(), more);
    attempt(() => shelf.setItem(KEY, written(known)));
  };
  return {
    of: (game) => new Set(all()[game]),
    add: (game, id) => keep({ [game]: [id] }),
    file: () => `${written(all())}\n`,
    open(text) {
      const json = attempt(() => JSON.parse(text));
      const progress = json.ok ? readProgress(json.value) : null;
      if (progress) keep(progress);
      return progress !== null;
    },
  };
};
