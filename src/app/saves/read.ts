/** Reads a game's records from both storages, since either may lack the newest. The highest revision counts. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Problem, Result } from '../../kernel/result.ts';
import { readStored, type StorageAccess, setAside } from '../base/browser.ts';
import { READING } from '../base/reading-words.ts';
import { readPeople, readSavedValue, type Stamp } from '../formats/reading.ts';
import { isExtendedBy, type SavedGame } from '../formats/saved.ts';
import { currentOf, entriesIn, PEOPLE_KEY } from './local.ts';
import { newestOf } from './old-log.ts';
import {
  type LocalEntry,
  NOT_STORED,
  newerFirst,
  parseRecord,
  type SavedVersion,
  type SaveEntry,
  versionName,
} from './record.ts';
import type { Saves } from './saves.ts';

export interface FoundSaves {
  readonly saved: SavedGame | null;
  readonly wrong: Problem | null;
}

const joinSentences = (words: readonly string[]): Problem | null =>
  words.length > 0 ? { text: [...new Set(words)].join(' ') } : null;

/** Finds a game's unusable records and readable versions in both storages. The newest version comes first. */
const reconcile = (local: readonly LocalEntry[], there: readonly SaveEntry[], stamp: Stamp) => {
  const entries = [...local, ...there];
  const saves = new Map(entries.map((entry) => [entry, parseRecord(entry)]));
  const newestIn = (these: readonly SaveEntry[]) =>
    newestOf(these.map((entry) => saves.get(entry) ?? null).filter((save) => save !== null));
  const [ours, theirs] = [newestIn(local), newestIn(there)];
  // A log from before 1.0.0 may be split over both storages.
  const states = [newestIn(entries), ours, theirs].filter((state) => state !== null);
  const byName = new Map(states.map((state) => [versionName(state.save), state]));
  const versions: SavedVersion[] = [];
  const refused = new Set<string>();
  const said: string[] = [];
  for (const [name, { save, value }] of [...byName].sort(([, a], [, b]) => newerFirst(a.save, b.save))) {
    const game = readSavedValue(value, stamp);
    if (game.ok && game.value.game === save.game) versions.push({ head: save, saved: game.value });
    else {
      refused.add(name);
      said.push(game.ok ? READING.gameOf(game.value.game) : game.error.text);
    }
  }
  const [newest] = versions;
  const isNewer = ({ revision }: SaveEntry) => !!newest && revision > newest.head.revision;
  if (entries.some((entry) => isNewer(entry) && Number.isSafeInteger(entry.revision))) said.push(READING.olderOpened);
  const isUnusable = (entry: SaveEntry) => {
    const save = saves.get(entry);
    return !save || refused.has(versionName(save)) || isNewer(entry);
  };
  const [localRevision, databaseRevision] = [ours, theirs].map((state) => state?.save.revision ?? NOT_STORED);
  return { versions, isUnusable, said, localRevision, databaseRevision };
};

/** Merges a game's records into the newest version. Copies an older version if its actions would be lost. */
const mergeRecords = (
  page: Saves,
  id: string,
  local: readonly LocalEntry[],
  there: readonly SaveEntry[],
  more: readonly string[] = [],
): FoundSaves => {
  const stamp = { id, now: page.services.now() };
  const { versions, isUnusable, said, ...places } = reconcile(local, there, stamp);
  const asideHere = ({ key, revision }: LocalEntry) => setAside(page.services, key, `${id}.${revision}`);
  const asideThere = (entry: SaveEntry) => {
    void page.ask((database) => database.setAside(entry));
    return READING.setAsideThere;
  };
  const asides = [...local.filter(isUnusable).map(asideHere), ...there.filter(isUnusable).map(asideThere)];
  const [newest = null, ...others] = versions;
  const apart = others.filter(({ saved }) => newest && !isExtendedBy(saved, newest.saved));
  for (const { saved, head } of apart) {
    const copy = { ...saved, id: `${id}-${head.revision}-${head.by}`, name: `${saved.name} (copy)`.trim() };
    if (!page.games.has(copy.id)) void page.write(copy, 0);
  }
  const entries = [...local, ...there];
  page.latest = Math.max(page.latest, ...entries.map(({ at }) => at).filter(Number.isFinite));
  const revision = Math.max(0, ...entries.map((entry) => entry.revision).filter(Number.isSafeInteger));
  const known = page.games.get(id);
  const isNews = !known || known.revision < revision || (known.revision === revision && !known.sending);
  if (entries.length > 0 && isNews) page.track(id, { ...places, newest, revision, records: local });
  const copied = apart.length > 0 ? [READING.copiesDiffer, READING.copyKept] : [];
  const wrong = joinSentences([...asides.map(READING.damagedCopy), ...said, ...copied, ...more]);
  return { saved: newest?.saved ?? null, wrong };
};

export const readGame = (page: Saves, id: string, there: Result<readonly SaveEntry[], Problem>): FoundSaves => {
  const [entries, loose] = there.ok ? [there.value, []] : [[], page.databaseWarning(there.error)];
  return mergeRecords(page, id, entriesIn(page.services.storage, id), entries, loose);
};

/** Returns the saved games, last changed first, and problems of reading. Reads in slices, since games may be many. */
export const listGames = async (page: Saves) => {
  const { database, storage, tab, pause } = page.services;
  const found = await page.ask((from) => from.all());
  const [here, there] = [entriesIn(storage), found.ok ? found.value : []];
  const games: SavedGame[] = [];
  const said = found.ok || !database ? [] : [READING.noLibrary(found.error.text)];
  let mayContinue = await pause?.();
  for (const id of new Set([...here, ...there].map((entry) => entry.id))) {
    if (mayContinue?.() === false) mayContinue = await pause?.();
    const isOf = (entry: SaveEntry) => entry.id === id;
    const { saved, wrong } = mergeRecords(page, id, here.filter(isOf), there.filter(isOf));
    if (wrong) said.push(wrong.text);
    const before = page.listed.get(id);
    // An unchanged game stays the same object, so it is not rendered again.
    if (saved && saved.nodes.length > 0) games.push(before && deepEqual(before, saved) ? before : saved);
    else if (saved && id !== page.untouchedId && currentOf(tab, saved.game) !== id) void page.forget(id);
    const kept = page.games.get(id);
    // Moves games from before 1.0.0 to the database.
    if (kept?.newest?.head.by === '' && kept.databaseRevision < kept.revision) void page.send(kept);
  }
  games.sort((a, b) => b.changed.localeCompare(a.changed));
  page.listed = new Map(games.map((each) => [each.id, each]));
  return { games, wrong: joinSentences(said) };
};

/** Returns the players, seats and clock of the last game, or null. Reports a damaged stored value. */
export const peopleIn = (place: StorageAccess) =>
  readStored(place, PEOPLE_KEY, { name: 'people', read: readPeople, says: READING.peopleDamaged });
