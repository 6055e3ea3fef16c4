/** What a browser may lack, refuse or never answer: storage, voices, locks. Its exceptions become values. */
import { isFields } from '../../kernel/editing/objects.ts';
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

/** A feature, or what a call of it returns; null where it is missing or throws. */
export const had = <T>(what: () => T | null | undefined): T | null => {
  const found = attempt(what);
  return found.ok ? (found.value ?? null) : null;
};

/** Null where it is missing, throws or rejects. A promise that the browser never settles stays pending. */
export const promised = async <T>(what: () => Promise<T> | null | undefined): Promise<T | null> => {
  try {
    return (await what()) ?? null;
  } catch {
    return null;
  }
};

export const keysOf = (storage: Pick<Storage, 'key' | 'length'>, prefix: string): readonly string[] => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
};

export interface Storing {
  readonly storage: KeyValueStore;
  /** The current time as an ISO 8601 string. */
  now(): string;
}

/** Moves unreadable data, or `text` in its place, to another key; returns the sentence that says where it is now. */
export const setAside = ({ storage, now }: Storing, key: string, name: string, text?: string): string => {
  const aside = `oddboard/aside/${name}/${now()}`;
  const moved = attempt(() => {
    storage.setItem(aside, text ?? storage.getItem(key) ?? '');
    storage.removeItem(key);
  });
  return moved.ok ? MESSAGES.setAside(aside) : MESSAGES.nowhereElse;
};

interface Kept<Value> {
  /** Under this name it is set aside. */
  readonly name: string;
  /** The value of the JSON; null, or an exception, if it is none. */
  read(json: unknown): Value | null;
  says?(where: string): string;
}

/** The value of the JSON under a key: null if there is none, or it cannot be read and is set aside. */
export const valueAt = <Value>(place: Storing, key: string, { name, read, says }: Kept<Value>) => {
  const text = had(() => place.storage.getItem(key));
  if (text === null) return { value: null, wrong: null };
  const value = attempt(() => read(JSON.parse(text)));
  if (value.ok && value.value !== null) return { value: value.value, wrong: null };
  const where = setAside(place, key, name);
  return { value: null, wrong: says ? ({ text: says(where) } satisfies Problem) : null };
};

export const settingsFrom = (place: Storing) => {
  const { value, wrong } = valueAt<Settings>(place, SETTINGS_KEY, {
    name: 'settings',
    read: (json) => (isFields(json) ? settingsIn(json) : null),
    says: MESSAGES.settingsDamaged,
  });
  return { settings: value ?? settingsIn({}), wrong };
};

/** Reads the others anew, since another tab may have changed them. */
export const keepSettings = (place: Storing, changed: Partial<Settings>): Problem | null => {
  const settings = { ...settingsFrom(place).settings, ...changed };
  const done = attempt(() => place.storage.setItem(SETTINGS_KEY, JSON.stringify(settings)));
  return done.ok ? null : done.error;
};
