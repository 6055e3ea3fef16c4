/**
 * Reads what was kept in this browser before 1.0.0; nothing is written in these forms any more. They are a log
 * of each game (whole games, and changes since the save before), older still a whole game of each variant, then
 * one of each game. Stays until 2.0.0.
 */
import { type Fields, isFields } from '../../kernel/editing/objects.ts';
import { sumOf } from '../base/checksum.ts';
import { attempt, type KeyValueStore, keysOf } from '../base/storage.ts';
import {
  type Head,
  type LocalEntry,
  nameOf,
  newerFirst,
  type Save,
  type SaveEntry,
  saveIn,
} from './record.ts';

/** A change of a log: fields and entries of tables that are set or gone, and nodes after those that stay. */
interface Change {
  readonly set: Fields;
  readonly gone: readonly string[];
  /** Fields that are tables: their changed entries, null where an entry is removed. */
  readonly entries: Readonly<Record<string, Fields>>;
  readonly keep: number;
  readonly nodes: readonly unknown[];
}

const isChange = (value: unknown): value is Change =>
  isFields(value) &&
  isFields(value['set']) &&
  Array.isArray(value['gone']) &&
  isFields(value['entries']) &&
  Object.values(value['entries']).every(isFields) &&
  Number.isSafeInteger(value['keep']) &&
  Array.isArray(value['nodes']);

const changed = (before: Fields, { set, gone, entries, keep, nodes }: Change): Fields => {
  const after: Record<string, unknown> = { ...before, ...set };
  for (const name of gone) delete after[name];
  for (const [name, others] of Object.entries(entries)) {
    const table = before[name];
    const all = Object.entries({ ...(isFields(table) && table), ...others });
    after[name] = Object.fromEntries(all.filter(([, value]) => value !== null));
  }
  if (Array.isArray(before['nodes'])) after['nodes'] = [...before['nodes'].slice(0, keep), ...nodes];
  return after;
};

/** A game as a record leaves it; validated like any text from outside. */
export interface SavedState {
  readonly save: Save;
  readonly value: Fields;
}

/** The newest state that these saves of a game lead to, in whichever order; null if none can be reached. */
export const newestOf = (saves: readonly Save[]): SavedState | null => {
  const states = new Map<string, SavedState>();
  let newest: SavedState | null = null;
  for (const save of [...saves].sort(newerFirst).reverse()) {
    const { whole, after, change } = save.content;
    const before = typeof after === 'string' ? states.get(after) : undefined;
    const value = isFields(whole) ? whole : before && isChange(change) && changed(before.value, change);
    if (!value) continue;
    newest = { save, value };
    states.set(nameOf(save), newest);
  }
  return newest;
};

/** The newest state of each game in these entries. */
export const newestStates = (entries: Iterable<SaveEntry>): readonly SavedState[] => {
  const saves = [...entries].map(saveIn).filter((save) => save !== null);
  const ids = [...new Set(saves.map(({ id }) => id))];
  return ids.map((id) => newestOf(saves.filter((save) => save.id === id))).filter((state) => state !== null);
};

/** A whole game kept before there were logs, as a record. */
export const wholeEntry = (
  whole: Fields,
  head: Partial<Pick<Head, 'id' | 'game' | 'at'>> = {},
): SaveEntry => {
  const {
    id = String(whole['id']),
    game = String(whole['game']),
    at = Date.parse(String(whole['changed'])) || 0,
  } = head;
  const text = JSON.stringify({ id, revision: 0, by: '', game, at, content: { whole } });
  return { id, revision: 0, game, at, text: `${sumOf(text)} ${text}` };
};

/** Keys of the logs, followed by VARIANT/ID/REVISION/AT; of whole games, by their ids. */
const LOG = 'oddboard/log/';
const WHOLE = 'oddboard/journal/';
/** The oldest keys: the game before of a variant, and the game. */
const FIRST = ['oddboard/previous/', 'oddboard/game/'] as const;

/** All that was kept in local storage before 1.0.0, by key; as it is where it cannot be read. */
export const oldEntriesIn = (storage: KeyValueStore): readonly LocalEntry[] => {
  const whole = (key: string, head: Pick<Head, 'id'> & Partial<Pick<Head, 'game' | 'at'>>) => {
    const text = storage.getItem(key) ?? '';
    const json = attempt(() => JSON.parse(text) as unknown);
    return json.ok && isFields(json.value)
      ? { key, ...wholeEntry(json.value, head) }
      : { key, revision: 0, game: '', at: 0, ...head, text };
  };
  return [
    ...keysOf(storage, LOG).map((key) => {
      const [game = '', id = '', revision, at] = key.slice(LOG.length).split('/');
      const head = { game, id, revision: Number(revision) || 0, at: Number(at) || 0 };
      return { key, ...head, text: storage.getItem(key) ?? '' };
    }),
    ...keysOf(storage, WHOLE).map((key) => whole(key, { id: key.slice(WHOLE.length) })),
    ...FIRST.flatMap((prefix, index) =>
      keysOf(storage, prefix).map((key) => {
        const game = key.slice(prefix.length);
        return whole(key, { id: `${['before', 'first'][index]}-${game}`, game, at: index + 1 });
      }),
    ),
  ];
};
