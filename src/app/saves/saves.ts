/** Saves each change to local storage at once, then to the database, whose data survive a killed browser. */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { awaitOrNull, type KeyValueStore, messageOf, type StorageAccess } from '../base/browser.ts';
import { MESSAGES } from '../base/messages.ts';
import type { Pausing } from '../base/resumable.ts';
import { isUnchanged, type SavedGame } from '../formats/saved.ts';
import type { Database } from './database.ts';
import * as local from './local.ts';
import { newestStates } from './old-log.ts';
import { createRecorder, type LocalEntry, NOT_STORED, type SavedVersion, type SaveEntry } from './record.ts';

export interface SavePlaces extends Pausing, StorageAccess {
  readonly tab?: KeyValueStore;
  /** The database for saved games. Without a database, local storage alone stores the games. */
  readonly database?: Database | Promise<Database>;
  readonly persistence?: Pick<StorageManager, 'persist' | 'persisted'>;
  newId(): string;
}

interface SaveServices extends SavePlaces {
  onTrouble(problem: Problem): void;
  /** Called when another tab continued the game `id`, so that this tab's game needs a new id. */
  onFork(id: string): void;
}

class TrackedGame {
  newest: SavedVersion | null = null;
  revision = 0;
  readonly entryOf = createRecorder();
  records: readonly LocalEntry[] = [];
  refused: Problem | null = null;
  localRevision = NOT_STORED;
  databaseRevision = NOT_STORED;
  next: SaveEntry | null = null;
  sending: Promise<Problem | null> | null = null;

  constructor(readonly id: string) {}
}

/** Milliseconds to wait for the database, which may never answer. */
const DATABASE_TIMEOUT = 4_000;

const databaseRunner = (database: SavePlaces['database']) => {
  /** Milliseconds to wait. Zero after a timeout, so that one stuck database delays the player only once. */
  let patience = DATABASE_TIMEOUT;
  /** The opened database, kept so that work need not await a promise. */
  let there: Database | undefined;
  return async <T>(work: (from: Database) => Promise<T>): Promise<Result<T, Problem>> => {
    if (!database) return problem(MESSAGES.libraryMissing);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result<T, Problem>>((answer) => {
      timer = setTimeout(() => {
        patience = 0;
        answer(problem(MESSAGES.noAnswer));
      }, patience);
    });
    const answered = async () => {
      there ??= await database;
      const value = await work(there);
      patience = DATABASE_TIMEOUT;
      return ok(value);
    };
    const refused = (error: unknown) => problem(messageOf(error));
    return Promise.race([answered().catch(refused), late]).finally(() => clearTimeout(timer));
  };
};

export class Saves {
  readonly ask: ReturnType<typeof databaseRunner>;
  readonly games = new Map<string, TrackedGame>();
  listed: ReadonlyMap<string, SavedGame> = new Map();
  /** Id of the untouched game (without actions), which is deleted when another game opens. */
  untouchedId: string | null = null;
  latest = 0;
  readonly #page: string;
  #isTold = false;
  #isLooseTold = false;
  #persisted: Promise<unknown> | undefined;

  constructor(readonly services: SaveServices) {
    this.ask = databaseRunner(services.database);
    this.#page = services.newId();
  }

