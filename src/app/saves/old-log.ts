/** Reads games stored before 1.0.0. This file stays until 2.0.0. */
import { isJsonObject, type JsonObject } from '../../kernel/editing/objects.ts';
import { type KeyValueStore, storageKeys, tryOrNull } from '../base/browser.ts';
import { withChecksum } from '../base/checksum.ts';
import { type LocalEntry, newerFirst, parseRecord, type Save, type SaveEntry, versionName } from './record.ts';

/** A logged change of a saved game. After the first `keep` nodes, `nodes` replace the rest. */
interface Change {
  readonly set: JsonObject;
  readonly gone: readonly string[];
  /** Maps a field's name to changed entries of the field's object. An entry with the value null is removed. */
  readonly entries: Readonly<Record<string, JsonObject>>;
  readonly keep: number;
  readonly nodes: readonly unknown[];
}

const isChange = (value: unknown): value is Change =>
  isJsonObject(value) &&
  isJsonObject(value['set']) &&
  Array.isArray(value['gone']) &&
  isJsonObject(value['entries']) &&
  Object.values(value['entries']).every(isJsonObject) &&
  Number.isSafeInteger(value['keep']) &&
  Array.isArray(value['nodes']);

const applyChange = (before: JsonObject, { set, gone, entries, keep, nodes }: Change): JsonObject => {
  const after: Record<string, unknown> = { ...before, ...set };
  for (const name of gone) delete after[name];
  for (const [name, others] of Object.entries(entries)) {
    const table = before[name];
    const all = Object.entries({ ...(isJsonObject(table) && table), ...others });
    after[name] = Object.fromEntries(all.filter(([, value]) => value !== null));
  }
  if (Array.isArray(before['nodes'])) after['nodes'] = [...before['nodes'].slice(0, keep), ...nodes];
  return after;
};

/** The state of a saved game. `value` is the whole game as JSON, not yet validated. */
export interface SavedState {
  readonly save: Save;
  readonly value: JsonObject;
}

/** The newest state of a game, with logged changes applied. Null if no save has a whole game. */
export const newestOf = (saves: readonly Save[]): SavedState | null => {
  const states = new Map<unknown, SavedState>();
  let newest: SavedState | null = null;
  for (const save of [...saves].sort(newerFirst).reverse()) {
    const { whole, after, change } = save.content;
    const before = states.get(after);
    const value = isJsonObject(whole) ? whole : before && isChange(change) && applyChange(before.value, change);
    if (!value) continue;
    newest = { save, value };
    states.set(versionName(save), newest);
  }
  return newest;
};

export const newestStates = (entries: Iterable<SaveEntry>): readonly SavedState[] => {
  const saves = [...entries].map(parseRecord).filter((save) => save !== null);
  const ids = [...new Set(saves.map(({ id }) => id))];
  return ids.map((id) => newestOf(saves.filter((save) => save.id === id))).filter((state) => state !== null);
};

export const wholeEntry = (whole: JsonObject, head: Partial<SaveEntry> = {}): SaveEntry => {
  const { id = String(whole['id']), game = String(whole['game']) } = head;
  const { at = Date.parse(String(whole['changed'])) || 0 } = head;
  const text = JSON.stringify({ id, revision: 0, by: '', game, at, content: { whole } });
  return { id, revision: 0, game, at, text: withChecksum(text) };
};

/** Returns the entries that versions before 1.0.0 left in local storage, under four key prefixes. */
export const oldEntriesIn = (storage: KeyValueStore): readonly LocalEntry[] => {
  const under = (prefix: string, entryOf: (name: string, text: string) => SaveEntry): readonly LocalEntry[] =>
    storageKeys(storage, prefix).map((key) => ({
      key,
      ...entryOf(key.slice(prefix.length), storage.getItem(key) ?? ''),
    }));
  const whole = (text: string, head: Pick<SaveEntry, 'id'> & Partial<SaveEntry>): SaveEntry => {
    const json = tryOrNull((): unknown => JSON.parse(text));
    return isJsonObject(json) ? wholeEntry(json, head) : { revision: 0, game: '', at: 0, ...head, text };
  };
  return [
    ...under('oddboard/log/', (name, text) => {
      const [game = '', id = '', revision, at] = name.split('/');
      return { game, id, revision: Number(revision) || 0, at: Number(at) || 0, text };
    }),
    ...under('oddboard/journal/', (id, text) => whole(text, { id })),
    ...under('oddboard/previous/', (game, text) => whole(text, { id: `before-${game}`, game, at: 1 })),
    ...under('oddboard/game/', (game, text) => whole(text, { id: `first-${game}`, game, at: 2 })),
  ];
};
