/** The browser's storage: what it refuses becomes a value. The players' settings are kept in it. */
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { type Settings, settingsIn } from './settings.ts';

/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const SETTINGS = 'oddboard/settings';

/** A storage that refuses throws; here its answer becomes a value. */
export const attempt = <T>(work: () => T): Result<T, Problem> => {
  try {
    return ok(work());
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error));
  }
};

/** All keys that begin so. */
export const keysOf = (shelf: Shelf, prefix: string): readonly string[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) => key.startsWith(prefix));

export const keptSettings = (shelf: Shelf): Settings => {
  const text = attempt(() => shelf.getItem(SETTINGS));
  const json = text.ok && text.value !== null ? attempt(() => JSON.parse(text.value as string) as unknown) : null;
  return settingsIn(json?.ok ? json.value : null);
};

/** Keeps the settings; the answer is the problem, if there is one. */
export const keepSettings = (shelf: Shelf, settings: Settings): Problem | null => {
  const done = attempt(() => shelf.setItem(SETTINGS, JSON.stringify(settings)));
  return done.ok ? null : done.error;
};
