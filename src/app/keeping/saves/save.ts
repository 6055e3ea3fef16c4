/**
 * Saves games. At every pick the record of the game on the table goes to two places at once: local storage has
 * it before the next frame and serves a reload, the database has it on disk and survives a killed browser. If
 * one place refuses, the other keeps the game; if both refuse, the player is told and play goes on. Opening
 * takes the newer of both.
 */

import { deepEqual } from '../../../kernel/deep-equal.ts';
import { err, ok, type Problem, type Result } from '../../../kernel/result.ts';
import type { Shelf } from '../../storage.ts';
import { NEWS } from '../../telling/words.ts';
import type { SavedGame } from '../formats/saved.ts';
import { asking } from './ask.ts';
import type { Database } from './database.ts';
import { type Kept, nothingKept } from './kept.ts';
import {
  currentOf,
  entriesIn,
  isBegun,
  isCurrent,
  isOther,
  lastIn,
  putAside,
  removeLocal,
  setCurrent,
  writeLocal,
} from './local.ts';
import { NOWHERE, newestIn, reconcile, type Version } from './reconcile.ts';
import { entryOf, type Head, type LocalEntry, pastOf, type SaveEntry } from './record.ts';

/** A game as it was kept. */
export interface Found {
  /** The newest version first; others where the two places differ. */
  readonly games: readonly SavedGame[];
  /** What the players should know about it. */
  readonly wrong: Problem | null;
}

export interface Saves {
  /** Saves the game on the table; an `own` one for good, any other until the next game. */
  save(saved: SavedGame, own: boolean): void;
  /** Stops saving a game that another tab continues. */
  yield(id: string): void;
  /**
   * The games of a variant that may be continued, likeliest first: this tab's own, then the last one played
   * anywhere.
   */
  current(variant: string): Promise<readonly string[]>;
  /** Does the current game of a variant go on, with something played in it? */
  hasBegun(variant: string): Promise<boolean>;
  /** Marks this game as the last one played. */
  resume(saved: SavedGame): void;
  /** The revision of the last record of a game that this page read or wrote. */
  revisionOf(id: string): number;
  /** The last record of a game, from either place; records that cannot be read are set aside. */
  read(id: string): Promise<Found>;
  /** The last record of a game; `ok(null)` if there is none. */
  find(id: string): Promise<Result<SavedGame | null, Problem>>;
  /** All games, last changed first, and why some may be missing. */
  list(): Promise<{ readonly games: readonly SavedGame[]; readonly problem: Problem | null }>;
  /** Saves a game that is not on the table; returns the problem, if any. */
  put(saved: SavedGame): Promise<Problem | null>;
  remove(saved: SavedGame): Promise<Problem | null>;
}

interface Surroundings {
  readonly shelf: Shelf;
  /** Storage of this tab alone. */
  readonly tab?: Shelf;
  /** Without it, games live in local storage alone, and no problem is reported. */
  readonly database?: Database | Promise<Database>;
  /** The browser's promise to keep what is stored. */
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'>;
  now(): string;
  newId(): string;
  /** Called once when no place keeps the game, or only local storage does. */
  onTrouble(problem: Problem): void;
  /** Called when another tab has continued the game: this page's game gets a new id. */
  onFork(id: string): void;
}

const troubleAt = (words: readonly string[]): Problem | null =>
  words.length > 0 ? { text: [...new Set(words)].join(' ') } : null;

/** Is it the same but for the time of the change? */
const isUnchanged = (before: SavedGame, after: SavedGame): boolean =>
  deepEqual({ ...before, changed: '' }, { ...after, changed: '' });

