/**
 * Saves games. At every pick the record of the game on the table goes to two places at once: local storage has
 * it before the next frame and serves a reload, the database has it on disk and survives a killed browser. If
 * one place refuses, the other keeps the game; if both refuse, the player is told and play goes on. Opening
 * takes the newer of both.
 */
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Problem } from '../../kernel/result.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Services } from '../services.ts';
import { setAside } from '../storage.ts';
import { MESSAGES } from '../telling/words.ts';
import { asking } from './ask.ts';
import {
  currentOf,
  entriesIn,
  isBegun,
  isOther,
  lastIn,
  removeLocal,
  setCurrent,
  writeLocal,
} from './local.ts';
import { newestStates } from './old-log.ts';
import { NOWHERE, reconcile, type SavedVersion } from './reconcile.ts';
import { entryOf, type LocalEntry, type Past, pastOf, type SaveEntry } from './record.ts';

/** A game as it was kept, and news of it for the players. */
export interface FoundSaves {
  readonly saved: SavedGame | null;
  readonly wrong: Problem | null;
}

export interface Saves {
  /** Saves the game on the table; an `own` one for good, any other until the next game. */
  save(saved: SavedGame, own: boolean): void;
  /**
   * The games of a variant that may be continued, likeliest first: this tab's own, then the last one played
   * anywhere.
   */
  current(variant: string): Promise<readonly string[]>;
  /** Does the current game of a variant go on, with something played in it? */
  hasBegun(variant: string): Promise<boolean>;
  /** Marks this game as the last one played. */
  resume(saved: SavedGame): void;
  /** The last record of a game, from either place; records that cannot be read are set aside. */
  read(id: string): Promise<FoundSaves>;
  /** All games, last changed first, and why some may be missing. */
  list(): Promise<{ readonly games: readonly SavedGame[]; readonly wrong: Problem | null }>;
  /** Saves a game that is not on the table; returns the problem, if any. */
  put(saved: SavedGame): Promise<Problem | null>;
  remove(saved: SavedGame): Promise<Problem | null>;
}

interface Surroundings
  extends Pick<Services, 'storage' | 'tab' | 'database' | 'persistence' | 'now' | 'newId'> {
  /** Called once when no place keeps the game, or only local storage does. */
  onTrouble(problem: Problem): void;
  /** Called when another tab has continued the game: this page's game gets a new id. */
  onFork(id: string): void;
}

