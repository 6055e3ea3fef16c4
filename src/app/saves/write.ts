/**
 * Writes records of games: to local storage before the next frame, to the database as soon as it takes them.
 * Only the newest record of a game waits for the database.
 */
import type { Problem } from '../../kernel/result.ts';
import { MESSAGES } from '../base/messages.ts';
import type { Pausing } from '../base/resumable.ts';
import type { KeyValueStore } from '../base/storage.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { asking } from './ask.ts';
import type { Database } from './database.ts';
import { isOther, removeLocal, writeLocal } from './local.ts';
import {
  entryOf,
  type LocalEntry,
  NOWHERE,
  type Past,
  pastOf,
  type SavedVersion,
  type SaveEntry,
} from './record.ts';

/** Where games are saved, and what their records need. */
export interface SavePlaces extends Pausing {
  readonly storage: KeyValueStore;
  /** Storage of this tab alone. */
  readonly tab?: KeyValueStore;
  /** Without it, games live in local storage alone. */
  readonly database?: Database | Promise<Database>;
  /** The browser's promise to keep what is stored. */
  readonly persistence?: Pick<StorageManager, 'persist' | 'persisted'>;
  /** The current time, as it is saved. */
  now(): string;
  newId(): string;
}

export interface SaveServices extends SavePlaces {
  /** Called once when no place keeps the game, or only local storage does. */
  onTrouble(problem: Problem): void;
  /** Called when another tab has continued the game: this page's game gets a new id. */
  onFork(id: string): void;
}

/** The records of a game as a page knows them: the newest one, and which place lacks it. */
export interface Kept {
  readonly id: string;
  /** Null if none can be read. */
  newest: SavedVersion | null;
  /** The highest revision, readable or not. */
  revision: number;
  past: Past | null;
  /** The records in local storage, and why the newest could not be written. */
  local: readonly LocalEntry[];
  refused: Problem | null;
  /** The revisions known to be in local storage and in the database. */
  here: number;
  onDisk: number;
  /** The record that goes to the database next, and the delivery under way. */
  next: SaveEntry | null;
  sending: Promise<Problem | null> | null;
}

export const nothingKept = (id: string): Kept => ({
  id,
  newest: null,
  revision: 0,
  past: null,
  local: [],
  refused: null,
  here: NOWHERE,
  onDisk: NOWHERE,
  next: null,
  sending: null,
});

/** A page's saves: its games by their ids, its two places, and what it has told. */
export interface PageSaves extends SaveServices {
  readonly id: string;
  readonly games: Map<string, Kept>;
  /** What the last list had, by id. */
  listed: ReadonlyMap<string, SavedGame>;
  readonly ask: ReturnType<typeof asking>;
  /** The id of the game on the table if it is untouched and saved only to survive a reload. */
  passing: string | null;
  /** The time of the latest record. */
  latest: number;
  isTold: boolean;
  isLooseTold: boolean;
}

/** Several news as one; null: none. */
export const joined = (words: readonly string[]): Problem | null =>
  words.length > 0 ? { text: [...new Set(words)].join(' ') } : null;

/** The records of a game; none at first. */
export const keptOf = ({ games }: PageSaves, id: string): Kept => {
  const kept = games.get(id) ?? nothingKept(id);
  games.set(id, kept);
  return kept;
};

/** A clock that only goes forward. */
export const tick = (page: PageSaves): number => {
  page.latest = Math.max(page.latest + 1, Date.parse(page.now()) || 0);
  return page.latest;
};

/** The words for a database that keeps nothing, the first time; none after that. */
export const looseness = (page: PageSaves, refused: Problem): readonly string[] => {
  const words = page.isLooseTold || !page.database ? [] : [MESSAGES.keptLoosely(refused.text)];
  page.isLooseTold = true;
  return words;
};

/** Tells of a database that refuses; returns the problem if local storage refused, too. */
const unkept = (page: PageSaves, { refused }: Kept, why: Problem): Problem | null => {
  const nowhere = refused && !page.isTold ? [MESSAGES.cannotKeep(refused.text)] : [];
  const said = joined(refused ? nowhere : looseness(page, why));
  if (said) page.onTrouble(said);
  page.isTold ||= refused !== null;
  return refused;
};

/** Another tab has continued the game. */
const fork = ({ games, storage, onFork }: PageSaves, { id, newest, local }: Kept): Problem => {
  games.delete(id);
  if (newest && !isOther(storage, newest.head, local)) removeLocal(storage, id);
  onFork(id);
  return { text: MESSAGES.changedElsewhere };
};

/** Sends the last record that waits to the database; returns the problem if no place took it. */
const deliver = async (page: PageSaves, kept: Kept): Promise<Problem | null> => {
  let refused: Problem | null = null;
  while (kept.next) {
    const entry = kept.next;
    kept.next = null;
    // A table that changed without its game sends the same record again.
    if (entry.revision <= kept.onDisk) continue;
    const put = await page.ask((there) => there.put(entry, kept.onDisk));
    if (page.games.get(kept.id) !== kept) return null;
    refused = put.ok ? null : put.error;
    if (!put.ok) continue;
    if (put.value !== null && put.value >= entry.revision) return fork(page, kept);
    page.isTold = false;
    kept.onDisk = entry.revision;
  }
  kept.sending = null;
  return refused && unkept(page, kept, refused);
};

/** Brings the newest record to both places; returns the problem if none takes it. */
export const send = async (
  page: PageSaves,
  kept: Kept,
  { head, saved }: SavedVersion,
): Promise<Problem | null> => {
  const { storage } = page;
  if (isOther(storage, head, kept.local)) return fork(page, kept);
  kept.past = pastOf(saved, kept.past);
  const entry = entryOf(head, saved, kept.past);
  if (kept.here < head.revision) {
    const written = writeLocal(storage, entry, kept.local);
    kept.refused = written.ok ? null : written.error;
    if (written.ok) Object.assign(kept, { local: written.value, here: head.revision });
  }
  if (!kept.refused) page.isTold = false;
  if (kept.onDisk >= head.revision) return null;
  kept.next = entry;
  kept.sending ??= deliver(page, kept);
  return kept.sending;
};

/** Keeps a game as a new record in both places; returns the problem if none takes it. */
export const write = (page: PageSaves, kept: Kept, saved: SavedGame, at: number): Promise<Problem | null> => {
  const { id, revision } = kept;
  const newest = { head: { id, revision: revision + 1, by: page.id, game: saved.game, at }, saved };
  Object.assign(kept, { newest, revision: revision + 1 });
  return send(page, kept, newest);
};

/** Removes a game from both places. */
export const forget = ({ games, storage, ask }: PageSaves, id: string) => {
  games.delete(id);
  removeLocal(storage, id);
  return ask((there) => there.remove(id));
};

/** Another game is on the table: the one before belongs to the database, or is forgotten if untouched. */
export const leaveOthers = (page: PageSaves, id: string): void => {
  const { passing, games, storage } = page;
  if (passing !== null && passing !== id) void forget(page, passing);
  for (const kept of games.values()) {
    const { newest, local, onDisk, revision } = kept;
    if (kept.id === id || !newest || onDisk < revision || isOther(storage, newest.head, local)) continue;
    removeLocal(storage, kept.id);
    Object.assign(kept, { local: [], here: NOWHERE });
  }
};
