/** Local storage of records. A killed browser may lose the newest records. */
import type { JsonObject } from '../../kernel/editing/objects.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { attempt, type KeyValueStore, type StorageAccess, setAside, storageKeys, tryOrNull } from '../base/browser.ts';
import { MESSAGES } from '../base/messages.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { People } from '../seats/heading.ts';
import { newestStates, oldEntriesIn } from './old-log.ts';
import { dropPositions } from './position-cache.ts';
import { type Head, type LocalEntry, revisionInText, type SaveEntry } from './record.ts';

const PREFIX = 'oddboard/save/';

const keyOf = ({ game, id }: Pick<Head, 'game' | 'id'>): string => `${PREFIX}${game}/${id}`;
const currentKey = (variant: string) => `oddboard/current/${variant}`;

export const currentOf = (tab: KeyValueStore | undefined, variant: string): string | null =>
  tryOrNull(() => tab?.getItem(currentKey(variant)));

export const setCurrent = (tab: KeyValueStore | undefined, { id, game }: Pick<Head, 'id' | 'game'>): void => {
  if (currentOf(tab, game) !== id) attempt(() => tab?.setItem(currentKey(game), id));
};

/** Returns the records of the game `id`, or of all games. Empty if storage throws. */
export const entriesIn = (storage: KeyValueStore, id?: string): readonly LocalEntry[] => {
  const entryAt = (key: string): LocalEntry => {
    const [game = '', name = ''] = key.slice(PREFIX.length).split('/');
    const text = storage.getItem(key) ?? '';
    return { key, game, id: name, ...revisionInText(text), text };
  };
  const all = tryOrNull(() => [...storageKeys(storage, PREFIX).map(entryAt), ...oldEntriesIn(storage)]) ?? [];
  return id === undefined ? all : all.filter((entry) => entry.id === id);
};

export const lastPlayedIn = (storage: KeyValueStore, variant: string): Pick<SaveEntry, 'id' | 'at'> | null => {
  const games = entriesIn(storage).filter(({ game }) => game === variant);
  return games.sort((a, b) => b.at - a.at)[0] ?? null;
};

/** Whether a game is begun and can be continued. Older versions stored the actions in `record`. */
export const isBegun = ({ nodes, record, result, grown = null, at }: JsonObject): boolean => {
  const actions = nodes ?? (record as { readonly actions?: unknown } | undefined)?.actions;
  return Array.isArray(actions) && actions.length > 0 && !result && grown !== at;
};

export const hasBegunIn = (storage: KeyValueStore): boolean =>
  newestStates(entriesIn(storage)).some(({ value }) => isBegun(value));

/** Whether another tab wrote the stored record, which this tab must not overwrite. */
export const isFromOtherTab = (storage: KeyValueStore, head: Head, known: readonly LocalEntry[]): boolean => {
  const text = tryOrNull(() => storage.getItem(keyOf(head)));
  return text !== null && known.every((entry) => entry.text !== text);
};

/** Replaces a game's records. If storage refuses, drops cached positions, since saves matter more, and retries. */
export const writeRecord = (
  storage: KeyValueStore,
  entry: SaveEntry,
  before: readonly LocalEntry[],
): Result<readonly LocalEntry[], Problem> => {
  const key = keyOf(entry);
  const write = () => attempt(() => storage.setItem(key, entry.text));
  const first = write();
  const done = first.ok || !dropPositions(storage) ? first : write();
  if (!done.ok) return done;
  attempt(() => {
    for (const old of before) if (old.key !== key) storage.removeItem(old.key);
  });
  return ok([{ ...entry, key }]);
};

export const removeRecords = (storage: KeyValueStore, id: string): void => {
  for (const { key } of entriesIn(storage, id)) attempt(() => storage.removeItem(key));
};

/** Sets aside a game that cannot be opened. Returns a sentence about the new place, or '' if nothing was stored. */
export const setGameAside = (place: StorageAccess, saved: SavedGame): string => {
  if (entriesIn(place.storage, saved.id).length === 0) return '';
  const where = setAside(place, keyOf(saved), saved.game, JSON.stringify(saved));
  if (where !== MESSAGES.nowhereElse) removeRecords(place.storage, saved.id);
  return where;
};

export const PEOPLE_KEY = 'oddboard/people';

/** Saves players, seats and clock as defaults for the next game, whatever its variant. */
export const savePeople = (storage: KeyValueStore, { players, seats, clock }: People): void => {
  attempt(() => storage.setItem(PEOPLE_KEY, JSON.stringify({ players, seats, clock })));
};