/** The records of a game as a page knows them: the newest one, and which place lacks it. */
interface Kept {
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

const nothingKept = (id: string): Kept => ({
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

const joined = (words: readonly string[]): Problem | null =>
  words.length > 0 ? { text: [...new Set(words)].join(' ') } : null;

/** Is it the same but for the time of the change? */
const isUnchanged = (before: SavedGame, after: SavedGame): boolean =>
  deepEqual({ ...before, changed: '' }, { ...after, changed: '' });

export const createSaves = (surroundings: Surroundings): Saves => {
  const { storage, tab, database, persistence, now, newId, onTrouble, onFork } = surroundings;
  const games = new Map<string, Kept>();
  /** The id of the game on the table if it is untouched and saved only to survive a reload. */
  let passing: string | null = null;
  let latest = 0;
  let isPersistenceAsked = false;
  let isTold = false;
  let isLooseTold = false;
  const page = newId();
  const ask = asking(database);

  const keptOf = (id: string): Kept => {
    const kept = games.get(id) ?? nothingKept(id);
    games.set(id, kept);
    return kept;
  };

  /** A clock that only goes forward. */
  const tick = (): number => {
    latest = Math.max(latest + 1, Date.parse(now()) || 0);
    return latest;
  };

  /** The words for a database that keeps nothing, the first time; none after that. */
  const looseness = (refused: Problem): readonly string[] => {
    const words = isLooseTold || !database ? [] : [MESSAGES.keptLoosely(refused.text)];
    isLooseTold = true;
    return words;
  };

  /** Tells of a database that refuses; returns the problem if local storage refused, too. */
  const unkept = ({ refused }: Kept, why: Problem): Problem | null => {
    const nowhere = refused && !isTold ? [MESSAGES.cannotKeep(refused.text)] : [];
    const said = joined(refused ? nowhere : looseness(why));
    if (said) onTrouble(said);
    isTold ||= refused !== null;
    return refused;
  };

  /** Another tab has continued the game. */
  const fork = ({ id, newest, local }: Kept): Problem => {
    games.delete(id);
    if (newest && !isOther(storage, newest.head, local)) removeLocal(storage, id);
    onFork(id);
    return { text: MESSAGES.changedElsewhere };
  };

  /** Sends the last record that waits to the database; returns the problem if no place took it. */
  const deliver = async (kept: Kept): Promise<Problem | null> => {
    let refused: Problem | null = null;
    while (kept.next) {
      const entry = kept.next;
      kept.next = null;
      const put = await ask((there) => there.put(entry, kept.onDisk));
      if (games.get(kept.id) !== kept) return null;
      refused = put.ok ? null : put.error;
      if (!put.ok) continue;
      if (put.value !== null && put.value >= entry.revision) return fork(kept);
      isTold = false;
      kept.onDisk = entry.revision;
    }
    kept.sending = null;
    return refused && unkept(kept, refused);
  };

  /** Brings the newest record to both places; returns the problem if none takes it. */
  const send = async (kept: Kept, { head, saved }: SavedVersion): Promise<Problem | null> => {
    if (isOther(storage, head, kept.local)) return fork(kept);
    kept.past = pastOf(saved, kept.past);
    const entry = entryOf(head, saved, kept.past);
    if (kept.here < head.revision) {
      const written = writeLocal(storage, entry, kept.local);
      kept.refused = written.ok ? null : written.error;
      if (written.ok) Object.assign(kept, { local: written.value, here: head.revision });
    }
    if (!kept.refused) isTold = false;
    if (kept.onDisk >= head.revision) return null;
    kept.next = entry;
    kept.sending ??= deliver(kept);
    return kept.sending;
  };

  const write = (kept: Kept, saved: SavedGame, at: number): Promise<Problem | null> => {
    const { id, revision } = kept;
    const newest = { head: { id, revision: revision + 1, by: page, game: saved.game, at }, saved };
    Object.assign(kept, { newest, revision: revision + 1 });
    return send(kept, newest);
  };

  const forget = (id: string) => {
    games.delete(id);
    removeLocal(storage, id);
    return ask((there) => there.remove(id));
  };

  /** Another game is on the table: the one before belongs to the database, or is forgotten if untouched. */
  const leaveOthers = (id: string) => {
    if (passing !== null && passing !== id) void forget(passing);
    for (const kept of games.values()) {
      const { newest, local, onDisk, revision } = kept;
      if (kept.id === id || !newest || onDisk < revision || isOther(storage, newest.head, local)) continue;
      removeLocal(storage, kept.id);
      Object.assign(kept, { local: [], here: NOWHERE });
    }
  };

  /** A version with actions of its own becomes a game of its own. Doing this twice changes nothing. */
  const keepApart = ({ saved, head: { id, revision, by } }: SavedVersion): string => {
    const copy = { ...saved, id: `${id}-${revision}-${by}`, name: `${saved.name} (copy)`.trim() };
    if (!games.has(copy.id)) void write(keptOf(copy.id), copy, 0);
    return MESSAGES.copyKept;
  };

  /** Puts the records of both places together, and tells `more`; those that cannot be used are set aside. */
  const together = async (
    id: string,
    local: readonly LocalEntry[],
    there: readonly SaveEntry[],
    more: readonly string[] = [],
  ): Promise<FoundSaves> => {
    const { readSavedValue } = await import('../formats/reading.ts');
    const { versions, apart, unusable, said, revision, ...places } = reconcile(local, there, (value) =>
      readSavedValue(value, { id, now: now() }),
    );
    const [spoiledHere, spoiledThere] = unusable;
    const asides = [
      ...spoiledHere.map((entry) => setAside(storage, entry.key, `${id}.${entry.revision}`, now())),
      ...spoiledThere.map((entry) => {
        void ask((database) => database.setAside(entry));
        return MESSAGES.setAsideThere;
      }),
    ];
    const wrong = joined([...asides.map(MESSAGES.damagedCopy), ...said, ...apart.map(keepApart), ...more]);
    latest = Math.max(latest, ...[...local, ...there].map(({ at }) => at).filter(Number.isFinite));
    const known = games.get(id);
    const [newest = null] = versions;
    const isNews = !known || known.revision < revision || (known.revision === revision && !known.sending);
    if (local.length + there.length > 0 && isNews)
      games.set(id, { ...nothingKept(id), ...places, newest, revision, local });
    return { saved: newest?.saved ?? null, wrong };
  };

  const read = async (id: string): Promise<FoundSaves> => {
    const [there] = await Promise.all([
      ask((database) => database.read(id)),
      import('../formats/reading.ts'),
    ]);
    const [entries, loose] = there.ok ? [there.value, []] : [[], looseness(there.error)];
    return together(id, entriesIn(storage, id), entries, loose);
  };

  const current = async (variant: string): Promise<readonly string[]> => {
    const own = tab && currentOf(tab, variant);
    const there = await ask((database) => database.last(variant));
    const lasts = [lastIn(storage, variant), there.ok ? there.value : null].filter((last) => last !== null);
    const ids = [own ?? null, ...lasts.sort((a, b) => b.at - a.at).map(({ id }) => id)];
    return [...new Set(ids)].filter((id) => id !== null);
  };

  return {
    read,
    current,
    save(saved, own) {
      leaveOthers(saved.id);
      passing = own ? null : saved.id;
      if (tab) setCurrent(tab, saved);
      // The browser is asked once not to forget what is stored.
      if (own && !isPersistenceAsked) persistence?.persist().catch(() => undefined);
      isPersistenceAsked ||= own;
      const kept = keptOf(saved.id);
      const { newest } = kept;
      if (!newest || !isUnchanged(newest.saved, saved)) void write(kept, saved, tick());
      else if (kept.here < newest.head.revision || (database && kept.onDisk < newest.head.revision))
        void send(kept, newest);
    },
    async hasBegun(variant) {
      for (const id of await current(variant)) {
        const there = await ask((database) => database.read(id));
        const [newest] = newestStates([...entriesIn(storage, id), ...(there.ok ? there.value : [])]);
        if (newest) return isBegun(newest.value);
      }
      return false;
    },
    resume(saved) {
      if (tab) setCurrent(tab, saved);
      const kept = games.get(saved.id);
      if (kept) void write(kept, kept.newest?.saved ?? saved, tick());
    },
    async list() {
      const found = await ask((database) => database.all());
      const [here, there] = [entriesIn(storage), found.ok ? found.value : []];
      const listed: SavedGame[] = [];
      const said = found.ok || !database ? [] : [MESSAGES.noLibrary(found.error.text)];
      for (const id of new Set([...here, ...there].map((entry) => entry.id))) {
        const isOf = (entry: SaveEntry) => entry.id === id;
        const { saved, wrong } = await together(id, here.filter(isOf), there.filter(isOf));
        if (wrong) said.push(wrong.text);
        if (saved && saved.nodes.length > 0) listed.push(saved);
        else if (saved && id !== passing && !(tab && currentOf(tab, saved.game) === id)) void forget(id);
        const kept = games.get(id);
        // Games of earlier releases belong in the database, too.
        if (kept?.newest?.head.by === '' && kept.onDisk < kept.revision) void send(kept, kept.newest);
      }
      listed.sort((a, b) => b.changed.localeCompare(a.changed));
      return { games: listed, wrong: joined(said) };
    },
    put(saved) {
      const kept = keptOf(saved.id);
      return write(kept, saved, kept.newest?.head.at ?? (Date.parse(saved.changed) || 0));
    },
    async remove({ id }) {
      const done = await forget(id);
      return done.ok || !database ? null : done.error;
    },
  };
};
