/**
 * The browser's storage: what it refuses becomes a value. The players' settings are kept in it. What cannot be read is set aside under another
 * key and never deleted.
 */
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { type Settings, settingsIn } from './settings.ts';
import { NEWS } from './telling/words.ts';

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

/** Moves what cannot be read out of the way; the answer says where it is now. */
export const setAside = (shelf: Shelf, key: string, name: string, now: string, text?: string): string => {
  const aside = `oddboard/aside/${name}/${now}`;
  const moved = attempt(() => {
    shelf.setItem(aside, text ?? shelf.getItem(key) ?? '');
    shelf.removeItem(key);
  });
  return moved.ok ? NEWS.setAside(aside) : NEWS.nowhereElse;
};

/** The settings that are kept, and what is wrong with them. */
export const keptSettings = (shelf: Shelf, now: () => string): { readonly settings: Settings; readonly wrong: Problem | null } => {
  const text = attempt(() => shelf.getItem(SETTINGS));
  if (!text.ok || text.value === null) return { settings: settingsIn(null), wrong: null };
  const json = attempt(() => JSON.parse(text.value as string) as unknown);
  if (json.ok && json.value instanceof Object && !Array.isArray(json.value)) return { settings: settingsIn(json.value), wrong: null };
  return { settings: settingsIn(null), wrong: { text: NEWS.settingsDamaged(setAside(shelf, SETTINGS, 'settings', now())) } };
};

/** Keeps the settings; the answer is the problem, if there is one. */
export const keepSettings = (shelf: Shelf, settings: Settings): Problem | null => {
  const done = attempt(() => shelf.setItem(SETTINGS, JSON.stringify(settings)));
  return done.ok ? null : done.error;
};
