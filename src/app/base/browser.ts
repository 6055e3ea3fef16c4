/** Access to browser features that may be missing or throw errors. */
import { isJsonObject } from '../../kernel/editing/objects.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { MESSAGES } from './messages.ts';
import { type Settings, settingsIn } from './settings.ts';

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const SETTINGS_KEY = 'oddboard/settings';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const attempt = <T>(work: () => T): Result<T, Problem> => {
  try {
    return ok(work());
  } catch (error) {
    return problem(messageOf(error));
  }
};

export const tryOrNull = <T>(what: () => T | null | undefined): T | null => {
  const found = attempt(what);
  return found.ok ? (found.value ?? null) : null;
};

/** Awaits what a call returns. Resolves to null if the call or its promise fails, as with a missing feature. */
export const awaitOrNull = async <T>(what: () => Promise<T> | null | undefined): Promise<T | null> => {
  try {
    return (await what()) ?? null;
  } catch {
    return null;
  }
};

export const storageKeys = (storage: Pick<Storage, 'key' | 'length'>, prefix: string): readonly string[] => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
};

export interface StorageAccess {
  readonly storage: KeyValueStore;
  /** The current time as an ISO 8601 string. */
  now(): string;
}

/** Moves unreadable data to a key with the date, so that nothing is lost. Returns a sentence that says where. */
export const setAside = ({ storage, now }: StorageAccess, key: string, name: string, text?: string): string => {
  const aside = `oddboard/aside/${name}/${now()}`;
  const moved = attempt(() => {
    storage.setItem(aside, text ?? storage.getItem(key) ?? '');
    storage.removeItem(key);
  });
  return moved.ok ? MESSAGES.setAside(aside) : MESSAGES.nowhereElse;
};

interface StoredValue<Value> {
  /** The name of the value. `setAside` puts this name into the key under which an unreadable value is kept. */
  readonly name: string;
  /** Reads the value from stored JSON. Returns null or throws an error if that is impossible. */
  read(json: unknown): Value | null;
  /** Returns the text that reports an unreadable value. `where` is the sentence that `setAside` returned. */
  says?(where: string): string;
}

/** Reads the value under `key`. Sets an unreadable value aside, since the next save would overwrite the value. */
export const readStored = <Value>(place: StorageAccess, key: string, { name, read, says }: StoredValue<Value>) => {
  const text = tryOrNull(() => place.storage.getItem(key));
  if (text === null) return { value: null, wrong: null };
  const value = attempt(() => read(JSON.parse(text)));
  if (value.ok && value.value !== null) return { value: value.value, wrong: null };
  const where = setAside(place, key, name);
  return { value: null, wrong: says ? ({ text: says(where) } satisfies Problem) : null };
};

export const readStoredSettings = (place: StorageAccess) => {
  const { value, wrong } = readStored<Settings>(place, SETTINGS_KEY, {
    name: 'settings',
    read: (json) => (isJsonObject(json) ? settingsIn(json) : null),
    says: MESSAGES.settingsDamaged,
  });
  return { settings: value ?? settingsIn({}), wrong };
};

/** Stores only the changed settings, since another tab may have changed others. */
export const storeSettings = (place: StorageAccess, changed: Partial<Settings>): Problem | null => {
  const settings = { ...readStoredSettings(place).settings, ...changed };
  const done = attempt(() => place.storage.setItem(SETTINGS_KEY, JSON.stringify(settings)));
  return done.ok ? null : done.error;
};
