/**
 * The browser's storage, with exceptions turned into values. It keeps the players' settings. Unreadable data
 * is moved to another key and never deleted.
 */
import { isFields } from '../../kernel/editing/objects.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { MESSAGES } from './messages.ts';
import { type Settings, settingsIn } from './settings.ts';

/** The part of the browser's storage that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage key of the players' settings. */
export const SETTINGS_KEY = 'oddboard/settings';

/** The message of an error, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Turns an exception into a Problem. */
export const attempt = <T>(work: () => T): Result<T, Problem> => {
  try {
    return ok(work());
  } catch (error) {
    return problem(messageOf(error));
  }
};

/** All keys with this prefix. */
export const keysOf = (storage: Pick<Storage, 'key' | 'length'>, prefix: string): readonly string[] => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
};

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

/** What JSON in the storage must be. */
interface Kept<Value> {
  /** Under this name it is set aside. */
  readonly name: string;
  now(): string;
  /** The value of the JSON; null, or an exception, if it is none. */
  read(json: unknown): Value | null;
  /** Says that it is damaged, and where it is now. */
  says?(where: string): string;
}

/** The value of the JSON under a key, if any. What cannot be read is set aside, and said. */
export const valueAt = <Value>(
  storage: KeyValueStore,
  key: string,
  { name, now, read, says }: Kept<Value>,
): { readonly value: Value | null; readonly wrong: Problem | null } => {
  const text = attempt(() => storage.getItem(key));
  if (!text.ok || text.value === null) return { value: null, wrong: null };
  const json = text.value;
  const value = attempt(() => read(JSON.parse(json)));
  if (value.ok && value.value !== null) return { value: value.value, wrong: null };
  const where = setAside(storage, key, name, now());
  return { value: null, wrong: says ? { text: says(where) } : null };
};

const readSettings = (json: unknown): Settings | null => (isFields(json) ? settingsIn(json) : null);

/** The saved settings, and the problem of their saved form, if any. */
export const settingsFrom = (
  storage: KeyValueStore,
  now: () => string,
): { readonly settings: Settings; readonly wrong: Problem | null } => {
  const form = { name: 'settings', now, read: readSettings, says: MESSAGES.settingsDamaged };
  const { value, wrong } = valueAt(storage, SETTINGS_KEY, form);
  return { settings: value ?? settingsIn({}), wrong };
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