export const createSaves = (surroundings: Surroundings): Saves => {
  const { shelf, tab, database, storage, now, newId, onTrouble, onFork } = surroundings;
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

  /** Asks the browser once not to forget what is stored. */
  const persist = () => {
    if (isPersistenceAsked || !storage) return;
    isPersistenceAsked = true;
    storage.persist().catch(() => undefined);
  };

  /** Tells once that no place keeps the game; null if a place took it. */
  const tell = (refused: Problem | null) => {
    if (refused && !isTold) onTrouble({ text: NEWS.cannotKeep(refused.text) });
    isTold = refused !== null;
  };

  /** The words for a database that keeps nothing, the first time; null if that has been said. */
  const looseness = (refused: Problem): string | null => {
    if (isLooseTold || !database) return null;
    isLooseTold = true;
    return NEWS.keptLoosely(refused.text);
  };

  /** Tells what the database refused; returns the problem if local storage refused it, too. */
  const unkept = ({ refused }: Kept, why: Problem): Problem | null => {
    const text = refused ? null : looseness(why);
    if (text !== null) onTrouble({ text });
    if (refused) tell(refused);
    return refused;
  };

  /** Another tab has continued the game. */
  const fork = (kept: Kept): Problem => {
    games.delete(kept.id);
    if (kept.head && !isOther(shelf, kept.head, kept.local)) removeLocal(shelf, kept.id);
    onFork(kept.id);
    return { text: NEWS.changedElsewhere };
  };

  /** Sends what is next to the database; returns the problem if no place took it. */
  const deliver = async (kept: Kept): Promise<Problem | null> => {
    let refused: Problem | null = null;
    while (kept.next) {
      const entry = kept.next;
      kept.next = null;
      const put = await ask((there) => there.put(entry, kept.onDisk));
      if (games.get(kept.id) !== kept) return null;
      if (!put.ok) {
        refused = put.error;
        continue;
      }
      const before = put.value;
      if (before !== null && (before >= entry.revision || !kept.heard.has(before))) {
        if (before !== entry.revision) void ask((there) => there.withdraw(entry));
        return fork(kept);
      }
      refused = null;
      tell(null);
      kept.onDisk = entry.revision;
    }
    kept.sending = null;
    return refused && unkept(kept, refused);
  };

  /** Brings the newest record to both places; returns the problem if none takes it. */
  const send = (kept: Kept, head: Head, saved: SavedGame): Promise<Problem | null> => {
    if (isOther(shelf, head, kept.local)) return Promise.resolve(fork(kept));
    kept.past = pastOf(saved, kept.past);
    const entry = entryOf(head, saved, kept.past);
    if (kept.here < head.revision) {
      kept.refused = writeLocal(shelf, entry, kept.old);
      if (!kept.refused) Object.assign(kept, { local: entry.text, old: [], here: head.revision });
    }
    if (!kept.refused) tell(null);
    if (kept.onDisk >= head.revision) return Promise.resolve(null);
    kept.next = entry;
    kept.sending ??= deliver(kept);
    return kept.sending;
  };

  const write = (kept: Kept, saved: SavedGame, at: number): Promise<Problem | null> => {
    const head = { id: kept.id, revision: kept.revision + 1, by: page, game: saved.game, at };
    kept.heard.add(head.revision);
    Object.assign(kept, { head, saved, revision: head.revision });
    return send(kept, head, saved);
  };

  /** Removes from local storage what the database has. */
  const leaveToDatabase = (kept: Kept) => {
    const { id, head, local, onDisk, revision } = kept;
    if (!head || onDisk < revision || isOther(shelf, head, local)) return;
    removeLocal(shelf, id);
    Object.assign(kept, { local: null, here: NOWHERE });
  };

  const forget = (id: string) => {
    games.delete(id);
    removeLocal(shelf, id);
    return ask((there) => there.remove(id));
  };

  /** Another game is on the table: the one before belongs to the database, or is forgotten if untouched. */
  const leaveOthers = (id: string) => {
    if (passing !== null && passing !== id) void forget(passing);
    for (const kept of games.values()) if (kept.id !== id) leaveToDatabase(kept);
  };

  /** A version with actions of its own becomes a game of its own. Doing this twice changes nothing. */
  const keepApart = ({ saved, head: { id, revision, by } }: Version): string => {
    const copy = { ...saved, id: `${id}-${revision}-${by}`, name: `${saved.name} (copy)`.trim() };
    if (!games.has(copy.id)) void write(keptOf(copy.id), copy, 0);
    return NEWS.copyKept;
  };

  /** What both places have of a game; records that cannot be used are set aside. */
  const together = async (
    id: string,
    here: readonly LocalEntry[],
    there: readonly SaveEntry[],
  ): Promise<Found> => {
    const { readSavedValue } = await import('../formats/reading.ts');
    const { versions, apart, unusable, said, revisions, ...places } = reconcile(here, there, (value) =>
      readSavedValue(value, { id, now: now() }),
    );
    const [spoiledHere, spoiledThere] = unusable;
    const asides = [
      ...spoiledHere.map((entry) => putAside(shelf, entry, now())),
      ...spoiledThere.map((entry) => {
        void ask((database) => database.setAside(entry));
        return NEWS.setAsideThere;
      }),
    ];
    const wrong = troubleAt([...asides.map(NEWS.damagedCopy), ...said, ...apart.map(keepApart)]);
    latest = Math.max(latest, ...[...here, ...there].map(({ at }) => at).filter(Number.isFinite));
    const revision = Math.max(0, ...revisions);
    const known = games.get(id);
    const isNews = !known || known.revision < revision || (known.revision === revision && !known.sending);
    if (revisions.length > 0 && isNews)
      games.set(id, {
        ...nothingKept(id),
        ...places,
        head: versions[0]?.head ?? null,
        saved: versions[0]?.saved ?? null,
        revision,
        heard: new Set(revisions),
        local: here.find(isCurrent)?.text ?? null,
        old: here.filter((entry) => !isCurrent(entry)),
      });
    return { games: versions.map(({ saved }) => saved), wrong };
  };

  const read = async (id: string): Promise<Found> => {
    const [there] = await Promise.all([
      ask((database) => database.read(id)),
      import('../formats/reading.ts'),
    ]);
    const here = entriesIn(shelf, id);
    const loose = there.ok ? null : looseness(there.error);
    const { games: found, wrong } =
      here.ok || there.ok
        ? await together(id, here.ok ? here.value : [], there.ok ? there.value : [])
        : { games: [], wrong: { text: NEWS.cannotRead(here.error.text) } };
    return { games: found, wrong: troubleAt([wrong?.text ?? null, loose].filter((words) => words !== null)) };
  };

  const current = async (variant: string): Promise<readonly string[]> => {
    const own = tab && currentOf(tab, variant);
    const there = await ask((database) => database.last(variant));
    const lasts = [lastIn(shelf, variant), there.ok ? there.value : null].filter((last) => last !== null);
    const ids = [own ?? null, ...lasts.sort((a, b) => b.at - a.at).map(({ id }) => id)];
    return [...new Set(ids)].filter((id) => id !== null);
  };

  return {
    read,
    current,
    revisionOf: (id) => games.get(id)?.head?.revision ?? 0,
    save(saved, own) {
      leaveOthers(saved.id);
      passing = own ? null : saved.id;
      if (tab) setCurrent(tab, saved);
      if (own) persist();
      const kept = keptOf(saved.id);
      const { head, here, onDisk } = kept;
      if (!head || !kept.saved || !isUnchanged(kept.saved, saved)) void write(kept, saved, tick());
      else if (here < head.revision || (database && onDisk < head.revision))
        void send(kept, head, kept.saved);
    },
    yield: (id) => void games.delete(id),
    async hasBegun(variant) {
      for (const id of await current(variant)) {
        const there = await ask((database) => database.read(id));
        const here = entriesIn(shelf, id);
        const newest = newestIn([...(here.ok ? here.value : []), ...(there.ok ? there.value : [])]);
        if (newest) return isBegun(newest.value);
      }
      return false;
    },
    resume(saved) {
      if (tab) setCurrent(tab, saved);
      const kept = games.get(saved.id);
      if (kept) void write(kept, kept.saved ?? saved, tick());
    },
    async find(id) {
      const { games: found, wrong } = await read(id);
      return found[0] || !wrong ? ok(found[0] ?? null) : err(wrong);
    },
    async list() {
      const there = await ask((database) => database.all());
      const here = entriesIn(shelf);
      const [ours, theirs] = [here.ok ? here.value : [], there.ok ? there.value : []];
      const listed: SavedGame[] = [];
      const said = there.ok || !database ? [] : [NEWS.noLibrary(there.error.text)];
      for (const id of new Set([...ours, ...theirs].map((entry) => entry.id))) {
        const isOf = (entry: SaveEntry) => entry.id === id;
        const { games: found, wrong } = await together(id, ours.filter(isOf), theirs.filter(isOf));
        if (wrong) said.push(wrong.text);
        const [game] = found;
        if (game && game.nodes.length > 0) listed.push(game);
        else if (game && id !== passing && !(tab && currentOf(tab, game.game) === id)) void forget(id);
        const kept = games.get(id);
        // Games of earlier releases belong in the database, too.
        if (kept?.head?.by === '' && kept.saved && kept.onDisk < kept.revision)
          void send(kept, kept.head, kept.saved);
      }
      listed.sort((a, b) => b.changed.localeCompare(a.changed));
      return { games: listed, problem: troubleAt(said) };
    },
    put(saved) {
      const kept = keptOf(saved.id);
      return write(kept, saved, kept.head?.at ?? (Date.parse(saved.changed) || 0));
    },
    async remove({ id }) {
      const done = await forget(id);
      return done.ok || !database ? null : done.error;
    },
  };
};