  /** Saves the game on the table. `own` is true once the game has actions, which make the game worth keeping. */
  save(saved: SavedGame, own: boolean): void {
    const { tab, database, persistence } = this.services;
    this.#leaveOthers(saved.id);
    this.untouchedId = own ? null : saved.id;
    local.setCurrent(tab, saved);
    if (own) this.#persisted ??= awaitOrNull(() => persistence?.persist());
    const kept = this.games.get(saved.id) ?? this.track(saved.id);
    const { newest, localRevision, databaseRevision } = kept;
    if (!newest || !isUnchanged(newest.saved, saved)) void this.write(saved, this.#tick());
    else if (localRevision < newest.head.revision || (database && databaseRevision < newest.head.revision))
      void this.send(kept);
  }

  resume(saved: SavedGame): void {
    local.setCurrent(this.services.tab, saved);
    const kept = this.games.get(saved.id);
    if (kept) void this.write(kept.newest?.saved ?? saved, this.#tick());
  }

  /** Saves a game that is not on the table. Resolves to a problem, or null. */
  put(saved: SavedGame): Promise<Problem | null> {
    return this.write(saved, this.games.get(saved.id)?.newest?.head.at ?? (Date.parse(saved.changed) || 0));
  }

  async remove({ id }: SavedGame): Promise<Problem | null> {
    const done = await this.forget(id);
    return done.ok || !this.services.database ? null : done.error;
  }

  /** Returns the ids of a variant's games that may be continued: this tab's game, then the last played ones. */
  async current(variant: string): Promise<readonly string[]> {
    const { tab, storage } = this.services;
    const there = await this.ask((database) => database.last(variant));
    const last = there.ok ? there.value : null;
    const lasts = [local.lastPlayedIn(storage, variant), last].filter((each) => each !== null);
    const ids = lasts.sort((a, b) => b.at - a.at).map(({ id }) => id);
    const own = local.currentOf(tab, variant);
    return [...new Set(own === null ? ids : [own, ...ids])];
  }

  async hasBegun(variant: string): Promise<boolean> {
    for (const id of await this.current(variant)) {
      const there = await this.ask((database) => database.read(id));
      const entries = [...local.entriesIn(this.services.storage, id), ...(there.ok ? there.value : [])];
      const [newest] = newestStates(entries);
      if (newest) return local.isBegun(newest.value);
    }
    return false;
  }

  /** Reads a game's newest version. Unreadable records are set aside, so that they can be rescued. */
  async read(id: string) {
    const there = this.ask((database) => database.read(id));
    return (await import('./read.ts')).readGame(this, id, await there);
  }

  async list() {
    return (await import('./read.ts')).listGames(this);
  }

  track(id: string, known: Partial<TrackedGame> = {}): TrackedGame {
    const kept = Object.assign(new TrackedGame(id), known);
    this.games.set(id, kept);
    return kept;
  }

  /** Stores a new revision in both storages. Gives a problem if both fail. */
  write(saved: SavedGame, at: number): Promise<Problem | null> {
    const { id, game } = saved;
    const kept = this.games.get(id) ?? this.track(id);
    kept.revision += 1;
    kept.newest = { head: { id, revision: kept.revision, by: this.#page, game, at }, saved };
    return this.send(kept);
  }

  /** Sends the newest record to each storage that lacks it. Gives a problem if another tab wrote first. */
  async send(kept: TrackedGame): Promise<Problem | null> {
    const { storage } = this.services;
    if (!kept.newest) return null;
    const { head, saved } = kept.newest;
    if (local.isFromOtherTab(storage, head, kept.records)) return this.#fork(kept);
    const entry = kept.entryOf(head, saved);
    if (kept.localRevision < head.revision) {
      const written = local.writeRecord(storage, entry, kept.records);
      kept.refused = written.ok ? null : written.error;
      if (written.ok) Object.assign(kept, { records: written.value, localRevision: head.revision });
    }
    if (!kept.refused) this.#isTold = false;
    if (kept.databaseRevision >= head.revision) return null;
    kept.next = entry;
    kept.sending ??= this.#deliver(kept);
    return kept.sending;
  }

  forget(id: string) {
    this.games.delete(id);
    local.removeRecords(this.services.storage, id);
    return this.ask((database) => database.remove(id));
  }

  /** Returns a warning that the database fails. Only the first call warns, so that players read this once. */
  databaseWarning(refused: Problem): readonly string[] {
    const words = this.#isLooseTold || !this.services.database ? [] : [MESSAGES.keptLoosely(refused.text)];
    this.#isLooseTold = true;
    return words;
  }

  #tick(): number {
    this.latest = Math.max(this.latest + 1, Date.parse(this.services.now()) || 0);
    return this.latest;
  }

  /** Sends queued records to the database. Gives a problem if both storages fail or another tab wrote first. */
  async #deliver(kept: TrackedGame): Promise<Problem | null> {
    let refused: Problem | null = null;
    while (kept.next) {
      const entry = kept.next;
      kept.next = null;
      // A change without effect on the game keeps the revision, which may be stored already.
      if (entry.revision <= kept.databaseRevision) continue;
      const put = await this.ask((database) => database.put(entry, kept.databaseRevision));
      if (this.games.get(kept.id) !== kept) return null;
      refused = put.ok ? null : put.error;
      if (!put.ok) continue;
      if (put.value !== null && put.value >= entry.revision) return this.#fork(kept);
      this.#isTold = false;
      kept.databaseRevision = entry.revision;
    }
    kept.sending = null;
    return refused && this.#unkept(kept, refused);
  }

  #unkept({ refused }: TrackedGame, why: Problem): Problem | null {
    const nowhere = refused && !this.#isTold ? [MESSAGES.cannotKeep(refused.text)] : [];
    for (const text of refused ? nowhere : this.databaseWarning(why)) this.services.onTrouble({ text });
    this.#isTold ||= refused !== null;
    return refused;
  }

  #fork({ id, newest, records }: TrackedGame): Problem {
    const { storage, onFork } = this.services;
    this.games.delete(id);
    if (newest && !local.isFromOtherTab(storage, newest.head, records)) local.removeRecords(storage, id);
    onFork(id);
    return { text: MESSAGES.changedElsewhere };
  }

  /** Except for game `id`, deletes the untouched game and the local copies of games that the database has too. */
  #leaveOthers(id: string): void {
    const { storage } = this.services;
    if (this.untouchedId !== null && this.untouchedId !== id) void this.forget(this.untouchedId);
    for (const kept of this.games.values()) {
      if (kept.id === id || !kept.newest || kept.databaseRevision < kept.revision) continue;
      if (local.isFromOtherTab(storage, kept.newest.head, kept.records)) continue;
      local.removeRecords(storage, kept.id);
      Object.assign(kept, { records: [], localRevision: NOT_STORED });
    }
  }
}
