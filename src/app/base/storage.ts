/**
 * The browser's storage, with exceptions turned into values. It keeps the players' settings. Unreadable data
 * is moved to another key and never deleted.
 */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { MESSAGES } from './messages.ts';
import { type Settings, settingsIn } from './settings.ts';

/** The part of the browser's storage that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage key of the players' settings. */
export const SETTINGS_KEY = 'oddboard/settings';

/** Turns an exception into a Problem. */
export const attempt = <T>(work: () => T): Result<T, Problem> => {
  try {
    return ok(work());
  } catch (error) {
    return problem(messageOf(error));
  }
};

/** All keys with this prefix. */
export const keysOf = (storage: KeyValueStore, prefix: string): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** Moves unreadable data out of the way; returns where it is now. */
export const setAside = (
  storage: KeyValueStore,
  key: string,
  name: string,
  now: string,
  text?: string,
): string => {
  const aside = `oddboard/aside/${name}/${now}`;
  const moved = attempt(() => {
    storage.setItem(aside, text ?? storage.getItem(key) ?? '');
    storage.removeItem(key);
  });
  return moved.ok ? MESSAGES.setAside(aside) : MESSAGES.nowhereElse;
};

/**
 * JSON under a key: its value, or the key it was moved to because `read` gives null for it or throws; both
 * null where nothing is kept.
 */
export const valueAt = <Value>(
  storage: KeyValueStore,
  key: string,
  { name, now, read }: { readonly name: string; now(): string; read(json: unknown): Value | null },
): { readonly value: Value | null; readonly moved: string | null } => {
  const text = attempt(() => storage.getItem(key));
  if (!text.ok || text.value === null) return { value: null, moved: null };
  const value = attempt(() => read(JSON.parse(text.value as string)));
  return value.ok && value.value !== null
    ? { value: value.value, moved: null }
    : { value: null, moved: setAside(storage, key, name, now()) };
};

const readSettings = (json: unknown): Settings | null =>
  json instanceof Object && !Array.isArray(json) ? settingsIn(json) : null;

/** The saved settings, and the problem of their saved form, if any. */
export const settingsFrom = (
  storage: KeyValueStore,
  now: () => string,
): { readonly settings: Settings; readonly wrong: Problem | null } => {
  const { value, moved } = valueAt(storage, SETTINGS_KEY, { name: 'settings', now, read: readSettings });
  return {
    settings: value ?? settingsIn(null),
    wrong: moved === null ? null : { text: MESSAGES.settingsDamaged(moved) },
  };
};

/** Keeps these of the settings, beside what another tab has changed; returns the problem, if any. */
export const keepSettings = (
  storage: KeyValueStore,
  changed: Partial<Settings>,
  now: () => string,
): Problem | null => {
  const settings = { ...settingsFrom(storage, now).settings, ...changed };
  const done = attempt(() => storage.setItem(SETTINGS_KEY, JSON.stringify(settings)));
  return done.ok ? null : done.error;
};

/** The message of an error, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
